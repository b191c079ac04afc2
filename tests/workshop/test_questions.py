"""The bank of questions is filled up: those that it has stay, and keep the answers that people have given."""

from pathlib import Path

from bot.games.inn.patrons.questions import plain, the_bank
from workshop.questions import Findings


def test_what_the_bank_has_stays_and_each_question_is_there_once(tmp_path: Path) -> None:
    unlike = [question for question in the_bank().questions if question.surprising][:3]
    plainer = [question for question in the_bank().questions if not question.surprising][:4]
    kept = [*unlike[:2], *plainer[:3]]
    findings = Findings(tmp_path / "found.jsonl", "1", kept)
    assert findings.chosen(7) is None
    findings.add(0, [plain(kept[0]), plain(unlike[2])])
    findings.add(1, [plain(plainer[3])])
    chosen = findings.chosen(7)
    assert chosen is not None
    assert {question.id for question in chosen} == {question.id for question in (*unlike, *plainer)}
    again = Findings(tmp_path / "found.jsonl", "1", kept)
    assert again.chosen(7) == chosen, "it goes on where it was stopped"
