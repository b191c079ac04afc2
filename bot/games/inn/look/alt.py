"""The alt texts of the Inn's pictures, of at most 1024 characters each."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.inn.look.awards import award_words
from bot.games.inn.look.happened import NOTHING, Happened
from bot.games.inn.look.mates import Team, champions_of, is_done, leads, team_words, teams_of
from bot.games.inn.look.moments import happened_words
from bot.games.inn.look.pictures.cards import CardFace
from bot.games.inn.look.pictures.characters import kinds_of, tags_of
from bot.games.inn.look.pictures.hand import hand_order
from bot.games.inn.look.pictures.middle import shown_texts
from bot.games.inn.look.pictures.recap import Turn, fell, teams_in
from bot.games.inn.look.pictures.signs import kind_name
from bot.games.inn.look.pictures.told import ItemSummary, reason_told, stack_summaries, who_moves
from bot.games.inn.look.staying import encounter_words, staying_words
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules.cards.rulings import about_of
from bot.games.inn.rules.play.view import InnView, SeatView, viewer
from bot.ui.alt import MOST, cut
from bot.ui.awards import Award, awards_alt
from bot.ui.words import Words, spaced

_NAME: Final = 32


def _seat(words: Words, seat: SeatView, name: str, place: int | None, stays: str) -> str:
    stand = _stand(words, seat["fortitude"], seat["alcohol"], seat["gold"])
    if place is not None:
        return words.say("inn-alt.seat-placed", name=name, place=place, stand=stand)
    if seat["out"]:
        return f"{name} {reason_told(words, seat['out'])}"
    orders = words.say("inn-alt.seat-orders") if seat["orders"] else ""
    told = words.say("inn-alt.seat", name=name, stand=stand, n=int(seat["hand"]), pile=seat["pile"], orders=orders)
    return words.say("inn-alt.seat-stays", seat=told, stays=stays) if stays else told


def _team(
    words: Words,
    view: InnView,
    names: Sequence[str],
    team: Team,
    asked: frozenset[int],
    library: Library,
    detail: int,
) -> str:
    """What a team shares, and then what each of its players has."""
    first = view["seats"][team.seats[0]]
    who = team_words(words, names, team.seats)
    who = words.say("inn-alt.boss", name=who) if team.boss else who
    stand = _stand(words, first["fortitude"], first["alcohol"], first["gold"])
    if view["placings"]:
        return words.say("inn-alt.team-placed", names=who, place=view["placings"][team.seats[0]], stand=stand)
    if first["out"]:
        return words.say("inn-alt.team-out", names=who, reason=reason_told(words, first["out"]))
    champions, players = champions_of(view), list[str]()
    for at in team.seats:
        seat = view["seats"][at]
        name = words.say("inn-alt.boss", name=names[at]) if leads(view, at) else names[at]
        told = words.say(
            "inn-alt.player", name=name, n=seat["hand"], pile=seat["pile"],
            done=words.say("inn-alt.done") if is_done(view, at, asked) else "",
            champion=words.say("inn-alt.champion") if at in champions else "",
            orders=words.say("inn-alt.seat-orders") if seat["orders"] else "",
        )  # fmt: skip
        stays = staying_words(words, names, view, at, library, detail)
        players.append(words.say("inn-alt.seat-stays", seat=told, stays=stays) if stays else told)
    return words.say("inn-alt.team", names=who, stand=stand, n=team.tokens, players="; ".join(players))


def _stand(words: Words, fortitude: int, alcohol: int, gold: int) -> str:
    return words.say("inn-alt.stand", fortitude=fortitude, alcohol=alcohol, gold=gold)


def inn_table_alt(
    words: Words,
    view: InnView,
    names: Sequence[str],
    *,
    asked: frozenset[int] = frozenset(),
    drink_word: str = "",
    library: Library | None = None,
    latest: Happened = NOTHING,
) -> str:
    """The facts of `draw_inn_table`: what has just happened, whose turn, what is being resolved, the Round, the decks
    of Events, each seat with what stays there. Where there is too much, long names are cut and cards in front are told
    as a number.
    """
    library = library or the_library()

    def told(shown: Sequence[str], detail: int) -> str:
        happened = happened_words(words, latest, shown, view, library)
        return " ".join([*happened, _table(words, view, shown, asked, drink_word, library, detail)])

    for detail in (2, 1, 0):
        for most in range(_NAME, 0, -3):
            text = told([cut(name, most) for name in names], detail)
            if len(text) <= MOST:
                return text
    return cut(told([str(seat + 1) for seat in range(len(names))], 0), MOST)


def _table(
    words: Words,
    view: InnView,
    names: Sequence[str],
    asked: frozenset[int],
    drink_word: str,
    library: Library,
    detail: int,
) -> str:
    placings = view["placings"]
    seats = "; ".join(
        _team(words, view, names, team, asked, library, detail) for team in teams_of(view)
    ) or "; ".join(
        _seat(words, seat, name, placings[at] if placings else None,
              staying_words(words, names, view, at, library, detail))
        for at, (seat, name) in enumerate(zip(view["seats"], names, strict=True))
    )  # fmt: skip
    if placings:
        winners = words.listing([name for name, place in zip(names, placings, strict=True) if place == 1])
        return words.say("inn-alt.over", winners=winners or words.say("inn-alt.nobody"), seats=seats)
    movers, does = who_moves(words, view, asked)
    turn = words.say("inn-alt.turn", name=team_words(words, names, movers), does=does, n=view["drink_deck"])
    told = stack_summaries(words, view, names, library, drink_word)
    under = "; ".join(shown_texts(told[0])) if len(told) == 1 and not told[0].rows and detail else ""
    shown = told if len(told) <= 4 else [told[0], *told[-2:]]
    stack = ""
    for item in (f"{summary.title} ({_facts(summary)})" for summary in shown):
        stack = words.say("inn-alt.then", before=stack, after=item) if stack else item
    waiting = ", ".join(names[seat] for seat in sorted(asked) if not view["seats"][seat]["out"])
    parts = [
        turn,
        words.say("inn-alt.resolved", stack=stack) if stack else "",
        f"{under.removesuffix('.')}." if under else "",
        _pot(words, view, names),
        words.say("inn-alt.asked", names=waiting) if waiting else "",
        *(f"{deck}." for deck in encounter_words(words, view, library)),
        f"{seats}.",
    ]
    return " ".join(part for part in parts if part)


def _facts(told: ItemSummary) -> str:
    return ", ".join(f"{name} {what}" for name, what in told.rows) if told.rows else "".join(told.facts)


def _pot(words: Words, view: InnView, names: Sequence[str]) -> str:
    if view["round"]:
        control = view["round"]["control"]
        who = names[control] if control >= 0 else words.say("inn-alt.nobody")
        return words.say("inn-alt.round", pot=view["round"]["pot"], name=who)
    if view["contest"]:
        return words.say("inn-alt.contest", n=len(view["contest"]["seats"]))
    return ""


def inn_hand_alt(
    words: Words,
    view: InnView,
    cards: Mapping[str, CardFace],
    *,
    lit: frozenset[str],
    discards: bool = False,
    must: int = 0,
    asks: CardFace | None = None,
    saves: frozenset[str] = frozenset(),
) -> str:
    """The facts of `draw_inn_hand`: the card that is asked about, where its seat stands, the cards by kind, which can
    be played now or put away, and which would keep the seat in the game.
    """
    about = words.say("inn-alt.asks", card=asks.title, text=asks.text) if asks is not None else ""
    told = _hand(words, view, cards, MOST - len(about) - 1, lit=lit, discards=discards, must=must, saves=saves)
    return cut(" ".join(filter(None, (about, told))), MOST)


def _hand(
    words: Words,
    view: InnView,
    cards: Mapping[str, CardFace],
    room: int,
    *,
    lit: frozenset[str],
    discards: bool,
    must: int,
    saves: frozenset[str],
) -> str:
    """The alt text of a hand, in so many characters where that can be."""
    key = "hand-must" if must else "hand-discards" if discards else "hand"
    counts = Counter(hand_order([str(code) for code in view["hand"]], cards))
    me = view["seats"][viewer(view)]
    you = words.say("inn-alt.you", stand=_stand(words, me["fortitude"], me["alcohol"], me["gold"]))
    if me["front"]:
        you = words.say(
            "inn-alt.in-front", you=you, cards=_in_front(words, me, cards, frozenset() if discards else lit)
        )
    if not counts:
        return words.say("inn-alt.hand-empty", you=you)
    text = ""
    for most in range(80, 8, -8):
        groups: dict[str, list[str]] = {}
        for code, count in counts.items():
            mark = "saves" if code in saves else "playable"
            now = spaced(words.say(f"inn-alt.{mark}")) if code in lit and not discards else ""
            times = f" ×{count}" if count > 1 else ""
            kind = kind_name(words, cards[code].kind)
            back = spaced(words.say("inn-alt.back", title=side)) if (side := cards[code].back[1]) else ""
            groups.setdefault(kind, []).append(f"{cut(cards[code].title, most)}{back}{times}{now}")
        told = "; ".join(f"{kind}: {', '.join(titles)}" for kind, titles in groups.items())
        text = words.say(f"inn-alt.{key}", n=counts.total(), you=you, cards=told, must=must)
        if len(text) <= room:
            return text
    return text


def _in_front(words: Words, me: SeatView, cards: Mapping[str, CardFace], lit: frozenset[str]) -> str:
    """The cards in front of a seat, with what can be played now."""
    told = [
        cut(cards[laid["card"]].title, 60) + (spaced(words.say("inn-alt.playable")) if laid["card"] in lit else "")
        for laid in me["front"]
    ]
    return ", ".join(told)


def inn_card_alt(words: Words, face: CardFace) -> str:
    """The facts of `draw_inn_card`: title, kind, the back of a side card that joins the hand, what it does."""
    back = spaced(words.say("inn-alt.back", title=face.back[1])) if face.back[1] else ""
    return cut(f"{face.title}{back} ({kind_name(words, face.kind)}). {face.text}", MOST)


def inn_character_alt(words: Words, code: str, library: Library | None = None) -> str:
    """The facts of `draw_character`. Raises KeyError for an unknown code."""
    library = library or the_library()
    character = library.characters[code]
    kinds = kinds_of(character, library)
    cards = ", ".join(f"{kind_name(words, kind)} {count}" for kind, count in kinds.items())
    tags = spaced(*(words.say("inn-alt.tag", tag=tag) for tag in tags_of(words, character)))
    total = sum(kinds.values())
    told = words.say(
        "inn-alt.character", name=character.name, about=about_of(character), tags=tags, n=total, cards=cards
    )
    return cut(told, MOST)


def inn_recap_alt(
    words: Words,
    history: Sequence[Turn],
    names: Sequence[str],
    places: Sequence[int] = (),
    awards: Sequence[Award] = (),
) -> str:
    """The facts of `draw_recap`: how long the game took, who went out when and why, how the others stood at the end,
    the places, and the awards."""
    text = ""
    for most in range(_NAME, 0, -3):
        shown = [cut(name, most) for name in names]
        teams = teams_in(history)
        seats = [_went(words, history, team[0], team_words(words, shown, team), places) for team in teams]
        sides = [next(team_words(words, shown, team) for team in teams if at in team) for at in range(len(shown))]
        text = words.say("inn-alt.recap", n=len(history) - 1, seats="; ".join(seats))
        text += awards_alt(words, [award_words(words, sides, award) for award in awards])
        if len(text) <= MOST:
            return text
    return cut(text, MOST)


def _went(words: Words, history: Sequence[Turn], seat: int, name: str, places: Sequence[int]) -> str:
    end = fell(history, seat)
    place = spaced(words.say("inn-alt.recap-place", place=places[seat])) if places else ""
    if end is not None:
        return words.say("inn-alt.recap-out", name=name, reason=end[1], turn=end[0], place=place)
    last = history[-1][seat]
    stand = _stand(words, last.fortitude, last.alcohol, last.gold)
    return words.say("inn-alt.recap-in", name=name, stand=stand, place=place)
