"""What every test shares."""

from hypothesis import settings

# No test is judged by the clock: a busy machine would fail it.
settings.register_profile("barkeep", deadline=None)
settings.load_profile("barkeep")
