"""Beats of the Inn: a turn in one line, by what caused what, and no effect on anybody left out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine import CLOCK, TIME, Event, Run
from bot.games import GAMES, english, words_in
from bot.games.inn.look.beats import beat_lines
from bot.games.inn.look.look import LOOK
from bot.games.inn.look.story import sentence
from bot.games.inn.look.words import card_name
from bot.games.inn.rules import events as ev
from bot.games.kit import all_patrons
from bot.ui.beats import Span
from tests.games.inn.playing import random_move

WORDS = english()
NAMES = ["Ada", "Quill", "Marla", "Brannoc"]
EVERYBODY = range(4)
ADA, QUILL, MARLA, BRANNOC = EVERYBODY


def told(*events: ev.InnEvent, before: Sequence[ev.InnEvent] = (), reader: int = -1, **facts: Any) -> list[str]:
    story = partial(sentence, WORDS, NAMES)
    facts = {"living": EVERYBODY, **facts}
    return beat_lines(WORDS, NAMES, before, events, story, reader=reader, **facts)


TURN = ev.TurnBegan(seat=BRANNOC)
HIT = ev.Played(seat=BRANNOC, card="gerki.poison", use=0, targets=["2"], left=6, cause=(1,))
LOSS = ev.FortitudeChanged(seat=MARLA, by=-2, now=18, source=BRANNOC, cause=(1,))
TIP = ev.Paid(seat=BRANNOC, n=1, to=QUILL, paid="", now=9, cause=(2,))
ORDER = (ev.Ordered(seat=BRANNOC, to=ADA), ev.Served(seat=ADA, pile=2))


def test_a_turn_is_one_line_and_its_reader_is_you() -> None:
    tip = ev.Played(seat=BRANNOC, card="wench-tip", use=0, targets=["1"], left=5, cause=(2,))
    events = (TURN, tip, TIP, HIT, LOSS, *ORDER)
    assert told(*events) == ["Brannoc's turn: paid Quill 1 Gold, hit Marla for 2, ordered Ada a Drink."]
    assert told(*events, reader=ADA) == ["Brannoc's turn: paid Quill 1 Gold, hit Marla for 2, ordered you a Drink."]
    assert told(*events, reader=BRANNOC)[0].startswith("Your turn: paid Quill 1 Gold, hit Marla for 2")


def in_german(*events: ev.InnEvent, reader: int = -1, **facts: Any) -> list[str]:
    german = words_in("de")
    facts = {"living": EVERYBODY, **facts}
    return beat_lines(german, NAMES, (), events, partial(sentence, german, NAMES), reader=reader, **facts)


def test_a_beat_knows_who_acts_and_a_language_may_say_it_in_whole_sentences() -> None:
    events = (TURN, HIT, LOSS, *ORDER)
    assert in_german(*events) == ["Zug von Brannoc: trifft Marla (-2 Ausdauer), bestellt Ada einen Drink."]
    assert in_german(*events, reader=BRANNOC) == [
        "Dein Zug: du triffst Marla (-2 Ausdauer), bestellst Ada einen Drink."
    ]
    assert in_german(*events, reader=MARLA) == ["Zug von Brannoc: trifft dich (-2 Ausdauer), bestellt Ada einen Drink."]
    assert in_german(*events, reader=ADA) == ["Zug von Brannoc: trifft Marla (-2 Ausdauer), bestellt dir einen Drink."]
    both = (TURN, HIT, LOSS, replace(LOSS, seat=ADA))
    assert in_german(*both, reader=MARLA) == ["Zug von Brannoc: trifft dich und Ada (-2 Ausdauer)."]


def test_several_act_in_their_own_form() -> None:
    antes = [ev.Anted(seat=seat, n=2, paid="", pot=2 * seat + 2) for seat in (ADA, QUILL)]
    assert in_german(TURN, *antes) == ["Zug von Brannoc: Ada und Quill setzen je 2 Gold."]
    assert in_german(TURN, *antes, reader=QUILL) == ["Zug von Brannoc: Ada und du setzt je 2 Gold."]
    everybody = [ev.Anted(seat=seat, n=1, paid="", pot=seat + 1) for seat in EVERYBODY]
    assert in_german(TURN, *everybody, reader=QUILL) == ["Zug von Brannoc: alle setzen 1 Gold."]


def test_who_does_something_out_of_turn_is_named_and_so_is_who_comes_next() -> None:
    answer = ev.Played(seat=MARLA, card="no", use=0, targets=[], left=5, cause=(1, 2))
    back = ev.FortitudeChanged(seat=BRANNOC, by=-1, now=17, source=MARLA, cause=(1, 2))
    assert told(TURN, HIT, answer, back, LOSS, *ORDER) == [
        "Brannoc's turn: hit Marla for 2; Marla hit Brannoc for 1; Brannoc ordered Ada a Drink."
    ]


def test_what_a_card_did_is_told_by_its_cause_although_it_was_played_in_an_earlier_beat() -> None:
    assert told(LOSS, before=(TURN, HIT)) == ["Brannoc's turn: hit Marla for 2."]


def test_a_card_that_still_lies_there_is_the_headline_s() -> None:
    assert told(TURN, HIT) == [f"Brannoc's turn: played {card_name('gerki.poison')} on Marla."]
    assert told(TURN, HIT, pending=1) == []
    gamble = ev.Played(seat=BRANNOC, card="gamble", use=0, targets=[], left=6, cause=(1,))
    assert told(TURN, gamble) == [], "told with the Round"
    assert told(TURN, gamble, alone=True, reader=BRANNOC) == ["Your turn: played *Gambling? I'm in!*"]


def test_a_card_that_is_stopped_is_told_with_who_stopped_it() -> None:
    no = ev.Played(seat=QUILL, card="no", use=0, targets=[], left=5, cause=(1, 2))
    stopped = ev.Negated(card="gerki.poison", seat=BRANNOC, cause=(1,))
    assert told(TURN, HIT, no, stopped) == ["Brannoc's turn: Quill stopped Brannoc's card."]
    assert told(TURN, HIT, no, stopped, reader=BRANNOC) == ["Your turn: Quill stopped your card."]


def test_what_is_nobodys_is_told_by_its_title() -> None:
    spared = ev.Ignored(seat=QUILL, card="contest", mates=[], cause=(1,))
    assert told(TURN, spared) == ["Brannoc's turn: Quill shrugged off *Drinking Contest!*"]


def test_a_turn_that_mates_take_together_names_each_of_them() -> None:
    teams = (0, 1, 0, 1)
    events = (TURN, HIT, LOSS)
    assert told(*events, teams=teams) == ["Quill and Brannoc's turn: Brannoc hit Marla for 2."]
    assert told(*events, teams=teams, reader=QUILL) == ["Your team's turn: Brannoc hit Marla for 2."]
    assert told(*events, teams=teams, reader=BRANNOC) == ["Your team's turn: you hit Marla for 2."]


def test_what_several_paid_alike_is_said_of_each() -> None:
    collect = ev.Played(seat=BRANNOC, card="gerki.poison", use=0, targets=[], left=6, cause=(3,))
    antes = [ev.Anted(seat=seat, n=2, paid="", pot=2 * seat + 2) for seat in (ADA, QUILL)]
    paid = [ev.Paid(seat=seat, n=1, to=BRANNOC, paid="", now=9, cause=(3,)) for seat in (ADA, QUILL)]
    assert told(TURN, *antes) == ["Brannoc's turn: Ada and Quill put 2 in the pot each."]
    assert told(TURN, collect, *paid) == ["Brannoc's turn: took 1 Gold each from Ada and Quill."]


def test_a_boss_s_own_turn_is_told_as_theirs() -> None:
    assert told(TURN, HIT, LOSS, teams=(0, 0, 0, 3), reader=BRANNOC) == ["Your turn: hit Marla for 2."]


def test_what_an_event_does_is_nobody_s_doing() -> None:
    event = ev.EncounterRevealed(seat=BRANNOC, deck="sea", card="sea.kraken", cause=(1,))
    losses = [
        ev.FortitudeChanged(seat=seat, by=-1, now=17, source=-1, cause=(1,)) for seat in (MARLA, BRANNOC)
    ]  # fmt: skip
    (line,) = told(TURN, event, *losses)
    assert line.endswith("came up; Marla and Brannoc lost 1 Fortitude each.")


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (ev.PotionDrunk(seat=QUILL, what="gold", left=1), "Quill used a Potion Token"),
        (ev.IgnoresKind(seat=QUILL, of="action"), "Quill shut out every Action for now"),
        (ev.TurnCut(seat=BRANNOC, until="own-turn"), "went away for now"),
        (ev.HandOpened(seat=MARLA), "Marla opened the hand to everybody"),
        (ev.MatesBarred(seat=MARLA), "Marla was cut off from the team"),
        (ev.ChampionTaken(seat=MARLA, by=QUILL), "Marla became Champion of another team too"),
        (ev.TurnedAway(from_=MARLA, to=ADA, card="gerki.poison"), f"Marla sent {card_name('gerki.poison')} on to Ada"),
        (ev.Borrowed(seat=BRANNOC, from_=ADA, card="raise"), f"took {card_name('raise')} out of Ada's hand"),
        (ev.Sold(seat=BRANNOC, to=ADA, card="tip", price=2), f"sold {card_name('tip')} to Ada for 2 Gold"),
        (ev.SaleDeclined(seat=BRANNOC, to=ADA, card="tip", price=2), f"Ada didn't buy {card_name('tip')}"),
        (ev.Divided(seat=ADA, first=["tip"], second=["no", "raise"]), "Ada divided 3 cards into two piles"),
        (ev.PileTaken(seat=BRANNOC, cards=["no", "raise"]), "took the pile of 2 cards"),
        (ev.SideTaken(seat=BRANNOC, side="vlazlo.bat", cards={BRANNOC: ["tip"]}), "took a card from a side deck"),
        (ev.DrinksDiscarded(seat=ADA, drinks=["wine"], pile=0), "Ada poured away 1 Drink"),
    ],
)
def test_what_seldom_happens_is_told_like_the_rest(event: ev.InnEvent, said: str) -> None:
    (line,) = told(TURN, event)
    assert line.removesuffix(".") == f"Brannoc's turn: {said}".removesuffix(".")


def test_a_drink_that_several_cards_changed_is_told_once() -> None:
    changed = [ev.DrinkChanged(seat=MARLA, mod=["add", 2, 0]), ev.DrinkChanged(seat=MARLA, mod=["add", 1, 0])]
    assert told(TURN, *changed) == ["Brannoc's turn: doctored the Drink."]


def test_a_title_with_its_own_stop_has_no_other() -> None:
    contest = ev.EventRevealed(seat=BRANNOC, drink="contest", cause=(1,))
    (line,) = told(TURN, contest)
    assert line.endswith("!*")


def test_a_round_is_told_once_with_what_everybody_put_in() -> None:
    antes = [ev.Anted(seat=seat, n=1, paid="", pot=seat + 1) for seat in EVERYBODY]
    began, won = ev.RoundBegan(starter=BRANNOC), ev.PotTaken(seat=QUILL, n=4, left=0)
    assert told(TURN, *antes, began, won) == [
        "Brannoc's turn: started a Round; everybody put 1 in the pot; Quill got 4 Gold."
    ]


def test_each_turn_has_a_line_of_its_own() -> None:
    lines = told(LOSS, TURN, *ORDER, before=(ev.TurnBegan(seat=QUILL), HIT))
    assert lines == ["Quill's turn: Brannoc hit Marla for 2.", "Brannoc's turn: ordered Ada a Drink."]


def test_whoever_got_both_halves_of_a_drink_has_drunk_it_once() -> None:
    cup: dict[str, Any] = {"alcohol": 0, "fortitude": 0, "cause": (4,)}
    halves = [ev.Drank(seat=ADA, drinks=["dark-ale"], **cup) for _ in range(2)]
    got = [ev.AlcoholChanged(seat=ADA, by=1, now=now, cause=(4,)) for now in (1, 2)]
    assert told(TURN, halves[0], got[0], halves[1], got[1]) == ["Brannoc's turn: Ada drank *Dark Ale* (+2 Alcohol)."]
    other = ev.Drank(seat=QUILL, drinks=["wine"], **cup)
    assert told(TURN, *halves, other, *got) == [
        "Brannoc's turn: Ada drank *Dark Ale* (+2 Alcohol); Quill drank *Wine*."
    ]


def test_of_a_turn_with_much_in_it_a_panel_tells_the_end() -> None:
    events = (TURN, TIP, HIT, LOSS, *ORDER)
    assert told(*events, reader=ADA, most=40) == ["Brannoc's turn: … hit Marla for 2, ordered you a Drink."]
    assert told(*events, reader=ADA, most=1) == ["Brannoc's turn: … ordered you a Drink."]
    assert told(*events, most=400) == told(*events)


def test_what_is_resolved_hits_nobody_who_is_out() -> None:
    run, luck = Run.new(GAMES["inn"].rules(), 4, {"windows": "sealed"}, "out")[0], Random("out")
    while not run.view(0)["stack"]:
        random_move(run, luck)
    view, met = run.view(0), {"fortitude": 5, "alcohol": 5}
    for out, hit in (("", True), ("asleep", False)):
        seats = [{**shown, **({**met, "out": out} if seat == 2 else {})} for seat, shown in enumerate(view["seats"])]
        table: Any = SimpleNamespace(view={**view, "seats": seats})
        assert (2 in LOOK.hit(table)) is hit


# -- whole games -----------------------------------------------------------------------------------------------------


def decisions(seed: str) -> Iterator[list[Event]]:
    """A game of regular patrons, what each decision told."""
    run, told_first = Run.new(GAMES["inn"].rules(), 4, {"windows": "natural", "events": "both"}, seed)
    regular, luck = all_patrons(GAMES["inn"])["regular"], Random(seed)
    yield told_first
    while (ask := run.ask) is not None:
        for seat, asked in list(ask.seats.items()):
            if run.ask is ask:
                yield run.answer(seat, ask.number, regular.choose(run.view(seat), asked, luck.random), "patron")
        if run.ask is not None and run.ask.number == ask.number and run.clock_waits():
            yield run.answer(CLOCK, ask.number, TIME, "clock")


def effects(events: Sequence[ev.InnEvent]) -> Counter[tuple[int, str, int]]:
    """What happened to whom, by what did it: the sums somebody has to be told. Causes are numbered within turns."""
    sums: Counter[tuple[tuple[int, ...], int, str]] = Counter()
    turns = 0
    for event in events:
        turns += isinstance(event, ev.TurnBegan)
        cause = (turns, *event.cause[-1:])
        match event:
            case ev.FortitudeChanged(seat=seat, by=by) | ev.AlcoholChanged(seat=seat, by=by):
                sums[cause, seat, event.key] += by
            case ev.FellAsleep(seat=seat) | ev.WentBroke(seat=seat):
                sums[cause, seat, event.key] += 1
            case ev.Ordered(to=to):
                sums[(), to, "ordered"] += 1
            case _:
                pass
    return Counter({(seat, what, n): 1 for (_, seat, what), n in sums.items() if n})


@pytest.mark.parametrize("seed", [f"beats {number}" for number in range(6)])
def test_each_effect_on_somebody_is_named_in_some_beat(seed: str) -> None:
    luck, whole, span = Random(seed), list[ev.InnEvent](), list[ev.InnEvent]()
    looked = 0
    for decision in decisions(seed):
        span += [event for each in decision if (event := ev.read(each.seen_by(None))) is not None]
        if luck.random() > 0.2:
            continue  # some beats are cut early, others go on for a while
        lines = told(*span, before=whole)
        for seat, what, n in effects(span):
            looked += 1
            naming = [line for line in lines if NAMES[seat] in line or "everybody" in line]
            assert naming, (NAMES[seat], what, n, lines)
            if what in ("fortitude", "alcohol"):
                assert any(re.search(rf"\b{abs(n)}\b", line) for line in naming), (NAMES[seat], what, n, lines)
        whole, span = [*whole, *span], []
    assert looked > 40


@pytest.mark.parametrize(("n", "seat", "big"), [(10, 1, False), (11, 1, True), (30, -1, False)])
def test_a_pot_that_has_a_banner_is_shown_at_once(n: int, seat: int, *, big: bool) -> None:
    move = (ev.PotTaken(seat=seat, n=n, left=0).event().seen_by(None),)
    table: Any = SimpleNamespace(moves=(move,), numbers=(3,))
    assert LOOK.big(table, Span(3, 3)) is big
