"""Reads the components of a message as Discord's payloads have them."""

from __future__ import annotations

from typing import Any


def texts(components: list[dict[str, Any]]) -> list[str]:
    """Every text in a message's components, in order."""
    return [part["content"] for part in parts(components) if "content" in part]


def parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every component of a message, nested ones too."""
    found: list[dict[str, Any]] = []
    for component in components:
        found.append(component)
        found += parts(component.get("components") or [])
        found += parts([component["accessory"]] if component.get("accessory") else [])
    return found


def check_limits(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What Discord takes of a message's components: 4,000 characters, 40 parts, labels, ids and selects. Gives all
    parts.
    """
    found = parts(components)
    assert len(found) <= 40
    assert sum(len(part.get("content", "")) for part in found) <= 4000
    for part in found:
        assert len(part.get("custom_id", "")) <= 100
        assert len(part.get("label") or "") <= (45 if part["type"] == 4 else 80), part["label"]
        assert len(part.get("placeholder") or "") <= (100 if part["type"] == 4 else 150), part["placeholder"]
        for item in part.get("items") or ():
            assert len(item.get("description") or "") <= 1024
        if part["type"] == 3:
            _check_select(part)
    return found


def _check_select(part: dict[str, Any]) -> None:
    options = part["options"]
    assert 1 <= len(options) <= 25
    assert len({option["value"] for option in options}) == len(options)
    assert part.get("min_values", 1) <= part.get("max_values", 1) <= len(options)
    for option in options:
        assert 1 <= len(option["label"]) <= 100, option
        assert len(option["value"]) <= 100, option
        assert len(option.get("description") or "") <= 100, option
