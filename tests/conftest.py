"""Settings that all tests share."""

from hypothesis import settings

# No test has a time limit, or a busy machine would fail it.
settings.register_profile("barkeep", deadline=None)
settings.load_profile("barkeep")
