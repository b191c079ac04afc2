"""The story where teams play: what concerns a whole team is told once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import english
from bot.games.inn.look.shared_story import sides_of
from bot.games.inn.look.story import lines
from bot.games.inn.rules import events as ev

WORDS = english()
NAMES = ["Ada", "Bo", "Cy", "Di"]
CHAMPION = ev.ChampionNamed(seat=3, by=2, card="contest")
TEAMS = {"variant": "two-headed-dragon"}


def told(*events: ev.InnEvent, options: dict[str, Any] = TEAMS) -> list[str]:
    return lines(WORDS, NAMES, [event.event().seen_by(None) for event in events], str, options)


def drew(seat: int, n: int) -> ev.Drew:
    return ev.Drew(seat=seat, n=n, cards={})


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ([ev.TurnBegan(seat=2)], "Cy and Di's turn."),
        ([ev.FellAsleep(seat=0), ev.FellAsleep(seat=1)], "Ada and Bo pass out!"),
        ([ev.LastChance(seats=[0, 1]), ev.WentBroke(seat=0), ev.WentBroke(seat=1)], "Ada and Bo are out of Gold!"),
        (
            [ev.Shared(seat=0, gold=9, each=3, inn=3)],
            "Ada and Bo's 9 Gold: 3 to the Inn, 3 to each team still in the game.",
        ),
        ([ev.GameOver(living=[2, 3])], "Cy and Di win: the last team standing."),
        ([ev.DrinksOut()], "The Drink Deck is empty: a new one costs each team 1 Gold."),
        (
            [ev.FortitudeChanged(seat=at, by=-2, now=18 - 2 * at, source=2) for at in (0, 1)],
            "Ada and Bo: -4 Fortitude together, now 16.",
        ),
        ([ev.FortitudeChanged(seat=1, by=-2, now=18, source=2)], "Bo: -2 Fortitude, now 18."),
        (
            [ev.PotionDrunk(seat=0, what="alcohol", left=1), ev.AlcoholChanged(seat=0, by=-6, now=7)],
            "Ada uses a Potion Token: -6 Alcohol Content (now 7); 1 left.",
        ),
        (
            [ev.PotionDrunk(seat=0, what="gold", left=0), ev.GoldGained(seat=0, by=3, now=5)],
            "Ada uses the last Potion Token: +3 Gold (now 5).",
        ),
        ([ev.Shared(seat=0, gold=9, each=4, inn=5)], "Ada and Bo's 9 Gold: 5 to the Inn, 4 to the only team left."),
        ([ev.ChampionNamed(seat=3, by=2, card="contest")], "Di is Champion."),
        ([CHAMPION, ev.ChampionNamed(seat=0, by=0, card="contest")], "Di and Ada are Champions."),
        (
            [ev.ChampionNamed(seat=3, by=2, card="fleck.rowdy")],
            "Di is Champion for what the card does to each player.",
        ),
        (
            [ev.ChampionNamed(seat=at, by=at, card="deirdre.mass-heal") for at in (0, 3)],
            "Ada and Di are Champions for what the card does to each player.",
        ),
        ([ev.Ignored(seat=2, card="fleck.rowdy", mates=[3])], "Cy Ignores *How about a rowdy drinking song?* for Di."),
        ([ev.Redirected(from_=0, to=2, n=3)], "Ada's loss of 3 Fortitude goes to Cy."),
        ([ev.DrinkIgnored(seat=3)], "Di's Drink is Ignored."),
        (
            [ev.Discarded(seat=0, cards=["a", "b"]), ev.Discarded(seat=1, cards=["c"]), drew(0, 3), drew(1, 1)],
            "Ada discards 2 cards and draws 3; Bo discards 1 card and draws 1.",
        ),
        (
            [
                ev.Ordered(seat=0, to=2), ev.Served(seat=2, pile=1), ev.Ordered(seat=0, to=2),
                ev.Served(seat=2, pile=2), ev.Ordered(seat=1, to=3), ev.Served(seat=3, pile=1),
            ],
            "Ada orders 2 Drinks for Cy (now 2 waiting); Bo orders a Drink for Di (now 1 waiting).",
        ),
    ],
)  # fmt: skip
def test_what_concerns_a_team_is_told_once(events: list[ev.InnEvent], said: str) -> None:
    assert told(*events) == [said]


def test_a_last_chance_of_one_team_of_two_that_fall_is_told() -> None:
    events = [ev.LastChance(seats=[0, 1, 2, 3]), ev.FellAsleep(seat=0), ev.FellAsleep(seat=1)]
    assert told(*events) == ["Last chance for Ada, Bo, Cy and Di. Ada and Bo pass out!"]


def test_a_title_that_ends_in_its_own_punctuation_has_no_full_stop_after_it() -> None:
    event = ev.EncounterRevealed(seat=0, deck="dungeon", card="dungeon.font")
    assert told(event) == ["Ada and Bo's turn ends with the Event *The Healing Font Still Works!*"]
    ignored = ev.Ignored(seat=0, card="daareka.why-mindbreaker", mates=[])
    assert told(ignored) == ["Ada Ignores *Now I'll show you why I'm called 'the Mindbreaker!'*"]


def test_the_boss_who_plays_alone_is_named_as_such() -> None:
    seated = ev.Seated(characters=["amundyr", "fiona", "zot", "eve"])
    assert told(seated, options={"variant": "boss-battle"}) == [
        "Ada the Boss (Amundyr) against Bo (Fiona), Cy (Zot) and Di (Eve)."
    ]
    assert told(seated) == ["Ada (Amundyr) and Bo (Fiona) against Cy (Zot) and Di (Eve)."]


def test_damage_by_scarabs_is_not_that_of_the_drink_before() -> None:
    events = [
        ev.Drank(seat=0, drinks=["light-ale"], alcohol=1, fortitude=0), ev.AlcoholChanged(seat=0, by=1, now=5),
        *(
            event
            for seat in (0, 1)
            for event in (
                ev.CounterChanged(seat=seat, counter="amundyr.scarab", by=-1, now=2 * seat),
                ev.FortitudeChanged(seat=seat, by=-1, now=16 - seat, source=-1),
            )
        ),
    ]  # fmt: skip
    assert told(*events)[1:] == [
        "Ada discards 1 Scarab and has none left. Ada: -1 Fortitude, now 16.",
        "Bo discards 1 Scarab and has 2 left. Bo: -1 Fortitude, now 15.",
    ]
    assert "Scarab" not in told(*events)[0]


def test_a_card_whose_losses_move_together_says_so_once() -> None:
    moved = ev.Redirected(from_=0, to=2, n=2)
    assert told(moved, moved) == ["Ada's loss of 2 Fortitude goes to Cy."]
    stays = ev.FortitudeChanged(seat=0, by=0, now=20, source=0)
    assert told(stays, stays) == ["Ada stays at 20 Fortitude."]


def test_counters_are_told_in_the_plural() -> None:
    two = ev.CounterChanged(seat=0, counter="amundyr.scarab", by=2, now=3)
    assert told(two) == ["Ada: +2 Scarabs, now 3."]
    assert told(ev.FortitudeChanged(seat=0, by=-1, now=9, source=2), two) == [
        "Ada: -1 Fortitude (now 9), +2 Scarabs (now 3)."
    ]


def test_a_card_drawn_before_the_discards_is_not_part_of_them() -> None:
    events = [drew(1, 1), *(ev.Discarded(seat=seat, cards=["a"]) for seat in (0, 1)), drew(0, 2), drew(1, 3)]
    assert " ".join(told(*events)) == (
        "Bo draws 1 card. Ada discards 1 card and draws 2; Bo discards 1 card and draws 3."
    )


def test_a_reduction_by_nothing_is_not_told() -> None:
    assert told(ev.Reduced(seat=0, by=0, left=2)) == []
    assert len(told(ev.Reduced(seat=0, by=1, left=1))) == 1


def test_what_an_event_does_to_champions_is_told_in_one_sentence() -> None:
    events = [
        ev.EncounterRevealed(seat=0, deck="sea", card="sea.kraken"),
        *(ev.ChampionNamed(seat=seat, by=seat, card="sea.kraken") for seat in (1, 2)),
        *(ev.AlcoholChanged(seat=seat, by=1, now=seat) for seat in (1, 2)),
    ]  # fmt: skip
    said = told(*events)
    assert said[0].startswith("Ada and Bo's turn ends with the Event *")
    assert said[0].endswith("Bo and Cy are Champions. +1 Alcohol Content: Bo (1) and Cy (2).")


def test_who_plays_with_whom_is_told_at_the_start() -> None:
    seated = ev.Seated(characters=["gog", "zot", "eve", "gerki"])
    assert told(seated, ev.Starts(seat=2, by="chance")) == ["Ada (Gog) and Bo (Zot) against Cy (Eve) and Di (Gerki).",
                                               "Cy and Di start."]  # fmt: skip


def test_an_individual_game_is_told_by_players() -> None:
    events = [ev.FellAsleep(seat=0), ev.FellAsleep(seat=1)]
    assert told(*events, options={}) == ["Ada and Bo pass out!"]


def test_the_sides_are_those_of_the_options() -> None:
    assert sides_of(TEAMS, 4) == [0, 0, 1, 1]
    assert sides_of({**TEAMS, "teams": ["b", "b", "a", "a"]}, 4) == [0, 0, 1, 1]
    assert sides_of({"variant": "individual"}, 4) == sides_of({}, 4) == []
    assert sides_of({"variant": "gone"}, 4) == []
