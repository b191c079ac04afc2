"""Brings tables and hands to Discord: messages, panels, threads, reports, pictures."""
