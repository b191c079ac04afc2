"""The alt texts of Drinko's pictures: a sentence or two, of at most 1024 characters."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, cast

from bot.games.drinko.look.awards import award_words
from bot.games.drinko.look.happened import NOTHING, Happened
from bot.games.drinko.look.moments import happened_words
from bot.games.drinko.look.words import COLOURS, SPECIALS, card_name, colour_name, in_order
from bot.games.drinko.rules.view import TableView
from bot.ui.alt import MOST, cut
from bot.ui.awards import Award, awards_alt
from bot.ui.words import Words, spaced

_NAME: Final = 32
_KINDS_IN_FULL: Final = 12


def _word(words: Words, count: int, drink_word: str, one_drink: str) -> str:
    own, usual = (one_drink, "drinks.one") if count == 1 else (drink_word, "drinks.several")
    return own or words.say(usual)


def _drinks(words: Words, count: int, drink_word: str, one_drink: str) -> str:
    return words.say("drinks.n", n=count, word=_word(words, count, drink_word, one_drink))


def _train(words: Words, view: TableView) -> str:
    return words.say("drinko-alt.train" if view["train"] else "drinko-alt.train-none", n=view["train"])


def _seat(words: Words, view: TableView, seat: int, name: str, drinks: str) -> str:
    size, placings = view["sizes"][seat], view["placings"]
    if view["over"] and placings:
        return words.say("drinko-alt.seat-placed", name=name, place=placings[seat], n=size, drinks=drinks)
    if seat in view["out"]:
        return words.say("drinko-alt.seat-out", name=name, place=list(view["out"]).index(seat) + 1, drinks=drinks)
    key = "drinko-alt.seat-called" if view["called"][seat] else "drinko-alt.seat"
    return words.say(key, name=name, n=size, drinks=drinks)


def table_alt(
    words: Words,
    view: TableView,
    names: Sequence[str],
    drink_word: str = "",
    one_drink: str = "",
    *,
    asked: frozenset[int] = frozenset(),
    latest: Happened = NOTHING,
) -> str:
    """The facts of `draw_table`: what has just happened, whose move, the pile, the train, the direction, each seat.
    Long names are cut."""
    drunk = [_drinks(words, count, drink_word, one_drink) for count in view["drinks"]]
    for most in range(_NAME, 0, -2):
        shown = [cut(name, most) for name in names]
        happened = happened_words(words, latest, shown, lambda n: _word(words, n, drink_word, one_drink))
        text = " ".join([*happened, _table(words, view, shown, drunk, asked)])
        if len(text) <= MOST:
            return text
    return cut(_table(words, view, [str(seat + 1) for seat in range(len(names))], drunk, asked), MOST)


def _table(words: Words, view: TableView, names: Sequence[str], drunk: Sequence[str], asked: frozenset[int]) -> str:
    seats = "; ".join(_seat(words, view, seat, name, drunk[seat]) for seat, name in enumerate(names))
    if view["over"]:
        placings = cast("Sequence[int]", view["placings"])
        winners = words.listing([name for name, place in zip(names, placings, strict=True) if place == 1])
        return words.say("drinko-alt.over", winners=winners, seats=seats)
    way = words.say("drinko-alt.clockwise" if view["direction"] > 0 else "drinko-alt.anticlockwise")
    waiting = [names[seat] for seat in sorted(asked) if seat != view["to_move"]]
    also = words.say("drinko-alt.also", names=", ".join(waiting)) if waiting else ""
    top, train = card_name(words, view["top"]), _train(words, view)
    return words.say(
        "drinko-alt.table", name=names[view["to_move"]], top=top, train=train, draw=view["draw"], way=way,
        also=spaced(also), seats=seats,
    )  # fmt: skip


def _listed(words: Words, counts: Mapping[str, int]) -> str:
    """Cards in words; many of them by colour, so that sixty cards stay within the limit."""

    def times(name: str, card: str) -> str:
        return f"{name} ×{counts[card]}" if counts[card] > 1 else name

    if len(counts) <= _KINDS_IN_FULL:
        return ", ".join(times(card_name(words, card), card) for card in counts)
    groups: list[str] = []
    for colour in COLOURS:
        faces = [times(card[1:], card) for card in counts if card not in SPECIALS and card[0] == colour]
        if faces:
            groups.append(f"{colour_name(words, colour)} {' '.join(faces)}")
    groups += [times(card_name(words, card), card) for card in counts if card in SPECIALS]
    return ", ".join(groups)


def hand_alt(words: Words, view: TableView, playable: frozenset[str]) -> str:
    """The facts of `draw_hand`: the pile and the train, the cards, what can be played now."""
    counts = Counter(in_order(view["hand"]))
    fit = {card: count for card, count in counts.items() if card in playable}
    number = sum(counts.values())
    pile = words.say("drinko-alt.pile", top=card_name(words, view["top"]), train=_train(words, view))
    if not number:
        return words.say("drinko-alt.hand-empty", pile=pile)
    if len(fit) == len(counts):
        now = words.say("drinko-alt.all")
    else:
        now = _listed(words, fit) if fit else words.say("drinko-alt.none")
    return cut(words.say("drinko-alt.hand", n=number, cards=_listed(words, counts), now=now, pile=pile), MOST)


def card_alt(words: Words, card: str) -> str:
    """The fact of `draw_card`. Raises ValueError for no card."""
    return words.say("drinko-alt.special" if card in SPECIALS else "drinko-alt.card", card=card_name(words, card))


def recap_alt(
    words: Words,
    turns: int,
    names: Sequence[str],
    places: Sequence[int],
    endings: Sequence[str],
    awards: Sequence[Award],
) -> str:
    """The facts of `draw_recap`: how long the game took, every seat's place and end, and the awards."""
    text = ""
    for most in range(_NAME, 0, -3):
        shown = [cut(name, most) for name in names]
        seats = [
            words.say("drinko-alt.recap-seat", name=name, place=place, ending=ending)
            for name, place, ending in zip(shown, places, endings, strict=True)
        ]
        text = words.say("drinko-alt.recap", n=turns, seats="; ".join(seats))
        text += awards_alt(words, [award_words(words, shown, award) for award in awards])
        if len(text) <= MOST:
            return text
    return cut(text, MOST)
