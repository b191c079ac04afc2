"""The places of the files that belong to the program."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The checkout, or the folder in which the program is installed."""
DATA = ROOT / "data"
SCENARIOS = ROOT / "tests" / "scenarios"
"""A folder of each game: those that prove its rules also show them to players, so they are installed with it."""
