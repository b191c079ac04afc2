"""Several names on one line of a picture."""

from collections.abc import Sequence

from bot.ui.pictures.lettering import fit, width
from bot.ui.words import Words, spaced

_MOST = 2
"""The most names that are written out; of more, the number of the others."""

_SLACK = 8
"""Pixels by which a whole text may be wider than its parts."""


def side_by_side(words: Words, names: Sequence[str], size: int, room: float) -> str:
    """Two names with a sign between them, each cut only as far as both need it; of more the first, and a number."""
    if len(names) < 2:
        return "".join(names)
    if len(names) > _MOST:
        more = spaced(words.say("inn-picture.more-names", n=len(names) - 1))
        return f"{fit(names[0], size, round(room - width(more, size)), 'name', size)[0]}{more}"
    both = f" {words.say('inn-picture.both')} "
    left = room - width(both, size) - _SLACK
    wide = [width(name, size) for name in names]
    half = [max(left / 2, left - wide[1]), max(left / 2, left - wide[0])]
    return both.join(fit(name, size, round(share), "name", size)[0] for name, share in zip(names, half, strict=True))
