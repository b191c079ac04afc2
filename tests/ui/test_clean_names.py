"""Names made safe once: what is kept of them."""

from __future__ import annotations

from bot.ui import names


def test_of_what_somebody_types_only_what_is_shown_is_kept() -> None:
    before = names._cleaned.cache_info().currsize
    assert len({names.clean("brr" * 30 + "x" * number) for number in range(50)}) == 1
    assert names._cleaned.cache_info().currsize <= before + 1
