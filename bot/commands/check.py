"""``check``: loads everything under data/, plays until every card came up, and reports what is wrong."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.commands import house
from bot.commands.checked import keep
from bot.commands.common import Subparsers
from bot.engine import BadData
from bot.games import GAMES
from bot.games.kit import GameKit, Kits
from bot.paths import DATA


def add_parser(subparsers: Subparsers, kits: Kits) -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "check",
        help="load all data and say what is wrong with it: file, card, reason",
        description="Loads all data and says what is wrong with it: file, card, reason. Then plays games by chance, "
        "with the decks of the house too, until every card has been played and every Event has come up. A card "
        "that never is played is named, with what may be in its way.",
    )
    parser.add_argument("--originals", action="store_true", help="list the cards that are ours, not the game's")
    house.add_option(parser)


def run(args: argparse.Namespace) -> int:
    """A line for everything that is wrong and 1, or one line that says that all is well, the notes, and 0.

    The decks of the house are looked at as well: the bot runs without those that are wrong. Where the shipped data is
    in order, games are played until every card has come up; the bot runs with a deck of which one never does. With
    ``--originals`` a line for each card and each number that the rule documents do not tell. Raises
    `BadSettings` and `WrongUse`.
    """
    kits: Kits = args.kits
    from bot.settings import load_settings

    load_settings()  # the error tells what is wrong with each setting
    folder = house.folder(args)
    shipped = complaints(kits=kits)
    wrong = [*shipped, *_house(kits, folder)]
    if not shipped:
        keep(kits)
        wrong += unplayable(kits, folder)
    for line in wrong:
        print(line)
    if not wrong:
        folders = {DATA, *(kit.data for kit in kits.values())}
        files = {file for folder in folders for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc"}
        print(f"All data is in order ({len(files)} files), and every card can be played.")
        print("".join(f"{note}\n" for note in notes(kits=kits)), end="")
        if args.originals:
            print("\n".join(line for kit in kits.values() for line in kit.originals()))
    return 1 if wrong else 0


def complaints(data: Path = DATA, kits: Kits = GAMES) -> list[str]:
    """Everything that is wrong with the files of `data`: the file, the card or key in it, and the reason."""
    of_games = (complaint for kit in kits.values() for complaint in _game(kit, data))
    return [*of_games, *_words(data, kits), *_migrations(data), *_fonts(data)]


def notes(data: Path = DATA, kits: Kits = GAMES) -> list[str]:
    """What is no fault of these files but should be known. Raises `BadData` if they have faults."""
    found: list[str] = []
    for kit in kits.values():
        folder = _moved(kit.data, data)
        found += [f"{folder.name}/{note}" for note in kit.notes(folder)]
    return found


def unplayable(kits: Kits, folder: Path | None = None) -> list[str]:
    """Every card that no game came to, with the decks of the operator's folder too. Raises `BadData` if the shipped
    data has faults."""
    with _progress() as told:
        return [line for kit in kits.values() for line in kit.unplayable(kit.data, folder, told)]


@contextmanager
def _progress() -> Generator[Callable[[int, int], object]]:
    """A bar on standard error, and what sets it to so many cards of so many."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress

    with Progress(
        "Playing every card", BarColumn(), MofNCompleteColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task("cards", total=None)
        yield lambda met, wanted: bar.update(task, completed=met, total=wanted)


def _house(kits: Kits, folder: Path | None) -> list[str]:
    """What is wrong with the operator's own decks."""
    return [complaint for kit in kits.values() for complaint in kit.house_complaints(folder)] if folder else []


def _game(kit: GameKit, data: Path) -> Iterator[str]:
    """What is wrong with a game's own files."""
    folder = _moved(kit.data, data)
    for file, read in kit.readers().items():
        name = f"{folder.name}/{file}"
        try:
            text = _text(folder / file)
        except (OSError, UnicodeDecodeError) as error:
            yield _said(name, error)
            continue
        try:
            read(text, name)
        except BadData as error:
            yield _said(name, error)
        except OSError:
            continue  # a ruling names cards that are missing, which is reported for their own file
    for complaint in kit.complaints(folder):
        yield f"{folder.name}/{complaint}"


def _words(data: Path, kits: Kits) -> Iterator[str]:
    """What is wrong with the words of all languages, and with what the languages are called."""
    from bot.languages.files import LOCALES, languages, read_messages
    from bot.languages.messages import BadMessages
    from bot.languages.spoken import ENGLISH

    folders = [_moved(folder, data) for folder in (LOCALES, *(kit.words for kit in kits.values()))]
    missing = [folder / f"{ENGLISH}.ftl" for folder in folders if not (folder / f"{ENGLISH}.ftl").exists()]
    yield from (f"{_name(file, data)}: is missing" for file in missing)
    try:
        english = read_messages(ENGLISH, folders)
        for code in languages(folders[0]):
            if code != ENGLISH:
                read_messages(code, folders, english).read()
    except (BadMessages, UnicodeDecodeError) as error:
        yield str(error)


def _migrations(data: Path) -> Iterator[str]:
    import sqlite3

    from bot.store import SchemaError
    from bot.store.migrations import migrate

    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection, data / "migrations")
    except (SchemaError, OSError, UnicodeDecodeError) as error:
        yield f"migrations: {error}"
    finally:
        connection.close()


def _fonts(data: Path) -> Iterator[str]:
    from PIL import ImageFont

    from bot.ui.pictures import lettering_emoji

    files = sorted(file for file in (data / "fonts").glob("*") if file.suffix in (".ttf", ".otf"))
    if not files:
        yield "fonts: no font is there"
    for file in files:
        try:
            ImageFont.truetype(str(file), lettering_emoji.BITMAPS if file.name == lettering_emoji.FILE else 26)
        except OSError as error:
            yield _said(_name(file, data), error)


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _moved(path: Path, data: Path) -> Path:
    """The path of a file of the shipped data in another folder of data; a path outside stays as it is."""
    return data / path.relative_to(DATA) if path.is_relative_to(DATA) else path


def _name(file: Path, data: Path) -> str:
    return file.relative_to(data).as_posix() if file.is_relative_to(data) else str(file)


def _said(name: str, error: Exception) -> str:
    """The complaint, with the file's name in front unless it is there already."""
    match error:
        case FileNotFoundError():
            return f"{name}: is missing"
        case UnicodeDecodeError():
            line = error.object.count(b"\n", 0, error.start) + 1
            return f"{name}: line {line}: is not UTF-8 text"
        case _:
            text = str(error)
            return text if text.startswith(name) else f"{name}: {text}"
