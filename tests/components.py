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
