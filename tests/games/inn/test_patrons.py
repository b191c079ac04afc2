"""The patrons of the Inn answer legally, see only their seat's view, and do what is sound at plain positions."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from bot.engine import Option, Run, SeatAsk
from bot.games import GAMES, patron
from bot.games.inn.rules import Inn, State, the_library
from bot.patrons import play_out
from bot.patrons.patron import STRENGTHS

GAME = Inn()


def a_run(hands: list[list[str]], *, characters: str = "gerki fiona deirdre", windows: str = "quick") -> Run:
    """A game at its first Discard Phase, in which seat 0 discards nothing, with these cards in the hands."""
    options = {"characters": characters.split(), "starter": 0, "windows": windows}
    run, _ = Run.new(GAME, len(hands), options, "patrons", live=False)
    for seat, hand in enumerate(hands):
        player = run.state.seats[seat]
        deck = player.hand + player.draw
        for card in hand:
            deck.remove(card)
        idle = [card for card in deck if harmless(card)][: 7 - len(hand)]
        for card in idle:
            deck.remove(card)
        player.hand, player.draw = hand + idle, deck
        assert len(player.hand) == 7
    return run


def harmless(code: str) -> bool:
    """A card with nothing to do outside a Round of Gambling."""
    card = the_library().cards[code]
    return (card.gambles and card.kind != "action") or {use.when for use in card.uses} <= {"ante", "round-stop"}


def act(run: Run, seat: int, strength: str = "regular", seed: int = 1) -> tuple[str, ...]:
    """What the patron in this seat answers to the open ask; the answer is given too."""
    assert run.ask
    picks = patron("inn", strength).choose(run.view(seat), run.ask.seats[seat], Random(seed).random)
    run.answer(seat, run.ask.number, picks)
    return picks


def skip_discards(run: Run) -> None:
    assert run.ask
    run.answer(0, run.ask.number, ())


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize(("seats", "windows"), [(2, "quick"), (4, "sealed"), (8, "quick")])
def test_whole_games(strength: str, seats: int, windows: str) -> None:
    """`Run.answer` refuses what is not legal, so a game that ends was legal throughout. Smaller ones are played again:
    they end alike."""
    ends: list[Any] = []
    drinks = [f"drink-{number}" for number in range(1, 7)]
    for _ in range(2 if seats < 8 else 1):
        run, _events = Run.new(GAME, seats, {"windows": windows, "drinks": drinks}, "all", live=False)
        play_out(run, [patron("inn", strength if seat == 0 else "regular") for seat in range(seats)], Random(4).random)
        assert run.over
        ends.append(run.state.dump())
    assert ends[0] == ends[-1]


@pytest.mark.parametrize("strength", ["regular", "shark"])
def test_damage_goes_where_the_gap_is_small(strength: str) -> None:
    run = a_run([["gerki.poison"], [], []])
    run.state.parties[2].alcohol = 17
    skip_discards(run)
    assert act(run, 0, strength) == ("gerki.poison>2",)


@pytest.mark.parametrize("strength", ["regular", "shark"])
def test_who_must_discard_cards_discards_the_least_wanted(strength: str) -> None:
    hand = ["gerki.floor", "gerki.trap", "gerki.poison"]
    options = {f"discard:{code}": Option(f"discard:{code}") for code in hand}
    view = a_run([hand, [], []]).view(0)
    picks = patron("inn", strength).choose(view, SeatAsk(options, tuple(options)[:2], 2, 2), Random(1).random)
    assert set(picks) == {"discard:gerki.trap", "discard:gerki.floor"}


@pytest.mark.parametrize("strength", ["regular", "shark"])
def test_the_drink_goes_to_the_player_whom_it_would_put_out(strength: str) -> None:
    run = a_run([[], [], []])
    run.state.parties[1].alcohol = 19
    skip_discards(run)
    assert run.ask
    run.answer(0, run.ask.number, ("pass",))
    assert act(run, 0, strength) == ("order>1",)


@pytest.mark.parametrize("strength", ["regular", "shark"])
def test_a_lethal_loss_is_ignored(strength: str) -> None:
    run = a_run([["gerki.poison"], [], ["deirdre.protects"]])
    run.state.parties[2].alcohol = 17
    skip_discards(run)
    act(run, 0)
    assert act(run, 2, strength) == ("deirdre.protects",)


@pytest.mark.parametrize("strength", ["regular", "shark"])
def test_who_would_fall_by_somebody_elses_card_negates_its_negation(strength: str) -> None:
    """Deirdre Ignores what would lay her low, Fiona has no reason to help her."""
    run = a_run([["gerki.poison", "no"], ["no"], ["deirdre.protects"]])
    run.state.parties[2].alcohol = 17
    skip_discards(run)
    act(run, 0)
    act(run, 2)
    assert run.ask
    assert run.ask.about == "inn.window"
    assert act(run, 0, strength)[0].startswith("no")


@pytest.mark.parametrize("who", [*STRENGTHS, *GAMES["inn"].guests()])
def test_the_table_is_not_looked_through(who: str) -> None:
    """Hands, decks and piles that the seat may not see are other ones, through a whole game: the same answers."""
    player, luck = patron("inn", who), Random(5).random
    run, _ = Run.new(GAME, 4, {"windows": "sealed"}, "looked through", live=False)
    asked = swapped = 0
    while (ask := run.ask) is not None and asked < 150:
        for seat, seat_ask in ask.seats.items():
            before = player.choose(run.view(seat), seat_ask, Random(asked).random)
            state = deepcopy(run.state)
            swapped += shuffle_hidden(state, seat, Random(asked))
            assert GAME.view(state, seat) == run.view(seat)
            assert player.choose(GAME.view(state, seat), seat_ask, Random(asked).random) == before
            asked += 1
        run.answer_all({seat: patron("inn", "regular").choose(run.view(seat), seat_ask, luck)
                        for seat, seat_ask in ask.seats.items()})  # fmt: skip
    assert swapped > 60


def shuffle_hidden(state: State, seat: int, luck: Random) -> bool:
    """Deal anew what the seat may not see; whether another hand is a different one then.

    Cards with the back of a side deck stay where they are: everybody sees how many a hand has.
    """
    before, cards = [other.hand[:] for other in state.seats], the_library().cards
    for number, other in enumerate(state.seats):
        marked = [code for code in other.hand if cards[code].side] if number != seat else other.hand
        hidden = [code for code in other.hand if not cards[code].side] if number != seat else []
        held = len(hidden)
        hidden, behind = hidden + [code for code in other.draw if not cards[code].side], other.draw
        luck.shuffle(hidden)
        other.hand = marked + hidden[:held]
        other.draw = hidden[held:] + [code for code in behind if cards[code].side]
    drinks = state.drinks + [drink for other in state.seats for drink in other.pile]
    luck.shuffle(drinks)
    for other in state.seats:
        other.pile, drinks = drinks[: len(other.pile)], drinks[len(other.pile) :]
    state.drinks = drinks
    return before != [other.hand for other in state.seats]


@pytest.mark.parametrize("who", GAMES["inn"].guests())
def test_guests_of_the_house_play_whole_games_and_the_same_for_the_same_luck(who: str) -> None:
    ends: list[Any] = []
    for _ in range(2):
        run, _events = Run.new(GAME, 4, {"windows": "quick"}, f"guest/{who}", live=False)
        play_out(run, [patron("inn", who if seat == 1 else "regular") for seat in range(4)], Random(4).random)
        assert run.over
        ends.append(run.state.dump())
    assert ends[0] == ends[1]


@pytest.mark.parametrize(("alcohol", "wish"), [(12, "deirdre.heals"), (0, None)])
def test_out_of_turn_only_what_matters_is_played(alcohol: int, wish: str | None) -> None:
    """With a blow pending that would be the last, healing is worth a card out of turn; else it can wait."""
    run = a_run([["gerki.poison"], [], ["deirdre.heals"]])
    run.state.parties[2].fortitude = 15
    run.state.parties[2].alcohol = alcohol
    skip_discards(run)
    assert run.ask
    run.answer(0, run.ask.number, ("gerki.poison>2",))
    standing = {"deirdre.heals": Option("deirdre.heals")}
    luck = Random(1).random
    assert patron("inn", "regular").wish(run.view(2), standing, luck) == wish
    assert patron("inn", "regular").wish(run.view(2), {}, luck) is None


def test_random_takes_all_targets_and_options() -> None:
    ask = SeatAsk({"pass": Option("pass"), "a": Option("a", ("1", "2", "3"), 1, 2)}, ("pass",))
    luck = Random(1).random
    seen = {patron("inn", "random").choose({}, ask, luck)[0].split(">")[0] for _ in range(50)}
    many = {patron("inn", "random").choose({}, ask, luck)[0].count(",") for _ in range(50)}
    assert seen == {"pass", "a"}
    assert many == {0, 1}


def test_a_card_nobody_knows_does_not_stop_a_patron() -> None:
    """An operator's own decks are not in the shipped library."""
    run = a_run([["gerki.poison"], [], []])
    ask = SeatAsk({"pass": Option("pass"), "house.card": Option("house.card")}, ("pass",))
    view = {**run.view(0), "hand": ["house.card"]}
    for strength in STRENGTHS:
        assert patron("inn", strength).choose(view, ask, Random(1).random)[0] in ask.options
    discards = SeatAsk({"discard:house.card": Option("discard:house.card")}, (), 0, 1)
    assert patron("inn", "regular").choose(view, discards, Random(1).random) == ("discard:house.card",)
    state: State = run.state
    assert not state.over


def test_cards_out_of_turn_are_legal_too() -> None:
    """Every seat is asked for a wish after every answer; `Run.use_unasked` refuses what is not on offer."""
    assert sum(wishes_of_a_game(seats) for seats in (2, 3, 4, 6)) >= 3


def wishes_of_a_game(seats: int) -> int:
    """Play one with all strengths; how many cards were played out of turn."""
    luck = Random(seats)
    options = {"windows": "quick", "drinks": [f"drink-{number}" for number in range(1, 7)]}
    run, _ = Run.new(GAME, seats, options, f"wishes/{seats}", live=False)
    players = [patron("inn", STRENGTHS[seat % len(STRENGTHS)]) for seat in range(seats)]
    wishes = 0
    while (ask := run.ask) is not None:
        seat = run.waiting()[0]
        run.answer(seat, ask.number, players[seat].choose(run.view(seat), ask.seats[seat], luck.random))
        for seat in range(seats):
            if run.over:
                break
            standing = GAME.unasked(run.state, seat)
            eager = (lambda: luck.random() / 20) if seat % len(STRENGTHS) == 0 else luck.random  # else one time in 20
            pick = players[seat].wish(run.view(seat), standing, eager) if standing else None
            if pick is not None:
                run.use_unasked(seat, pick)
                wishes += 1
    return wishes
