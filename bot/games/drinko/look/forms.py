"""The form of a table's options, and the sets of options of one press."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from discord import ui

from bot.engine import Refused
from bot.games.drinko.rules import Drinko
from bot.paths import DATA
from bot.store.presets import Preset
from bot.tables.clocks.pace import PACES
from bot.tables.info import TableInfo
from bot.tables.seats.presets import read_presets
from bot.ui.layouts.components import custom_id
from bot.ui.layouts.forms import FORM_LIVES, field
from bot.ui.layouts.tables import label_names
from bot.ui.words import Words

PRESETS = DATA / "drinko" / "presets.toml"
SUFFER_MOST = 4
PLAIN_MOST = 2


@cache
def the_presets() -> tuple[Preset, ...]:
    """The presets that are shipped. Raises `BadData`."""
    return read_presets(PRESETS.read_text(encoding="utf-8"), PRESETS.name, Drinko())


def options_form(words: Words, info: TableInfo) -> ui.Modal:
    """A table's options: pace, added cards, house rules, who starts."""
    form = ui.Modal(
        title=words.say("form.options", table=info.id), custom_id=custom_id(info.id, "table.set"), timeout=FORM_LIVES
    )
    now = info.options
    paces = [(words.say(f"pace.{pace}"), pace) for pace in PACES]
    suffer = [(str(n), str(n)) for n in range(SUFFER_MOST + 1)]
    plain = [
        (_plain(words, plus, minus), f"{plus}/{minus}")
        for plus in range(PLAIN_MOST + 1)
        for minus in range(PLAIN_MOST + 1)
    ]
    starters = [(words.say("form.chance"), "-1")] + [(name[:100], str(n)) for n, name in enumerate(label_names(info))]
    house = [(words.say(f"form.{rule}"), rule) for rule in ("catch_drink", "play_on")]
    starter = str(now.get("starter", -1))
    form.add_item(field(words.say("form.pace"), paces, {info.pace}))
    form.add_item(field(words.say("form.suffer"), suffer, {str(now.get("suffer", 0))}))
    form.add_item(field(words.say("form.plain"), plain, {f"{now.get('plus_zero', 0)}/{now.get('minus_one', 0)}"}))
    form.add_item(
        field(
            words.say("form.house"), house, {rule for _, rule in house if now.get(rule)},
            hint=words.say("form.house-none"), least=0, most=2,
        )
    )  # fmt: skip
    form.add_item(field(words.say("form.starter"), starters, {starter if int(starter) < len(info.seats) else "-1"}))
    return form


def _plain(words: Words, plus: int, minus: int) -> str:
    return words.say("form.plain-some", plus=plus, minus=minus) if plus or minus else words.say("form.plain-none")


def read_options(values: tuple[str, ...]) -> tuple[str, Mapping[str, Any]]:
    """Pace and options from the form of `options_form`. Raises `Refused('reopen')` for another form's."""
    try:
        pace, suffer, plain, house, starter = values
        plus, minus = plain.split("/")
        rules = house.split(",")
        return pace, {
            "suffer": int(suffer),
            "plus_zero": int(plus),
            "minus_one": int(minus),
            "catch_drink": "catch_drink" in rules,
            "play_on": "play_on" in rules,
            "starter": int(starter),
        }
    except ValueError:
        raise Refused("reopen") from None
