"""Champions: where teams play, one player of each team takes part in what would affect everybody.

Rules: 003 *Gambling, Events and Team Champions*; card notes of *A Contest of Wills* and the others.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable

from bot.engine import Answers, Ask, AskBuilder, SeatAsk
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.events import ChampionNamed
from bot.games.inn.rules.picks import Pick, options_of, read_pick
from bot.games.inn.rules.play.reach import is_away
from bot.games.inn.rules.play.state import INN, Item
from bot.games.inn.rules.play.table import Moves, Table


def wanted_for(table: Table, effects: Iterable[EffectData]) -> bool:
    """Whether teams name Champions for a card: it starts a Round, or does something to each player, its own too."""
    return any(
        effect.whom == "all"
        or (effect.word == "start-round" and table.state.round is None)
        or any(wanted_for(table, way) for way in effect.options)
        for effect in effects
    )


def name_champions(table: Table, item: Item, of_itself: int) -> Moves:
    """Each team names a Champion for an item, in turn order from the active one; nobody answers the item until then.

    `of_itself`: the player who is Champion without a choice, by whom the item came about; INN for nobody.
    """
    state = table.state
    if state.shared is None:
        return
    shut, item.shut = item.shut, True
    item.champions = () if of_itself == INN else (of_itself,)
    for seat in state.one_a_party(state.from_seat(state.active)):
        if not any(state.same_party(seat, champion) for champion in item.champions):
            champion = yield from _named(table, item, seat)
            item.champions += (champion,)
    item.shut = shut


def _named(table: Table, item: Item, seat: int) -> Generator[AskBuilder, Answers, int]:
    """The Champion of a seat's team; any of the team may say who it is (ruling 101)."""
    state = table.state

    def build() -> Ask | None:
        state.asked = []
        team = state.mates(seat)
        if len(team) < 2 or state.finished():
            return None
        options = options_of(Pick("champion", str(mate)) for mate in team)
        there = [mate for mate in team if not is_away(table, mate)] or team
        asked = SeatAsk(options, (Pick("champion", str(there[0])).key,))
        return Ask("choice", "inn.champion", dict.fromkeys(team, asked), about_item(item), first=True)

    answers = yield build
    by = next(iter(answers), seat)
    champion = int(read_pick(answers[by][0]).of) if by in answers else seat
    table.told.tell(ChampionNamed, seat=champion, by=by, card=item.card)
    return champion


def about_item(item: Item) -> dict[str, object]:
    """What a Champion is named for."""
    return {"what": item.what, "by": item.by, "card": item.card}


def only_champions(item: Item, seats: Iterable[int]) -> list[int]:
    """Of some seats those that an item concerns: all of them, or the Champions alone where teams have named them."""
    return [seat for seat in seats if seat in item.champions] if item.champions else list(seats)


def champion_for(table: Table, item: Item, seat: int) -> int:
    """The Champion of a seat's team for an item; the seat itself where there is none."""
    return next((champion for champion in item.champions if table.state.same_party(champion, seat)), seat)
