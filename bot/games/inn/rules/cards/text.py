"""The rules text of cards, made from the data the rules play by, so that text and behaviour cannot part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from bot.engine import BadData
from bot.games.inn.rules.cards.decks import CounterData
from bot.games.inn.rules.cards.library import INN_DATA
from bot.games.inn.rules.cards.models import ConditionData, EffectData, StandingData
from bot.games.inn.rules.cards.prepared import Card, Character, DrinkCard, Use
from bot.games.inn.rules.cards.wording import Lexicon, Wording, capital
from bot.languages.files import read_messages
from bot.languages.messages import BadMessages
from bot.languages.spoken import ENGLISH, PSEUDO, language

TEXTS = INN_DATA / "texts"


def the_lexicon() -> Lexicon:
    """The phrases of the language that is spoken now. Raises `BadData` when they are broken."""
    return lexicon_of(language())


@cache
def lexicon_of(code: str) -> Lexicon:
    """The phrases of a language; what it lacks is said in English. Raises `BadData` when a file is broken."""
    return read_lexicon(code, TEXTS, None if code in (ENGLISH, PSEUDO) else lexicon_of(ENGLISH))


def read_lexicon(code: str, folder: Path, fallback: Lexicon | None = None) -> Lexicon:
    """The phrases of a language in a folder. Raises `BadData` when the file is broken."""
    try:
        return Lexicon(read_messages(code, [folder], fallback.messages if fallback else None), f"texts/{code}.ftl")
    except BadMessages as error:
        raise BadData(f"texts/{str(error).partition('texts/')[2]}") from error


def kind_text(card: Card, words: Lexicon) -> str:
    """The kind of card: Action, Sometimes, ..."""
    for itself, key in ((card.holds, "holds"), (card.adds, "adds"), (card.at_once, "at-once")):
        if itself:
            return words.phrase("kind", key)
    both = card.gambles and card.kind == "action"
    return words.phrase("kind", "gamble" if both else card.kind)


def card_text(card: Card, words: Lexicon, *, teams: bool = False) -> str:
    """What a card does; several uses are parted by "Or:". `teams`: as it reads where teams play."""
    known = words.card_texts.get((card.code, teams))
    if known is None or known[0] is not card:
        known = words.card_texts[card.code, teams] = card, fresh_text(card, words, teams=teams)
    return known[1]


def fresh_text(card: Card, words: Lexicon, *, teams: bool = False) -> str:
    """As `card_text`, of a card that may be another the next moment: its text is not kept."""
    wording = Wording(words, card.counters, card.sides)
    texts = [_use(use, replace(wording, when=use.when), teams) for use in card.uses]
    text = f" {words.phrase('or')}".join(text for text in texts if text)
    return " ".join(part for part in (text, *_of_card(card, wording)) if part)


def ways_texts(
    card: Card, place: int, words: Lexicon | None = None, *, brief: bool = False, payee: str = ""
) -> list[str]:
    """Each way of the choice at this place of a card's effects, as it is called; "" for one that does nothing.
    `brief`: in as few words as there are; `payee`: the name of the card's player, if that is known.
    """
    wording = Wording(words or the_lexicon(), card.counters, card.sides, brief=brief, payee=payee, label=True)
    return [wording.way(way) if way else "" for way in card.effects[place].options]


def use_effect(card: Card, number: int, words: Lexicon, *, aimed: bool = False) -> str:
    """What one use of a card does, without when it can be played; `aimed`: beside the name of who is picked."""
    use = card.uses[number]
    wording, _ = _picking(use, Wording(words, card.counters, card.sides, when=use.when))
    wording = replace(wording, picked="", several="") if aimed else wording
    cost = words.phrase("cost", "opening", costs=cost_text(use.cost, wording)) if use.cost else ""
    does = capital(" ".join(part for part in (cost, wording.sentences(use.do)) if part))
    return " ".join(part for part in (does, *_of_use(use, wording)) if part)


def _use(use: Use, wording: Wording, teams: bool) -> str:
    words = wording.words
    opening: list[str] = []
    if use.front:
        opening.append(words.phrase("front"))
    if use.condition is not None:
        opening.append(when_clause(use.condition, words, teams=teams))
    if use.cost:
        opening.append(words.phrase("cost", "opening", costs=cost_text(use.cost, wording)))
    wording, pick = _picking(use, wording)
    opening += [pick] if pick else []
    sentences = wording.sentences(use.do)
    opened = " ".join([*opening, sentences])
    return " ".join(part for part in (capital(opened), *_of_use(use, wording)) if part)


def _picking(use: Use, wording: Wording) -> tuple[Wording, str]:
    """A wording that tells whom a use picks, and what has to be said of that beforehand: mostly nothing."""
    wording = replace(wording, pick=use.pick, most=use.most)
    if not use.pick or use.pick == "source":
        return wording, ""
    many = "" if use.most == 1 else "-many" if use.least == 1 else "-exactly" if use.least == use.most else "-range"
    if not wording.introduces(use.do):
        return wording, _whom(use, wording, "pick", many)
    several = _whom(use, wording, "picked-several", many) if many else ""
    return replace(wording, picked=_whom(use, wording, "picked", many), several=several), ""


def _whom(use: Use, wording: Wording, table: str, many: str) -> str:
    whom = wording.words.phrase(table, use.pick + many, least=use.least, n=use.most)
    return wording.among(whom, use.among) if use.among else whom


def _of_use(use: Use, wording: Wording) -> Iterator[str]:
    """What is said of a use besides its effects, each a sentence."""
    words = wording.words
    if use.negated:
        yield words.phrase("negated", text=wording.way(use.negated))
    if use.firm:
        yield words.phrase("firm")
    if use.sure is True:
        yield words.phrase("sure")
    elif use.sure:
        yield capital(words.phrase("sure-if", condition=wording.when_of_source(use.sure)))
    if use.ignore_as:
        yield words.phrase("ignore-as", n=use.ignore_as)
    if use.no_leave:
        yield words.phrase("no-leave")
    if use.no_ignore:
        yield words.phrase("no-ignore")
    if use.no_things:
        yield words.phrase("no-things")
    if use.unshared:
        yield words.phrase("unshared")


def cost_text(cost: Mapping[str, int], wording: Wording) -> str:
    """What is paid as a card is played, without a capital letter."""
    told: list[str] = []
    for what, n in cost.items():
        counter = what.rpartition(".")[2]
        key = what if what in ("cards", "gold", "fortitude") else "counter"
        told.append(wording.words.phrase("cost", key, n=n, counter=wording.counter(counter, n)))
    return wording.words.phrase("and").join(told)


def _of_card(card: Card, wording: Wording) -> Iterator[str]:
    """What is said of a card besides its uses, each a sentence."""
    words = wording.words
    if card.boss:
        yield words.phrase("boss")
    if card.over_winning:
        yield words.phrase("over-winning")
    if card.holds:
        yield words.phrase("stays", "on-discards", side=card.sides[card.side].title)
    elif card.stays:
        yield words.phrase("stays", card.until or "always")
    if card.standing:
        yield words.phrase("while-there", text=standing_text(card.standing, words))
    if card.wages:
        yield words.phrase("wages", n=card.wages)
    if card.at_once:
        yield words.phrase("at-once")
    if card.price:
        yield words.phrase("price", n=card.price)
    if card.as_action:
        yield words.phrase("as-action")
    if card.level:
        yield words.phrase("level", n=card.level)


def standing_text(effects: Sequence[StandingData], words: Lexicon) -> str:
    """Standing effects as they hold for their player, without a capital letter."""
    told: list[str] = []
    for effect in effects:
        kinds = words.listed("cards-many", effect.kinds)
        told.append(words.phrase("standing", effect.word, n=effect.n, kinds=kinds))
    return "; ".join(told)


def when_text(condition: ConditionData, words: Lexicon, *, teams: bool = False) -> str:
    """When a card may be played; where teams play it may also be for a mate (003 *Shared Defense*)."""
    return capital(when_clause(condition, words, teams=teams))


def when_clause(condition: ConditionData, words: Lexicon, *, teams: bool = False) -> str:
    """The same as a card's text begins, without a capital letter."""
    table = "when-teams" if teams and words.has("when-teams", condition.word) else "when"
    kinds = words.listed("answered", condition.kinds)
    touches = words.listed("touches", condition.touches)
    return words.phrase(table, condition.word, kinds=kinds, touches=touches)


# -- Drinks ----------------------------------------------------------------------------------------------------------


def drink_text(drink: DrinkCard, words: Lexicon) -> str:
    """What a Drink or a Drink Event does."""
    if drink.event and drink.event != "effects":
        return words.phrase("events", drink.event)
    wording = Wording(words)
    parts = [capital(_swallowed(drink.do, wording)) if drink.do else words.phrase("nothing")]
    for race, effects in drink.race_do.items():
        instead = _swallowed(effects, wording) if effects else words.phrase("race-nothing")
        parts.append(words.phrase("race", race=race_name(race, words), text=instead))
    if drink.goes:
        parts.append(words.phrase("goes", drink.goes))
    for flag, key in ((drink.chaser, "chaser"), (drink.share, "share"), (drink.whole, "whole")):
        if flag:
            parts.append(words.phrase(key))
    return " ".join(parts)


def race_name(race: str, words: Lexicon) -> str:
    """What a race is called; one that no language knows, of a deck of somebody's own, as its deck calls it."""
    return words.phrase("race", race) if words.has("race", race) else capital(race)


def _swallowed(effects: Sequence[EffectData], wording: Wording) -> str:
    """A Drink's effects: of who drinks it, if they do not say of whom."""
    return wording.sentences([effect if effect.who else effect.model_copy(update={"who": "you"}) for effect in effects])


# -- characters ------------------------------------------------------------------------------------------------------


def character_texts(character: Character, words: Lexicon) -> list[str]:
    """What a character does besides its cards: counters, side decks, times, and what may be done at any time."""
    counters = {code.partition(".")[2]: counter for code, counter in character.counters.items()}
    wording = Wording(words, counters, character.sides)
    told = [" ".join(_counter(counter, wording)) for counter in counters.values()]
    for side in character.sides.values():
        key = "joins" if side.joins else side.revealed
        deck = words.phrase("side", key, side=side.title, n=sum(side.counts.values()))
        told.append(f"{deck} {words.phrase('side', 'sold')}" if side.sold else deck)
    for time in character.times:
        opening = words.phrase("time-may" if time.may else "time", time.at)
        quiet = f" {words.phrase('quiet')}" if time.quiet else ""
        told.append(f"{opening} {wording.sentences(time.do)}{quiet}")
    for anytime in character.anytimes.values():
        costs = cost_text(anytime.cost, wording)
        told.append(words.phrase("at-any-time", title=anytime.title, costs=costs, text=wording.sentences(anytime.do)))
    if character.most_in_front:
        told.append(words.phrase("front-most", n=character.most_in_front))
    if character.hands:
        hands = ", ".join(str(hand) for hand in character.hands)
        told.append(words.phrase("front-hands", hands=hands))
    return told


def _counter(counter: CounterData, wording: Wording) -> Iterator[str]:
    words = wording.words
    facts = {
        "counter": counter.title, "many": counter.many or counter.title, "start": counter.start,
        "least": counter.least, "most": counter.most, "supply": counter.supply,
    }  # fmt: skip
    yield words.phrase("counter", counter.on, **facts)
    if counter.supply:
        yield words.phrase("counter", "supply-others" if counter.supply == "others" else "supply", **facts)
    if counter.under:
        yield words.phrase("counter", "under", **facts, text=wording.way(counter.under))
    if counter.drunk:
        yield words.phrase("counter", "drunk", **facts)
    if counter.bite:
        yield words.phrase("counter", "bite", **facts, text=wording.way(counter.bite))
    for level in counter.level:
        amount = wording.amount(counter.id, level.least, level.most)
        yield words.phrase("counter", "level", amount=amount, text=standing_text(level.standing, words))
