"""A deck from `/deck new` to the leaderboard: typed in, put on the table, played, with a restart and a new version."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from bot.games.inn.rules import the_library
from bot.tables.record.replay import replay
from tests.components import parts, texts
from tests.e2e.conftest import Evening, Person
from tests.e2e.test_team_ladder import told
from tests.e2e.test_teams import play_whole
from tests.e2e.workshop import Maker, landlord

LINES = """
8x Action "Mind the step": another player loses 6 Fortitude
4x Action "On the house": each other player gains 4 Alcohol Content
4x Anytime "A deep breath": gain 1 Fortitude
4x Sometimes "Not me": lose 1 fortitude less
"""
ODD = (
    "card = 5", "card = [5]", "card = [{}]", 'card = [{id = "x", title = 5}]', "side = [[1]]", "generic = 7",
    'card = [{id = "x", title = "x", count = "two"}]', 'card = [{id = "x", title = "x", do = [7]}]', "front = 3",
    'card = [{id = "x", title = "x", when = 7}]', "time = [{do = {choose = 3}}]",
)  # fmt: skip
"""Files that are no decks, though they can be read."""
GENERIC = "8 Gambling? I'm in!\n6 I raise!\nWinning Hand! x6"


def forget(code: str) -> None:
    """Let the library not know a deck, as a new process does not."""
    library = the_library()
    for name in ("characters", "cards", "counters"):
        kept = {key: value for key, value in getattr(library, name).items() if not key.startswith(code)}
        object.__setattr__(library, name, kept)
    library.look_again()


@pytest.fixture(autouse=True)
async def in_words(evening: Evening) -> None:
    """Pictures take their time; those of the workshop are looked at elsewhere."""
    await evening.house(pictures=False, own_rated=True)


async def test_six_presses_a_simple_card(evening: Evening) -> None:
    maker = Maker(evening, landlord(evening))
    await maker.slash("deck new", name="Regulars", face="Fiona the Volatile", source="box")
    assert "0 of 40 cards" in maker.text()
    await maker.fill(await maker.press("deck.card"), "Mind the step", None, "4")
    await maker.fill(await maker.choose("deck.word", "That player loses 1 Fortitude."), "2")
    assert "Another player loses 2 Fortitude." in maker.text()
    assert maker.presses == 4
    await maker.fill(await maker.press("deck.card"), "Not me", ["sometimes"], "4")
    await maker.fill(await maker.choose("deck.word", "Lose 1 Fortitude less"), "3")
    assert "lose 3 Fortitude less" in maker.text()
    assert maker.presses - 4 <= 6


async def typed(maker: Maker) -> str:
    """Type a whole deck in, and put it on the table; its code there."""
    await maker.slash("deck new", name="Regulars", face="Fiona the Volatile")
    await maker.fill(await maker.press("deck.quick"), LINES)
    assert "When can it be played?" in maker.text()
    await maker.choose("deck.meant", "When an Action")
    await maker.press("deck.show")
    assert "20 of 40 cards, 4 of them different." in maker.text()
    await maker.fill(await maker.choose("deck.pick", "Cards that most decks have"), GENERIC)
    assert "40 of 40 cards" in maker.text()
    assert "⚠️" not in maker.text()
    await maker.press("deck.more")
    await maker.press("deck.put-on")
    assert "version 1, on the table" in maker.text()
    (code,) = await maker.evening.bot.tables.decks.offered(maker.evening.guild.id, "inn")
    return code


async def test_from_nothing_to_the_leaderboard(evening: Evening) -> None:
    (ann, ben), maker = evening.people[:2], Maker(evening, landlord(evening))
    first = await typed(maker)
    table = await evening.open(ann, ben, start=False, game="inn")
    await evening.bot.tables.options.set_options(table, ann.id, {"windows": "quick"})
    found = await evening.where(ann, table, "inn.faces")
    player = Maker(evening, ann)
    player.shown = found
    await player.press("inn.faces")
    await player.choose("inn.edition", "This server's own")
    assert "Regulars" in player.text()
    await player.press("inn.character", "Regulars")
    assert "You are Regulars." in player.text()
    await evening.rest(6)
    await evening.press(ann, table, "table.start")
    await evening.rest()
    assert (await evening.info(table)).options["characters"][0] == first

    # A new version is made while the game is on; then the process is killed.
    await maker.slash("deck card", deck="Regulars", title="Mind the step")
    await maker.choose("deck.pick", "That player loses 6 Fortitude")
    await maker.fill(await maker.choose("deck.pick", "How many?"), "1")
    assert "Another player loses 1 Fortitude." in maker.text()
    await maker.press("deck.show")
    await maker.press("deck.more")
    await maker.press("deck.put-on")
    assert "version 2, on the table" in maker.text()
    (second,) = await evening.bot.tables.decks.offered(evening.guild.id, "inn")
    assert second != first
    forget(first)
    await evening.restart()
    await evening.rest()
    await play_whole(evening, table)
    await evening.rest(5)
    info = await evening.info(table)
    assert (info.status, info.options["characters"][0]) == ("over", first)
    board = await told(evening, ann, "leaderboard", game="inn-own")
    assert "The Red Dragon Inn, decks of our own · all time" in board
    assert "1 of 1 game won" in board
    assert "No rated games here yet" in await told(evening, ann, "leaderboard", game="inn")

    # The deck is deleted, and the game can be played again, and proved by its log alone.
    await maker.slash("deck show", deck="Regulars")
    await maker.press("deck.more")
    await maker.press("deck.delete")
    await maker.press("deck.sure-delete")
    assert "There are none yet." in maker.text()
    games = {"inn": GAMES["inn"].rules()}
    forget(first)
    assert (await evening.bot.store.read(lambda connection: replay(connection, table, games))).verdict == "same"


async def test_who_makes_decks_and_who_takes_them_off_the_table(evening: Evening) -> None:
    (ann, ben), lou = evening.people[:2], landlord(evening)
    maker = Maker(evening, ann)
    await maker.slash("deck new", name="Regulars", copy="Fiona the Volatile")
    assert "Decks are made by those who manage this server" in maker.text()
    role = evening.guild.create_role("Makers")
    await evening.house(deck_role=role.id)
    settings, mia = Maker(evening, lou), evening.env.create_user("mia", global_name="Mia")
    maker = Maker(evening, evening.guild.add_member(mia, roles=[role]))
    await maker.slash("deck new", name="Regulars", copy="Fiona the Volatile")
    assert "missing" not in maker.text()
    await maker.press("deck.more")
    await maker.press("deck.put-on")
    assert "version 1, on the table" in maker.text()

    # Somebody else sees its cards, and changes nothing.
    other = Maker(evening, ben)
    await other.slash("deck show", deck="Regulars")
    assert "cards 1 of" in other.text()
    assert not [part for part in parts(other.shown.components) if "deck.more" in part.get("custom_id", "")]

    # It is chosen in a lobby; then the landlord takes it off the table, and chance is back.
    table = await evening.open(ben, start=False, game="inn")
    await ben.slash(evening.channel, "inn character", name="Regulars")
    assert (await evening.info(table)).options["characters"][0].startswith("own_")
    await settings.slash("deck show", deck="Regulars")
    await settings.press("deck.more")
    await settings.fill(await settings.press("deck.take-off"), "Somebody's name stands on a card")
    assert (await evening.info(table)).options["characters"] == [""]
    await maker.slash("deck show", deck="Regulars")
    assert "Somebody's name stands on a card" in maker.text()
    await evening.rest()
    (note,) = [text for message in evening.dms(maker.person) for text in texts(message.components)]
    assert note == "Your deck **Regulars** is off the table of The Tavern. Somebody's name stands on a card"
    await other.slash("deck show")
    assert "Regulars" not in other.text()


async def found(evening: Evening, person: Person, title: str) -> str:
    """What `/card` says."""
    answer = (await person.slash(evening.channel, "card", name=title)).response
    assert answer is not None
    return "\n".join([answer.content, *texts(answer.components)])


async def test_a_card_of_a_server_s_own_is_found_as_far_as_somebody_may_see_it(evening: Evening) -> None:
    (ann, *_), maker = evening.people, Maker(evening, landlord(evening))
    await typed(maker)
    assert "Another player loses 6 Fortitude." in await found(evening, ann, "mind the step")
    assert "Regulars, made on this server: 8" in await found(evening, ann, "Mind the step")

    # The draft changes: whoever may not change it goes on seeing what is on the table, wherever they look.
    await maker.slash("deck card", deck="Regulars", title="Mind the step")
    await maker.choose("deck.pick", "That player loses 6 Fortitude")
    await maker.fill(await maker.choose("deck.pick", "How many?"), "1")
    await maker.slash("deck card", deck="Regulars", title="Only a thought", count=1)
    await maker.fill(await maker.choose("deck.word", "That player loses 1 Fortitude."), "2")
    own = await found(evening, maker.person, "Mind the step")
    assert "loses 6 Fortitude" in own
    assert "loses 1 Fortitude" in own
    assert "Regulars, a draft: 8" in own
    assert "Another player loses 2 Fortitude." in await found(evening, maker.person, "Only a thought")
    assert "loses 1 Fortitude" not in await found(evening, ann, "Mind the step")
    assert "There's no card called" in await found(evening, ann, "Only a thought")
    other = Maker(evening, ann)
    await other.slash("deck show", deck="Regulars")
    assert "loses 6 Fortitude" in other.text()
    assert "loses 1 Fortitude" not in other.text()
    await other.slash("deck export", deck="Regulars")
    (attached,) = other.shown.attachments
    assert b"Only a thought" not in await attached.read()

    for person, offered in ((ann, []), (maker.person, ["Only a thought"])):
        assert [
            line["value"] for line in await person.autocomplete(evening.channel, "card", "name", "only a thought")
        ] == offered


async def test_a_deck_is_tried_at_once_and_counts_nowhere(evening: Evening) -> None:
    maker = Maker(evening, landlord(evening))
    await maker.slash("deck new", name="Regulars", copy="Fiona the Volatile")
    await maker.press("deck.more")
    await maker.press("deck.try")
    assert "against two patrons" in maker.text()
    (info,) = await evening.bot.tables.in_channel(evening.channel.id)
    assert (info.status, [seat.patron for seat in info.seats]) == ("live", [None, "regular", "regular"])
    assert info.options["characters"][0].startswith("own_")
    forget(info.options["characters"][0])
    await evening.restart()
    await evening.rest()
    assert (await evening.info(info.id)).status == "live"


async def test_a_deck_travels_as_a_file(evening: Evening) -> None:
    maker = Maker(evening, landlord(evening))
    await maker.slash("deck new", name="Regulars", copy="Fiona the Volatile")
    await maker.slash("deck export", deck="Regulars")
    (attached,) = maker.shown.attachments
    data = await attached.read()
    await maker.slash("deck import", file=("fiona.toml", data), name="From elsewhere")
    assert "40 of 40 cards" in maker.text()
    await maker.slash("deck import", file=("bad.toml", b"name = [[[[[[[[[[[[[[[["))
    assert "That file is no deck I can read." in maker.text()
    for odd in ODD:
        await maker.slash("deck import", file=("odd.toml", odd.encode()), name="Odd")
        assert "can't be read" in maker.text(), odd
    await maker.slash("deck contribute", deck="Regulars")
    assert "There's nothing to send" in maker.text()


async def test_a_card_of_ours_is_sent_as_it_is_printed(evening: Evening) -> None:
    maker = Maker(evening, landlord(evening))
    await maker.slash("deck new", name="Our box", copy="Brewmaster Phrenk", source="box")
    await maker.slash("deck card", deck="Our box", title="Excuse me, my kettle is whistling.")
    await maker.fill(await maker.choose("deck.pick", "Title"), "What the box says")
    await maker.choose("deck.pick", "Ours, not as printed")
    await maker.slash("deck contribute", deck="Our box")
    assert "Only facts are in it" in maker.text()
    (attached,) = maker.shown.attachments
    lines = (await attached.read()).decode().splitlines()
    assert lines[0] == "Cards as printed: Brewmaster Phrenk"
    assert [line for line in lines if line.startswith("- ")] == [lines[2]]
    assert lines[2].startswith("- What the box says (Action, 2 in the deck): ")
