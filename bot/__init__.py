"""Barkeep: a Discord bot that keeps tables for card games."""

__version__ = "0.1.0"
