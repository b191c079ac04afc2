"""The rules text of what stays, of choices, costs and conditions, as players read it."""

import re
import tomllib

import pytest

from bot.engine import BadData
from bot.games.inn.rules.cards.library import the_library
from bot.games.inn.rules.cards.prepared import Card, Character
from bot.games.inn.rules.cards.reading import read_character
from bot.games.inn.rules.cards.text import card_text, character_texts, kind_text, the_lexicon

GENERIC = {code: card for code, card in the_library().cards.items() if not card.deck}
HEAD = 'name = "A"\nabout = "B"\nsize = 20\n[generic]\ngamble = 19\n'
RULES = """
[[counter]]
id = "luck"
title = "Luck"
start = 3
most = 9
under = { choose = [{ pay = 1 }, { lose-fortitude = 1, who = "you" }], who = "you" }
level = [{ least = 8, standing = [{ deals-more = 1 }] }]
[[counter]]
id = "mark"
title = "Mark"
many = "Marks"
on = "others"
most = 1
supply = "others"
[[side]]
id = "gear"
title = "Gear Deck"
size = 2
revealed = "adds"
[[side.card]]
id = "steam"
title = "Steam"
kind = "action"
count = 2
do = { draw = 1 }
[[time]]
at = "drank"
may = true
do = { count = 1, of = "luck", who = "you" }
[[anytime]]
id = "clear"
title = "A clear head"
cost = { cards = 2 }
do = { lose-alcohol = 1 }
[front]
most = 3
hand = [7, 7, 6, 5]
"""


MOODS = """
[[side]]
id = "hound"
title = "Hound Deck"
size = 3
revealed = "holds"
[[side.card]]
id = "loyal"
title = "Loyal"
kind = "action"
count = 2
stays = true
standing = [{ loses-less = 1 }]
use = [{}]
[[side.card]]
id = "bored"
title = "Bored"
kind = "action"
count = 1
stays = true
use = [{}]
"""


def deck(card: str) -> tuple[Character, Card]:
    assert tomllib.loads(card)
    text = f'{HEAD}{RULES}[[card]]\nid = "x"\ntitle = "X!"\ncount = 1\n{card}\n'
    character, cards = read_character(text, "a", "a.toml", GENERIC)
    return character, next(printed for printed in cards if printed.code == "a.x")


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (
            'do = [{ gain-gold = 1, if = "ignored" }, { lose-fortitude = 1, who = "others", if = "villain" }]',
            "If anybody has Ignored this card, take 1 Gold from the Inn; each other player who is a Villain loses "
            "1 Fortitude.",
        ),
        (
            'do = [{ gain-fortitude = 1, if = "hero" }, { draw = 1, if = "hero" }, { lose-alcohol = 1 }]',
            "If you're a Hero, gain 1 Fortitude and draw 1 card from your deck; lose 1 Alcohol Content.",
        ),
        (
            'pick = "other"\ndo = { lose-fortitude = 2, if = { of = "mark", least = 1 } }',
            "Pick another player: if that player has at least 1 Mark, that player loses 2 Fortitude.",
        ),
        (
            'pick = "other"\nleast = 3\nmost = 3\ndo = { lose-fortitude = 1 }',
            "Any 3 other players (all, if there are fewer) each lose 1 Fortitude.",
        ),
        (
            'pick = "any"\nleast = 2\nmost = 4\ndo = { gain-fortitude = 1, who = "picked" }',
            "Any 2 to 4 players (you may be one of them) each gain 1 Fortitude.",
        ),
        (
            'pick = "other"\nmost = 2\ndo = [{ pay = 1, to = "you", who = "picked" }, { gain-fortitude = 1 }]',
            "Up to 2 other players each pay you 1 Gold; you gain 1 Fortitude.",
        ),
        (
            'pick = "other"\nmost = 2\ndo = { show-hand = true, who = "picked" }',
            "Each of up to 2 other players shows their hand to everybody.",
        ),
        (
            'pick = "other"\ndo = [{ coin = [{ lose-fortitude = 2 }, { draw = 1 }] }, { lose-fortitude = 1 }]',
            "Pick another player: toss a coin (heads: that player loses 2 Fortitude; tails: draw 1 card from your "
            "deck); that player loses 1 Fortitude.",
        ),
        (
            'pick = "other"\ndo = [{ draw = 1 }, { lose-fortitude = 2 }, { lose-fortitude = 1, who = "you" }]',
            "Draw 1 card from your deck; another player loses 2 Fortitude; you lose 1 Fortitude.",
        ),
        (
            'pick = "other"\ndo = [{ choose = [{ pay = 2 }, { draw = 1 }], who = "picked" }, { draw = 1 }]',
            "Another player chooses one: pay 2 Gold to the Inn; or draw 1 card from your deck. You draw 1 card from "
            "your deck.",
        ),
        (
            'do = { gain-fortitude = 1, per = "luck", if = { of = "luck", least = 2, most = 4 } }',
            "If you have 2 to 4 Luck, gain 1 Fortitude for each Luck you have.",
        ),
        (
            'cost = { luck = 2, cards = 1 }\npick = "other"\ndo = { lose-fortitude = 3, plain = true }',
            "Pay 2 Luck and discard 1 card: another player loses 3 Fortitude (nobody can hit back, and it can't be "
            "redirected).",
        ),
        (
            'do = { choose = [{ pay = 1 }, [{ draw = 2 }, { lose-fortitude = 1, who = "you" }], []], who = "all" }',
            "Each player chooses one: pay 1 Gold to the Inn; or draw 2 cards from your deck and lose 1 Fortitude; "
            "or do nothing.",
        ),
        (
            'pick = "other"\ndo = { choose = [{ pay = 2 }, { lose-fortitude = 2 }], who = "picked" }',
            "Another player chooses one: pay 2 Gold to the Inn; or lose 2 Fortitude.",
        ),
        (
            'do = { coin = [{ gain-gold = 2 }, []] }',
            "Toss a coin (heads: take 2 Gold from the Inn; tails: do nothing).",
        ),
        (
            'do = [{ pay = 1, who = "all" }, { pay = 1, who = "all" }, { draw = 1, who = "all" }]',
            "Each player pays 1 Gold to the Inn (2 separate times) and draws 1 card from their deck.",
        ),
        (
            'no-leave = true\nsure = true\ndo = "start-round"',
            "Start a Round of Gambling with a 1 Gold ante for everybody, or take control of one that's on. This card "
            "can't be Negated. Nobody can avoid the ante of this Round, and nobody can leave it by choice.",
        ),
        (
            "stays = true\nwages = 2\nuse = [{}, { front = true, do = { gain-fortitude = 1 } }]",
            "Once in each of your Action Phases, while this card lies in front of you: gain 1 Fortitude. This card "
            "stays in front of you. Wages 2: whatever makes another player lose Fortitude may be aimed at this card. "
            "When it would lose Fortitude, you discard it or pay 2 Gold to the Inn.",
        ),
        (
            'stays = true\nuntil = "own-turn"\nstanding = [{ loses-less = 1 }, { ignores = ["action"] }]\nuse = [{}]',
            "This card stays in front of you until your next turn begins. While it holds: you lose 1 Fortitude "
            "less each time you lose any; you Ignore all Action Cards, even those that would help you.",
        ),
        (
            'pick = "other"\ndo = [{ discard-cards = 1, kind = "action" }, { count = 1, of = "mark" }]',
            "Another player discards 1 Action Card from their hand and gains 1 Mark.",
        ),
        (
            'do = [{ reveal = "gear" }, { count = -2, of = "luck", who = "you" }]',
            "Reveal the top card of the Gear Deck: its effects are added to this card; lose 2 Luck.",
        ),
    ],
)  # fmt: skip
def test_an_action_card(card: str, text: str) -> None:
    assert card_text(deck(f'kind = "action"\n{card}')[1], the_lexicon()) == text


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (
            'when = "sometimes"\nsure = { of = "mark", least = 1 }\ndo = "negate"\nnegated = { draw = 1 }',
            "When anybody plays a Sometimes Card: Negate that card. If this card is Negated, this happens instead: "
            "draw 1 card from your deck. If the player of that card has at least 1 Mark, this card can't be Negated.",
        ),
        (
            'when = { loss = ["action"] }\npick = "source"\ndo = "redirect"',
            "When an Action would make you lose Fortitude: let the player who causes it lose it for you.",
        ),
        (
            'when = "hurt"\ndo = { lose-fortitude = 1, who = "source", per = "hurt" }',
            "When another player's card has cost you Fortitude and you did nothing to soften it: the player of that "
            "card loses 1 Fortitude for each player who has lost Fortitude to that card.",
        ),
        ('when = "event"\ndo = "ignore"', "When an Event is about to affect you: Ignore that Event."),
        (
            'when = "drink-any"\ndo = { season-drink = [[{ gain-alcohol = 1 }, { lose-fortitude = 1 }]] }',
            "When anybody is about to drink: add this to the Drink: gain 1 Alcohol Content and lose 1 Fortitude.",
        ),
    ],
)
def test_a_sometimes_card(card: str, text: str) -> None:
    assert card_text(deck(f'kind = "sometimes"\n{card}')[1], the_lexicon()) == text


def test_a_card_that_holds_on_top_of_its_discards_does_not_say_that_it_stays_in_front() -> None:
    text = f'{HEAD}[[card]]\nid = "x"\ntitle = "X!"\ncount = 1\nkind = "action"\ndo = {{ draw = 1 }}\n{MOODS}'
    _, cards = read_character(text, "a", "a.toml", GENERIC)
    texts = {card.code: card_text(card, the_lexicon()) for card in cards}
    assert texts["a.loyal"] == (
        "This card holds while it's on top of the discards of the Hound Deck. While it holds: you lose "
        "1 Fortitude less each time you lose any."
    )
    assert texts["a.bored"] == "This card holds while it's on top of the discards of the Hound Deck."
    assert {kind_text(card, the_lexicon()) for card in cards if card.side} == {"Standing effect"}


def test_what_depends_on_the_card_that_holds_names_it() -> None:
    do = '[{ draw = 1, if = { holds = ["loyal", "bored"] } }, { lose-alcohol = 1, if = { holds = ["loyal"] } }]'
    text = f'{HEAD}[[card]]\nid = "x"\ntitle = "X!"\ncount = 1\nkind = "action"\ndo = {do}\n{MOODS}'
    _, cards = read_character(text, "a", "a.toml", GENERIC)
    (card,) = [card for card in cards if card.code == "a.x"]
    assert card_text(card, the_lexicon()) == (
        "If Loyal or Bored holds, draw 1 card from your deck; if Loyal holds, lose 1 Alcohol Content."
    )
    with pytest.raises(BadData, match=r"a\.toml: card 'X!': no card 'fond' of a side deck holds"):
        read_character(text.replace('"loyal", "bored"', '"fond"'), "a", "a.toml", GENERIC)


def test_what_a_character_does_besides_its_cards() -> None:
    character, _ = deck('kind = "action"\ndo = { draw = 1 }')
    assert character_texts(character, the_lexicon()) == [
        "Luck: you have 3 at the start, never fewer than 0 and never more than 9. When it would fall below 0: choose "
        "one: pay 1 Gold to the Inn; or lose 1 Fortitude. With at least 8 Luck: a player you make lose Fortitude "
        "loses 1 more.",
        "Marks: you hand them to other players, at most 1 each. There's one for each other player.",
        "Gear Deck, 2 cards: a card revealed from it is added to the card you're playing.",
        "After a Drink has raised your Alcohol Content you may do this: gain 1 Luck.",
        "A clear head, at any time: discard 2 cards: lose 1 Alcohol Content. Nobody can answer it.",
        "At most 3 cards may lie in front of you.",
        "Your hand size by the number of cards in front of you, from 0 on: 7, 7, 6, 5.",
    ]


def test_texts_begin_with_what_happens() -> None:
    texts = {code: card_text(card, the_lexicon()) for code, card in the_library().cards.items()}
    picking = {code for code, text in texts.items() if re.search(r"(^|: |Or: )[Pp]ick ", text)}
    assert picking == {"serena.room"}  # what happens to the picked depends on Piety: they have to be named first
    assert [text for text in texts.values() if re.search(r"cannot|drink a Drink:|that player: ", text)] == []
