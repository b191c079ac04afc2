"""The digest: at one or two times of somebody's day one message lists the tables that wait for them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.languages.spoken import speak
from bot.store import people
from bot.store.jobs import Job
from bot.store.people import PersonSettings
from bot.tables.clocks.jobs import NEVER
from bot.ui.delivery.notices import Notices
from bot.ui.delivery.posting import write_to
from bot.ui.delivery.shared import Office, log
from bot.ui.layouts.own_tables import digest_layout
from bot.ui.own_tables import waiting_for

DIGEST = "digest"
"""The kind of these jobs, and of the letters to share 0 about people who have changed their wishes."""


@dataclass(slots=True)
class Digests:
    """All digests. They are people's, so share 0 sends them."""

    office: Office
    notices: Notices

    def __post_init__(self) -> None:
        self.office.tables.inbox.on(DIGEST, self._plan)

    async def begin(self) -> None:
        """After a start: note the next digest of everybody who has one."""
        if self.office.store.share.index == 0:
            for user in await self.office.store.read(people.with_digest):
                await self._plan(user)

    async def changed(self, user: int) -> None:
        """Somebody has changed their wishes."""
        if self.office.store.share.index == 0:
            await self._plan(user)
        else:
            await self.office.tables.inbox.send(0, DIGEST, user)

    async def _plan(self, user: int) -> None:
        settings = await self.office.wishes.person(user)
        due = settings.next_digest(self.office.clock.now())
        if due is not None:
            await self.office.tables.jobs.note(Job(DIGEST, 0, user, "", f"{due:.0f}", due))

    async def due(self, job: Job) -> float | None:
        """Send somebody their digest, if a table waits for them, and note the next one."""
        office, now = self.office, self.office.clock.now()
        settings = await office.wishes.person(job.user_id)
        if settings.next_digest(float(job.about) - 1) != float(job.about):
            return NEVER  # they want it at other times by now
        if settings.quiet(now):
            return settings.quiet_over(now)
        await self._plan(job.user_id)
        waiting = await waiting_for(office, job.user_id)
        if not waiting:
            return None
        speak(await office.tongues.to(job.user_id))
        view = digest_layout(office.words, waiting, office.guild_name)
        posted = await write_to(
            office, job.user_id, lambda place: place.send(view=view, nonce=job.nonce),
            lambda error: log.info("a digest could not be sent: %s", error),
        )  # fmt: skip
        if posted.refused:
            await self._closed(settings, now)
        return posted.again

    async def _closed(self, settings: PersonSettings, now: float) -> None:
        """Somebody takes no direct messages: mention them again instead, and say so after their next command."""
        await self.office.wishes.dms_failed(settings.user_id, now)
        await self.office.wishes.save_person(replace(settings, digest=(), pings=True))
        await self.notices.leave(settings.user_id, "digest-closed")
