"""The places of the files that belong to the program."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The checkout, or the folder in which the program is installed."""
DATA = ROOT / "data"
