"""Reads data files: TOML that has to fit a model."""

from __future__ import annotations

import tomllib
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from bot.engine.errors import BadData

Model = TypeVar("Model", bound=BaseModel)


def read_toml(model: type[Model], text: str, name: str, *, strict: bool | None = None) -> Model:
    """A TOML text as the model; `strict` in place of what the model says of types that have to be exact.

    Raises `BadData` with the `name` of the file, the place of the first fault in it, and the reason.
    """
    try:
        return model.model_validate(tomllib.loads(text), strict=strict)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}") from None
    except ValidationError as error:
        raise BadData(f"{name}: {first_fault(error)}") from None


def first_fault(error: ValidationError, *above: str) -> str:
    """The first fault: where it is, below the places `above`, and the reason."""
    fault = error.errors()[0]
    where = ".".join(map(str, (*above, *fault["loc"])))
    what = fault["msg"].removeprefix("Value error, ")
    return f"{where}: {what}" if where else what
