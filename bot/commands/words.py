"""``words``: files for a new language, what is wrong with those of a language, and its hardest pictures."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands.common import Subparsers, WrongUse
from bot.games.kit import GameKit, Kits

if TYPE_CHECKING:
    from bot.engine.guides import Texts
    from bot.languages.bundle import Bundle
    from bot.languages.checking import FileReport

MISSING_NAMED = 20
"""So many missing keys of a file are named."""
SIGN_MOST = 24
"""Characters under a sign of the guide."""


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "words",
        help="the words of other languages: begin one, check it, show a message, draw its pictures",
        description="The words of other languages; docs/translating.md tells how to write them. `new` writes the files "
        "of a language, with the English texts in comments and the plural forms that the language has. `check` says "
        "what is wrong with a language, or with all, and how much of each game is done. `show` prints a message in all "
        "languages with its example. `sheet` draws the hardest pictures in a language.",
    )
    what = parser.add_subparsers(dest="what", required=True)
    new = what.add_parser("new", help="write the files of a language")
    new.add_argument("language", help="its code, such as nl")
    check = what.add_parser("check", help="say what is wrong with a language")
    check.add_argument("language", nargs="?", default="", help="its code; all, if there is none")
    show = what.add_parser("show", help="print a message in all languages")
    show.add_argument("key", help="its key, such as refused.table-full or refused_table-full")
    sheet = what.add_parser("sheet", help="draw the hardest pictures in a language")
    sheet.add_argument("language", help="its code")
    sheet.add_argument("folder", type=Path, help="the folder for the pictures")


def run(args: argparse.Namespace) -> int:
    """What was asked for; `check` returns 1 if anything is wrong. Raises `WrongUse`."""
    kits: Kits = args.kits
    match args.what:
        case "new":
            return _new(args.language, kits)
        case "check":
            return _check(args.language, kits)
        case "show":
            return _show(args.key, kits)
        case _:
            return _sheet(args.language, args.folder, kits)


def folders(kits: Kits) -> dict[str, list[Path]]:
    """The folders with messages, and with rules: those of the app (under ""), and of each game."""
    from bot.languages.files import LOCALES

    return {"": [LOCALES], **{name: list(kit.messages) for name, kit in kits.items()}}


def _new(code: str, kits: Kits) -> int:
    from bot.languages.drafts import draft, name_file, name_of
    from bot.languages.files import LOCALES, languages

    code = code.replace("_", "-")
    if code in languages():
        raise WrongUse(f"there is a language {code} already")
    name = name_of(code)
    if not name:
        raise WrongUse(f"no language is known by the code {code}")
    written = [name_file(LOCALES, code, name, locales_of(code))]
    for folder in (folder for found in folders(kits).values() for folder in found):
        written += draft(folder, code)
    print("\n".join(str(file) for file in written))
    return 0


def locales_of(code: str) -> list[str]:
    """The locales of Discord that a language serves: those of all countries, but for a language of one country."""
    from discord import Locale

    return [each.value for each in Locale if code in (each.value, each.value.partition("-")[0])]


def _check(code: str, kits: Kits) -> int:
    from bot.languages.checking import FileReport, check_file, unfit
    from bot.languages.files import languages

    known = languages()
    if code and code not in known:
        raise WrongUse(f"there is no language {code}; `words new {code}` begins it")
    wrong = 0
    for each, found in known.items():
        if code not in ("", each):
            continue
        told: list[str] = []
        for game, places in folders(kits).items():
            reports = [
                check_rules(each, folder, kits[game]) if folder.name == "rules" else check_file(each, folder, _lacking)
                for folder in places
            ]
            whole = FileReport(game or "app", sum(r.wanted for r in reports), sum(r.done for r in reports))
            told.append(f"{whole.file} {int(whole.percent)} %")
            faults = [fault for report in reports for fault in report.faults]
            missing = [line for report in reports for line in _missing(report)]
            wrong += len(faults)
            print("".join(f"{line}\n" for line in (faults + missing if code else faults)), end="")
        for reason in unfit(each):
            wrong += 1
            print(f"{each}: {reason}")
        note = "" if found.read_by else ", not yet checked by a native speaker"
        print(f"{each} ({found.name}): {', '.join(told)}{note}")
    return 1 if wrong else 0


def _missing(report: FileReport) -> list[str]:
    """What a file lacks: the first keys by name, so that faults are not buried under a thousand lines."""
    named = [f"{report.file}: {key}: is missing" for key in report.missing[:MISSING_NAMED]]
    more = len(report.missing) - len(named)
    return [*named, f"{report.file}: {more} more are missing"] if more else named


def check_rules(code: str, folder: Path, kit: GameKit) -> FileReport:
    """Compare the words of a game's guide and rulings in a language with the English ones, and what it says of titles
    with the titles that there are.
    """
    from bot.languages.checking import FileReport
    from bot.languages.files import short
    from bot.languages.spoken import ENGLISH
    from bot.ui.words import words_in

    file = folder / f"{code}.toml"
    report = FileReport(short(file))
    try:
        english, found = _rules(folder / f"{ENGLISH}.toml"), _rules(file)
    except (ValueError, TypeError) as error:
        report.faults.append(f"{report.file}: {error}")
        return report
    wanted = {**{f"guide.{key}": told for key, told in english.guide.items()},
              **{f"rulings.{key}": told for key, told in english.rulings.items()}}  # fmt: skip
    there = {**{f"guide.{key}": told for key, told in found.guide.items()},
             **{f"rulings.{key}": told for key, told in found.rulings.items()}}  # fmt: skip
    report.missing = [key for key in wanted if key not in there]
    report.wanted, report.done = len(wanted), len(wanted) - len(report.missing)
    for key, told in there.items():
        if key not in wanted:
            report.faults.append(f"{report.file}: {key}: is no key of English")
        elif len(told.signs) != len(wanted[key].signs) or any(len(sign) > SIGN_MOST for sign in told.signs):
            report.faults.append(
                f"{report.file}: {key}: wants {len(wanted[key].signs)} signs of {SIGN_MOST} characters"
            )
    titles = {*kit.cards().matching(words_in(ENGLISH, kit.words), "")} if found.gloss else set[str]()
    for title in found.gloss:
        if title not in titles:
            report.faults.append(f"{report.file}: gloss: there is no card {title!r}")
    return report


def _rules(file: Path) -> Texts:
    from bot.engine.guides import NOTHING, read_texts
    from bot.languages.files import short

    if not file.exists():
        return NOTHING
    return read_texts(file.read_text(encoding="utf-8"), short(file), ValueError)


def _lacking(text: str) -> str:
    """The letters of a text that no font of the pictures has."""
    from bot.ui.pictures.lettering import lacking

    return lacking(text)


def _show(key: str, kits: Kits) -> int:
    from bot.languages.files import languages, short
    from bot.languages.messages import identifier_of
    from bot.languages.spoken import ENGLISH
    from bot.languages.syntax import about

    name = identifier_of(key) if "." in key else key
    for folder in (folder for found in folders(kits).values() for folder in found if folder.name != "rules"):
        bundles = _bundles(folder, list(languages()))
        entry = bundles[ENGLISH].messages().get(name)
        if entry is None:
            continue
        told = about(entry)
        print(f"{short(folder / f'{ENGLISH}.ftl')}: {name}\nShown: {told.shown}")
        print("".join(f"${fact}: {example}\n" for fact, example in told.facts.items()), end="")
        print(f"Limit: {told.limit}\n" if told.limit else "", end="")
        for code, bundle in bundles.items():
            text, wrong = bundle.say(name, told.facts)
            print(f"{code}: {wrong or text}")
        return 0
    raise WrongUse(f"there is no message {key}")


def _bundles(folder: Path, codes: Sequence[str]) -> Mapping[str, Bundle]:
    from bot.languages.bundle import Bundle
    from bot.languages.files import texts_of

    return {code: Bundle(code, found, commented=True) for code in codes if (found := texts_of(code, folder))}


def _sheet(code: str, folder: Path, kits: Kits) -> int:
    from bot.languages.files import languages
    from bot.languages.spoken import PSEUDO, speaking

    if code not in languages() and code != PSEUDO:
        raise WrongUse(f"there is no language {code}")
    folder.mkdir(parents=True, exist_ok=True)
    with speaking(code):
        for kit in kits.values():
            for file, alt in _pictures(kit, kits, folder, code):
                print(f"{file}: {alt}")
    return 0


def _pictures(kit: GameKit, kits: Kits, folder: Path, code: str) -> Iterator[tuple[Path, str]]:
    """The last picture of each file of scenarios of a game: together they show all that can be shown."""
    from bot.paths import SCENARIOS
    from bot.scenario.files import read_tables, text_of
    from bot.scenario.models import Broken
    from bot.ui.layouts.tables import Skin
    from bot.ui.scenes import showing
    from bot.ui.words import words_in

    words, look = words_in(code, *(each.words for each in kits.values())), kit.look()
    for scenarios in sorted((SCENARIOS / kit.name).glob("*.toml")):
        try:
            table = read_tables(text_of(scenarios))[-1]
            scenes = showing(words, look, kit.dialect(), table).scenes
        except Broken:
            continue  # `scenario` says what is wrong with it
        shown = next((scene.table for scene in reversed(scenes) if scene.table and scene.table.view), None)
        art = look.table_art(words, shown, Skin()) if shown is not None else None
        if art is not None:
            file = folder / f"{kit.name}-{scenarios.stem}.png"
            file.write_bytes(art.draw())
            yield file, art.alt
