"""The state of the Inn changes through its named verbs alone: the sources of the rules are read for anything else."""

import ast
from pathlib import Path

import pytest

RULES = Path(__file__).parents[3] / "bot" / "games" / "inn" / "rules"

TABLE = {
    "fortitude", "alcohol", "gold", "inn", "pot", "hand", "draw", "discard", "pile", "poured", "bar", "drunk", "out",
    "lost", "over", "phase", "actions", "ordered", "active", "stack", "floor", "contest", "sleepers", "counters",
    "front", "used", "away", "ignores", "quiet", "ended",
}  # fmt: skip
"""Attributes of the state that only the verbs of the table change."""
ROUND = {"round", "starter", "inside", "control", "at", "top", "passed", "on", "winner"}
"""Those of a Round of Gambling."""
ORDERS = {"orders", "heeded"}
OF_STATE = {"drinks": "state", "seats": "contest"}
"""Attributes that others have too, with the name of what has them here: a plan has Drinks and seats of its own.

`asked` is no part of this: whoever opens an ask says there who is asked.
"""
HOMES = {
    "play/verbs.py": {"gold", "inn", "stack"},
    "play/card_verbs.py": {"counters", "discard", "draw", "front", "hand", "ignores", "quiet", "used"},
    "play/drink_verbs.py": {"bar", "counters", "discard", "draw", "drinks", "drunk", "pile", "poured"},
    "play/table.py": {
        "actions", "active", "alcohol", "away", "contest", "ended", "floor", "fortitude", "gold", "ignores", "inn",
        "lost", "ordered", "out", "over", "phase", "pot", "seats", "sleepers", "stack",
    },
    "play/rounds.py": ROUND | {"over"},
    "play/orders.py": ORDERS,
    "foresee.py": {"discard", "draw", "floor", "hand", "stack"},  # of the table on which it looks ahead
    "imagine.py": {"bar", "draw", "drinks", "drunk", "hand", "orders", "phase", "pile"},  # the same
}  # fmt: skip
SET_UP = {
    ("play/setting_up.py", "set_up"),
    ("play/setting_up.py", "_pour"),
    ("play/setting_up.py", "_lay_out"),
    ("play/setting_up.py", "_lay_written"),
    ("play/setting_up.py", "_choose_starter"),
}
CHANGING = {
    "append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update", "setdefault", "add", "discard",
}  # fmt: skip


def _owned(node: ast.expr) -> str:
    """The attribute of the state that an expression is, or lies in; "" for anything else."""
    while isinstance(node, ast.Subscript | ast.Starred):
        node = node.value
    if not isinstance(node, ast.Attribute):
        return ""
    if node.attr in OF_STATE:
        of = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
        return node.attr if of == OF_STATE[node.attr] else ""
    return node.attr if node.attr in TABLE | ROUND | ORDERS else ""


def _targets(node: ast.AST) -> list[ast.expr]:
    """What a statement assigns to or deletes, and what a call changes in place."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            return [
                part
                for target in targets
                for part in (target.elts if isinstance(target, ast.Tuple | ast.List) else [target])
            ]
        case ast.AugAssign(target=target):
            return [target]
        case ast.AnnAssign(target=target, value=ast.expr()):
            return [target]
        case ast.Call(func=ast.Attribute(attr="shuffle"), args=args):
            return args
        case ast.Call(func=ast.Attribute(attr=name, value=value)) if name in CHANGING:
            return [value]
        case ast.Call(func=ast.Name(id="setattr")):
            return [ast.Attribute(ast.Name("?"), "phase")]
    return []


def changes(source: str) -> list[tuple[str, str, int]]:
    """Every change of the state in a module: the function, the attribute and the line."""
    found: list[tuple[str, str, int]] = []
    tree = ast.parse(source)
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        alias = {
            node.targets[0].id: _owned(node.value)
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and _owned(node.value)
        }
        for node in ast.walk(function):
            for target in _targets(node):
                name = alias.get(target.id, "") if isinstance(target, ast.Name) else _owned(target)
                binds = isinstance(node, ast.Assign) and isinstance(target, ast.Name)
                if name and not binds:
                    found.append((function.name, name, target.lineno if hasattr(target, "lineno") else node.lineno))  # pyright: ignore
    return found


def test_the_state_is_changed_by_its_verbs_alone() -> None:
    wrong: list[str] = []
    for path in sorted(RULES.rglob("*.py")):
        module = path.relative_to(RULES).as_posix()
        if module.startswith("cards/"):
            continue  # they cannot know the state: the layers do not let them
        wrong += [
            f"{module}:{line} {function} changes {name}"
            for function, name, line in changes(path.read_text(encoding="utf-8"))
            if name not in HOMES.get(module, ()) and (module, function) not in SET_UP
        ]
    assert wrong == []


def test_every_home_is_one() -> None:
    """Attributes that nobody changes any more, and modules that changed their name, do not stay in these lists."""
    for module, names in HOMES.items():
        changed = {name for _, name, _ in changes((RULES / module).read_text(encoding="utf-8"))}
        assert names - changed <= {"starter"}, module
    source = (RULES / "play/setting_up.py").read_text(encoding="utf-8")
    set_up = {function for function, _, _ in changes(source)}
    assert set_up == {function for _, function in SET_UP}


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("t.state.party(seat).gold -= 1", "gold"),
        ("t.state.seats[seat].hand.remove(code)", "hand"),
        ("t.state.seats[seat].pile = []", "pile"),
        ("t.state.drinks.insert(0, code)", "drinks"),
        ("state.drinks += codes", "drinks"),
        ("contest.seats.remove(seat)", "seats"),
        ("floor, t.state.floor = t.state.floor, 1", "floor"),
        ("t.state.phase = 'drink'", "phase"),
        ("del one.draw[-1]", "draw"),
        ("t.told.chance.shuffle(one.discard)", "discard"),
        ("hand = t.state.seats[seat].hand\n    hand.append(code)", "hand"),
        ("setattr(t.state, 'phase', 'drink')", "phase"),
    ],
)
def test_the_reader_finds(line: str, name: str) -> None:
    assert [found for _, found, _ in changes(f"def f(t):\n    {line}\n")] == [name]


@pytest.mark.parametrize("line", ["item.drinks.append(1)", "hand = one.hand", "hand = []\n    hand.append(1)"])
def test_the_reader_lets_pass(line: str) -> None:
    assert changes(f"def f(t):\n    {line}\n") == []
