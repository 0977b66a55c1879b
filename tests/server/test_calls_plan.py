"""When somebody is told: at once, together with others, and never in their quiet hours."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bathysphere.server.calls.channels import Wishes
from bathysphere.server.calls.plan import planned

NIGHT = Wishes(zone="Europe/Kyiv", quiet_from=22 * 60, quiet_to=8 * 60)
NAP = Wishes(zone="Europe/Kyiv", quiet_from=13 * 60, quiet_to=15 * 60)


def at(text, zone="Europe/Kyiv"):
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def shown(ms, zone="Europe/Kyiv"):
    return datetime.fromtimestamp(ms / 1000, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M:%S")


@pytest.mark.parametrize(
    ("wishes", "wanted", "due"),
    [
        (Wishes(), "2026-11-18 03:00", "2026-11-18 03:00:00"),
        (NIGHT, "2026-11-18 21:59", "2026-11-18 21:59:00"),
        (NIGHT, "2026-11-18 22:00", "2026-11-19 08:00:00"),
        (NIGHT, "2026-11-19 07:59", "2026-11-19 08:00:00"),
        (NIGHT, "2026-11-19 08:00", "2026-11-19 08:00:00"),
        (NAP, "2026-11-18 14:30", "2026-11-18 15:00:00"),
        (NAP, "2026-11-18 23:30", "2026-11-18 23:30:00"),
        # The night in which clocks are set back, and the one in which they are set forth.
        (NIGHT, "2026-10-24 23:00", "2026-10-25 08:00:00"),
        (NIGHT, "2026-03-28 23:00", "2026-03-29 08:00:00"),
    ],
)
def test_a_call_waits_until_the_quiet_is_over(wishes, wanted, due):
    assert shown(planned("call", at(wanted), wishes, 0, at(wanted))) == due


@pytest.mark.parametrize(
    ("wanted", "now", "due"),
    [
        ("2026-11-18 20:00", "2026-11-18 09:00", "2026-11-18 20:00:00"),
        ("2026-11-19 03:00", "2026-11-18 09:00", "2026-11-18 21:59:59"),
        ("2026-11-19 03:00", "2026-11-18 23:00", "2026-11-19 08:00:00"),
    ],
)
def test_a_reminder_comes_before_the_quiet_rather_than_after_it(wanted, now, due):
    assert shown(planned("reminder", at(wanted), NIGHT, 0, at(now))) == due


def test_at_most_once_an_hour_and_once_a_day():
    hourly = Wishes(zone="Europe/Kyiv", gather="hourly")
    told = at("2026-11-18 12:00")
    assert shown(planned("call", at("2026-11-18 12:20"), hourly, told, 0)) == "2026-11-18 13:00:00"
    assert shown(planned("call", at("2026-11-18 14:20"), hourly, told, 0)) == "2026-11-18 14:20:00"
    daily = Wishes(zone="Europe/Kyiv", gather="daily", daily_at=18 * 60)
    assert shown(planned("call", at("2026-11-18 12:20"), daily, told, 0)) == "2026-11-18 18:00:00"
    assert shown(planned("call", at("2026-11-18 18:01"), daily, told, 0)) == "2026-11-19 18:00:00"
    assert shown(planned("reminder", at("2026-11-18 18:01"), daily, told, 0)) == "2026-11-18 18:01:00"


def test_a_zone_that_is_not_known_counts_as_the_worlds_time():
    odd = Wishes(zone="Nowhere/At_All", quiet_from=60, quiet_to=120)
    assert planned("call", at("2026-11-18 01:30", "UTC"), odd, 0, 0) == at("2026-11-18 02:00", "UTC")
