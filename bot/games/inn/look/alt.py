"""What the pictures of the Inn show, in words, for those who do not see them. At most 1024 characters each."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.inn.look.pictures.cards import CardFace
from bot.games.inn.look.pictures.characters import kinds_of, tags_of
from bot.games.inn.look.pictures.hand import hand_order
from bot.games.inn.look.pictures.recap import Turn, fell
from bot.games.inn.look.pictures.signs import KINDS
from bot.games.inn.look.pictures.told import REASONS, ItemSummary, item_summary, who_moves
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules.play.view import InnView, SeatView, viewer
from bot.ui.alt import MOST, cut

_NAME: Final = 32


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def _seat(seat: SeatView, name: str, place: int | None) -> str:
    stand = f"Fortitude {seat['fortitude']}, Alcohol {seat['alcohol']}, {seat['gold']} Gold"
    if place is not None:
        return f"{name} place {place}: {stand}"
    if seat["out"]:
        return f"{name} {REASONS[seat['out']]}"
    orders = ", standing orders" if seat["orders"] else ""
    return f"{name}: {stand}, {_count(int(seat['hand']), 'card')}, pile of {seat['pile']}{orders}"


def inn_table_alt(
    view: InnView,
    names: Sequence[str],
    *,
    asked: frozenset[int] = frozenset(),
    drink_word: str = "Alcohol",
    library: Library | None = None,
) -> str:
    """The facts of `draw_inn_table`: whose turn, what is being resolved, the Round, each seat. Long names are cut."""
    library = library or the_library()
    for most in range(_NAME, 0, -3):
        text = _table(view, [cut(name, most) for name in names], asked, drink_word, library)
        if len(text) <= MOST:
            return text
    return cut(_table(view, [str(seat + 1) for seat in range(len(names))], asked, drink_word, library), MOST)


def _table(view: InnView, names: Sequence[str], asked: frozenset[int], drink_word: str, library: Library) -> str:
    placings = view["placings"]
    seats = "; ".join(
        _seat(seat, name, placings[at] if placings else None)
        for at, (seat, name) in enumerate(zip(view["seats"], names, strict=True))
    )
    if placings:
        winners = " and ".join(name for name, place in zip(names, placings, strict=True) if place == 1)
        return f"The Inn, game over: {winners or 'nobody'} won. {seats}."
    mover, does = who_moves(view, asked)
    turn = f"The Inn: {names[mover]} {does}, {view['drink_deck']} Drinks in the deck."
    living = sum(not seat["out"] for seat in view["seats"])
    told = [item_summary(item, names, library, living, drink_word) for item in view["stack"]]
    shown = told if len(told) <= 4 else [told[0], *told[-2:]]
    stack = "; then ".join(f"{summary.title} ({_facts(summary)})" for summary in shown)
    waiting = ", ".join(names[seat] for seat in sorted(asked) if not view["seats"][seat]["out"])
    parts = [
        turn,
        f"Being resolved: {stack}." if stack else "",
        _pot(view, names),
        f"Asked: {waiting}." if waiting else "",
        f"{seats}.",
    ]
    return " ".join(part for part in parts if part)


def _facts(told: ItemSummary) -> str:
    return ", ".join(f"{name} {what}" for name, what in told.rows) if told.rows else "".join(told.facts)


def _pot(view: InnView, names: Sequence[str]) -> str:
    if view["round"]:
        control = view["round"]["control"]
        who = names[control] if control >= 0 else "nobody"
        return f"A Round of Gambling, {view['round']['pot']} Gold in the pot, {who} in control."
    if view["contest"]:
        return f"A Drinking Contest, {len(view['contest']['seats'])} still in it."
    return ""


def inn_hand_alt(view: InnView, cards: Mapping[str, CardFace], *, playable: frozenset[str]) -> str:
    """The facts of `draw_inn_hand`: where its seat stands, the cards by kind, which can be played now."""
    counts = Counter(hand_order([str(code) for code in view["hand"]], cards))
    me = view["seats"][viewer(view)]
    stand = f"You have Fortitude {me['fortitude']}, Alcohol {me['alcohol']}, {me['gold']} Gold."
    if not counts:
        return f"Your hand is empty. {stand}"
    text = ""
    for most in range(80, 8, -8):
        groups: dict[str, list[str]] = {}
        for code, count in counts.items():
            now = " (playable)" if code in playable else ""
            times = f" ×{count}" if count > 1 else ""
            groups.setdefault(KINDS[cards[code].kind].word, []).append(f"{cut(cards[code].title, most)}{times}{now}")
        told = "; ".join(f"{kind}: {', '.join(titles)}" for kind, titles in groups.items())
        text = f"Your hand, {_count(counts.total(), 'card')}. {stand} {told}."
        if len(text) <= MOST:
            return text
    return cut(text, MOST)


def inn_card_alt(face: CardFace) -> str:
    """The facts of `draw_inn_card`: title, kind, what it does."""
    return cut(f"{face.title} ({KINDS[face.kind].word}). {face.text}", MOST)


def inn_character_alt(code: str, library: Library | None = None) -> str:
    """The facts of `draw_character`. Raises KeyError for no character."""
    library = library or the_library()
    character = library.characters[code]
    kinds = kinds_of(character, library)
    cards = ", ".join(f"{KINDS[kind].word} {count}" for kind, count in kinds.items())
    tags = "".join(f" {tag.capitalize()}." for tag in tags_of(character))
    return cut(f"{character.name}. {character.about}{tags} {sum(kinds.values())} cards: {cards}.", MOST)


def inn_recap_alt(history: Sequence[Turn], names: Sequence[str]) -> str:
    """The facts of `draw_recap`: how long it took, who fell when and why, how the others stood at the end."""
    text = ""
    for most in range(_NAME, 0, -3):
        seats = [f"{cut(name, most)} {_went(history, seat)}" for seat, name in enumerate(names)]
        text = f"The game in {_count(len(history) - 1, 'turn')}: {'; '.join(seats)}."
        if len(text) <= MOST:
            return text
    return cut(text, MOST)


def _went(history: Sequence[Turn], seat: int) -> str:
    end = fell(history, seat)
    if end is not None:
        return f"{end[1]} in turn {end[0]}"
    last = history[-1][seat]
    return f"in to the end with Fortitude {last.fortitude}, Alcohol {last.alcohol}, {last.gold} Gold"
