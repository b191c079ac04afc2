"""What is chosen in a lobby: options, presets, the game, and what people choose for their own seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine import BRISK, VARIANT, Lineup, Refused
from bot.store.presets import Preset
from bot.tables.info import TableInfo
from bot.tables.play.runtime import Runtime
from bot.tables.seats.lobby import REGULAR, Lobby, check_pace
from bot.tables.seats.presets import at_pace, in_force, options_by, preset_of, usual_options


class Options:
    """Changes the options of lobbies, and says what they mean for the game."""

    def __init__(self, runtime: Runtime, lobby: Lobby) -> None:
        self._runtime = runtime
        self._lobby = lobby

    async def set_options(
        self, table: str, by: int, options: Mapping[str, Any] | None = None, pace: str | None = None
    ) -> TableInfo:
        """Change the options that are given; only the host may.

        Raises `Refused`: ``not-host``, ``unknown-pace``, and the reasons of the game for refusing an option.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("lobby")
            live.need_host(by)
            row = live.row
            game = self._runtime.games[row.game]
            now, wanted = game.settled(row.options), options or {}
            if wanted.get(VARIANT, now.get(VARIANT)) != now.get(VARIANT):
                now.pop(game.lineup(now, len(live.seats)).option, None)  # each variant has places of its own
            new_pace = check_pace(pace or row.pace)
            usual = at_pace(game, {**now, **wanted}, row.pace, new_pace)
            new_options = game.check_options({**now, **wanted, **usual})
            new_most = max(row.most, game.lineup(new_options, len(live.seats)).seats[0])
            if (now, row.pace) != (new_options, new_pace):
                self._lobby.changed(live)
            row.options, row.pace, row.most = new_options, new_pace, new_most
            return await self._lobby.keep(live, None, "options")

    async def set_brisk(self, table: str, by: int, *, brisk: bool) -> TableInfo:
        """Tell what others do in half the time, or so that it is easy to follow; only the host may, at any time.

        Raises `Refused('not-host')`, and `Refused` for a table that is over.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need_host(by)
            if live.row.status not in ("lobby", "live", "paused"):
                live.need("live")
            live.need_no_round()
            options = {option: value for option, value in live.row.options.items() if option != BRISK}
            live.row.options = {**options, BRISK: True} if brisk else options
            return await self._lobby.keep(live, None, "options", "lobby" if live.row.status == "lobby" else "told")

    async def set_language(self, table: str, by: int, code: str) -> TableInfo:
        """Tell everything that several see of the table in this language, empty for the server's; only the host may.

        Raises `Refused('not-host')`.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("lobby")
            live.need_host(by)
            live.row.language = code
            return await self._lobby.keep(live, None, "options")

    async def use_preset(self, table: str, by: int, preset: Preset) -> TableInfo:
        """Set all options to those of a preset, but for what belongs to single seats; only the host may.

        Raises `Refused`: ``other-game``, and as `set_options` does.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("lobby")
            live.need_host(by)
            row = live.row
            if row.game != preset.game:
                raise Refused("other-game")
            self._lobby.changed(live)
            row.options = options_by(self._runtime.games[row.game], preset, row.options)
            row.pace = check_pace(preset.pace or row.pace)
            row.most = max(row.most, self._runtime.games[row.game].lineup(row.options, len(live.seats)).seats[0])
            return await self._lobby.keep(live, None, "options")

    async def change_game(self, table: str, by: int, game: str) -> TableInfo:
        """Play another game at this table, with its usual options; only the host may. Everybody keeps their seat; a
        patron whom the new game does not know becomes a regular one.

        Raises `Refused`: ``no-such-game``, ``not-host``, ``game-full`` (facts `most`, `n`).
        """
        self._runtime.check_open()
        if game not in self._runtime.games:
            raise Refused("no-such-game", game=game)
        async with self._runtime.hold(table) as live:
            live.need("lobby")
            live.need_host(by)
            row, before, after = live.row, self._runtime.games[live.row.game].seats, self._runtime.games[game].seats
            if row.game == game:
                return live.info()
            if len(live.seats) > after[-1]:
                raise Refused("game-full", most=after[-1], n=len(live.seats))
            row.most = after[-1] if row.most == before[-1] else max(after[0], min(row.most, after[-1]))
            self._lobby.changed(live)
            rules = self._runtime.games[game]
            row.game, row.options = game, rules.check_options(usual_options(rules, row.pace))
            for seat in live.seats:
                if seat.patron is not None and not self._lobby.knows(game, seat.patron):
                    seat.patron = REGULAR
            return await self._lobby.keep(live, None, "options")

    def lineup(self, info: TableInfo) -> Lineup:
        """Who plays with whom at a table, and why it cannot start as it is."""
        return self._runtime.games[info.game].lineup(info.options, len(info.seats))

    def variants(self, game: str) -> tuple[str, ...]:
        """The names of a game's variants, the usual one first; none for a game that has no others."""
        return self._runtime.games[game].variants

    def ladders(self, game: str) -> list[str]:
        """The names of the ladders that games count on, by variant; the usual one first."""
        rules = self._runtime.games[game]
        options = [rules.check_options({VARIANT: variant}) for variant in rules.variants] or [rules.check_options({})]
        found = dict.fromkeys(rules.lineup(chosen, 0).ladder for chosen in options)
        return [*found, *([rules.own_ladder] if rules.own_ladder else [])]

    def is_own_ladder(self, ladder: str) -> bool:
        """Whether a ladder is that of games with decks that were made on the server: it has no seasons."""
        return any(game.own_ladder == ladder for game in self._runtime.games.values())

    def as_preset(self, info: TableInfo, name: str) -> Preset:
        """The options of a table as a preset of that name."""
        return preset_of(self._runtime.games[info.game], info, name)

    def with_preset(self, info: TableInfo, preset: Preset) -> TableInfo:
        """A table as it would be with the options of a preset of its game. Raises `Refused` as the game does."""
        game = self._runtime.games[info.game]
        return info._replace(options=options_by(game, preset, info.options), pace=preset.pace or info.pace)

    def has_preset(self, info: TableInfo, preset: Preset) -> bool:
        """Whether a table has the options of a preset of its game."""
        return in_force(self._runtime.games[info.game], preset, info)

    async def choose(self, table: str, user_id: int, option: str, value: str) -> TableInfo:
        """Set an option for one's own seat, where the game has an option with a value for each seat.

        Raises `Refused`: ``not-seated``, ``unknown-option``, ``bad-option``.
        """
        self._runtime.check_open()
        async with self._runtime.hold(table) as live:
            live.need("lobby")
            seat, row = live.seat_of(user_id).seat, live.row
            game = self._runtime.games[row.game]
            now = game.settled(row.options)
            if option not in game.by_seat or option not in now:
                raise Refused("unknown-option", option=option)
            said: list[str] = [*now[option], *[""] * len(live.seats)][: len(live.seats)]
            said[seat] = value
            row.options = game.check_options({**now, option: said})
            return await self._lobby.keep(live, seat, "options")
