"""Effects in words: the clauses of which the rules text of a card is made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from bot.engine import BadData
from bot.games.inn.rules.cards.decks import CounterData, SideData
from bot.games.inn.rules.cards.models import EffectData, IfData
from bot.games.inn.rules.cards.prepared import Card, SideDeck
from bot.games.inn.rules.cards.vocabulary import EFFECTS, PER
from bot.languages.messages import Messages

MANY = ("all", "others", "in-round", "picked-many", "everyone", "mates")
"""Subjects that stand for several players."""


PLAIN = (
    "lose-fortitude", "gain-fortitude", "gain-alcohol", "lose-alcohol", "pay", "gain-gold", "draw", "count",
    "discard-cards",
)  # fmt: skip
"""Effects that say "you" behind what happens to others: "another player loses 3 Fortitude; you lose 1 Fortitude"."""


SEVERAL = (
    "lose-fortitude", "gain-fortitude", "gain-alcohol", "lose-alcohol", "pay", "pay-you", "gain-gold", "count",
    "count-down", "count-back", "draw", "discard-cards",
)  # fmt: skip
"""Phrases that are also said of several who have been picked: "up to 2 other players each lose 3 Fortitude"."""


BETWEEN = ("and", "or-way", "or-sides")
"""Phrases that stand between others."""
BEHIND = ("plain", "per-most", "per")
"""Phrases, and tables of phrases, that stand behind others."""


def placed(path: Sequence[str], phrase: str, who: object) -> str:
    """A phrase with the spaces that part it from what it stands behind, before, or between. `who`: of whom it is said.

    What begins with a comma or another mark follows at once.
    """
    table, key = path[0], path[-1]
    behind = phrase if phrase[:1] in (",", ";", ":", ".") else f" {phrase}"
    if table in BETWEEN or (len(path) > 1 and key in ("or", "last")):
        return f"{behind} "
    if table in BEHIND or (table == "if" and who == "many") or (table, key) == ("bid", "lose"):
        return behind
    return f"{phrase} " if table in ("if", "or") else phrase


class Lexicon:
    """The phrases of one language: each a message for a whole clause."""

    def __init__(self, messages: Messages, name: str) -> None:
        self.messages = messages
        self.name = name
        self.card_texts: dict[tuple[str, bool], tuple[Card, str]] = {}
        """Whole texts by a card's code and whether teams play, for this very card (see `text.card_text`)."""

    def phrase(self, *path: str, **facts: object) -> str:
        """The phrase at a path of keys with its gaps filled, and the blanks that its place wants (see `placed`). Raises
        `BadData` naming it when it is missing.
        """
        try:
            return placed(path, self.messages.say(".".join(path), facts), facts.get("who"))
        except KeyError as error:
            raise BadData(f"{self.name}: there is no phrase {'.'.join(path)!r}") from error

    def has(self, *path: str) -> bool:
        """Whether there is a phrase at a path of keys."""
        return self.messages.has(".".join(path))

    def listed(self, table: str, keys: Sequence[str]) -> str:
        """The phrases of a table under some keys, with commas and its last word between them."""
        named = [self.phrase(table, key) for key in keys]
        if len(named) < 2:
            return "".join(named)
        return f"{self.phrase(table, 'or').join(named[:-1])}{self.phrase(table, 'last')}{named[-1]}"


@dataclass(frozen=True, slots=True)
class Wording:
    """What effects are told with: the language, and what belongs to the card that they stand on."""

    words: Lexicon
    counters: Mapping[str, CounterData] = field(default_factory=dict[str, CounterData])
    sides: Mapping[str, SideData | SideDeck] = field(default_factory=dict[str, SideData | SideDeck])
    when: str = ""
    """The condition of the use."""
    pick: str = ""
    most: int = 1
    picked: str = ""
    """How the sentence that first speaks of the picked introduces them; empty if they are known by then."""
    several: str = ""
    """The same before verbs for several players."""
    shared: bool = False
    """Within a choice that all players make: what is tossed there is tossed once for all, and what is said to one is
    said to each of them."""

    chooser: str = ""
    """The player who makes the choice in which the effects stand: what is said of them is said to them."""
    own_payment: bool = False
    """What is paid is what those have paid themselves of whom an effect is said."""
    brief: bool = False
    """In as few words as there are: for what stands on a button, or in a sentence of the story."""
    payee: str = ""
    """The name of the card's player, whom others pay, if it is known."""
    label: bool = False
    """As a way of a choice is called: on its button, in a menu, and in the story, which quotes it."""

    # -- sentences ---------------------------------------------------------------------------------------------------

    def sentences(self, effects: Sequence[EffectData]) -> str:
        """What effects do: one sentence, and more for words that need their own. The first is not capitalised."""
        sentences: list[list[str]] = []
        alone = True
        for clause, own_sentence in self._clauses(effects):
            if alone or own_sentence:
                sentences.append([])
            sentences[-1].append(clause)
            alone = own_sentence
        texts = ["; ".join(parts).removesuffix(".") + "." for parts in sentences]
        if self.picked and not (self.several and any(self.several in text for text in texts)):
            first = next((at for at, text in enumerate(texts) if self._known in text), 0)
            texts[first] = texts[first].replace(self._known, self.picked, 1)
        return " ".join([*texts[:1], *(capital(text) for text in texts[1:])])

    def _clauses(self, effects: Sequence[EffectData]) -> Iterable[tuple[str, bool]]:
        """Clauses, and whether each wants a sentence of its own; what happens to the same players is one clause."""
        several, others = self.several, False
        for (whom, opening, own_sentence), grouped in groupby(effects, self._heading):
            group = list(grouped)
            if whom == "picked-many" and several and all(self._tells_several(effect) for effect in group):
                verbs = self._repeated([self.verb(effect, "several") for effect in group])
                yield f"{several} {self._listed(verbs)}", False
                several, others = "", True
                continue
            you = not whom and others and all(effect.word in PLAIN for effect in group)
            others = bool(whom)
            together = bool(whom or opening) and not own_sentence
            verbs = self._repeated(list(self._verbs(group, whom, opening, you=you, together=together)))
            if together:  # what happens to the same, or depends on the same, is said in one clause
                yield f"{opening}{self._listed(verbs)}", False
                continue
            for at, verb in enumerate(verbs):
                yield (verb if at and not whom else f"{opening}{verb}"), own_sentence

    def _verbs(
        self, group: Sequence[EffectData], whom: str, opening: str, *, you: bool, together: bool
    ) -> Iterable[str]:
        """The verbs of one clause, or of a clause each. `you`: it says "you" behind what happens to others."""
        told = ""
        for at, effect in enumerate(group):
            if not at or effect != group[at - 1]:  # the same again is said as before
                behind = at and together
                who = whom or ("you-too" if you and not at else "you")
                after = "verb" if behind else "condition" if opening and not at else "start"
                told = self.verb(effect, who, after=after)
            yield told

    def _heading(self, effect: EffectData) -> tuple[str, str, bool]:
        """Of whom an effect is said (empty: of you), how its clause begins, and whether it is a sentence."""
        word = EFFECTS[effect.word]
        whom = "" if word.yours or effect.whom in ("you", self.chooser) else effect.whom
        if whom == "picked":
            whom = "source" if self.pick == "source" else "picked-many" if self.most > 1 else whom
        subject = self.words.phrase("subject", whom) if whom else ""
        own_sentence = word.sentence or effect.word in ("bid", "secret", "choose")
        if own_sentence and effect.word in ("bid", "secret"):
            return whom, "", True
        prefix, relative = self._condition(effect.condition, whom, subject)
        return whom, f"{prefix}{subject}{relative}{' ' if subject else ''}", own_sentence

    @property
    def _known(self) -> str:
        """The picked once they are known: "that player"."""
        return self.words.phrase("subject", "picked" if self.most == 1 else "picked-many")

    def introduces(self, effects: Sequence[EffectData]) -> bool:
        """Whether effects can introduce the picked as they speak of them: at once, and not under a condition."""
        for effect in effects:
            said_of = effect.whom == "picked" and not EFFECTS[effect.word].yours
            if said_of or self._known in self.verb(effect, "you"):
                return effect.condition is None and (said_of or effect.word not in ("choose", "coin"))
        return False

    def _tells_several(self, effect: EffectData) -> bool:
        return self._key(effect) in SEVERAL and effect.condition is None and not effect.plain

    def _repeated(self, verbs: list[str]) -> list[str]:
        """The same several times, one after the other, is said once."""
        told: list[str] = []
        for verb, group in groupby(verbs):
            count = len(list(group))
            told.append(self.words.phrase("repeated", text=verb, n=count) if count > 1 else verb)
        return told

    # -- conditions --------------------------------------------------------------------------------------------------

    def _condition(self, condition: IfData | None, whom: str, subject: str) -> tuple[str, str]:
        """What stands before the subject and what right after it."""
        if condition is None:
            return "", ""
        behind = "other" if whom or self.label else "you"
        if condition.word in ("ignored", "not-ignored", "discarded"):
            return self.words.phrase("if", condition.word, behind=behind), ""
        if condition.holds:
            return self.words.phrase("if", "holds", cards=self._held(condition.holds), behind=behind), ""
        who = "you" if not whom or condition.who == "you" else "many" if whom in MANY else "one"
        told = self._if(condition, who, subject, behind)
        return ("", told) if who == "many" else (told, "")

    def _if(self, condition: IfData, who: str, subject: str, behind: str = "other") -> str:
        """A condition, said of you, of one other or of many; `behind`: whether what follows is said of you."""
        return self.words.phrase(
            "if", condition.word or "counter", who=who, subject=subject, amount=self._amount(condition), behind=behind
        )

    def amount(self, counter: str, least: int, most: int) -> str:
        """A range of a counter's levels: ``at least 5 Piety``."""
        key = "exactly" if least == most else "at-most" if least == -99 else "at-least" if most == 99 else "from-to"
        title = self.counter(counter, most if least == -99 else least)
        return self.words.phrase("range", key, least=least, most=most, counter=title)

    def _amount(self, condition: IfData) -> str:
        return self.amount(condition.of, condition.least, condition.most) if condition.of else ""

    def among(self, picked: str, condition: IfData) -> str:
        """Who may be picked, limited to players with some of a counter."""
        relative = self.words.phrase(
            "if", "counter", who="many", subject=picked, amount=self._amount(condition), behind="other"
        )
        return f"{picked.removesuffix(':')}{relative}{':' if picked.endswith(':') else ''}"

    def _held(self, cards: Iterable[str]) -> str:
        """The titles of cards of which one holds, joined with "or"."""
        titles = {card: title for side in self.sides.values() for card, title in side.titles.items()}
        return self.words.phrase("or-sides").join(titles.get(card, card) for card in cards)

    def when_of_source(self, condition: IfData) -> str:
        """The condition, said of the player of the card that is answered."""
        if condition.holds:
            return self._condition(condition, "", "")[0]
        return self._if(condition, "one", self.words.phrase("subject", "source"))

    def counter(self, key: str, n: int) -> str:
        """A counter's title, said of so many."""
        found = self.counters.get(key)
        return key if found is None else found.title if abs(n) == 1 or not found.many else found.many

    # -- verbs -------------------------------------------------------------------------------------------------------

    def verb(self, effect: EffectData, who: str, *, after: str = "start") -> str:
        """An effect without its subject.

        Args:
            effect: the effect.
            who: "you", "you-too" behind what happens to others, "several", or of whom else it is said.
            after: what stands before it: "start" for nothing, "condition", or another "verb" of the same subject.
        """
        key = self._key(effect)
        # The short form names nobody, and would be said of the others who stand before it.
        table = "brief" if self.brief and who != "you-too" and self.words.has("brief", key) else "effect"
        text = self.words.phrase(
            "named" if self.payee and key == "pay-you" else table, key, who=who, after=after,
            to="chooser" if self.chooser or self.shared else "label" if self.label else "reader",
            n=effect.n if effect.word == "add-alcohol" else abs(effect.n), least=effect.least, payee=self.payee,
            picked=self._known, **self._names(effect), **self._options(effect),
        )  # fmt: skip
        if effect.per:
            text += self._per(effect.per, "you" if who in ("you", "you-too") else "other")
        if effect.most:
            text += self.words.phrase("per-most", most=effect.most)
        return text + self.words.phrase("plain") if effect.plain and not self.brief else text

    def _key(self, effect: EffectData) -> str:
        word = effect.word
        variants = {
            "pay": "" if effect.to == "inn" else f"-{effect.to}",
            "add-alcohol": "-least" if effect.least != -99 else "",
            "no-payment": "-refill" if self.when == "refill" else "",
            "count": "" if effect.n > 0 else "-back" if self._handed(effect.of) else "-down",
            "end-turn": "-own" if effect.of == "own-turn" else "",
            "discard-cards": f"-{effect.how}" if effect.how else "",
            "redirect": "-source" if self.pick == "source" else "",
            "ignore": "-event" if self.when in ("event", "drink-event") else "",
            "coin": "-shared" if self.shared else "",
            "borrow-card": "-round" if effect.gambles else "",
        }
        if word == "reveal" and effect.of in self.sides:
            return f"reveal-{self.sides[effect.of].revealed}"
        return word + variants.get(word, "")

    def _handed(self, counter: str) -> bool:
        """Whether a counter is one that its character hands to others."""
        return counter in self.counters and self.counters[counter].on == "others"

    def _names(self, effect: EffectData) -> dict[str, str]:
        joining = [side.title for side in self.sides.values() if side.joins]
        return {
            "counter": self.counter(effect.of, effect.n),
            "side": self.sides[effect.of].title if effect.of in self.sides else effect.of,
            "sides": self.words.phrase("or-sides").join(joining),
            "subject": self.words.phrase("subject", effect.whom) if effect.whom in MANY else "",
            "kind": self.words.phrase("cards", effect.of) if EFFECTS[effect.word].takes == "kind" else "",
            "card": self._kind_of_cards(effect),
            "cards": self.words.listed("cards-one", effect.kinds),
        }

    def _kind_of_cards(self, effect: EffectData) -> str:
        if effect.word != "discard-cards":
            return ""
        return self.words.phrase("number-of-cards", effect.kind or "any", n=effect.n)

    def _per(self, per: str, who: str) -> str:
        if per in ("hurt", "lost") and self.when:
            return self.words.phrase("per", f"{per}-answered", who="you", counter="")
        key = "counter" if per not in PER else "own-payment" if per == "paid" and self.own_payment else per
        return self.words.phrase("per", key, who=who, counter=self.counter(per, 1))

    # -- choices -----------------------------------------------------------------------------------------------------

    def _options(self, effect: EffectData) -> dict[str, str]:
        match effect.word:
            case "choose":
                chooser = effect.whom if effect.whom == "picked" and self.most == 1 else ""
                inside = replace(self, shared=effect.whom in MANY, chooser=chooser)
                ways = [inside.way(option) for option in effect.options]
                return {"ways": self.words.phrase("or-way").join(ways)}
            case "coin":
                heads, tails = (self.way(option) for option in effect.options)
                return {"heads": heads, "tails": tails}
            case "season-drink" | "season-half":
                return {"text": self._listed([self.verb(inner, "you") for inner in effect.options[0]])}
            case "bid":
                return self._bid(effect)
            case "secret":
                return self._secret(effect)
            case _:
                return {}

    def way(self, effects: Sequence[EffectData]) -> str:
        """One way of a choice, said to the player whom it concerns."""
        clauses = [clause for clause, _ in replace(self, several="")._clauses(effects)]
        return self._listed(clauses) if clauses else self.words.phrase("do-nothing")

    def _bid(self, effect: EffectData) -> dict[str, str]:
        win, lose = effect.options
        stake = self.words.phrase("bid", f"{effect.how}-lost")
        win_text = self._listed([stake, *(self.verb(prize, "other") for prize in win)])
        told = {"stake": self.words.phrase("bid", effect.how), "win": win_text, "lose": ""}
        if lose:
            told["lose"] = self.words.phrase("bid", "lose", text=self._of_them(lose))
        return told

    def _secret(self, effect: EffectData) -> dict[str, str]:
        inside = replace(self, own_payment=True)
        told = [
            self.words.phrase("secret", key, text=inside._of_them(option))
            for key, option in zip(("most", "least", "none", "each"), effect.options, strict=True)
            if option
        ]
        return {"text": " ".join(told)}

    def _of_them(self, effects: Sequence[EffectData]) -> str:
        return self._listed([self.verb(effect, "other") for effect in effects])

    def _listed(self, parts: Sequence[str]) -> str:
        """Parts of a sentence with commas and "and"."""
        joint = self.words.phrase("and")
        return joint.join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def capital(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]
