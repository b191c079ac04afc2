"""Where the files are that come along with the program."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The checkout, or the folder the program is installed in."""
DATA = ROOT / "data"
