# docs/operating.md says how to pin the image by its digest as well.
FROM python:3.12.11-slim-bookworm AS base

# The rules, compiled by mypyc; the compiler stays here.
FROM base AS compiled
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /barkeep
COPY requirements/compile.txt requirements/compile.txt
RUN pip install --no-cache-dir --require-hashes -r requirements/compile.txt
COPY LICENSE pyproject.toml setup.py ./
COPY bot bot
RUN BARKEEP_COMPILE=1 python setup.py --quiet build_ext --inplace

FROM base

ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    BARKEEP_DB=/data/barkeep.db

# Pillow shapes the letters of Hindi and Thai names with it.
RUN apt-get update \
    && apt-get install -y --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*

WORKDIR /barkeep

COPY requirements/postgres.txt requirements/postgres.txt
RUN pip install --no-cache-dir --require-hashes -r requirements/postgres.txt

COPY LICENSE ./
COPY --from=compiled /barkeep/barkeep__mypyc.*.so ./
COPY --from=compiled /barkeep/bot bot
COPY cogs cogs
COPY data data
COPY tests/scenarios tests/scenarios

# Bytecode and parsed words are made once, with a look at all data, and not at each start.
RUN env -u PYTHONDONTWRITEBYTECODE python -m bot check

# A new volume takes the owner of the directory it is mounted on, so the bot can write to it.
RUN useradd --system --uid 10001 --no-create-home barkeep \
    && mkdir /data \
    && chown barkeep /data
USER barkeep
VOLUME /data

# The bot notes every five seconds that its clocks run; they stand still while Discord is away.
HEALTHCHECK --interval=60s --timeout=10s --start-period=120s --retries=3 \
    CMD ["python", "-m", "bot", "healthy"]

# SIGTERM starts the drain; the exec form makes the bot process 1, so that the signal reaches it.
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
