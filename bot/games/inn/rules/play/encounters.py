"""Sea and Dungeon Events: progress counters, and what happens when the last one is taken.

Rules: 003 *Dungeon Events*, *Interaction Between Dungeon Events and Other Cards*, *Playing with Dungeon Events and Sea
Events*.
"""

from __future__ import annotations

from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.play.champions import champion_for, name_champions, only_champions
from bot.games.inn.rules.play.effects import EFFECTS_OF_CARDS, concerned
from bot.games.inn.rules.play.losing import check_losses
from bot.games.inn.rules.play.reach import tell_shielded
from bot.games.inn.rules.play.resolving import carry_parts, gained, tell_if_void
from bot.games.inn.rules.play.state import INN, Encounters, Item, Part
from bot.games.inn.rules.play.table import Moves, Table


def progress(table: Table, seat: int, after: str = "") -> Moves:
    """One counter off each deck; a deck without any has its Event, at the end of this seat's turn. `after`: only off
    the decks that follow the one with this Event.
    """
    decks = table.state.encounters
    done = [at for at, deck in enumerate(decks) if after in deck.discard[-1:]]
    for deck in decks[done[0] + 1 if done else 0 :]:
        if table.state.over:
            return
        table.take_progress(deck)
        if not deck.counters:
            yield from _meet(table, deck, seat)
            yield from check_losses(table)


def _meet(table: Table, deck: Encounters, seat: int) -> Moves:
    """Reveal an Event: everybody may answer, then it happens, and the next one is so many turns away."""
    item = table.push(Item("encounter", seat))
    item.card = table.reveal_encounter(deck, seat)
    yield from name_champions(table, item, INN)
    item.by = champion_for(table, item, seat)
    item.parts = _plan(table, item)
    tell_shielded(table, item, item.parts)
    yield from table.respond(item)
    yield from finish(table, item)


def finish(table: Table, item: Item) -> Moves:
    """Nobody answers an Event any more: it happens, and its deck has progress counters again."""
    told = table.told.count
    yield from carry_parts(table, item, item.parts, EFFECTS_OF_CARDS)
    tell_if_void(table, item, told)
    table.pop()  # nobody has caused what it did: nobody hits back
    deck = next(deck for deck in table.state.encounters if item.card in deck.discard[-1:])
    table.put_progress(deck, table.cards[item.card].level)
    if item.gained:
        yield from gained(table, item.gained, item.card)


def _plan(table: Table, item: Item) -> list[Part]:
    """What the Event would do: nobody is its source, and "you" is the player whose turn ends."""
    card = table.cards[item.card]
    return [
        Part(effect.word, seat, effect.n, to=INN, at=card.place(effect))
        for effect in card.uses[0].do
        for seat in _affected(table, item, effect)
    ]


def _affected(table: Table, item: Item, effect: EffectData) -> list[int]:
    if effect.word == "coin":  # it is tossed for everybody, also when the player whose turn ends has gone out
        return table.state.from_seat(item.by)[:1]
    return only_champions(item, concerned(table, item, effect, None))
