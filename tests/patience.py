"""How long a test waits before it gives up."""

PATIENCE = 600.0
"""Seconds for another process, or for a simulated Discord to come to rest. Only a test that hangs ever waits so long:
none passes or fails by how fast the machine is."""
