"""What the pictures show, in a sentence or two, for those who do not see them. At most 1024 characters each."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, cast

from bot.games.drinko.look.words import COLOURS, SPECIALS, card_name, in_order
from bot.games.drinko.rules.view import TableView
from bot.ui.alt import MOST, cut

_NAME: Final = 32
_KINDS_IN_FULL: Final = 12


def _drinks(count: int, drink_word: str, one_drink: str) -> str:
    return f"{count} {one_drink if count == 1 else drink_word}"


def _train(view: TableView) -> str:
    return f"a Drink Train of {view['train']}" if view["train"] else "no Drink Train"


def _seat(view: TableView, seat: int, name: str, drinks: str) -> str:
    size = view["sizes"][seat]
    placings = view["placings"]
    if view["over"] and placings:
        cards = f"place {placings[seat]}, {size} card{'' if size == 1 else 's'} left"
    elif seat in view["out"]:
        cards = f"out as number {list(view['out']).index(seat) + 1}"
    else:
        called = " and Drinko called" if view["called"][seat] else ""
        cards = f"{size} card{'' if size == 1 else 's'}{called}"
    return f"{name} {cards}, {drinks}"


def table_alt(
    view: TableView,
    names: Sequence[str],
    drink_word: str = "sips",
    one_drink: str = "sip",
    *,
    asked: frozenset[int] = frozenset(),
) -> str:
    """The facts of `draw_table`: whose move, the pile, the train, the direction, each seat. Long names are cut."""
    drunk = [_drinks(count, drink_word, one_drink) for count in view["drinks"]]
    for most in range(_NAME, 0, -2):
        shown = [cut(name, most) for name in names]
        text = _table(view, shown, drunk, asked)
        if len(text) <= MOST:
            return text
    return cut(_table(view, [str(seat + 1) for seat in range(len(names))], drunk, asked), MOST)


def _table(view: TableView, names: Sequence[str], drunk: Sequence[str], asked: frozenset[int]) -> str:
    seats = "; ".join(_seat(view, seat, name, drunk[seat]) for seat, name in enumerate(names))
    if view["over"]:
        placings = cast("Sequence[int]", view["placings"])
        winners = " and ".join(name for name, place in zip(names, placings, strict=True) if place == 1)
        return f"Drinko, game over: {winners} won. {seats}."
    way = "clockwise" if view["direction"] > 0 else "anticlockwise"
    waiting = [names[seat] for seat in sorted(asked) if seat != view["to_move"]]
    also = f" Also asked: {', '.join(waiting)}." if waiting else ""
    return (
        f"Drinko: {names[view['to_move']]} to play on {card_name(view['top'])}, with {_train(view)}; "
        f"{view['draw']} cards to draw, play goes {way}.{also} {seats}."
    )


def _listed(counts: Mapping[str, int]) -> str:
    """Cards in words; many of them by colour, so that sixty cards stay within the limit."""

    def times(words: str, card: str) -> str:
        return f"{words} ×{counts[card]}" if counts[card] > 1 else words

    if len(counts) <= _KINDS_IN_FULL:
        return ", ".join(times(card_name(card), card) for card in counts)
    groups: list[str] = []
    for colour, word in COLOURS.items():
        faces = [times(card[1:], card) for card in counts if card not in SPECIALS and card[0] == colour]
        if faces:
            groups.append(f"{word} {' '.join(faces)}")
    groups += [times(card_name(card), card) for card in counts if card in SPECIALS]
    return ", ".join(groups)


def hand_alt(view: TableView, playable: frozenset[str]) -> str:
    """The facts of `draw_hand`: the pile and the train, the cards, what can be played now."""
    counts = Counter(in_order(view["hand"]))
    fit = {card: count for card, count in counts.items() if card in playable}
    number = sum(counts.values())
    head = f"On the pile: {card_name(view['top'])}, {_train(view)}."
    if not number:
        return f"Your hand is empty. {head}"
    now = "all" if len(fit) == len(counts) else _listed(fit) if fit else "none"
    text = f"Your hand, {number} card{'' if number == 1 else 's'}: {_listed(counts)}. Playable now: {now}. {head}"
    return cut(text, MOST)


def card_alt(card: str) -> str:
    """The fact of `draw_card`. Raises ValueError for no card."""
    name = card_name(card)
    return f"The Drinko card {name}, a Special card." if card in SPECIALS else f"The Drinko card {name}."
