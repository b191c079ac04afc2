"""What is packed is what zlib knows, whichever library packs it."""

import random
import zlib

from bot.ui.pictures.deflate import packed, plainly_packed, unpacked


def test_whatever_packs_it_unpacks_it() -> None:
    data = random.Random(1).randbytes(100) * 1000 + bytes(10_000)
    for made in (packed(data), packed(data, small=True), plainly_packed(data)):
        assert len(made) < len(data) / 20
        assert zlib.decompress(made) == unpacked(made) == data
