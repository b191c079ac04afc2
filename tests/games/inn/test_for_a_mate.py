"""What the rules tell when somebody helps a mate: whom it is done for, and whom the card below was for."""

from bot.engine import Chance, Told
from bot.games.inn.rules import events as ev
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.effects import EFFECTS_OF_CARDS
from bot.games.inn.rules.play.playing import table_of
from bot.games.inn.rules.play.setting_up import check_options, set_up
from bot.games.inn.rules.play.state import Item, Part, State

TEAMS = {"variant": "two-headed-dragon", "characters": ["gog", "fleck", "eve", "zot"]}


def told(word: str, by: int, hit: list[int], targets: list[str]) -> list[ev.InnEvent | None]:
    """What is told when `by` answers a loss of 3 Fortitude of these seats, from a card of seat 2, with this word."""
    library = the_library()
    teller = Told(Chance("mates"))
    state: State = set_up(4, check_options(TEAMS, library), teller, library)
    table = table_of(state, teller, library)
    table.push(Item("card", 2, "fleck.rowdy", parts=[Part("lose-fortitude", seat, 3, 2) for seat in hit]))
    table.push(Item("card", by, "gog.shut-up", targets=targets))
    teller.events.clear()
    EFFECTS_OF_CARDS[word](table, state.stack[-1], Part(word, by, source=by))
    return [ev.read(event.seen_by(None)) for event in teller.events]


def test_a_card_is_ignored_for_the_mates_whom_it_is_for() -> None:
    assert told("ignore", 1, [0], []) == [ev.Ignored(seat=1, card="fleck.rowdy", mates=[0])]
    assert told("ignore", 1, [0, 1], []) == [ev.Ignored(seat=1, card="fleck.rowdy", mates=[])]
    assert told("ignore", 1, [1], []) == [ev.Ignored(seat=1, card="fleck.rowdy", mates=[])]


def test_a_drink_event_is_ignored_for_the_champion() -> None:
    library, teller = the_library(), Told(Chance("mates"))
    state: State = set_up(4, check_options(TEAMS, library), teller, library)
    table = table_of(state, teller, library)
    for by, mates in ((1, [0]), (0, [])):
        table.push(Item("event", 2, "drinking-contest", champions=(2, 0)))
        table.push(Item("card", by, "gog.shut-up"))
        teller.events.clear()
        EFFECTS_OF_CARDS["ignore"](table, state.stack[-1], Part("ignore", by, source=by))
        assert [ev.read(event.seen_by(None)) for event in teller.events] == [
            ev.Ignored(seat=by, card="drinking-contest", mates=mates)
        ]


def test_a_loss_that_a_mate_passes_on_is_that_of_its_victim() -> None:
    assert told("redirect", 1, [0], ["3"]) == [ev.Redirected(from_=0, to=3, n=3)]
    assert told("redirect", 0, [0], ["3"]) == [ev.Redirected(from_=0, to=3, n=3)]
