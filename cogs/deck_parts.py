"""The buttons, menus and forms of the workshop about parts of a deck: its cards, what they do, all that is special."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord.ext import commands

from bot.engine import Refused
from bot.games.inn.look.workshop.forms import (
    THINGS,
    card_form,
    effect_form,
    fields_named,
    first_fields,
    part_form,
    read_fields,
    text_form,
    thing_fields,
    thing_form,
)
from bot.games.inn.look.workshop.parts import ADD, COPY, FLAG, FORM, GO, OUT, at_ways
from bot.games.inn.look.workshop.quick import question_layout
from bot.games.inn.rules.cards.drafts.reading import read_line, read_lines
from bot.games.inn.rules.cards.making.draft import (
    Draft,
    add,
    add_effect,
    at,
    copied,
    fields_at,
    held_in,
    new_card,
    new_effect,
    remove,
    say,
    settle,
    spread,
    value_of,
)
from bot.games.inn.rules.cards.making.fields import Field
from bot.games.inn.rules.cards.making.forms import read_value
from bot.games.inn.rules.cards.vocabulary import EFFECTS, KINDS
from bot.store.decks import OwnDeck
from bot.ui.business import on_private_message
from bot.ui.client import Interaction, Tavern
from bot.ui.delivery.sending import Reply
from bot.ui.layouts.components import Press, anew
from bot.ui.places import guild_of
from cogs.workshop import draft_of, kept, opened, show_part

LINES_MOST = 4000
"""Letters of the form of quick entry."""
COUNT = Field("count", "number", least=1, most=20, needed=True)


class DeckPartsCog(commands.Cog):
    """The handlers."""

    def __init__(self, bot: Tavern) -> None:
        self.bot = bot
        self.words = bot.words
        self.decks = bot.tables.decks
        bot.verbs.add(
            "deck",
            {
                "card": self.on_card, "made": self.on_made, "pick": self.on_pick, "say": self.on_say,
                "word": self.on_word, "effect": self.on_effect, "thing": self.on_thing, "undo": self.on_undo,
                "copied": self.on_copied, "up": self.on_up,
                "quick": self.on_quick, "typed": self.on_typed, "meant": self.on_meant, "again": self.on_again,
                "leave-out": self.on_leave_out,
            },
            forms=("made", "say", "effect", "thing", "copied", "typed"),
        )  # fmt: skip

    async def _change(
        self, interaction: Interaction, known: str, change: Callable[[Draft], str | None], note: str = ""
    ) -> None:
        """Change the draft, and show the part of it whose path `change` gives, None for the whole."""
        await opened(interaction, known)
        shown: str | None = None

        def unit(before: OwnDeck) -> str:
            nonlocal shown
            draft = draft_of(before)
            shown = change(draft)
            return kept(draft)

        after = await self.decks.change(guild_of(interaction), known, unit)
        await show_part(interaction, after, shown or "", note=note)

    # -- cards --------------------------------------------------------------------------------------------------

    async def on_card(self, interaction: Interaction, press: Press) -> None:
        """Open the form of a new card."""
        known, path = _two(press.arg)
        await opened(interaction, known)
        await interaction.response.send_modal(card_form(self.words, known, path))

    async def on_made(self, interaction: Interaction, press: Press) -> None:
        """The submitted form of a new card."""
        known, path = _two(press.arg)
        title, kind, count, *_ = [*press.values, "", "", ""]
        n, title = read_value(COUNT, count, {}), " ".join(title.split())
        if kind not in KINDS or not title:
            raise Refused("deck-choice")
        await self._change(interaction, known, lambda draft: new_card(draft, path, title, kind, n))

    async def on_copied(self, interaction: Interaction, press: Press) -> None:
        """The submitted form of the title of a copy."""
        known, path = _two(press.arg)
        title = " ".join("".join(press.values).split())
        await self._change(interaction, known, lambda draft: copied(draft, path, title))

    async def on_undo(self, interaction: Interaction, press: Press) -> None:
        """Take back the last change."""
        known, path = _two(press.arg)
        await opened(interaction, known)
        after = await self.decks.undo(guild_of(interaction), known)
        await show_part(interaction, after, path, note=self.words.say("deck.undone"))

    async def on_up(self, interaction: Interaction, press: Press) -> None:
        """Back to what a part belongs to."""
        known, path = _two(press.arg)
        deck, draft = await opened(interaction, known)
        await show_part(interaction, deck, up(draft, path))

    # -- what is said -------------------------------------------------------------------------------------------

    async def on_pick(self, interaction: Interaction, press: Press) -> None:
        """A line of a menu: see `bot.games.inn.look.workshop.parts.FORM` and the letters beside it."""
        known, _ = _two(press.arg)
        deck, draft = await opened(interaction, known)
        does, path, what, *_ = [*"".join(press.values).split(":"), "", "", ""]
        if does == GO and first_of(draft, path):
            await self._add(interaction, known, draft, path)
        elif does == GO:
            await show_part(interaction, deck, path)
        elif does == FORM:
            await interaction.response.send_modal(part_form(self.words, draft, known, path, what))
        elif does == FLAG:
            await self._change(interaction, known, lambda now: _turned(now, path, what))
        elif does == ADD:
            await self._add(interaction, known, draft, path)
        elif does == COPY:
            title = str(at(draft, path).value.get("title", ""))
            form = text_form(self.words, "deck.copied", f"{known}:{path}", "copy", most=100, value=title)
            await interaction.response.send_modal(form)
        elif does == OUT:
            await self._change(interaction, known, lambda now: _without(now, path), self.words.say("deck.removed"))
        else:
            raise Refused("deck-changed")

    async def _add(self, interaction: Interaction, known: str, draft: Draft, path: str) -> None:
        kind = at(draft, path).kind
        if at_ways(path):
            await self._change(interaction, known, lambda now: _one_more_way(now, path))
        elif kind == "card":
            await interaction.response.send_modal(card_form(self.words, known, path))
        elif kind in ("counter", "side", "anytime"):
            await interaction.response.send_modal(thing_form(self.words, draft, known, path, kind))
        else:
            fresh: dict[str, Draft] = {
                "use": {"do": []}, "time": {"at": "turn", "do": []}, "level": {"standing": []},
                "standing": {"loses-less": 1},
            }  # fmt: skip
            part = fresh[kind]
            await self._change(interaction, known, lambda now: add(now, path, part))

    async def on_thing(self, interaction: Interaction, press: Press) -> None:
        """The submitted form of a new counter, side deck, or something that may be done at any time."""
        known, path = _two(press.arg)

        def change(draft: Draft) -> str:
            fields = thing_fields(at(draft, path).kind)
            said = read_fields(fields, press.values, None, draft)
            told = {field.key: said[field.key] for field in fields if said[field.key] not in (None, field.default)}
            fresh: dict[str, Draft] = {"side": {"card": []}, "anytime": {"cost": {"cards": 1}, "do": []}}
            return add(draft, path, {**told, **fresh.get(at(draft, path).kind, {})})

        await self._change(interaction, known, change)

    async def on_say(self, interaction: Interaction, press: Press) -> None:
        """The submitted form of a part's fields."""
        known, path, what = _three(press.arg)

        def change(draft: Draft) -> str:
            place = at(draft, path)
            say(draft, path, read_fields(fields_named(place, what, draft), press.values, place, draft))
            if place.kind in ("effect", "card"):
                settle(draft, path if place.kind == "effect" else f"{path}.use.0.do")
            return panel(draft, held_in(path) if place.kind in ("when", "if", "sure") else path)

        await self._change(interaction, known, change)

    async def on_word(self, interaction: Interaction, press: Press) -> None:
        """A word of the vocabulary: ask for its number and whom it is said of, if it has such; or turn the page."""
        known, path, _ = _three(press.arg)
        deck, draft = await opened(interaction, known)
        word = "".join(press.values)
        if word.startswith(">"):
            await show_part(interaction, deck, _panel_of(draft, path), page=int(word[1:] or 0))
            return
        if word not in EFFECTS:
            raise Refused("deck-changed")
        if first_fields(word, draft):
            await interaction.response.send_modal(effect_form(self.words, draft, known, path, word))
        else:
            await self._change(interaction, known, lambda now: _with_effect(now, path, word, ()))

    async def on_effect(self, interaction: Interaction, press: Press) -> None:
        """The submitted form of a new effect."""
        known, path, word = _three(press.arg)
        if word not in EFFECTS:
            raise Refused("deck-changed")
        await self._change(interaction, known, lambda draft: _with_effect(draft, path, word, press.values))

    # -- quick entry --------------------------------------------------------------------------------------------

    async def on_quick(self, interaction: Interaction, press: Press) -> None:
        """Open the form in which cards are typed, one a line."""
        known, _ = _two(press.arg)
        await opened(interaction, known)
        form = text_form(self.words, "deck.typed", known, "quick", most=LINES_MOST, long=True)
        await interaction.response.send_modal(form)

    async def on_typed(self, interaction: Interaction, press: Press) -> None:
        """The submitted form: what was understood is in the deck; what was not is asked."""
        deck, draft = await opened(interaction, press.arg)
        lines = [line.strip() for line in "\n".join(press.values).splitlines() if line.strip()]
        async with Reply(interaction, self.bot.clock, edits=on_private_message(interaction)):
            found = await asyncio.to_thread(read_lines, "\n".join(lines), draft)
            good = [read.card for read in found if not read.questions]
            after = await self._take(deck, good)
            asked = [line for line, read in zip(lines, found, strict=True) if read.questions]
            after = await self.decks.ask(deck.guild_id, deck.id, asked)
        await self._go_on(interaction, after, self.words.say("deck.read", n=len(good)), opens=len(good) == 1)

    async def _take(self, deck: OwnDeck, cards: Sequence[Mapping[str, Any]]) -> OwnDeck:
        """Put these cards into the deck."""

        def unit(before: OwnDeck) -> str:
            draft = draft_of(before)
            for card in cards:
                add(draft, "card", {key: value for key, value in card.items() if key != "id"})
            return kept(spread(draft))

        return await self.decks.change(deck.guild_id, deck.id, unit)

    async def _go_on(self, interaction: Interaction, deck: OwnDeck, note: str, *, opens: bool = False) -> None:
        """Ask about the next line that is not clear; when all are, show the deck, or (`opens`) the card just read."""
        lines = deck.asked.splitlines()
        if not lines:
            last = len(draft_of(deck)["card"]) - 1
            await show_part(interaction, deck, f"card.{last}" if opens else "", note=note)
            return
        async with Reply(interaction, self.bot.clock, edits=on_private_message(interaction)) as reply:
            read = await asyncio.to_thread(read_line, lines[0], draft_of(deck))
            if read.questions:
                view = question_layout(self.words, deck, lines[0], read, note=note, left=len(lines) - 1)
                await reply.give(anew(view, interaction.id), [])
                return
        await self._take(deck, [read.card])  # by what is in the deck now, it is clear
        await self._go_on(interaction, await self.decks.ask(deck.guild_id, deck.id, lines[1:]), note)

    async def _line(self, interaction: Interaction, press: Press) -> tuple[OwnDeck, list[str]]:
        """The deck, and the lines of which the first is the one that is asked about.

        Raises `Refused('deck-changed')` where another is by now.
        """
        known, left = _two(press.arg)
        deck, _ = await opened(interaction, known)
        lines = deck.asked.splitlines()
        if not lines or left != str(len(lines) - 1):
            raise Refused("deck-changed")
        return deck, lines

    async def on_meant(self, interaction: Interaction, press: Press) -> None:
        """An answer to what was not clear in a typed line."""
        deck, lines = await self._line(interaction, press)
        read = await asyncio.to_thread(read_line, lines[0], draft_of(deck))
        choices = [choice for question in read.questions[:1] for choice in question.choices]
        picked = "".join(press.values)
        if not picked.isdecimal() or int(picked) >= len(choices):
            raise Refused("deck-changed")
        await self._take(deck, [choices[int(picked)].card])
        after = await self.decks.ask(deck.guild_id, deck.id, lines[1:])
        await self._go_on(interaction, after, self.words.say("deck.read", n=1), opens=True)

    async def on_again(self, interaction: Interaction, press: Press) -> None:
        """Open the form with the line that was not clear, to say it otherwise."""
        deck, lines = await self._line(interaction, press)
        form = text_form(self.words, "deck.typed", deck.id, "quick", most=LINES_MOST, value="\n".join(lines), long=True)
        await interaction.response.send_modal(form)

    async def on_leave_out(self, interaction: Interaction, press: Press) -> None:
        """Leave out the line that was not clear."""
        deck, lines = await self._line(interaction, press)
        await self._go_on(interaction, await self.decks.ask(deck.guild_id, deck.id, lines[1:]), "")


def first_of(draft: Draft, path: str) -> bool:
    """Whether nothing lies yet in a list to which a form adds."""
    place = at(draft, path)
    return place.list and not place.value and place.kind in ("card", *THINGS)


def _without(draft: Draft, path: str) -> str:
    """Take a part out; *Undo* brings it back."""
    shown = up(draft, path)
    remove(draft, path)
    settle(draft, held_in(path))
    return shown


def _turned(draft: Draft, path: str, key: str) -> str:
    place = at(draft, path)
    field = fields_named(place, key, draft)[0]
    say(draft, path, {key: None if value_of(place, field) else True})
    return panel(draft, path)


def _one_more_way(draft: Draft, path: str) -> str:
    at(draft, path).value.append([])
    return path


def _with_effect(draft: Draft, path: str, word: str, values: tuple[str, ...]) -> str:
    """Add an effect with what was filled in. Shown is where it is told, or the effect where more has to be said."""
    where = f"{path}.{len(at(draft, path).value)}"
    effect = new_effect(word)
    add_effect(draft, path, effect)
    if values:
        say(draft, where, read_fields(first_fields(word, draft), values, None, draft))
        settle(draft, path)
    wants_more = any(field.takes == "ways" for field in fields_at(at(draft, where)))
    return where if wants_more else _panel_of(draft, path)


def panel(draft: Draft, path: str) -> str:
    """The part whose panel tells of a part: a card's tells of its only use."""
    steps = path.split(".")
    if steps[-2:-1] == ["use"] and len(at(draft, held_in(path)).value) == 1:
        return ".".join(steps[:-2])
    return path


def _panel_of(draft: Draft, path: str) -> str:
    """The part whose panel has the menu for a list of effects; a list of a way has its own."""
    last = path.rpartition(".")[2]
    return path if last.isdecimal() or last in ("negated", "under", "bite") else panel(draft, held_in(path))


def up(draft: Draft, path: str) -> str:
    """What a part belongs to: the list in which it lies, or the part whose panel shows that; empty for the deck."""
    held = held_in(path)
    last = held.rpartition(".")[2]
    if not path.rpartition(".")[2].isdecimal():  # a list, or what a key says
        return panel(draft, held) if held else ""
    if last.isdecimal():  # an effect in one of the ways of another
        return held
    if last in ("card", "boss", "use", "options"):
        return held_in(held)
    return _panel_of(draft, held) if last == "do" else held


def _two(arg: str) -> tuple[str, str]:
    """The deck that a press names, and the path of a part."""
    known, path, *_ = [*arg.split(":"), "", ""]
    return known, path


def _three(arg: str) -> tuple[str, str, str]:
    """The same, and what of the part."""
    known, path, what, *_ = [*arg.split(":"), "", "", ""]
    return known, path, what


async def setup(bot: Tavern) -> None:
    """Load the handlers."""
    await bot.add_cog(DeckPartsCog(bot))
