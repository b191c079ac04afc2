"""The README and the operator's page name what is there: all of it, and nothing else."""

import re
import shlex
from collections.abc import Iterable
from html import unescape
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.__main__ import COMMANDS, EXITS, make_parser
from bot.settings import names
from bot.ui import places
from bot.ui.delivery import threads
from cogs import (
    call,
    cases,
    deck_parts,
    decks,
    drinko,
    gambling,
    help,
    house,
    inn,
    inn_judge,
    inn_lobby,
    inn_teams,
    leaderboard,
    learn,
    leaving,
    lobby,
    me,
    night,
    owner,
    panel,
    question,
    replay,
    setting_up,
    sides,
    watching,
)

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
OPERATING = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
BOTH = README + OPERATING
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
COGS = (
    call.CallCog, cases.Cases, deck_parts.DeckPartsCog, decks.DecksCog, drinko.DrinkoCog, gambling.Gambling, help.Help,
    house.HouseCog, inn.InnCog, inn_lobby.InnLobbyCog,
    inn_judge.InnJudgeCog, inn_teams.InnTeamsCog, leaderboard.Leaderboard, learn.Learn, leaving.LeavingCog,
    lobby.LobbyCog, me.Me, night.NightCog, panel.PanelCog, question.QuestionCog, replay.ReplayCog,
    setting_up.SetUpCog, sides.SidesCog, watching.WatchingCog,
)  # fmt: skip


def fences(text: str) -> list[str]:
    """Every block of code."""
    return re.findall(r"^ *```\n(.*?)^ *```$", text, re.M | re.S)


def spans(text: str) -> list[str]:
    """Everything written as code within a line."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^ *```\n.*?^ *```$", "", text, flags=re.M | re.S))


def column(text: str, heading: str) -> list[str]:
    """The first cells of the first table under a heading, without the table's own."""
    section = text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\|(.*?)\|", section.partition("|---")[2], re.M)
    return [row.strip(" `") for row in rows if not row.startswith("---")]


def leaves(found: Iterable[app_commands.Command | app_commands.Group], above: str = "") -> set[str]:
    """The whole names of the commands, of those within groups too."""
    commands = set[str]()
    for entry in found:
        name = f"{above}{entry.name}"
        commands |= leaves(entry.commands, f"{name} ") if isinstance(entry, app_commands.Group) else {name}
    return commands


def slash_commands() -> set[str]:
    commands = set[str]()
    for cog in COGS:
        group = getattr(cog, "__cog_group_name__", "")
        commands |= leaves(cog.__cog_app_commands__, f"{group} " if group and cog.__cog_is_app_commands_group__ else "")
    return commands


def test_every_extension_is_looked_at() -> None:
    modules = (ROOT / "cogs").glob("*.py")
    there = {path.stem for path in modules if "async def setup(" in path.read_text(encoding="utf-8")}
    assert {cog.__module__.removeprefix("cogs.") for cog in (*COGS, owner.Owner)} == there


def test_slash_commands() -> None:
    there = slash_commands()
    named = {span.removeprefix("/") for span in spans(BOTH) if re.fullmatch(r"/[a-z]+( [a-z-]+){0,2}", span)}
    assert there - named == set()
    assert named - there - {name.split()[0] for name in there if " " in name} == set()


def test_make_targets() -> None:
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert phony
    code = "\n".join(spans(README) + fences(README))
    assert set(re.findall(r"\bmake ([a-z]+)", code)) == set(phony[1].split())
    assert set(re.findall(r"\bmake ([a-z]+)", "\n".join(spans(OPERATING)))) <= set(phony[1].split())


def test_subcommands() -> None:
    assert sorted(column(OPERATING, "The command line")) == sorted(COMMANDS)


def test_command_lines_can_be_given() -> None:
    from importlib import import_module

    parser = make_parser({name: import_module(f"bot.commands.{name}") for name in COMMANDS})
    lines = [line for block in [*fences(BOTH), *spans(BOTH)] for line in block.splitlines() if "-m bot " in line]
    given = [line.partition("-m bot ")[2] for line in lines]
    given = [line for line in given if line != "COMMAND"]
    assert len(given) >= 5
    for line in given:
        assert parser.parse_args(shlex.split(line)).command


def test_tools_of_the_workshop() -> None:
    from importlib import import_module

    from workshop.__main__ import COMMANDS as TOOLS
    from workshop.__main__ import make_parser as workshop_parser

    assert sorted(column(CONTRIBUTING, "The workshop")) == sorted(TOOLS)
    parser = workshop_parser({name: import_module(f"workshop.commands.{name}") for name in TOOLS})
    papers = [*fences(CONTRIBUTING), *spans(CONTRIBUTING), *fences(BOTH), *spans(BOTH)]
    given = [line.partition("-m workshop ")[2] for paper in papers for line in paper.splitlines()]
    given = [line for line in given if line and line != "COMMAND"]
    assert len(given) >= 2
    for line in given:
        assert parser.parse_args(shlex.split(line)).command


def test_settings() -> None:
    pattern = r"\b((?:DISCORD|BARKEEP)_[A-Z_]+)\b"
    assert sorted(column(README, "Install it on Discord")[-len(names()) :]) == sorted(names())
    assert set(re.findall(pattern, BOTH)) == set(names())
    assert set(re.findall(pattern, (ROOT / ".env.example").read_text(encoding="utf-8"))) == set(names())


def test_owners_commands() -> None:
    there = {command.name for command in owner.Owner.__cog_commands__}
    assert set(column(OPERATING, "The owner's commands")) == there


def test_exit_codes() -> None:
    assert column(OPERATING, "Starting and stopping") == re.findall(r"^  (\d+) ", EXITS, re.M)


def test_permissions_are_those_that_are_checked() -> None:
    checked = [*places.NEEDED, "send_messages_in_threads"]
    needed = discord.Permissions(**dict.fromkeys(checked, True))
    with_threads = needed | discord.Permissions(**dict.fromkeys(threads.NEEDED, True))
    pattern = r"scope=bot\+applications\.commands&permissions=(\d+)\n"
    wanted = [str(needed.value), str(with_threads.value)]
    assert re.findall(pattern, README) == wanted
    assert re.findall(pattern, (ROOT / "docs" / "first-evening.md").read_text(encoding="utf-8")) == wanted
    section = README.partition("| permission | for |")[2].partition("\n\n")[0]
    told = {name.strip() for row in re.findall(r"^\|([^|-]+)\|", section, re.M) for name in row.split(",")}
    titles = {name.replace("_", " ").title().replace(" In ", " in ") for name in checked}
    assert told == {title.replace("View Channel", "View Channels") for title in titles}


def test_the_heading_that_the_bot_names_is_there() -> None:
    from bot.commands.run import NO_TOKEN

    named = re.search(r'as the README says under "([^"]+)"', NO_TOKEN)
    assert named
    assert f"\n## {named[1]}\n" in README


@pytest.mark.parametrize("page", ["README.md", "docs/operating.md"])
def test_links_lead_to_files(page: str) -> None:
    file = ROOT / page
    text = file.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    assert [link for link in links if not (file.parent / link).exists()] == []


def test_pictures_are_small_and_told_in_words() -> None:
    pictures = re.findall(r'<img src="([^"]+)" width="\d+" alt="([^"]*)">', README)
    assert len(pictures) == README.count("<img") == len(list((ROOT / "docs" / "pictures").iterdir())) == 4
    for file, alt in pictures:
        assert (ROOT / file).stat().st_size < 300_000
        assert len(unescape(alt)) > 60


def test_every_folder_of_the_bot_is_told() -> None:
    table = README.partition("Where things are")[2].partition("\n**")[0]
    there = {f"bot/{path.parent.name}" for path in (ROOT / "bot").glob("*/__init__.py")}
    assert there - set(spans(table)) == set()
    assert {span for span in spans(table) if span.startswith("bot/")} <= there
