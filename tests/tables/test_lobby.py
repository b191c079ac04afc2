"""Opening a table, sitting down, starting."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import Refused
from bot.games.inn.rules import Inn
from bot.tables import Person
from bot.tables.record.shuffle import seed_proof
from bot.tables.seats.codes import LETTERS
from bot.tables.seats.lobby import NAMES
from tests.tables.tavern import ADA, BEA, CID, DAN, FirstOption, House


async def refused(work: Any) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.reason, caught.value.facts


async def test_a_table_is_opened_with_its_host(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA, pace="blitz", most=4, options={"suffer": 2})
    assert len(info.id) == 4
    assert set(info.id) <= set(LETTERS)
    assert (info.guild_id, info.channel_id, info.host_id, info.status) == (1, 2, ADA.id, "lobby")
    assert (info.pace, info.most, info.options["suffer"]) == ("blitz", 4, 2)
    assert [(seat.user_id, seat.name, seat.patron) for seat in info.seats] == [(ADA.id, "Ada", None)]
    assert (info.seed, len(info.seed_proof), info.started_at) == ("", 64, None)
    assert house.notes.kinds() == ["lobby"]
    assert await house.tables.info(info.id) == info
    public_table = await house.tables.public_table(info.id)
    assert (public_table.view, public_table.ask, public_table.recent) == (None, None, ())


async def test_what_cannot_be_opened_is_not(house: House) -> None:
    empty = house.dump()
    assert await refused(house.tables.lobby.open(1, 2, ADA, "poker")) == ("no-such-game", {"game": "poker"})
    assert await refused(house.tables.lobby.open(1, 2, ADA, pace="warp")) == ("unknown-pace", {"pace": "warp"})
    assert (await refused(house.tables.lobby.open(1, 2, ADA, most=11)))[0] == "seats-wrong"
    assert (await refused(house.tables.lobby.open(1, 2, ADA, options={"suffer": 9})))[0] == "bad-option"
    assert (await refused(house.tables.lobby.open(1, 2, ADA, options={"wine": 1})))[0] == "unknown-option"
    assert house.dump() == empty
    assert house.notes.changes == []


async def test_ids_that_are_taken_are_not_given_again(house: House) -> None:
    house._seeds = iter([1] * 8)  # pyright: ignore[reportAttributeAccessIssue]
    ids = {(await house.tables.lobby.open(1, 2, ADA)).id for _ in range(4)}
    assert len(ids) == 4


async def test_joining_and_its_refusals(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA, most=2)
    assert await refused(house.tables.lobby.join(info.id, ADA)) == ("already-seated", {})
    assert [seat.name for seat in (await house.tables.lobby.join(info.id, BEA)).seats] == ["Ada", "Bea"]
    before = house.dump()
    assert await refused(house.tables.lobby.join(info.id, CID)) == ("table-full", {"most": 2})
    assert await refused(house.tables.lobby.add_patron(info.id, ADA.id)) == ("table-full", {"most": 2})
    assert await refused(house.tables.lobby.join("NONE", CID)) == ("no-such-table", {})
    await house.tables.lobby.start_game(info.id, ADA.id)
    assert await refused(house.tables.lobby.join(info.id, CID)) == ("table-started", {})
    assert await refused(house.tables.lobby.start_game(info.id, ADA.id)) == ("table-started", {})
    assert before != house.dump()


async def test_patrons_come_and_go(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA)
    assert await refused(house.tables.lobby.add_patron(info.id, BEA.id)) == ("not-seated", {})
    assert (await refused(house.tables.lobby.add_patron(info.id, ADA.id, "wizard")))[0] == "patron-missing"
    assert await refused(house.tables.lobby.remove_patron(info.id, ADA.id)) == ("patron-missing", {})
    for strength in ("regular", "shark"):
        info = await house.tables.lobby.add_patron(info.id, ADA.id, strength)
    assert [(seat.name, seat.patron) for seat in info.seats[1:]] == [(NAMES[0], "regular"), (NAMES[1], "shark")]
    assert await refused(house.tables.lobby.remove_patron(info.id, ADA.id, 0)) == ("patron-missing", {})
    info = await house.tables.lobby.remove_patron(info.id, ADA.id, 1)
    assert [(seat.seat, seat.patron) for seat in info.seats] == [(0, None), (1, "shark")]
    info = await house.tables.lobby.remove_patron(info.id, ADA.id)
    assert len(info.seats) == 1


async def test_guests_of_the_house_come_one_after_the_other_and_stay_for_a_rematch(house: House) -> None:
    guests = {"vera": "Vera the Bold", "otto": "Otto the Meek"}
    house.patrons = lambda game, strength: FirstOption()
    info = await house.tables.lobby.open(1, 2, ADA, most=4)
    before = house.dump()
    assert await refused(house.tables.lobby.add_guest(info.id, BEA.id, guests)) == ("not-seated", {})
    assert await refused(house.tables.lobby.add_guest(info.id, ADA.id, {})) == ("no-guest-left", {})
    assert house.dump() == before
    for _ in guests:
        info = await house.tables.lobby.add_guest(info.id, ADA.id, guests)
    assert [(seat.patron, seat.name) for seat in info.seats[1:]] == [*guests.items()]
    assert await refused(house.tables.lobby.add_guest(info.id, ADA.id, guests)) == ("no-guest-left", {})
    await house.tables.lobby.remove_patron(info.id, ADA.id, 1)
    info = await house.tables.lobby.add_guest(info.id, ADA.id, guests)
    assert [seat.patron for seat in info.seats] == [None, "otto", "vera"]
    await house.tables.leaving.close(info.id, ADA.id)
    following = await house.tables.lobby.rematch(info.id, ADA)
    assert [(seat.name, seat.patron) for seat in following.seats[1:]] == [
        ("Otto the Meek", "otto"), ("Vera the Bold", "vera"),
    ]  # fmt: skip


async def test_there_is_no_guest_for_a_full_table(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA, most=2)
    await house.tables.lobby.join(info.id, BEA)
    assert await refused(house.tables.lobby.add_guest(info.id, ADA.id, {"vera": "Vera"})) == ("table-full", {"most": 2})


async def test_options_are_the_hosts(house: House) -> None:
    options = house.tables.options
    info = await house.tables.lobby.open(1, 2, ADA)
    await house.tables.lobby.join(info.id, BEA)
    assert await refused(options.set_options(info.id, BEA.id, {"suffer": 1})) == ("not-host", {})
    info = await options.set_options(info.id, ADA.id, {"suffer": 1}, "relaxed")
    assert (info.options["suffer"], info.pace) == (1, "relaxed")
    before = house.dump()
    assert (await refused(options.set_options(info.id, ADA.id, {"suffer": 2}, "warp")))[0] == "unknown-pace"
    assert house.dump() == before
    assert (await house.tables.info(info.id)).options["suffer"] == 1


async def test_starting(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA, options={"starter": 1})
    assert await refused(house.tables.lobby.start_game(info.id, ADA.id)) == ("too-few-seats", {"least": 2, "n": 1})
    await house.tables.lobby.join(info.id, BEA)
    assert await refused(house.tables.lobby.start_game(info.id, BEA.id)) == ("not-host", {})
    info = await house.tables.lobby.start_game(info.id, ADA.id)
    assert (info.status, info.started_at, info.seed) == ("live", house.clock.now(), "")
    assert len(info.seed_proof) == 64
    change = house.notes.changes[-1]
    assert (change.kind, change.notice, change.hands) == ("play", "started", frozenset({0, 1}))
    assert [event.key for event in change.events] == ["dealt", "starts"]
    public_table = await house.tables.public_table(info.id)
    assert public_table.ask is not None
    assert (public_table.ask.waiting, public_table.ask.alone, public_table.ask.kind) == ((1,), True, "turn")
    assert public_table.ask.deadline == house.clock.now() + 45 + 180
    assert public_table.view is not None
    assert public_table.view["hand"] == []
    assert [event["key"] for event in public_table.recent] == ["dealt", "starts"]
    assert "cards" not in public_table.recent[0]


async def test_the_seed_is_proved_at_the_end(house: House) -> None:
    info = await house.game()
    assert (await house.tables.info(info.id)).seed == ""
    await house.tables.leaving.close(info.id, force=True)
    ended = await house.tables.info(info.id)
    assert seed_proof(ended.seed) == info.seed_proof


async def test_the_host_moves_on_and_the_last_closes(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA)
    await house.tables.lobby.add_patron(info.id, ADA.id)
    await house.tables.lobby.join(info.id, BEA)
    info = await house.tables.leaving.leave(info.id, ADA.id)
    assert (info.host_id, [seat.seat for seat in info.seats]) == (BEA.id, [0, 1])
    assert [seat.patron for seat in info.seats] == ["regular", None]
    assert await refused(house.tables.leaving.leave(info.id, ADA.id)) == ("not-seated", {})
    info = await house.tables.leaving.leave(info.id, BEA.id)
    assert info.status == "closed"
    assert house.notes.kinds()[-1] == "closed"
    assert await refused(house.tables.lobby.join(info.id, ADA)) == ("table-over", {})


@pytest.mark.usefixtures("seldom")
async def test_a_lobby_by_post_waits_three_days_and_a_shorter_pace_counts_anew(house: House) -> None:
    days, info = 86_400.0, await house.tables.lobby.open(1, 2, ADA, pace="post")
    assert info.closes_at == info.created_at + 3 * days
    await house.advance(2 * days)
    quick = await house.tables.options.set_options(info.id, ADA.id, pace="blitz")
    assert quick.closes_at == house.clock.now() + 1800
    await house.advance(600)
    joined = await house.tables.lobby.join(info.id, BEA)
    assert joined.closes_at == quick.closes_at
    long = await house.tables.options.set_options(info.id, ADA.id, pace="post")
    assert long.closes_at == info.created_at + 3 * days
    await house.advance(3600)
    assert (await house.tables.info(info.id)).status == "lobby"
    await house.advance(days)
    ended = await house.tables.info(info.id)
    assert (ended.status, ended.uncounted) == ("closed", "expired")


async def test_a_lobby_nobody_starts_expires(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA)
    await house.advance(29 * 60)
    await house.tables.lobby.join(info.id, BEA)
    assert (await house.tables.info(info.id)).status == "lobby"
    await house.advance(61)
    assert (await house.tables.info(info.id)).status == "closed"
    assert house.notes.changes[-1].notice == "expired"
    assert house.results == []


async def test_kicking_from_the_lobby(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA)
    await house.tables.lobby.join(info.id, BEA)
    await house.tables.lobby.join(info.id, CID)
    assert await refused(house.tables.leaving.kick(info.id, BEA.id, CID.id)) == ("not-host", {})
    assert await refused(house.tables.leaving.kick(info.id, ADA.id, DAN.id)) == ("not-seated", {})
    info = await house.tables.leaving.kick(info.id, ADA.id, 1)
    assert [seat.name for seat in info.seats] == ["Ada", "Cid"]
    info = await house.tables.leaving.kick(info.id, ADA.id, CID.id)
    assert [seat.name for seat in info.seats] == ["Ada"]


async def test_what_somebody_has_said_for_their_seat_moves_up_with_them_and_goes_with_them(house: House) -> None:
    house.games["inn"] = Inn()
    info = await house.tables.lobby.open(1, 2, ADA, "inn", most=4)
    for person, character in ((ADA, "gerki"), (BEA, "zot"), (CID, "fiona")):
        if person != ADA:
            await house.tables.lobby.join(info.id, person)
        await house.tables.options.choose(info.id, person.id, "characters", character)
    info = await house.tables.leaving.leave(info.id, BEA.id)
    assert ([seat.name for seat in info.seats], info.options["characters"]) == (["Ada", "Cid"], ["gerki", "fiona"])
    await house.tables.leaving.close(info.id, ADA.id)
    # It goes along to the next game, where people may sit elsewhere.
    again = await house.tables.lobby.rematch(info.id, CID)
    assert ([seat.name for seat in again.seats], again.options["characters"]) == (["Cid"], ["fiona"])


async def test_patrons_have_no_bank(house: House) -> None:
    info = await house.game(ADA, BEA, patrons=1)
    assert [seat.bank for seat in info.seats] == [180, 180, 0]


async def test_closing(house: House) -> None:
    info = await house.game()
    assert await refused(house.tables.leaving.close(info.id, BEA.id)) == ("not-host", {})
    closed = await house.tables.leaving.close(info.id, None, force=True)
    assert (closed.status, closed.placings, house.results) == ("closed", None, [])
    assert await refused(house.tables.leaving.close(info.id, ADA.id)) == ("table-over", {})
    assert await refused(house.tables.play.answer(info.id, ADA.id, None, ("draw",))) == ("table-over", {})
    assert house.rows("SELECT count(*) FROM windows") == [(0,)]


async def test_rematch(house: House) -> None:
    info = await house.game(ADA, BEA, patrons=1, pace="blitz", options={"suffer": 1})
    assert await refused(house.tables.lobby.rematch(info.id, ADA)) == ("table-started", {})
    await house.tables.leaving.close(info.id, force=True)
    assert await refused(house.tables.lobby.rematch(info.id, DAN)) == ("not-seated", {})
    again = await house.tables.lobby.rematch(info.id, BEA)
    assert (again.status, again.host_id, again.pace, again.options["suffer"]) == ("lobby", BEA.id, "blitz", 1)
    assert [(seat.name, seat.patron) for seat in again.seats] == [("Bea", None), (NAMES[0], "regular")]
    both = await house.tables.lobby.rematch(info.id, ADA)
    assert both.id == again.id
    assert [seat.name for seat in both.seats] == ["Bea", NAMES[0], "Ada"]
    assert await refused(house.tables.lobby.rematch(info.id, ADA)) == ("already-seated", {})


async def test_a_rematch_keeps_what_everybody_chose_for_their_seat(house: House) -> None:
    house.games["inn"] = Inn()
    info = await house.game(
        ADA, BEA, CID, patrons=1, game="inn", most=4, options={"characters": ["eve", "dimli", "sera", "gog"]}
    )
    await house.tables.leaving.close(info.id, force=True)
    again = await house.tables.lobby.rematch(info.id, BEA)
    assert again.options["characters"] == ["dimli", "gog"]
    again = await house.tables.lobby.rematch(info.id, CID)
    assert again.options["characters"] == ["dimli", "gog", "sera"]
    await house.tables.options.choose(again.id, BEA.id, "characters", "eve")
    again = await house.tables.lobby.join(again.id, ADA)
    assert [seat.name for seat in again.seats] == ["Bea", NAMES[0], "Cid", "Ada"]
    assert again.options["characters"] == ["eve", "gog", "sera"], "Ada's is taken, so Ada gets a random one"


async def test_one_person_at_several_tables_and_lists(house: House) -> None:
    first = await house.game(ADA, BEA)
    second = await house.tables.lobby.open(1, 3, BEA)
    await house.tables.lobby.join(second.id, ADA)
    third = await house.tables.lobby.open(9, 4, ADA)
    await house.tables.leaving.close(third.id, ADA.id)

    def ids(found: list[Any]) -> list[str]:
        return sorted(info.id for info in found)

    assert ids(await house.tables.of_person(ADA.id)) == sorted([first.id, second.id])
    assert ids(await house.tables.of_person(ADA.id, live_only=False)) == sorted([first.id, second.id, third.id])
    assert ids(await house.tables.in_channel(3)) == [second.id]
    assert ids(await house.tables.in_guild(1)) == sorted([first.id, second.id])
    assert await house.tables.in_guild(9) == []
    assert (await house.tables.in_channel(2))[0] == await house.tables.info(first.id)
    assert await house.tables.of_person(DAN.id) == []


async def test_messages_are_found_again(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA)
    await house.tables.remember(info.id, "table", -1, 2, 77, 5.0, "n1")
    await house.tables.remember(info.id, "hand", 0, 8, 78, 6.0)
    await house.tables.remember(info.id, "table", -1, 2, 79, 7.0, "n2")
    assert [tuple(message) for message in await house.tables.messages(info.id)] == [
        ("hand", 0, 8, 78, 6.0, ""),
        ("table", -1, 2, 79, 7.0, "n2"),
    ]
    await house.tables.forget_message(info.id, "table", -1)
    assert [message.kind for message in await house.tables.messages(info.id)] == ["hand"]


async def test_names_do_not_run_out(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, Person(1, NAMES[0]))
    for _ in range(9):
        info = await house.tables.lobby.add_patron(info.id, 1)
    assert len({seat.name for seat in info.seats}) == 10


async def test_the_game_starts_five_seconds_after_a_change_that_guests_may_not_have_seen(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA)
    await house.tables.options.set_options(info.id, ADA.id, pace="post")
    await house.tables.lobby.join(info.id, BEA)
    await house.tables.options.set_options(info.id, ADA.id, pace="post")  # it was that before
    await house.tables.options.set_options(info.id, ADA.id, {"suffer": 3}, pace="blitz")
    assert await refused(house.tables.lobby.start_game(info.id, ADA.id)) == ("start-soon", {"seconds": 5})
    await house.advance(4.5)
    assert await refused(house.tables.lobby.start_game(info.id, ADA.id)) == ("start-soon", {"seconds": 1})
    await house.advance(0.5)
    seen = (await house.tables.info(info.id)).seats[1].seen
    assert seen is not None
    assert (seen["pace"], seen["options"]["suffer"]) == ("post", 0)
    started = await house.tables.lobby.start_game(info.id, ADA.id)
    assert (started.status, started.seats[1].seen) == ("live", None)


async def test_a_change_before_anybody_else_sits_there_delays_nothing(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA)
    await house.tables.options.set_options(info.id, ADA.id, pace="post")
    await house.tables.lobby.add_patron(info.id, ADA.id)
    await house.tables.options.set_options(info.id, ADA.id, pace="blitz")
    assert (await house.tables.lobby.start_game(info.id, ADA.id)).status == "live"


async def test_what_a_guest_has_seen_survives_a_restart(house: House) -> None:
    info = await house.tables.lobby.open(1, 2, ADA)
    await house.tables.lobby.join(info.id, BEA)
    await house.tables.options.set_options(info.id, ADA.id, {"suffer": 3})
    before = await house.tables.info(info.id)
    await house.killed()
    again = await House(house.where, house.clock).up()
    assert (await again.tables.info(info.id)).seats == before.seats
    assert (await refused(again.tables.lobby.start_game(info.id, ADA.id)))[0] == "start-soon"
    await again.down()
