"""The papers beside the README say what is so: names of code, paths and links exist, forms can be read."""

import ast
import configparser
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import yaml

import bot
from bot.process import MISCONFIGURED, REFUSED_TOKEN
from bot.settings import names

ROOT = Path(__file__).parent.parent
DECISIONS = ROOT / "docs" / "decisions"
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
PAPERS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("data/*/*.md")]
PAGES = sorted(str(path.relative_to(ROOT)) for path in PAPERS)
ISSUES = ROOT / ".github" / "ISSUE_TEMPLATE"
FORMS = sorted(path.name for path in ISSUES.glob("*.yml") if path.name != "config.yml")


def spans(page: str) -> list[str]:
    """Everything written as code within a line of a page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(r"`([^`\n]+)`", re.sub(r"^ *```\w*\n.*?^ *```$", "", text, flags=re.M | re.S))


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def names_in(body: list[ast.stmt]) -> dict[str, list[ast.stmt]]:
    """What a module or a class defines or imports by name; a class with its own body."""
    found: dict[str, list[ast.stmt]] = {}
    for statement in body:
        match statement:
            case ast.ClassDef():
                found[statement.name] = statement.body
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                found[statement.name] = []
            case ast.Assign():
                found |= {target.id: [] for target in statement.targets if isinstance(target, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                found[name] = []
            case ast.ImportFrom():
                found |= {alias.asname or alias.name: [] for alias in statement.names}
            case _:
                pass
    return found


def is_there(name: str) -> bool:
    """Whether a dotted name leads to a folder, a module, or something that the module or a class of it defines."""
    parts = name.split(".")
    folder = ROOT
    while parts and (folder / parts[0]).is_dir():
        folder /= parts.pop(0)
    if not parts:
        return True
    module = folder / f"{parts[0]}.py"
    if module.exists():
        parts.pop(0)
    else:
        module = folder / "__init__.py"
    body = tree_of(module).body if module.exists() else []
    for part in parts:
        inside = names_in(body)
        if part not in inside:
            return False
        body = inside[part]
    return True


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without the table's own headings."""
    section = text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_names_are_looked_up() -> None:
    assert is_there("bot.engine.run.Run.restore")
    assert is_there("bot.engine")
    assert is_there("bot.engine.Run")
    assert not is_there("bot.engine.run.Run.revive")
    assert not is_there("bot.engine.walk")
    assert not is_there("bot.motor")


@pytest.mark.parametrize("page", PAGES)
def test_names_of_code_exist(page: str) -> None:
    named = [span for span in spans(page) if re.fullmatch(r"(?:bot|cogs|tests|workshop)(?:\.\w+)+", span)]
    assert [name for name in named if not is_there(name)] == []


@pytest.mark.parametrize("page", PAGES)
def test_paths_exist(page: str) -> None:
    top = {path.name for path in ROOT.iterdir()}
    named = [span.rstrip("/") for span in spans(page) if re.fullmatch(r"[\w.<>*-]+(?:/[\w.<>*-]+)+/?", span)]
    globs = {path: re.sub(r"<\w+>", "*", path) for path in named if path.partition("/")[0] in top}
    assert [path for path, pattern in globs.items() if not list(ROOT.glob(pattern))] == []


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_files(page: str) -> None:
    file = ROOT / page
    text = file.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text) + re.findall(r'src="([^":]+)"', text)
    assert [link for link in links if not (file.parent / link).exists()] == []


def test_the_architecture_names_every_room_and_follows_a_press_through_functions() -> None:
    page = "docs/architecture.md"
    text = (ROOT / page).read_text(encoding="utf-8")
    rooms = set(spans(page))
    packages = {f"bot/{path.parent.name}" for path in ROOT.glob("bot/*/__init__.py")} - {"bot/games"}
    assert packages | {"cogs", "bot/app.py"} <= rooms
    for game in ROOT.glob("bot/games/*/__init__.py"):
        parts = {path.name for path in game.parent.iterdir() if not path.name.startswith("_")}
        assert {f"bot/games/<game>/{part}" for part in parts} <= rooms
    steps = re.findall(r"^\d\. (.*?)(?=^\d\. |^## )", text, re.M | re.S)
    assert len(steps) == 9
    assert all(re.search(r"`(?:bot|cogs)(?:\.\w+)+`", step) for step in steps)


def test_the_picture_of_the_architecture_is_small_and_told_in_words() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    (file, alt) = next(iter(re.findall(r'<img src="([^"]+)" width="\d+" alt="([^"]*)">', text)))
    picture = ROOT / "docs" / file
    assert picture.stat().st_size < 300_000
    assert len(alt) > 60
    drawn = "".join(ElementTree.fromstring(picture.read_text(encoding="utf-8")).itertext())
    rooms = {f"bot.{path.parent.name}" for path in ROOT.glob("bot/*/__init__.py")} | {"bot.app", "cogs"}
    assert {room for room in rooms if room not in drawn} == set()


def test_every_word_of_the_code_in_the_glossary_exists() -> None:
    words = rows(GLOSSARY, "In the code")
    assert len(words) > 30
    places = {word: re.fullmatch(r"`([\w.]+)`", where) for word, where, _ in words}
    assert [word for word, place in places.items() if place is None or not is_there(place[1])] == []


def test_the_glossary_has_each_word_once_and_the_codes_in_order() -> None:
    headings = re.findall(r"^## (.*)$", GLOSSARY, re.M)
    for heading in headings:
        words = [row[0] for row in rows(GLOSSARY, heading)]
        assert words
        assert len(words) == len(set(words))
    code = [row[0] for row in rows(GLOSSARY, "In the code")]
    assert code == sorted(code)


def test_decisions_are_numbered_without_gaps_and_listed() -> None:
    pages = sorted(DECISIONS.glob("[0-9]*.md"))
    index = (DECISIONS / "README.md").read_text(encoding="utf-8")
    assert [int(page.name[:4]) for page in pages] == list(range(1, len(pages) + 1))
    assert len(pages) >= 10
    for number, page in enumerate(pages, start=1):
        text = page.read_text(encoding="utf-8")
        title = re.match(rf"# {number}\. (.+)\n", text)
        assert title, page.name
        assert f"| {number} | [{title[1]}]({page.name}) |" in index
        assert re.findall(r"^## (.*)$", text, re.M) == ["Context", "Decision", "Consequences"], page.name
    assert index.count("](0") == len(pages)


def test_the_version_has_one_home() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "bot.__version__"}


def test_the_changelog_names_the_version() -> None:
    headings = re.findall(r"^## (.*)$", CHANGELOG, re.M)
    assert headings[0] == "[Unreleased]"
    told = [heading for heading in headings if heading.startswith(f"[{bot.__version__}] - ")]
    assert told


@pytest.mark.parametrize("name", FORMS)
def test_issue_forms_can_be_read(name: str) -> None:
    form: dict[str, Any] = yaml.safe_load((ISSUES / name).read_text(encoding="utf-8"))
    assert set(form) == {"name", "description", "title", "labels", "body"}
    fields = [part for part in form["body"] if part["type"] != "markdown"]
    assert {part["type"] for part in fields} <= {"input", "textarea", "dropdown", "checkboxes"}
    names = [part["id"] for part in fields]
    assert len(names) == len(set(names))
    assert all(part["attributes"]["label"] for part in fields)


def test_issues_without_a_form_are_welcome() -> None:
    assert yaml.safe_load((ISSUES / "config.yml").read_text(encoding="utf-8")) == {"blank_issues_enabled": True}


def test_a_question_of_rules_asks_for_a_scenario() -> None:
    form: dict[str, Any] = yaml.safe_load((ISSUES / "rules.yml").read_text(encoding="utf-8"))
    scenario = next(part for part in form["body"] if part.get("id") == "scenario")
    assert scenario["validations"]["required"]
    begun = tomllib.loads(scenario["attributes"]["value"])
    assert begun["scenario"][0].keys() >= {"title", "rule", "steps"}


def test_the_hosted_check_runs_the_same_script_on_the_oldest_python_and_a_newer_one() -> None:
    flow: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8"))
    job = flow["jobs"]["check"]
    assert [step["run"] for step in job["steps"] if "run" in step] == [".ci/run"]
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"]) for step in job["steps"] if "uses" in step)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest, *newer = job["strategy"]["matrix"]["python"]
    assert project["requires-python"] == f">={oldest}"
    assert newer
    assert flow["permissions"] == {"contents": "read"}


def test_a_tag_builds_files_and_publishes_nothing() -> None:
    flow: dict[Any, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
    assert flow["permissions"] == {"contents": "read"}
    assert flow[True] == {"push": {"tags": ["v*"]}}  # YAML takes "on" for a truth value
    steps = [step for job in flow["jobs"].values() for step in job["steps"]]
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"]) for step in steps if "uses" in step)
    assert not any("push" in step.get("run", "") for step in steps)
    check: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8"))
    for job in (flow["jobs"]["wheel"], check["jobs"]["wheel"]):
        assert {".ci/wheel", "BARKEEP_COMPILE=1 .ci/wheel"} <= {step.get("run") for step in job["steps"]}


@pytest.mark.parametrize("name", ["check", "release"])
def test_the_steps_of_a_flow_are_good_shell(name: str) -> None:
    flow = yaml.safe_load((ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8"))
    steps = [step for job in flow["jobs"].values() for step in job["steps"]]
    scripts = [step["run"] for step in steps if "run" in step]
    scripts += [(ROOT / ".ci" / file).read_text(encoding="utf-8") for file in ("compiled", "run", "wheel")]
    for script in scripts:
        assert "${{" not in script, "what an outsider names would be run"
        subprocess.run(["bash", "-n", "-c", script], check=True)


@pytest.mark.parametrize(("lines", "may"), [("", 0), ("### Fixed\n\n- A leak.\n\n", 1)])
def test_a_tag_needs_a_changelog_with_nothing_unreleased(lines: str, may: int, tmp_path: Path) -> None:
    flow = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
    (step,) = [step for step in flow["jobs"]["wheel"]["steps"] if "unreleased" in step.get("name", "")]
    told = f"# Changelog\n\n## [Unreleased]\n\n{lines}## [0.1.0] - 2026-11-24\n\n### Added\n\n- All.\n"
    (tmp_path / "CHANGELOG.md").write_text(told, encoding="utf-8")
    assert subprocess.run(["bash", "-e", "-c", step["run"]], cwd=tmp_path, check=False).returncode == may


def test_the_unit_for_systemd_knows_the_exit_codes_and_the_settings() -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # pyright: ignore[reportAttributeAccessIssue]
    unit.read(ROOT / "deploy" / "barkeep.service", encoding="utf-8")
    service = unit["Service"]
    assert service["RestartPreventExitStatus"] == f"{MISCONFIGURED} {REFUSED_TOKEN}"
    named = set(re.findall(r"\b((?:DISCORD|BARKEEP)_\w+)=", service["Environment"]))
    assert named == {"BARKEEP_DB", "BARKEEP_BACKUPS"}
    assert named <= set(names())


def test_the_pictures_of_the_first_evening_are_small_and_told_in_words() -> None:
    text = (ROOT / "docs" / "first-evening.md").read_text(encoding="utf-8")
    pictures = re.findall(r'<img src="([^"]+)" width="\d+" alt="([^"]*)">', text)
    assert {Path(file).name for file, _ in pictures} == {path.name for path in (ROOT / "docs/first-evening").iterdir()}
    assert all((ROOT / "docs" / file).stat().st_size < 300_000 and len(alt) > 60 for file, alt in pictures)


def test_what_the_first_evening_says_of_buttons_and_answers_is_what_the_bot_says() -> None:
    text = (ROOT / "docs" / "first-evening.md").read_text(encoding="utf-8").partition("\n## 5.")[2]
    quoted = set(re.findall(r"\*([A-Z][^*\n]+)\*", text)) - {"The application did not respond"}
    files = (ROOT / "data" / name for name in ("locales/en.ftl", "drinko/words/en.ftl"))
    words = "".join(file.read_text(encoding="utf-8") for file in files)
    assert len(quoted) > 8
    assert {told for told in quoted if f"= {told}" not in words} == set()


def test_the_hooks_before_a_commit_download_nothing() -> None:
    hooks: dict[str, Any] = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert [source["repo"] for source in hooks["repos"]] == ["local"]
    commands = [hook["entry"].split() for hook in hooks["repos"][0]["hooks"]]
    assert all(command[0].startswith(".venv/bin/") for command in commands)
    assert {hook["language"] for hook in hooks["repos"][0]["hooks"]} == {"system"}
    lint = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nlint:")[2].partition("\n\n")[0]
    for command in commands:
        told = " ".join(word for word in command[1:] if word not in ("--force-exclude",))
        assert told in lint or f"lint-imports {told}" in lint
