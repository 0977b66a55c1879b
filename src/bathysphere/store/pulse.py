"""When servers ran: they say so again and again, and whoever finds a gap keeps it as an outage.

With a store that several processes share, none of them has to run but one.
"""

from typing import ClassVar

from bathysphere.store.base import Statement, Store, Value

KEPT = 90 * 86_400_000
"""Milliseconds for which an outage is remembered: longer than any clock."""
APART = 60_000
"""Clocks of machines may be so far apart; what seems later than that was said before a clock was set back."""


class PulseStore:
    _NAME: ClassVar[str] = "servers"

    def __init__(self, store: Store) -> None:
        self._store = store

    async def beat(self, now: int, until: int, late: int, known: int, *, new: bool = False) -> list[tuple[int, int]]:
        """A process runs, and will say so again until then. Returns the outages that ended after `known`. If that was
        promised until before `late`, nobody ran since the latest beat. `new`: it has just started; if the store is its
        own, nobody ran until now, whatever was promised."""
        alone = new and not self._store.shared
        values: dict[str, Value] = {"name": self._NAME, "now": now, "until": until, "apart": APART}
        # What another process promised for later holds, too.
        promised = "CASE WHEN said.until BETWEEN :until AND :until + :apart THEN said.until ELSE excluded.until END"
        gap = "at < :now" if alone else "until < :late"
        outage = Statement(
            f"INSERT INTO @outages (began, ended) SELECT at, :now FROM @pulse WHERE name = :name AND {gap}"
            " ON CONFLICT (began) DO NOTHING",
            {"name": self._NAME, "now": now, **({} if alone else {"late": late})},
        )
        beat = Statement(
            "INSERT INTO @pulse AS said (name, at, until) VALUES (:name, :now, :until)"
            " ON CONFLICT (name) DO UPDATE SET"
            " at = CASE WHEN said.at BETWEEN :now AND :now + :apart THEN said.at ELSE excluded.at END,"
            f" until = {promised if self._store.shared else 'excluded.until'}",
            values,
        )
        forget = Statement("DELETE FROM @outages WHERE ended < :old", {"old": now - KEPT})
        found = Statement(
            "SELECT began, ended FROM @outages WHERE ended > :known ORDER BY began, ended", {"known": known}
        )
        rows = await self._store.transact([outage, beat, forget, found])
        return [(began, ended) for began, ended in rows[-1]]
