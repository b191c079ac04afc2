"""A public beacon's round in the seed: fixed by the press of Start before anybody knows it, and waited for."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Refused
from bot.games import GAMES
from bot.paths import ROOT
from bot.tables.record.beacon import AHEAD, EPOCH, QUICKNET, Chain, entry_of
from bot.tables.record.proof import Forged, proof, prove, sum_of
from tests.browser.chromium import Browser, find_chromium
from tests.browser.test_verify import PAGE, verdict
from tests.tables.tavern import ADA, BEA, CID, House

DEEP = sys.getrecursionlimit()
pytest.importorskip("py_ecc", reason="py_ecc is not installed")
CURVE: Any = import_module("py_ecc.optimized_bls12_381")
POINTS: Any = import_module("py_ecc.bls.point_compression")
HASHING: Any = import_module("py_ecc.bls.hash_to_curve")
sys.setrecursionlimit(DEEP)  # py_ecc raises it for the whole process

SECRET = 0x1F2E3D4C5B6A79880123456789ABCDEF
ROUND_1000 = "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39"
"""The true signature of quicknet's round 1000."""


def own_chain(genesis: float) -> Chain:
    """A chain whose secret key is known here."""
    first, second = POINTS.compress_G2(CURVE.multiply(CURVE.G2, SECRET))
    return Chain("ab" * 32, f"{first:096x}{second:096x}", genesis, 3.0)


def signed(number: int) -> str:
    """The signature of a round of that chain."""
    message = sha256(number.to_bytes(8, "big")).digest()
    tag = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
    point = HASHING.hash_to_G1(message, tag, sha256)
    return f"{POINTS.compress_G1(CURVE.multiply(point, SECRET)):096x}"


def test_a_check_leaves_python_as_deep_as_before() -> None:
    before = sys.getrecursionlimit()
    script = (
        "import sys; from bot.tables.record.beacon import QUICKNET; "
        f"assert QUICKNET.holds(1000, {ROUND_1000!r}); assert sys.getrecursionlimit() == {before}"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT)


@dataclass
class Local:
    """A beacon of our own; it has the rounds that were published by now, unless it is away or tells others."""

    now: Callable[[], float]
    chain: Chain
    away: bool = False
    other: int = 0
    """So many rounds beside the one that was asked for is what it tells."""
    asked: list[int] = field(default_factory=list[int])

    async def fetch(self, number: int) -> str:
        self.asked.append(number)
        if self.away or self.now() < self.chain.time_of(number):
            return ""
        return signed(number + self.other)


class Pub(House):
    """A house with a beacon."""

    beacon: Local | None  # pyright: ignore[reportIncompatibleVariableOverride]

    async def up(self) -> Pub:
        await super().up()
        return self


def pub(path: Path, *, before: Pub | None = None) -> Pub:
    house = Pub(path, before.clock if before else None)
    house.written = False
    house.beacon = before.beacon if before else Local(house.clock.now, own_chain(house.clock.now() - 1_000))
    return house


async def lobby(house: Pub) -> str:
    table = (await house.tables.lobby.open(1, 2, replace(ADA, entry=1_001))).id
    await house.tables.lobby.join(table, replace(BEA, entry=1_002))
    await house.tables.lobby.want_beacon(table, ADA.id)
    await house.advance(6)
    return table


def pressed(house: Pub) -> int:
    return int((house.clock.now() - EPOCH) * 1000) << 22


def test_a_true_round_of_quicknet_holds_and_no_other() -> None:
    assert QUICKNET.holds(1000, ROUND_1000)
    assert not QUICKNET.holds(1001, ROUND_1000)
    assert not QUICKNET.holds(1000, ROUND_1000[:-2] + "38")
    for nonsense in ("", "xy", "c0" + "00" * 47, "00" * 48, ROUND_1000 + "00"):
        assert not QUICKNET.holds(1000, nonsense)
    assert f"{entry_of(ROUND_1000):064x}" == "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd"


def test_the_round_lies_in_the_future() -> None:
    for now in (QUICKNET.genesis + 0.0, QUICKNET.genesis + 2.9, 1_800_000_000.5):
        number = QUICKNET.after(now)
        assert AHEAD <= QUICKNET.time_of(number) - now < AHEAD + QUICKNET.period


@pytest.mark.usefixtures("seldom")
async def test_the_deal_waits_for_the_very_round_and_nothing_changes_meanwhile(tmp_path: Path) -> None:
    house = await pub(tmp_path / "bar.db").up()
    assert house.beacon is not None
    table = await lobby(house)
    house.beacon.away = True
    press = pressed(house)
    info = await house.tables.lobby.start_game(table, ADA.id, press)
    number = info.beacon_round
    assert info.status == "lobby"
    assert number is not None
    assert house.rows("SELECT beacon_round, pressed, seed, beacon_signature FROM tables") == [(number, press, "", "")]
    assert house.beacon.asked == [], "it is stored before anything is fetched"
    tables = house.tables
    for change in (
        tables.lobby.join(table, CID), tables.leaving.leave(table, BEA.id), tables.leaving.close(table, ADA.id),
        tables.options.set_options(table, ADA.id, {"suffer": 1}), tables.lobby.add_patron(table, ADA.id),
        tables.lobby.start_game(table, ADA.id, press + 1), tables.lobby.want_beacon(table, ADA.id),
        tables.leaving.kick(table, ADA.id, BEA.id),
    ):  # fmt: skip
        with pytest.raises(Refused, match="start-waits"):
            await change
    await house.advance(3_600)
    assert set(house.beacon.asked) == {number}
    assert (await tables.info(table)).status == "lobby", "an hour is not too long"
    house.beacon.away, house.beacon.other = False, 1
    await house.advance(30)
    assert (await tables.info(table)).status == "lobby", "another round does not do"
    house.beacon.other = 0
    await house.advance(30)
    assert (await tables.info(table)).status == "live"
    [(entries, seed, secret)] = house.rows("SELECT entries, seed, secret FROM tables")
    listed = [1_001, 1_002, press, entry_of(signed(number))]
    assert json.loads(entries) == listed
    text = "".join(f"{entry}\n" for entry in listed).encode()
    assert seed == sha256(b"barkeep-shuffle-2" + bytes.fromhex(secret) + text).hexdigest()
    await house.down()


async def test_after_a_restart_it_goes_on_waiting_for_the_same_round(tmp_path: Path) -> None:
    house = await pub(tmp_path / "bar.db").up()
    assert house.beacon is not None
    table = await lobby(house)
    number = (await house.tables.lobby.start_game(table, ADA.id, pressed(house))).beacon_round
    await house.killed()
    house.clock.move_to(house.clock.now() + 500)
    again = await pub(house.path, before=house).up()
    await again.tables.clocks.thaw()
    await again.advance(600)
    assert (await again.tables.info(table)).status == "live"
    assert set(house.beacon.asked) == {number}
    await again.down()


async def test_without_the_operators_leave_no_table_wants_a_beacon(tmp_path: Path) -> None:
    house = pub(tmp_path / "bar.db")
    house.beacon = None
    await house.up()
    table = (await house.tables.lobby.open(1, 2, replace(ADA, entry=1_001))).id
    with pytest.raises(Refused, match="no-beacon"):
        await house.tables.lobby.want_beacon(table, ADA.id)
    await house.down()


async def test_those_who_run_the_server_can_end_the_wait_and_then_there_is_no_deal(tmp_path: Path) -> None:
    house = await pub(tmp_path / "bar.db").up()
    table = await lobby(house)
    await house.tables.lobby.start_game(table, ADA.id, pressed(house))
    await house.tables.leaving.remove(table, BEA.id, CID.id)
    await house.advance(60)
    assert (await house.tables.info(table)).status == "closed"
    assert house.rows("SELECT seed, secret FROM tables") == [("", "")]
    await house.down()


async def played(path: Path) -> tuple[str, Chain]:
    """The log of a game with a round, which was closed after three moves."""
    house = await pub(path).up()
    assert house.beacon is not None
    table = await lobby(house)
    await house.tables.lobby.start_game(table, ADA.id, pressed(house))
    await house.advance(30)
    for _ in range(3):
        await house.move(table)
    await house.tables.leaving.close(table, force=True)
    text = await house.store.read(lambda connection: proof(connection, table, house.games))
    assert text is not None
    await house.down()
    return text.replace(QUICKNET.hash, house.beacon.chain.hash), house.beacon.chain


def changed(text: str, change: Callable[[dict[str, Any]], None]) -> str:
    """The log with another first line, all sums made anew."""
    lines, before = [json.loads(line) for line in text.splitlines()], ""
    change(lines[0])
    for line in lines:
        before = line["sum"] = sum_of(before, line)
    return "".join(f"{json.dumps(line)}\n" for line in lines)


async def test_verify_checks_the_signature_of_the_round(tmp_path: Path) -> None:
    text, chain = await played(tmp_path / "bar.db")
    text, games = changed(text, lambda head: None), {name: kit.rules() for name, kit in GAMES.items()}
    proved = prove(text, games, chain)
    assert proved.beacon == json.loads(text.splitlines()[0])["beacon"]["round"]
    for said, change in (
        ("another one than drand", lambda head: head["beacon"].update(chain=QUICKNET.hash)),
        ("does not come last", lambda head: head["beacon"].update(signature=signed(5))),
        ("was known before", lambda head: head["beacon"].update(round=5)),
        ("does not have this signature", lambda head: head["beacon"].update(round=head["beacon"]["round"] + 1)),
        ("the press of Start does not come last", lambda head: head.pop("beacon")),
        ("no such log", lambda head: head["beacon"].pop("round")),
    ):
        with pytest.raises(Forged, match=said):
            prove(changed(text, change), games, chain)


@pytest.mark.skipif(find_chromium() is None, reason="no Chromium is installed here")
async def test_the_page_takes_the_round_and_says_that_it_does_not_check_its_signature(tmp_path: Path) -> None:
    text, chain = await played(tmp_path / "bar.db")
    text = changed(text.replace(chain.hash, QUICKNET.hash), lambda head: None)
    number = json.loads(text.splitlines()[0])["beacon"]["round"] + 40_000_000  # quicknet has come further
    true = changed(text, lambda head: head["beacon"].update(round=number))
    async with Browser() as tab:
        await tab.open(PAGE.as_uri())
        await tab.until("document.readyState === 'complete' && typeof show === 'function'")
        said = await verdict(tab, true)
        assert "This log proves its numbers." in said
        assert f"After it comes round {number} of the public beacon drand" in said
        assert "only python -m bot verify checks it" in " ".join(said.split())
        said = await verdict(tab, changed(text, lambda head: head["beacon"].update(round=5)))
        assert "the beacon's round was known before Start was pressed" in said
        said = await verdict(tab, changed(true, lambda head: head["beacon"].update(signature=signed(5))))
        assert "the beacon's round does not come last in the list" in said
