"""Undo: taking back one's own last decision, if nothing has happened since and all agree. It stays in the log."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Event, Refused, Run, Strayed
from bot.store import decisions, tables, windows
from bot.store.decisions import DecisionRow, EpochRow, SnapshotRow
from bot.store.sql import Connection
from bot.tables.info import UndoVote
from bot.tables.ladder import counting
from bot.tables.play.in_memory import as_decision, as_snapshot, from_seed, snapshot_row
from bot.tables.play.live import Live
from bot.tables.play.runtime import Runtime
from bot.tables.play.undoable import MadeDecision, last_of, made_in, trim
from bot.tables.record.shuffle import chance_at

UNDOS_A_GAME = 3
"""How often one person may ask for an undo in one game."""


@dataclass(frozen=True, slots=True)
class _Way:
    """The way back to a state: a snapshot and the decisions since, or without one all decisions since the seed."""

    snapshot: SnapshotRow | None
    decisions: list[DecisionRow]
    epochs: list[EpochRow]


class Undo:
    """Takes requests for an undo and votes on them, and carries it out."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def ask(self, table: str, user_id: int) -> UndoVote | None:
        """Ask to take back one's own last decision. Returns None if it is done already because nobody has to agree.

        All other people who are awake are asked. Where others play and none of them is awake there is no undo, nor more
        than `UNDOS_A_GAME`, nor two of one decision: else every answer could be tried out.

        Raises `Refused`: ``removed``, ``undo-open``, ``undo-nothing``, ``undo-seen``, ``undo-twice``,
        ``undo-used-up``, ``undo-nobody``, ``undo-rules``, and the reasons of any answer.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            seat = live.seat_of(user_id)
            live.need("live")
            seq, others = _may_ask(live, seat.seat, await self._made(live))
            live.row.undo_asks = [*live.row.undo_asks, (seat.seat, seq)]
            if not others:
                await self._go_back(live, seat.seat, seq)
                return None
            live.row.vote = {
                "seat": seat.seat,
                "seq": seq,
                "wanted": others,
                "at": self._runtime.time(live),
            }
            await self._keep_vote(live, "undo-asked", seat.seat)
            return live.undo_vote()

    async def agree(self, table: str, user_id: int, yes: bool) -> UndoVote | None:
        """Agree, or not. Returns None once the vote is over.

        Raises `Refused`: ``undo-none`` (nothing is asked), ``undo-not-yours`` (this person is not asked).
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            seat = live.seat_of(user_id)
            live.need("live")
            vote = live.undo_vote()
            if vote is None:
                raise Refused("undo-none")
            own = vote.seat == seat.seat and not yes
            if user_id not in vote.wanted and not own:
                raise Refused("undo-not-yours")
            wanted = [voter for voter in vote.wanted if voter != user_id]
            if yes and not wanted:
                await self._go_back(live, vote.seat, vote.seq)
                return None
            live.row.vote = {**(live.row.vote or {}), "wanted": wanted} if yes else None
            await self._keep_vote(live, "undo-agreed" if yes else "undo-refused", seat.seat)
            return live.undo_vote()

    async def learn(self, table: str) -> None:
        """Read what `may_ask` has to know of a table that was brought back from the store. Raises as `Shelf.hold`."""
        if await self._runtime.look(table, lambda live: live.made is None and live.run is not None):
            async with self._runtime.hold(table) as live:
                live.made = await self._made(live)
                trim(live.made, _open_ask(live))

    async def offered(self, table: str, user_id: int) -> bool:
        """Whether the person may ask for an undo now. Raises as `Shelf.hold`."""
        await self.learn(table)
        return await self._runtime.look(table, lambda live: self.may_ask(live, user_id))

    def may_ask(self, live: Live, user_id: int) -> bool:
        """Whether the person may ask for an undo now, as far as has been learnt."""
        try:
            live.need("live")
            _may_ask(live, live.seat_of(user_id).seat, live.made or [])
        except Refused:
            return False
        return True

    async def _made(self, live: Live) -> list[MadeDecision]:
        """All decisions of the game that count."""
        log = await self._runtime.store.read(lambda connection: decisions.effective(connection, live.id))
        return made_in(log, {seq for seq, _ in live.recent})

    async def _keep_vote(self, live: Live, notice: str, seat: int) -> None:
        live.row.version += 1
        self._runtime.plan(live)
        await self._runtime.keep(live, "told", seat, notice=notice)

    async def _go_back(self, live: Live, seat: int, seq: int) -> None:
        """Go back to before decision `seq`, in a new epoch. Raises `Refused`: ``undo-rules`` (they have changed)."""
        runtime, row = self._runtime, live.row
        way = await runtime.store.read(lambda connection: _way_back(connection, live.id, seq))
        log = [as_decision(decision) for decision in way.decisions]
        game, told = runtime.games[row.game], list[tuple[int, Event]]()
        try:
            if way.snapshot is None:
                run = from_seed(game, tables.StoredTable(row, live.seats), log, way.epochs)
            else:
                snapshot = as_snapshot(row.game, way.snapshot)
                run = Run.restore(game, snapshot, chance_at(row, snapshot), log, told)
        except Strayed:
            raise Refused("undo-rules") from None
        if counting.is_own(run.ask):
            counting.take_back_answer(row, seat)
        live.wishes = {}
        live.take_back(seq)
        live.restored(run, told if way.snapshot is not None else None)
        epoch = runtime.begin_epoch(live, "undo")
        runtime.open_window(live)
        runtime.plan(live)
        window = live.window
        kept = snapshot_row(run.snapshot) if run.snapshot else None

        def unit(connection: Connection) -> None:
            decisions.add_epoch(connection, live.id, epoch)
            decisions.forget_turns(connection, live.id, run.turn)
            if kept is not None:
                decisions.put_snapshot(connection, live.id, kept)
            windows.put(connection, live.id, window)
            tables.save(connection, row)

        hands = frozenset(range(len(live.seats)))
        await runtime.commit(live, unit, "play", seat, hands=hands, notice="undone")


def _open_ask(live: Live) -> int:
    return live.run.ask.number if live.run is not None and live.run.ask is not None else 0


def _may_ask(live: Live, seat: int, decisions_made: list[MadeDecision]) -> tuple[int, list[int]]:
    """The number of the decision that the seat's person may ask to take back, and who has to agree.

    Raises `Refused` as `Undo.ask` does.
    """
    if live.seats[seat].gone > 1:
        raise Refused("removed")
    if live.row.vote is not None:
        raise Refused("undo-open")
    seq = last_of(decisions_made, seat, _open_ask(live))
    own = [asked for asked in live.row.undo_asks if asked[0] == seat]
    if (seat, seq) in own:
        raise Refused("undo-twice")
    if len(own) >= UNDOS_A_GAME:
        raise Refused("undo-used-up", n=UNDOS_A_GAME)
    user_id = live.seats[seat].user_id
    others = [other.user_id for other in live.people() if other.user_id not in (None, user_id) and not other.minded]
    if not others and any(other.user_id not in (None, user_id) for other in live.seats):
        raise Refused("undo-nobody")
    return seq, others


def _way_back(connection: Connection, table: str, seq: int) -> _Way:
    snapshot = decisions.snapshot(connection, table, before=seq)
    log = decisions.effective(connection, table, snapshot.seq if snapshot else 0)
    return _Way(snapshot, [decision for decision in log if decision.seq < seq], decisions.epochs(connection, table))
