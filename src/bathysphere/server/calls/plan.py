"""When somebody is told: quiet hours, and how often they want to hear of it at most."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from bathysphere.server.calls.channels import DAILY, HOURLY, NO_TIME, Wishes
from bathysphere.server.calls.waits import REMINDER

HOUR = 3_600_000


def zone_of(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # no such zone, or no name of one
        return None


def planned(kind: str, wanted: int, wishes: Wishes, told: int, now: int) -> int:
    """When a call that is wanted at a moment is made. A reminder never waits for others; if its moment is a quiet one
    it comes before the quiet begins, and only if that is over already, after it."""
    if kind == REMINDER:
        begins = _quiet_since(wanted, wishes)
        return wanted if begins is None else begins if begins > now else _after_quiet(wanted, wishes)
    due = wanted
    if wishes.gather == HOURLY:
        due = max(due, told + HOUR)
    elif wishes.gather == DAILY:
        due = _next_time(due, wishes, wishes.daily_at)
    return _after_quiet(due, wishes)


def _local(at: int, wishes: Wishes) -> datetime:
    zone = zone_of(wishes.zone)
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(zone or UTC)


def _at(day: datetime, minutes: int) -> datetime:
    """This time of that day, as clocks there show it."""
    return day.replace(hour=minutes // 60, minute=minutes % 60, second=0, microsecond=0)


def _next_time(at: int, wishes: Wishes, minutes: int) -> int:
    local = _local(at, wishes)
    found = _at(local, minutes)
    if found < local:
        found = _at(local + timedelta(days=1), minutes)
    return _ms(found)


def _is_quiet(local: datetime, wishes: Wishes) -> bool:
    begins, ends = wishes.quiet_from, wishes.quiet_to
    if NO_TIME in (begins, ends) or begins == ends:
        return False
    minute = local.hour * 60 + local.minute
    return begins <= minute < ends if begins < ends else minute >= begins or minute < ends


def _after_quiet(at: int, wishes: Wishes) -> int:
    return _next_time(at, wishes, wishes.quiet_to) if _is_quiet(_local(at, wishes), wishes) else at


def _quiet_since(at: int, wishes: Wishes) -> int | None:
    """When the quiet began in which this moment lies."""
    local = _local(at, wishes)
    if not _is_quiet(local, wishes):
        return None
    found = _at(local, wishes.quiet_from)
    return _ms(found if found <= local else _at(local - timedelta(days=1), wishes.quiet_from)) - 1


def _ms(moment: datetime) -> int:
    """A datetime with its zone counts by the clock on the wall; only in UTC do differences pass as time does."""
    return int(moment.astimezone(UTC).timestamp() * 1000)
