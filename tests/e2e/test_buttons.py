"""A whole game by buttons and selects only."""

from __future__ import annotations

from tests.e2e.conftest import Evening, texts


async def test_a_game_of_four_by_buttons(evening: Evening) -> None:
    table = await evening.open(*evening.people[:4])
    assert await evening.play_on(table) > 10
    info = await evening.info(table)
    assert info.status == "over"
    assert sorted(info.placings or ()) != [1, 1, 1, 1]
    said = evening.shown(table)
    assert "is over" in said
    assert info.seed in said
    assert info.seed_proof in said
    winner = evening.people[(info.placings or ()).index(1)]
    assert texts(evening.panel(winner).components)[0].startswith("The game is over")
    assert len(evening.messages(table)) == 1
