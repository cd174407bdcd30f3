"""Notifications in either database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from motu.server.store.notification_rows import Channel, Delivery, NotificationSettings, Occasion
from motu.server.store.shared_statements import SharedStatements

CHANNEL: Final = "id, guest, kind, target, origin, language, created, confirmed, failures, stopped"
SETTINGS: Final = "zone, quiet_from, quiet_until, paused_until, reminders, looking_until, notified"
DELIVERY: Final = "id, channel, guest, content, created, due, attempts"
IS_ACTIVE: Final = "confirmed and stopped = ''"


class Overtaken(Exception):
    """Another process was faster: nothing of a change is kept."""


class NotificationTables(SharedStatements):
    """Channels, settings, occasions and deliveries."""

    async def server_key(self, name: str, new: str) -> str:
        await self._fetch("insert into server_keys (name, value) values ($1, $2) on conflict do nothing", name, new)
        rows = await self._fetch("select value from server_keys where name = $1", name)
        return str(rows[0][0])

    # Channels

    async def channels(self, guest: str) -> list[Channel]:
        sql = f"select {CHANNEL} from notification_channels where guest = $1 order by created, id"
        return [channel_of(row) for row in await self._fetch(sql, guest)]

    async def channel(self, id: str) -> Channel | None:
        rows = await self._fetch(f"select {CHANNEL} from notification_channels where id = $1", id)
        return channel_of(rows[0]) if rows else None

    async def add_channel(self, channel: Channel, most: int) -> bool:
        async with self._together() as fetch:
            await fetch(
                "insert into notification_settings (guest, zone, reminders) values ($1, 'UTC', true)"
                " on conflict do nothing",
                channel.guest,
            )
            await fetch("update notification_settings set zone = zone where guest = $1", channel.guest)  # locks the row
            same = "select id from notification_channels where guest = $1 and target = $2"
            for (id,) in await fetch(same, channel.guest, channel.target):
                await fetch("delete from notification_deliveries where channel = $1", id)
                await fetch("delete from notification_channels where id = $1", id)
            rows = await fetch("select count(*) from notification_channels where guest = $1", channel.guest)
            if rows[0][0] >= most:
                return False
            await fetch(
                f"insert into notification_channels ({CHANNEL}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
                channel.id,
                channel.guest,
                channel.kind,
                channel.target,
                channel.origin,
                channel.language,
                channel.created,
                channel.confirmed,
                channel.failures,
                channel.stopped,
            )
        return True

    async def change_channel(self, id: str, *, confirmed: bool, failures: int, stopped: str) -> None:
        await self._fetch(
            "update notification_channels set confirmed = $1, failures = $2, stopped = $3 where id = $4",
            confirmed,
            failures,
            stopped,
            id,
        )

    async def drop_channel(self, id: str) -> None:
        async with self._together() as fetch:
            await fetch("delete from notification_deliveries where channel = $1", id)
            await fetch("delete from notification_channels where id = $1", id)

    async def reachable(self, guests: Sequence[str]) -> set[str]:
        if not guests:
            return set()
        places = ", ".join(f"${number}" for number in range(1, len(guests) + 1))
        sql = f"select distinct guest from notification_channels where {IS_ACTIVE} and guest in ({places})"
        return {row[0] for row in await self._fetch(sql, *guests)}

    # Settings

    async def notification_settings(self, guest: str) -> NotificationSettings:
        rows = await self._fetch(f"select {SETTINGS} from notification_settings where guest = $1", guest)
        return settings_of(rows[0]) if rows else NotificationSettings()

    async def set_notification_settings(self, guest: str, settings: NotificationSettings) -> None:
        await self._fetch(
            "insert into notification_settings (guest, zone, quiet_from, quiet_until, paused_until, reminders)"
            " values ($1, $2, $3, $4, $5, $6) on conflict (guest) do update set zone = excluded.zone,"
            " quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,"
            " paused_until = excluded.paused_until, reminders = excluded.reminders",
            guest,
            settings.zone,
            settings.quiet_from,
            settings.quiet_until,
            settings.paused_until,
            settings.reminders,
        )

    async def mark_looking(self, guest: str, until: float) -> None:
        await self._fetch("update notification_settings set looking_until = $1 where guest = $2", until, guest)

    # Occasions

    async def add_occasion(self, occasion: Occasion) -> None:
        await self._fetch(
            "insert into notification_occasions (guest, table_id, kind, number, due) values ($1, $2, $3, $4, $5)"
            " on conflict (guest, table_id, kind) do update set number = excluded.number, due = excluded.due,"
            " taken = null where notification_occasions.number < excluded.number",
            occasion.guest,
            occasion.table,
            occasion.kind,
            occasion.number,
            occasion.due,
        )

    async def due_occasions(self, now: float, most: int) -> list[str]:
        rows = await self._fetch(
            "select o.guest from notification_occasions o left join notification_settings s on s.guest = o.guest"
            " where o.taken is null and o.due <= $1 and (s.looking_until is null or s.looking_until <= $1)"
            " group by o.guest order by min(o.due) limit $2",
            now,
            most,
        )
        return [row[0] for row in rows]

    async def open_occasions(self, guest: str) -> list[Occasion]:
        rows = await self._fetch(
            "select guest, table_id, kind, number, due from notification_occasions"
            " where guest = $1 and taken is null order by due, table_id, kind",
            guest,
        )
        return [Occasion(*row) for row in rows]

    async def postpone(self, guest: str, due: float) -> None:
        await self._fetch(
            "update notification_occasions set due = $1 where guest = $2 and taken is null and due < $1", due, guest
        )

    async def take_occasions(
        self, guest: str, occasions: Sequence[Occasion], taken: str, deliveries: Sequence[Delivery], now: float
    ) -> bool:
        try:
            async with self._together() as fetch:
                for one in occasions:
                    rows = await fetch(
                        "update notification_occasions set taken = $1"
                        " where guest = $2 and table_id = $3 and kind = $4 and number = $5 and taken is null"
                        " returning 1",
                        taken,
                        guest,
                        one.table,
                        one.kind,
                        one.number,
                    )
                    if not rows:
                        raise Overtaken
                for delivery in deliveries:
                    await fetch(
                        f"insert into notification_deliveries ({DELIVERY}) values ($1, $2, $3, $4, $5, $6, $7)",
                        delivery.id,
                        delivery.channel,
                        delivery.guest,
                        delivery.content,
                        delivery.created,
                        delivery.due,
                        delivery.attempts,
                    )
                if deliveries:
                    await fetch("update notification_settings set notified = $1 where guest = $2", now, guest)
        except Overtaken:
            return False
        return True

    # Deliveries

    async def due_deliveries(self, now: float, most: int) -> list[str]:
        rows = await self._fetch(
            "select id from notification_deliveries where outcome = '' and due <= $1 order by due limit $2", now, most
        )
        return [row[0] for row in rows]

    async def claim_delivery(self, id: str, now: float, until: float) -> Delivery | None:
        rows = await self._fetch(
            "update notification_deliveries set due = $1, attempts = attempts + 1"
            f" where id = $2 and outcome = '' and due <= $3 returning {DELIVERY}",
            until,
            id,
            now,
        )
        return Delivery(*rows[0]) if rows else None

    async def finish_delivery(self, id: str, outcome: str) -> None:
        await self._fetch("update notification_deliveries set outcome = $1 where id = $2", outcome, id)

    async def retry_delivery(self, id: str, due: float) -> None:
        await self._fetch("update notification_deliveries set due = $1 where id = $2 and outcome = ''", due, id)

    async def tables_to_recheck(self, since: float, after: str, most: int) -> list[str]:
        rows = await self._fetch(
            "select t.id from tables t where t.id > $1 and exists (select 1 from seats s"
            " join notification_channels c on c.guest = s.guest"
            f" where s.table_id = t.id and {IS_ACTIVE})"
            " and (t.created >= $2 or"
            " (select created from entries where table_id = t.id order by number desc limit 1) >= $2)"
            " order by t.id limit $3",
            after,
            since,
            most,
        )
        return [row[0] for row in rows]

    async def drop_old_deliveries(self, before: float) -> None:
        await self._fetch("delete from notification_deliveries where outcome <> '' and created < $1", before)


def channel_of(row: Any) -> Channel:
    """A channel from a row of either database."""
    id, guest, kind, target, origin, language, created, confirmed, failures, stopped = row
    return Channel(
        id=id,
        guest=guest,
        kind=kind,
        target=target,
        origin=origin,
        language=language,
        created=created,
        confirmed=bool(confirmed),
        failures=failures,
        stopped=stopped,
    )


def settings_of(row: Any) -> NotificationSettings:
    """Settings from a row of either database."""
    zone, quiet_from, quiet_until, paused_until, reminders, looking_until, notified = row
    return NotificationSettings(
        zone=zone,
        quiet_from=quiet_from,
        quiet_until=quiet_until,
        paused_until=paused_until,
        reminders=bool(reminders),
        looking_until=looking_until,
        notified=notified,
    )
