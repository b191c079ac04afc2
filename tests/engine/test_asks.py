"""Options, picks and the checks of an answer."""

import pytest

from bot.engine import Ask, Option, Refused, SeatAsk, check_pick, join_pick, split_pick

OPTIONS = {
    "plain": Option("plain"),
    "one": Option("one", ("0", "2"), 1, 1),
    "maybe": Option("maybe", ("0", "2"), 0, 1),
    "two": Option("two", ("0", "1", "2"), 2, 2),
}


@pytest.mark.parametrize("pick", ["plain", "one>0", "one>2", "maybe", "maybe>2", "two>0,2", "two>2,1"])
def test_legal_picks(pick: str) -> None:
    check_pick(OPTIONS, pick)
    SeatAsk(OPTIONS, ("plain",)).check((pick,))


@pytest.mark.parametrize(
    ("pick", "reason", "facts"),
    [
        ("other", "not-offered", {"key": "other"}),
        ("other>1", "not-offered", {"key": "other"}),
        ("", "not-offered", {"key": ""}),
        ("one", "target-missing", {"key": "one"}),
        ("two", "target-missing", {"key": "two"}),
        ("one>1", "target-wrong", {"key": "one", "target": "1"}),
        ("one>", "target-wrong", {"key": "one", "target": ""}),
        ("one>0>2", "target-wrong", {"key": "one", "target": "0>2"}),
        ("plain>0", "target-wrong", {"key": "plain", "target": "0"}),
        ("two>1", "target-count", {"key": "two", "least": 2, "most": 2}),
        ("one>0,2", "target-count", {"key": "one", "least": 1, "most": 1}),
        ("maybe>0,2", "target-count", {"key": "maybe", "least": 0, "most": 1}),
        ("two>0,0", "target-count", {"key": "two", "least": 2, "most": 2}),
        ("two>0,1,2", "target-count", {"key": "two", "least": 2, "most": 2}),
    ],
)
def test_refused_picks(pick: str, reason: str, facts: dict[str, object]) -> None:
    with pytest.raises(Refused) as direct:
        check_pick(OPTIONS, pick)
    with pytest.raises(Refused) as asked:
        SeatAsk(OPTIONS, ("plain",)).check((pick,))
    assert (direct.value.reason, direct.value.facts) == (reason, facts)
    assert (asked.value.reason, asked.value.facts) == (reason, facts)


@pytest.mark.parametrize("picks", [("plain",), ("plain", "one>0"), ("two>0,1", "maybe")])
def test_as_many_as_asked_for(picks: tuple[str, ...]) -> None:
    SeatAsk(OPTIONS, ("plain",), 1, 2).check(picks)


@pytest.mark.parametrize("picks", [(), ("plain", "maybe", "one>0"), ("plain", "plain"), ("one>0", "one>2")])
def test_not_as_many_as_asked_for(picks: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as no:
        SeatAsk(OPTIONS, ("plain",), 1, 2).check(picks)
    assert (no.value.reason, no.value.facts) == ("wrong-count", {"least": 1, "most": 2})


def test_one_where_two_are_wanted_and_none_where_none_may_be() -> None:
    with pytest.raises(Refused, match="wrong-count"):
        SeatAsk(OPTIONS, ("plain", "maybe"), 2, 2).check(("plain",))
    SeatAsk(OPTIONS, (), 0, 2).check(())
    with pytest.raises(Refused, match="not-offered"):
        SeatAsk(OPTIONS, ("plain",), 1, 2).check(("plain", "other"))


def test_picks_of_an_option() -> None:
    assert OPTIONS["plain"].picks() == ["plain"]
    assert OPTIONS["one"].picks() == ["one>0", "one>2"]
    assert OPTIONS["maybe"].picks() == ["maybe", "maybe>0", "maybe>2"]
    assert OPTIONS["two"].picks() == ["two>0,1", "two>0,2", "two>1,2"]
    for option in OPTIONS.values():
        for pick in (option.fewest(), *option.picks()):
            check_pick(OPTIONS, pick)
    assert [option.fewest() for option in OPTIONS.values()] == ["plain", "one>0", "maybe", "two>0,1"]


@pytest.mark.parametrize(
    ("pick", "parts"), [("r5", ("r5", ())), ("target>2", ("target", ("2",))), ("two>0,1", ("two", ("0", "1")))]
)
def test_a_pick_is_a_key_with_targets(pick: str, parts: tuple[str, tuple[str, ...]]) -> None:
    assert split_pick(pick) == parts
    assert join_pick(*parts) == pick


def test_asks_compare_by_what_they_ask() -> None:
    ask = Ask("turn", "x", {0: SeatAsk(OPTIONS, ("plain",))}, {"n": 1})
    assert ask == Ask("turn", "x", {0: SeatAsk(dict(OPTIONS), ("plain",))}, {"n": 1})
    assert ask != Ask("turn", "x", {0: SeatAsk(OPTIONS, ("maybe",))}, {"n": 1})
    assert ask != Ask("turn", "x", {0: SeatAsk(OPTIONS, ("plain",))}, {"n": 2})
