"""The panels of the workshop, which only the person sees who makes the deck: all decks, one deck, one of its parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.games.inn.look.workshop.forms import LINES, label_of
from bot.games.inn.look.workshop.parts import (
    CARD_SAYS,
    COPY,
    OUT,
    Line,
    at_ways,
    card_path,
    effects_path,
    lines_of,
    list_lines,
    part_name,
    said_lines,
    word_lines,
)
from bot.games.inn.rules.cards.making.draft import Draft, at, cards_in, total
from bot.store.decks import DECKS_MOST, STOPPED, OwnDeck
from bot.ui.layouts.components import HOUSE, TableItem, button, row, select, shortened
from bot.ui.layouts.tables import DANGER, LAMP, PRIMARY, SUCCESS, box, cut, layout, picture
from bot.ui.names import clean, typed
from bot.ui.words import Words

CARD_PICTURE = "card.png"
SHEET_PICTURE = "cards.png"
WRONG_SHOWN = 4


class Rights(NamedTuple):
    """What somebody may do with a deck."""

    make: bool
    """Change it, and put it on the table."""
    moderate: bool
    """Take it off the table, or delete it."""


# -- all decks ------------------------------------------------------------------------------------------------------


def decks_layout(words: Words, decks: Sequence[OwnDeck], *, maker: bool) -> ui.LayoutView:
    """A server's decks, to open one of them, and the way to a new one."""
    lines = [words.say("deck.all-title", n=len(decks), most=DECKS_MOST)]
    lines += [f"- **{clean(deck.name)}**, {state_words(words, deck)}" for deck in decks] or [words.say("deck.none-yet")]
    rows: list[ui.ActionRow[Any]] = []
    if decks:
        options = [discord.SelectOption(label=shortened(deck.name, 100), value=deck.id) for deck in decks[:LINES]]
        rows.append(row(select(HOUSE, "deck.open", options, placeholder=words.say("deck.pick-deck"))))
    if maker:
        rows.append(row(button(words.say("deck-button.new"), HOUSE, "deck.new", style=PRIMARY)))
    return layout(box(ui.TextDisplay("\n".join(lines)), accent=LAMP), *rows)


def state_words(words: Words, deck: OwnDeck) -> str:
    """Whether a deck is on the table, in which version, by whom it is."""
    author = clean(deck.author)
    if deck.status == "off" and deck.note:
        note = words.say("decks.stopped") if deck.note == STOPPED else typed(deck.note)
        return words.say("deck.state-off", author=author, note=note)
    return words.say(f"deck.state-{deck.status if not deck.note else 'off'}", author=author, n=deck.version, note="")


# -- one deck -------------------------------------------------------------------------------------------------------


def deck_layout(
    words: Words, deck: OwnDeck, draft: Draft, wrong: Sequence[str], rights: Rights, *, alt: str = "",
    note: str = "",
) -> ui.LayoutView:  # fmt: skip
    """A deck: what it has, what it lacks, its cards to open one."""
    cards = list(cards_in(draft))
    lines = [note] if note else []
    lines.append(words.say("deck.title", name=clean(deck.name), state=state_words(words, deck)))
    lines.append(words.say("deck.counted", n=total(draft), size=int(draft.get("size", 40)), kinds=len(cards)))
    lines += wrong_lines(words, wrong) if cards else []
    parts: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(lines))]
    parts += [picture(SHEET_PICTURE, alt)] if alt else []
    rows: list[ui.ActionRow[Any]] = []
    if rights.make:
        rows += _card_selects(words, deck, draft)
        rows.append(row(
            button(words.say("deck-button.card"), HOUSE, "deck.card", arg=f"{deck.id}:card", style=PRIMARY),
            button(words.say("deck-button.quick"), HOUSE, "deck.quick", arg=f"{deck.id}:card"),
            button(words.say("deck-button.more"), HOUSE, "deck.more", arg=deck.id),
        ))  # fmt: skip
    elif rights.moderate:
        rows.append(row(button(words.say("deck-button.more"), HOUSE, "deck.more", arg=deck.id)))
    return layout(box(*parts, accent=LAMP), *rows)


def wrong_lines(words: Words, wrong: Sequence[str]) -> list[str]:
    """What is wrong, in a few lines."""
    lines = [words.say("deck.wrong", text=cut(typed(text), 300)) for text in wrong[:WRONG_SHOWN]]
    more = len(wrong) - WRONG_SHOWN
    return [*lines, *([words.say("deck.wrong-more", n=more)] if more > 0 else [])]


def _card_selects(words: Words, deck: OwnDeck, draft: Draft) -> list[ui.ActionRow[Any]]:
    """Menus of all cards, 25 in each, and of the rest of the deck."""
    known = deck.id
    cards = [
        Line(f"{card.get('count', 0)}× {card['title']}", f"g:{path}", _ours(words, deck, card))
        for path, card in cards_in(draft)
    ]
    rows = [
        _menu(words, known, f"cards{first}", cards[first : first + LINES], words.say("deck.pick-card"))
        for first in range(0, len(cards), LINES)
    ]
    rest = [line for line in lines_of(words, draft, "") if line.value != "g:card"]
    return [*rows, _menu(words, known, "deck", rest, words.say("deck.pick-part"))]


def _menu(words: Words, known: str, which: str, lines: Sequence[Line], placeholder: str) -> ui.ActionRow[Any]:
    options = [
        discord.SelectOption(
            label=shortened(line.label, 100), value=line.value, description=shortened(line.told, 100) or None
        )
        for line in lines[:LINES]
    ]
    return row(select(HOUSE, "deck.pick", options, placeholder=placeholder, arg=f"{known}:{which}"))


def more_layout(words: Words, deck: OwnDeck, rights: Rights, *, ready: bool) -> ui.LayoutView:
    """What else can be done with a deck."""
    on = deck.status == "table"
    first = [
        button(
            words.say("deck-button.put-again" if on else "deck-button.put-on"),
            HOUSE,
            "deck.put-on",
            arg=deck.id,
            style=SUCCESS,
            disabled=not ready,
        ),
        button(words.say("deck-button.try"), HOUSE, "deck.try", arg=deck.id, disabled=not ready),
        button(words.say("deck-button.sheet"), HOUSE, "deck.sheet", arg=f"{deck.id}:0"),
    ]
    second = [
        button(words.say("deck-button.undo"), HOUSE, "deck.undo", arg=f"{deck.id}:"),
        button(words.say("deck-button.export"), HOUSE, "deck.export", arg=deck.id),
        button(words.say("deck-button.rename"), HOUSE, "deck.rename", arg=deck.id),
    ]
    third = [
        button(words.say("deck-button.take-off"), HOUSE, "deck.take-off", arg=deck.id, disabled=not on),
        button(words.say("deck-button.delete"), HOUSE, "deck.delete", arg=deck.id, style=DANGER),
        button(words.say("deck-button.back"), HOUSE, "deck.show", arg=deck.id),
    ]
    said = words.say("deck.more-title", name=clean(deck.name))
    lines = [said] if ready else [said, words.say("deck.not-ready")]
    rows = [row(*first), row(*second)] if rights.make else []
    return layout(box(ui.TextDisplay("\n".join(lines)), accent=LAMP), *rows, row(*third))


def sure_layout(words: Words, deck: OwnDeck) -> ui.LayoutView:
    """Whether a deck is really to be deleted."""
    return layout(
        box(ui.TextDisplay(words.say("deck.sure-delete", name=clean(deck.name))), accent=LAMP),
        row(
            button(words.say("deck-button.sure-delete"), HOUSE, "deck.sure-delete", arg=deck.id, style=DANGER),
            button(words.say("deck-button.back"), HOUSE, "deck.show", arg=deck.id),
        ),
    )


def sheet_layout(words: Words, deck: OwnDeck, page: int, number: int, alt: str, texts: Sequence[str]) -> ui.LayoutView:
    """The contact sheet of a deck: some of its cards as a picture, or in words."""
    head = words.say("deck.sheet-title", name=clean(deck.name), n=page + 1, of=number)
    shown: list[ui.Item[Any]] = [picture(SHEET_PICTURE, alt)] if alt else [ui.TextDisplay(cut("\n".join(texts), 3000))]
    turns = [
        button(
            words.say(f"deck-button.{way}"), HOUSE, "deck.sheet", arg=f"{deck.id}:{(page + step) % number}:{way}",
            disabled=number < 2,
        )
        for way, step in (("before", -1), ("after", 1))
    ]  # fmt: skip
    back = button(words.say("deck-button.back"), HOUSE, "deck.show", arg=deck.id)
    return layout(box(ui.TextDisplay(head), *shown, accent=LAMP), row(turns[0], back, turns[1]))


# -- a part of a deck -----------------------------------------------------------------------------------------------


def part_layout(
    words: Words, deck: OwnDeck, draft: Draft, path: str, wrong: Sequence[str], *, text: str = "", alt: str = "",
    page: int = 0, note: str = "",
) -> ui.LayoutView:  # fmt: skip
    """A part of a deck: a card with its picture, one of its effects, a counter. `text`: its rules text, beside or in
    place of the picture."""
    card = card_path(path)
    head = words.say("deck.part", name=clean(deck.name), what=cut(typed(_head(words, draft, path)), 200))
    lines = [*([note] if note else []), head, *([] if alt or not text else [text])]
    if path and path == card and (ours := _ours(words, deck, at(draft, path).value)):
        lines.append(words.say("deck.ours-now", text=ours))
    blank = _blank(draft, path)
    if blank or at(draft, path).kind != "use":  # a way to play a card is told by the card's text
        lines += map(typed, said_lines(words, draft, blank or path))
    lines += [words.say("deck.blank")] if blank else wrong_lines(words, wrong)
    parts: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(lines))]
    parts += [picture(CARD_PICTURE, alt)] if alt else []
    rows = _word_rows(words, deck.id, draft, path, page)
    rows += _change_rows(words, deck.id, draft, path)
    rows.append(row(*_steps(words, deck.id, path, card)))
    return layout(box(*parts, accent=LAMP), *rows)


def _ours(words: Words, deck: OwnDeck, card: Draft) -> str:
    """What to do with a card of a copy that is ours; empty for one that is as printed, as far as we know."""
    return words.say("deck.ours") if deck.base and card.get("original") else ""


def _blank(draft: Draft, path: str) -> str:
    """The way to play a card of which nothing has been said yet of what it does, which is no fault; else empty."""
    place = at(draft, path)
    if place.list or place.kind not in ("card", "use"):
        return ""
    uses = place.value.get("use", ()) if place.kind == "card" else (place.value,)
    if not uses or place.value.get("stays") or any(use.get("do") for use in uses):
        return ""
    return path if place.kind == "use" else f"{path}.use.0"


def _head(words: Words, draft: Draft, path: str) -> str:
    place = at(draft, path)
    if place.list and at_ways(path):
        return words.say("deck.ways")
    if path.rpartition(".")[2].isdecimal():
        return part_name(words, draft, path)
    return label_of(words, place.kind, path.rpartition(".")[2])


def _word_rows(words: Words, known: str, draft: Draft, path: str, page: int) -> list[ui.ActionRow[Any]]:
    """The menu of the vocabulary's words, where an effect can be added."""
    where = effects_path(draft, path)
    if not where:
        return []
    lines, number = word_lines(draft, where, page)
    options = [discord.SelectOption(label=line.label, value=line.value) for line in lines]
    if number > 1:
        lines_more = words.say("deck.more-words", n=page % number + 1, of=number)
        options.append(discord.SelectOption(label=lines_more, value=f">{page + 1}"))
    hint = words.say("deck.pick-word" if not at(draft, where).value else "deck.pick-next-word")
    return [row(select(HOUSE, "deck.word", options, placeholder=hint, arg=f"{known}:{where}:{page}"))]


def _change_rows(words: Words, known: str, draft: Draft, path: str) -> list[ui.ActionRow[Any]]:
    place = at(draft, path)
    if place.list:
        return [_menu(words, known, f"list{path}", list_lines(words, draft, path), words.say("deck.pick-part"))]
    lines = lines_of(words, draft, path)
    out = Line(words.say("deck.take-out"), f"{OUT}:{path}")
    if place.kind != "card":
        return [_menu(words, known, path, [*lines, out], words.say("deck.pick-change"))]
    own = [line for line in lines if line.value.rpartition(":")[2] in CARD_SAYS]
    further = [line for line in lines if line not in own and line.value != f"g:{path}.use"]
    uses = place.value.get("use", ())
    played = lines_of(words, draft, f"{path}.use.0") if len(uses) == 1 else list_lines(words, draft, f"{path}.use")
    copy = Line(words.say("deck.copy"), f"{COPY}:{path}")
    ways = [] if len(uses) > 1 else [Line(words.say("deck.other-way"), f"a:{path}.use")]
    return [
        _menu(words, known, f"{path}.p", played, words.say("deck.pick-played")),
        _menu(words, known, path, [*own, *ways, *further, copy, out], words.say("deck.pick-said")),
    ]


def _steps(words: Words, known: str, path: str, card: str) -> list[TableItem]:
    """The three buttons: on to the next card, or back to what this belongs to; undo; the deck."""
    if path == card:
        listed = card.rpartition(".")[0]
        first = button(words.say("deck-button.next"), HOUSE, "deck.card", arg=f"{known}:{listed}", style=PRIMARY)
    else:
        first = button(words.say("deck-button.done"), HOUSE, "deck.up", arg=f"{known}:{path}", style=PRIMARY)
    return [
        first,
        button(words.say("deck-button.undo"), HOUSE, "deck.undo", arg=f"{known}:{path}"),
        button(words.say("deck-button.deck"), HOUSE, "deck.show", arg=known),
    ]
