"""A shuffle that nobody chose: what goes into the seed, and that nothing draws the luck of a game anew."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.database import Database
from bot.engine import AnyGame, Chance, TurnChance
from bot.games import GAMES, english
from bot.store.opening import opened
from bot.tables import Person
from bot.tables.record.replay import Replayed, replay
from bot.tables.record.shuffle import mixed_seed
from bot.ui.layouts.logs import log_text
from tests.engine.tiny import Answered, Rolled, Tiny
from tests.tables.tavern import ADA, BEA, CID, House
from tests.tables.test_lobby import refused

ADA_SITS, BEA_SITS, CID_SITS = (replace(person, entry=7_000 + n) for n, person in enumerate((ADA, BEA, CID)))


class Newer(Tiny):
    """Tiny under another rule, by which what was played so far comes out otherwise."""

    rules_version = 2

    def turn(self, state: Any, told: Any) -> Any:
        told.tell(Answered, seat=0, pick="hush")
        return super().turn(state, told)


class Renumbered(Tiny):
    """Another version of the rules under which all comes out as before."""

    rules_version = 2


async def mixed(where: Database, game: AnyGame | None = None) -> House:
    """A house whose games nobody chooses the luck of, with Tiny beside Drinko."""
    house = House(where)
    house.written = False
    house.games["tiny"] = game or Tiny()
    return await house.up()


async def again(house: House, game: AnyGame | None = None) -> House:
    """The house after the process was killed, with today's rules or others."""
    await house.killed()
    other = House(house.where, house.clock)
    other.written = house.written
    other.games["tiny"] = game or Tiny()
    return await other.up()


async def begun(house: House, *people: Person, press: int = 0) -> str:
    people = people or (ADA_SITS, BEA_SITS)
    return (await house.game(*people, game="tiny", options={"rounds": 12}, most=4, press=press)).id


async def rolls(house: House, table: str, n: int) -> list[int]:
    """Play so many turns, by the first answers; what was rolled."""
    rolled: list[int] = []
    while len(rolled) < n:
        change = await house.move(table)
        rolled += [event.args["die"] for event in change.events if event.key == Rolled.key]
    return rolled


async def replayed(house: House, table: str) -> Replayed:
    return await house.store.read(lambda connection: replay(connection, table, house.games))


def seeds(house: House, table: str) -> tuple[Any, ...]:
    (found,) = house.rows("SELECT shuffle, secret, entries, seed FROM tables WHERE id = ?", table)
    return found


# -- what goes into the seed ----------------------------------------------------------------------------------------


async def test_the_lobby_shows_the_whole_hash_of_a_secret_and_keeps_the_secret(where: Database) -> None:
    house = await mixed(where)
    info = await house.tables.lobby.open(1, 2, ADA_SITS)
    shuffle, secret, entries, seed = seeds(house, info.id)
    assert (shuffle, len(bytes.fromhex(secret)), entries, seed) == ("mixed", 32, "[]", "")
    assert info.seed_proof == sha256(bytes.fromhex(secret)).hexdigest()
    assert (info.mixed, info.mix, info.seed) == (True, "", "")
    assert secret not in repr(await house.tables.public_table(info.id))
    await house.down()


async def test_the_seed_is_the_hash_of_secret_and_list_in_the_order_of_sitting_down(where: Database) -> None:
    house = await mixed(where)
    table = (await house.tables.lobby.open(1, 2, ADA_SITS)).id
    await house.tables.lobby.add_patron(table, ADA.id)
    await house.tables.lobby.join(table, CID_SITS)
    sealed = (await house.tables.lobby.join(table, BEA_SITS)).seed_proof
    info = await house.tables.lobby.start_game(table, ADA.id)
    listed = b"7000\n7002\n7001\n"
    _, secret, entries, seed = seeds(house, table)
    assert entries == "[7000, 7002, 7001]", "a patron adds nothing"
    assert seed == sha256(b"barkeep-shuffle-2" + bytes.fromhex(secret) + listed).hexdigest()
    assert (info.seed_proof, info.mix, info.seed) == (sealed, sha256(listed).hexdigest(), "")
    await house.down()


async def test_whoever_sits_down_again_adds_the_latest_and_sits_last(where: Database) -> None:
    house = await mixed(where)
    table = (await house.tables.lobby.open(1, 2, ADA_SITS)).id
    for person in (BEA_SITS, CID_SITS):
        await house.tables.lobby.join(table, person)
    await house.tables.leaving.leave(table, BEA.id)
    await house.tables.lobby.join(table, replace(BEA_SITS, entry=7_777))
    await house.tables.lobby.start_game(table, ADA.id)
    assert seeds(house, table)[2] == "[7000, 7002, 7777]"
    await house.down()


async def test_the_press_of_start_comes_last_so_that_nobody_knows_the_seed_before_it(where: Database) -> None:
    house = await mixed(where)
    table = (await house.tables.lobby.open(1, 2, ADA_SITS)).id
    await house.tables.lobby.join(table, CID_SITS)
    await house.tables.lobby.join(table, BEA_SITS)
    await house.tables.leaving.leave(table, CID.id)
    assert await refused(house.tables.lobby.start_game(table, ADA.id, 7_000)) == ("start-again", {})
    await house.tables.lobby.start_game(table, ADA.id, 9_000)
    _, secret, entries, seed = seeds(house, table)
    assert entries == "[7000, 7001, 9000]"
    assert seed == sha256(b"barkeep-shuffle-2" + bytes.fromhex(secret) + b"7000\n7001\n9000\n").hexdigest()
    assert house.rows("SELECT pressed, sat, rose FROM tables") == [(9_000, 3, 1)]
    await house.down()


async def test_grinding_the_deal_with_the_database_gives_no_more_than_chance(tmp_path: Path) -> None:
    """Somebody who reads the secret and joins anew until the seed that it would give is good."""
    house, better = await mixed(tmp_path / "bar.db"), 0
    for number in range(40):
        table = (await house.tables.lobby.open(1, 2, ADA_SITS)).id
        secret = seeds(house, table)[1]
        for entry in range(8_000 + 100 * number, 8_100 + 100 * number):
            await house.tables.lobby.join(table, replace(BEA_SITS, entry=entry))
            if mixed_seed(secret, [7_000, entry]) < "1":  # a sixteenth of all seeds
                break
            await house.tables.leaving.leave(table, BEA.id)
        await house.tables.lobby.start_game(table, ADA.id, 90_000 + number)
        better += seeds(house, table)[3] < "1"
        await house.tables.leaving.close(table, force=True)
    assert better <= 8, "with 40 starts 2.5 are expected, and more than 8 once in a thousand times"
    await house.down()


async def test_a_rematch_takes_the_presses_by_which_people_come_to_it(where: Database) -> None:
    house = await mixed(where)
    info = await house.game(ADA_SITS, BEA_SITS)
    await house.tables.leaving.close(info.id, force=True)
    ended = seeds(house, info.id)
    following = await house.tables.lobby.rematch(info.id, replace(BEA, entry=8_001))
    await house.tables.lobby.rematch(info.id, replace(ADA, entry=8_002))
    await house.tables.lobby.start_game(following.id, BEA.id)
    _, secret, entries, _ = seeds(house, following.id)
    assert entries == "[8001, 8002]"
    assert secret != ended[1]
    await house.down()


async def test_each_persons_part_changes_the_seed(tmp_path: Path) -> None:
    found: set[str] = set()
    for number, person in enumerate((BEA_SITS, replace(BEA_SITS, entry=1))):
        (tmp_path / str(number)).mkdir()
        house = await mixed(tmp_path / str(number) / "bar.db")  # the same secrets: these come from the file's name
        found.add(seeds(house, (await house.game(ADA_SITS, person)).id)[3])
        await house.down()
    assert len(found) == 2


async def test_the_secret_of_a_lobby_that_never_started_is_deleted(where: Database) -> None:
    house = await mixed(where)
    info = await house.tables.lobby.open(1, 2, ADA_SITS)
    secret = seeds(house, info.id)[1]
    await house.tables.leaving.close(info.id, force=True)
    assert seeds(house, info.id)[1] == ""
    assert not [line for line in house.dump() if secret in line]
    await house.down()


async def test_a_restarted_lobby_keeps_what_it_has(where: Database) -> None:
    house = await mixed(where)
    info = await house.tables.lobby.open(1, 2, ADA_SITS)
    await house.tables.lobby.join(info.id, BEA_SITS)
    later = await again(house)
    started = await later.tables.lobby.start_game(info.id, ADA.id)
    assert started.seed_proof == info.seed_proof
    assert seeds(later, info.id)[2] == "[7000, 7001]"
    await later.down()


async def test_written_seeds_are_played_as_they_are(house: House) -> None:
    info = await house.game(ADA_SITS, BEA_SITS)
    shuffle, secret, entries, seed = seeds(house, info.id)
    assert (shuffle, secret, entries) == ("written", "", "[]")
    assert info.seed_proof == sha256(seed.encode()).hexdigest()
    assert (info.mixed, info.mix) == (False, "")


# -- nothing draws luck anew ----------------------------------------------------------------------------------------


@pytest.fixture
async def straight(tmp_path: Path) -> list[int]:
    """What the dice show in a game in which nobody disturbs them, whatever database it is on."""
    (tmp_path / "straight").mkdir()
    house = await mixed(tmp_path / "straight" / "bar.db")
    rolled = await rolls(house, await begun(house), 8)
    await house.down()
    assert len(set(rolled)) > 1
    return rolled


async def test_after_an_undo_the_same_dice_fall(where: Database, straight: list[int]) -> None:
    house = await mixed(where)
    table = await begun(house)
    rolled = await rolls(house, table, 2)
    await house.move(table, "take")
    vote = await house.tables.undo.ask(table, ADA.id)
    assert vote is not None
    await house.tables.undo.agree(table, BEA.id, True)
    await house.move(table, "wait")
    rolled += await rolls(house, table, 6)
    assert house.rows("SELECT reason FROM epochs") == [("undo",)]
    assert rolled == straight, "another answer than before, and the same die"
    assert (await replayed(house, table)).verdict == "same"
    await house.down()


async def test_a_restart_in_the_middle_of_a_turn_changes_no_die(where: Database, straight: list[int]) -> None:
    house = await mixed(where)
    table, rolled = await begun(house), list[int]()
    for _ in range(8):
        await house.move(table)
        house = await again(house)
        rolled += await rolls(house, table, 1)
        house = await again(house)
    assert rolled == straight
    assert house.rows("SELECT * FROM epochs") == []
    await house.down()


async def test_another_number_of_the_rules_alone_changes_no_die(where: Database, straight: list[int]) -> None:
    house = await mixed(where)
    table = await begun(house)
    rolled = await rolls(house, table, 2)
    await house.move(table)
    house = await again(house, Renumbered())
    rolled += await rolls(house, table, 6)
    assert house.rows("SELECT reason FROM epochs") == [("rules",)]
    assert rolled == straight
    assert (await replayed(house, table)).verdict == "same"
    await house.down()


def spoil(house: House, seq: int) -> None:
    """What somebody with the database in hand could do to have a turn played again."""
    with opened(house.where) as connection:
        connection.execute("UPDATE decisions SET digest = 'spoilt' WHERE seq = ?", (seq,))


async def test_a_digest_that_does_not_come_out_changes_no_die(where: Database, straight: list[int]) -> None:
    house = await mixed(where)
    table = await begun(house)
    rolled = await rolls(house, table, 2)
    await house.move(table)
    await house.killed()
    spoil(house, 5)
    house = await again(house)
    await house.tables.public_table(table)
    assert house.notes.notices() == ["strayed"]
    assert house.rows("SELECT reason, from_seq FROM epochs") == [("strayed", 4)]
    rolled += await rolls(house, table, 6)
    assert rolled == straight
    await house.down()


async def test_changed_rules_begin_new_luck_and_the_log_says_so(where: Database, straight: list[int]) -> None:
    house = await mixed(where)
    table = await begun(house)
    rolled = await rolls(house, table, 2)
    await house.move(table)
    house = await again(house, Newer())
    rolled += await rolls(house, table, 2)
    house = await again(house, Newer())
    rolled += await rolls(house, table, 4)
    assert rolled[:2] == straight[:2]
    assert rolled != straight
    assert house.notes.notices() == []
    assert house.rows("SELECT epoch, from_seq, reason, rules_version FROM epochs") == [(1, 4, "changed", 2)]
    assert {luck for (luck,) in house.rows("SELECT luck FROM snapshots WHERE turn > 3")} == {1}
    log = await replayed(house, table)
    assert (log.verdict, log.renewed) == ("older-rules", [4])
    info = (await house.tables.info(table))._replace(game="drinko")
    told = log_text(english(), GAMES["drinko"].look(), info, replace(log, steps=[]))
    assert "After answer 4 the rules had changed: that turn was played again, with new random numbers." in told
    await house.down()


class Quiet(Tiny):
    """Tiny under a rule that changes nothing but for those who shout: nobody hears them."""

    rules_version = 2

    def use_unasked(self, state: Any, told: Any, seat: int, pick: str) -> Any:
        return None if pick == "shout" else super().use_unasked(state, told, seat, pick)


async def test_a_log_with_new_luck_is_played_again_with_it(where: Database, straight: list[int]) -> None:
    """Where nothing of what counts comes out otherwise under the new rules, all of it can be replayed but the turn
    that began again.
    """
    house = await mixed(where)
    table = await begun(house)
    await rolls(house, table, 2)
    await house.tables.play.answer(table, ADA.id, None, ("shout",))
    house = await again(house, Quiet())
    await rolls(house, table, 1)
    mover = await house.person_to_move(table)
    await house.move(table, "take")
    vote = await house.tables.undo.ask(table, mover.id)
    assert vote is not None
    await house.tables.undo.agree(table, (BEA if mover == ADA else ADA).id, True)
    await rolls(house, table, 2)
    assert house.rows("SELECT reason FROM epochs") == [("changed",), ("undo",)]
    story = await house.tables.story(table)
    assert [event["die"] for event in story if event["key"] == "rolled"][:2] == straight[:2]
    with opened(house.where) as connection:
        connection.execute("DELETE FROM decisions WHERE epoch = 0 AND seq > 4")
        assert replay(connection, table, house.games).verdict == "same"
    await house.down()


# -- games of before ------------------------------------------------------------------------------------------------


async def test_a_game_of_before_goes_on_with_the_luck_it_had(where: Database) -> None:
    """As the migration leaves it: luck of turns and epochs, from a seed that the bot alone drew."""
    house = await mixed(where)
    table = (await house.tables.lobby.open(1, 2, ADA_SITS, "tiny", options={"rounds": 12}, most=4)).id
    await house.tables.lobby.join(table, BEA_SITS)
    await house.killed()
    with opened(house.where) as connection:
        connection.execute("UPDATE tables SET shuffle = 'turns', secret = '', seed = 'of before'")
    house = await again(house)
    sealed = (await house.tables.info(table)).seed_proof
    assert sealed == sha256(b"of before").hexdigest()
    info = await house.tables.lobby.start_game(table, ADA.id)
    assert (info.seed_proof, info.mixed, info.mix) == (sealed, False, "")
    rolled = await rolls(house, table, 2)
    await house.move(table)
    house = await again(house)
    rolled += await rolls(house, table, 2)
    straight = [Chance.below(TurnChance("of before", 0, turn), 6) for turn in (1, 2, 3, 4)]
    assert rolled == straight
    await house.move(table, "take")
    assert await house.tables.undo.ask(table, ADA.id) is not None
    await house.tables.undo.agree(table, BEA.id, True)
    assert await rolls(house, table, 1) == [TurnChance("of before", 1, 5).below(6)]
    assert (await replayed(house, table)).verdict == "same"
    await house.down()
