"""The log by which anybody can prove a shuffle after the game: written, and proved by playing it again.

It is made of lines of JSON; docs/shuffle.md describes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple, cast

import orjson

from bot.engine import DEAL, AnyGame, Refused, Run, Strayed
from bot.store import decisions, decks, tables
from bot.store.decisions import DecisionRow, EpochRow
from bot.store.sql import Connection
from bot.store.tables import SeatRow, StoredTable, TableRow
from bot.tables.record.beacon import QUICKNET, Chain, entry_of, pressed_at
from bot.tables.record.drawn import NotedChance
from bot.tables.record.own_decks import supplied
from bot.tables.record.replay import Replayer
from bot.tables.record.shuffle import CHANGED, commitment_of, mix_of, mixed_seed, seal_of

FORM = "barkeep-log-2"
"""What the first line of such a log says of itself."""
FORM_WITHOUT_PRESS = "barkeep-log-1"
"""The same where the press that started the game is not in the list."""
ENDS = ("over", "closed")
REASONS = ("undo", "rules", "strayed", CHANGED)


class Forged(Exception):
    """A log that does not come out; `line` is the number of the first line that is wrong, from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


# -- writing --------------------------------------------------------------------------------------------------------


class _Step(NamedTuple):
    """A step that was played again: the digest after it, and what was drawn in it; None if it could not be."""

    digest: str
    drawn: list[dict[str, Any]] | None


_LOST = _Step("", None)


def proof(connection: Connection, table: str, games: Mapping[str, AnyGame]) -> str | None:
    """The log of a table that is over; None for one that is not, and where nothing was mixed into the seed.

    Raises `Refused('no-such-table')`.
    """
    stored = supplied(connection, games, tables.load(connection, table))
    if stored is None:
        raise Refused("no-such-table")
    row = stored.row
    if row.started_at is None or row.status not in ("over", "closed") or row.shuffle != "mixed":
        return None
    epochs = [EpochRow(0, 0, "start", row.rules_version, 0.0), *decisions.epochs(connection, table)]
    log = decisions.whole(connection, table)
    own = games[row.game].own_decks(row.options)
    texts = decks.texts(connection, own) if own else {}
    return "".join(_chained(_lines(games[row.game], stored, epochs, log, texts)))


def _chained(lines: Iterator[dict[str, Any]]) -> Iterator[str]:
    """The lines as text, each with a sum over itself and all before it."""
    before = ""
    for line in lines:
        before = sum_of(before, line)
        yield f"{orjson.dumps({**line, 'sum': before}).decode()}\n"


def sum_of(before: str, line: Mapping[str, Any]) -> str:
    """The sum of a line after one with the sum `before`."""
    plain = {key: value for key, value in line.items() if key != "sum"}
    return sha256(before.encode() + orjson.dumps(plain, option=orjson.OPT_SORT_KEYS)).hexdigest()[:16]


def _lines(
    game: AnyGame, stored: StoredTable, epochs: Sequence[EpochRow], log: Sequence[DecisionRow],
    texts: Mapping[str, str],
) -> Iterator[dict[str, Any]]:  # fmt: skip
    row = stored.row
    own = {"decks": dict(texts)} if texts else {}
    lobby = {"pressed": str(row.pressed), "sat": row.sat, "rose": row.rose} if row.pressed else {}
    yield {
        "form": FORM if row.pressed else FORM_WITHOUT_PRESS,
        "table": row.id, "game": row.game, "rules": row.rules_version, "seats": len(stored.seats),
        "options": row.options, "sealed": seal_of(row), "secret": row.secret,
        "list": [str(entry) for entry in row.entries], "mix": mix_of(row.entries),
        "seed": row.seed, **lobby, **_beacon_line(row), **own,
    }  # fmt: skip
    chance = NotedChance(row.seed)
    steps = _played(Replayer(game, stored, epochs, log, chance), chance)
    start = next(steps, _LOST)
    yield {"start": start.digest, "draws": start.drawn}
    told = 0
    for decision in log:
        for epoch in epochs:
            if told < epoch.epoch <= decision.epoch:
                told = epoch.epoch
                yield _turning(epoch)
        drawn = next(steps, _LOST).drawn
        made = {
            "decision": decision.seq, "turn": decision.turn, "ask": decision.ask, "seat": decision.seat,
            "picks": decision.picks.split(), "digest": decision.digest,
        }  # fmt: skip
        # What was played under rules that are no longer there cannot be played again.
        yield made if drawn is None else {**made, "draws": drawn}
    for epoch in epochs:
        if epoch.epoch > told:
            yield _turning(epoch)
    yield {"end": row.status, "placings": list(row.placings or ())}


def _beacon_line(row: TableRow) -> dict[str, Any]:
    if not row.beacon_signature:
        return {}
    return {"beacon": {"chain": QUICKNET.hash, "round": row.beacon_round, "signature": row.beacon_signature}}


def _turning(epoch: EpochRow) -> dict[str, Any]:
    return {"epoch": epoch.epoch, "after": epoch.from_seq, "reason": epoch.reason, "rules": epoch.rules_version}


def _played(player: Replayer, chance: NotedChance) -> Iterator[_Step]:
    """The steps of a log, as far as it can be played again."""
    try:
        for step in player.play():
            drawn = [asdict(some) for some in chance.take()]
            yield _Step(_run(player).digest, None if step.skipped else drawn)
    except Strayed:
        return


# -- proving --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Proved:
    """What a log proves."""

    table: str
    game: str
    seats: int
    status: str
    sealed: str
    mix: str
    entries: tuple[str, ...]
    """What was added to the secret: the numbers of the people, and last that of the press of Start if it is there."""
    pressed: str = ""
    """The id of the press that started the game; empty in a log of before."""
    sat: int = 0
    """How often people sat down before the start; `rose`: how often they got up."""
    rose: int = 0
    decisions: int = 0
    numbers: int = 0
    """How many numbers were drawn; those that were drawn again after moves were taken back count again."""
    undone: int = 0
    """How often moves were taken back."""
    renewed: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """Where changed rules have begun new luck: after which decision, and their version."""
    replayed: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """Where a turn was played again with the same luck, as `renewed`."""
    updated: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """Where another version of the rules has taken over without a difference, as `renewed`."""
    beacon: int = 0
    """The round of the public beacon that comes last in the list; 0 where none does."""
    skipped: int = 0
    """Moves under older rules that were taken back then, and do not come out under today's."""


@dataclass(slots=True)
class _Read:
    """A log as it was read, with the number of each line."""

    head: dict[str, Any]
    turnings: dict[int, int] = field(default_factory=dict[int, int])
    """The lines of the epochs, by their numbers."""
    start: dict[str, Any] = field(default_factory=dict[str, Any])
    epochs: list[EpochRow] = field(default_factory=list[EpochRow])
    log: list[tuple[int, DecisionRow, Any]] = field(default_factory=list[tuple[int, DecisionRow, Any]])
    end: tuple[int, dict[str, Any]] | None = None
    wrong: Forged | None = None
    """The first line that is wrong in itself."""


def prove(text: str, games: Mapping[str, AnyGame], chain: Chain = QUICKNET) -> Proved:
    """Prove seal, mix, seed, deal and every draw of a log, by playing it again; and that a beacon's round in its list
    is of this chain. Raises `Forged`, and `ImportError` where there is such a round and py_ecc is not installed.
    """
    read = _read(text)
    head = read.head
    _prove_seed(head)
    _prove_beacon(head, chain)
    if head["game"] not in games:
        raise Forged(1, f"there is no game {head['game']}")
    game = games[head["game"]]
    try:
        game.learn_decks(head.get("decks", {}))
    except Exception as fault:  # what is in the log may be anything
        raise Forged(1, f"a deck is not what its code says: {fault}") from fault
    proved = Proved(
        head["table"], head["game"], head["seats"], "", head["sealed"], head["mix"], tuple(head["list"]),
        head.get("pressed", ""), head.get("sat", 0), head.get("rose", 0),
        beacon=_beacon(head)["round"] if _beacon(head) else 0,
    )  # fmt: skip
    row = TableRow(
        head["table"], 0, 0, head["game"], "over", "normal", head["seats"], 0, head["options"], 0.0, 0.0,
        seed=head["seed"], rules_version=head["rules"], shuffle="mixed",
    )  # fmt: skip
    stored = StoredTable(row, [SeatRow(seat, None, "", "") for seat in range(head["seats"])])
    epochs = [EpochRow(0, 0, "start", head["rules"], 0.0), *read.epochs]
    chance = NotedChance(head["seed"])
    player = Replayer(game, stored, epochs, [decision for _, decision, _ in read.log], chance)
    _prove_steps(read, player, chance, proved)
    if read.wrong is not None:
        raise read.wrong
    _prove_end(read, player)
    proved.status = read.end[1]["end"] if read.end else ""
    proved.undone = sum(epoch.reason == "undo" for epoch in read.epochs)
    for reason, told in ((CHANGED, proved.renewed), ("strayed", proved.replayed), ("rules", proved.updated)):
        told += [(epoch.from_seq, epoch.rules_version) for epoch in read.epochs if epoch.reason == reason]
    return proved


def compare(proved: Proved, sealed: str = "", mix: str = "", entry: str = "") -> bool:
    """Compare what a player has written down, as far as it is given; whether anything was. Raises `Forged`."""
    for name, seen, found in (("seal", sealed, proved.sealed), ("mix", mix, proved.mix)):
        if seen and seen.strip().lower() != found:
            raise Forged(1, f"the {name} is not the one that you have written down")
    if entry and entry.strip() not in proved.entries:
        raise Forged(1, "your number is not in the list")
    return bool(sealed or mix or entry)


def _prove_seed(head: Mapping[str, Any]) -> None:
    """Raise `Forged` unless what is sealed, what was added and the seed belong together."""
    entries = [int(entry) for entry in head["list"]]
    if commitment_of(head["secret"]) != head["sealed"]:
        raise Forged(1, "the secret is not the one that was sealed")
    if mix_of(entries) != head["mix"]:
        raise Forged(1, "the list is not the one whose hash was shown")
    if mixed_seed(head["secret"], entries) != head["seed"]:
        raise Forged(1, "the seed does not follow from secret and list")
    listed = head["list"][: len(head["list"]) - bool(_beacon(head))]
    if head["form"] == FORM and listed[-1:] != [head["pressed"]]:
        raise Forged(1, "the press of Start does not come last in the list")


def _beacon(head: Mapping[str, Any]) -> dict[str, Any]:
    """What the log says of the beacon's round; empty where there is none."""
    return head.get("beacon") or {}


def _prove_beacon(head: Mapping[str, Any], chain: Chain) -> None:
    """Raise `Forged` unless the last of the list is a round of the chain that nobody knew when Start was pressed."""
    found = _beacon(head)
    if not found:
        return
    if found["chain"] != chain.hash:
        raise Forged(1, "the beacon is another one than drand's quicknet")
    if head["list"][-1] != str(entry_of(found["signature"])):
        raise Forged(1, "the beacon's round does not come last in the list")
    if chain.time_of(found["round"]) <= pressed_at(int(head.get("pressed", 0))):
        raise Forged(1, "the beacon's round was known before Start was pressed")
    if not chain.holds(found["round"], found["signature"]):
        raise Forged(1, "the beacon's round does not have this signature")


def _prove_steps(read: _Read, player: Replayer, chance: NotedChance, proved: Proved) -> None:
    lines = iter(read.log)
    number = 2
    strays: dict[int, bool] = {}  # whether moves that an epoch has taken back for new luck come out otherwise now
    steps = player.play()
    while True:
        try:
            step = next(steps, None)
        except Exception as fault:  # what is in the log may be anything
            line = next(lines, None)
            raise Forged(line[0] if line else number, f"it does not come out: {fault}{_older(player)}") from fault
        if step is None:
            break
        drawn = [asdict(some) for some in chance.take()]
        if step.decision is None:
            if read.start.get("start") != _run(player).digest:
                raise Forged(2, f"the deal does not come out{_older(player)}")
            told: Any = read.start.get("draws")
        else:
            number, decision, told = next(lines)
            if step.skipped:
                proved.skipped += 1
                by = _taken_back_by(read.epochs, decision)
                strays[by] = strays.get(by, False) or step.strays
                continue
            made = _run(player).decision
            if made is None or (decision.seq, decision.turn) != (made.seq, made.turn):
                raise Forged(number, "its decision or its turn has another number")
            proved.decisions += 1
        if told != drawn:
            raise Forged(number, "other numbers were drawn")
        proved.numbers += sum(len(some["numbers"]) for some in drawn)
    for epoch in (epoch for epoch, otherwise in strays.items() if not otherwise):
        raise Forged(read.turnings[epoch], "new luck, but what was taken back comes out under the new rules too")


def _taken_back_by(epochs: Sequence[EpochRow], decision: DecisionRow) -> int:
    """The epoch that has taken a decision back because the rules had changed."""
    return next(
        epoch.epoch
        for epoch in epochs
        if epoch.epoch > decision.epoch and epoch.from_seq < decision.seq and epoch.reason == CHANGED
    )


def _older(player: Replayer) -> str:
    version = player.rules_version()
    return "" if version == player.game.rules_version else f" (played under version {version} of the rules)"


def _run(player: Replayer) -> Run:
    assert player.run is not None
    return player.run


def _prove_end(read: _Read, player: Replayer) -> None:
    assert read.end is not None
    number, end = read.end
    run = _run(player)
    places = run.game.placings(run.state) if run.over else []
    if (end.get("end") == "over") != run.over or (run.over and end.get("placings") != places):
        raise Forged(number, "the game did not end like that")


def _read(text: str) -> _Read:
    """The lines of a log. Raises `Forged` if already the first one is wrong in itself."""
    lines, before = text.splitlines(), ""
    read = _Read({})
    for number, line in enumerate(lines, 1):
        try:
            data = orjson.loads(line)
            _check(isinstance(data, dict), "it is no object of JSON")
            _check(read.end is None, "the log has ended before")
            before = _summed(before, data)
            _take(read, number, cast("dict[str, Any]", data))
        except (orjson.JSONDecodeError, KeyError, TypeError, ValueError) as fault:
            why = str(fault) if isinstance(fault, _Wrong) else "it is no line of such a log"
            read.wrong = Forged(number, why)
            break
    if read.wrong is None and read.end is None:
        read.wrong = Forged(len(lines) + 1, "the end is missing")
    if not read.head or (not read.start and read.wrong is not None):
        raise read.wrong or Forged(1, "it is no such log")
    return read


class _Wrong(ValueError):
    """Why a line is wrong in itself."""


def _check(holds: bool, why: str) -> None:
    if not holds:
        raise _Wrong(why)


def _summed(before: str, data: Mapping[str, Any]) -> str:
    summed = sum_of(before, data)
    _check(data.get("sum") == summed, "it was changed: its sum does not come out")
    return summed


def _take(read: _Read, number: int, data: dict[str, Any]) -> None:
    if number == 1:
        _check(data["form"] in (FORM, FORM_WITHOUT_PRESS), "it is no such log")
        texts = ("table", "game", "sealed", "secret", "mix", "seed")
        _check(all(isinstance(data[key], str) for key in texts), "it is no such log")
        _check(isinstance(data["options"], dict) and 0 < int(data["seats"]) < 100, "it is no such log")
        _check(DEAL not in data["options"], "its cards were laid out, not shuffled")
        bytes.fromhex(data["secret"])
        _check(all(str(int(entry)) == entry for entry in data["list"]), "the list holds something else than ids")
        if data["form"] == FORM:
            beacon = data.get("beacon", {"chain": "", "round": 1, "signature": ""})
            _check(set(beacon) == {"chain", "round", "signature"} and beacon["round"] > 0, "it is no such log")
            bytes.fromhex(beacon["signature"])
            _check(isinstance(data["pressed"], str) and min(data["sat"], data["rose"]) >= 0, "it is no such log")
        read.head = {**data, "rules": int(data["rules"]), "seats": int(data["seats"])}
    elif number == 2:
        _check(isinstance(data["start"], str), "it is no line of such a log")
        read.start = data
    elif "epoch" in data:
        last = read.epochs[-1].epoch if read.epochs else 0
        _check(data["epoch"] == last + 1 and data["reason"] in REASONS, "there is no such epoch")
        most = read.log[-1][1].seq if read.log else 0
        _check(0 <= int(data["after"]) <= most, "it goes back to a decision that there is not")
        known = max(read.head["rules"], *(epoch.rules_version for epoch in read.epochs), 0)
        renewed = data["reason"] == CHANGED
        _check(not renewed or int(data["rules"]) > known, "new luck, but the rules have not changed")
        read.turnings[last + 1] = number
        read.epochs.append(EpochRow(last + 1, int(data["after"]), data["reason"], int(data["rules"]), 0.0))
    elif "end" in data:
        _check(data["end"] in ENDS, "there is no such end")
        read.end = (number, data)
    else:
        epoch = read.epochs[-1].epoch if read.epochs else 0
        decision = DecisionRow(
            epoch, int(data["decision"]), int(data["turn"]), int(data["ask"]), int(data["seat"]),
            " ".join(data["picks"]), "person", str(data["digest"]), False, 0.0,
        )  # fmt: skip
        _check(decision.digest != "", "its digest is missing")
        read.log.append((number, decision, data.get("draws")))
