FROM python:3.12-slim

ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    BARKEEP_DB=/data/barkeep.db

WORKDIR /barkeep

COPY requirements/run.txt requirements/run.txt
RUN pip install --no-cache-dir --require-hashes -r requirements/run.txt

COPY LICENSE ./
COPY bot bot
COPY cogs cogs
COPY data data

# A new volume takes the owner of the directory it is mounted on, so the bot can write to it.
RUN useradd --system --uid 10001 --no-create-home barkeep \
    && mkdir /data \
    && chown barkeep /data
USER barkeep
VOLUME /data

# SIGTERM starts the drain; the exec form makes the bot process 1, so that the signal reaches it.
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
