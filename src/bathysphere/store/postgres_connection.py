"""A connection to PostgreSQL that is opened when it is needed, and reopened when it was lost."""

import logging
from contextlib import suppress

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import ConnStatus
from psycopg.rows import TupleRow

from bathysphere.store.base import StoreFailed, reason

CARE = {
    "connect_timeout": "5",
    # A peer that vanished without a word is noticed within half a minute, not after two hours.
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
    "application_name": "bathysphere",
}
"""What an address does not say itself."""

MANNERS = """
SET idle_in_transaction_session_timeout = '10s';
SET default_transaction_isolation = 'read committed';
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local');
"""
"""Appends need what others have committed meanwhile. And acknowledged means durable, whatever the server is content
with; a stricter setting stays."""

_log = logging.getLogger(__name__)


def careful(url: str) -> str:
    try:
        return make_conninfo("", **(CARE | {name: str(value) for name, value in conninfo_to_dict(url).items()}))
    except psycopg.ProgrammingError as error:
        raise StoreFailed("store_open", store="postgresql", reason=reason(error)) from error


def shown(conninfo: str) -> str:
    """The database as it may be named to anybody: without user and password."""
    parts = conninfo_to_dict(conninfo)
    return f"postgresql://{parts.get('host') or parts.get('hostaddr') or ''}/{parts.get('dbname') or ''}"


def refused(error: BaseException) -> bool:
    """Whether the database itself said no, so that what was asked has certainly not happened."""
    return isinstance(error, psycopg.Error) and error.diag.severity_nonlocalized == "ERROR"


def lost(error: BaseException) -> bool:
    """Whether an error means that the connection is of no more use. A dying server still says why (FATAL); what the
    driver notices by itself has no severity."""
    if isinstance(error, psycopg.errors.PipelineAborted) or refused(error):
        return False
    if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return True
    return isinstance(error, psycopg.Error) and error.diag.severity_nonlocalized is not None


def unsure(error: BaseException) -> bool:
    """Whether the connection was lost so that nobody can tell what became of what was asked. A server that ends a
    session by itself says so instead of an answer, and has done nothing."""
    return lost(error) and not (isinstance(error, psycopg.Error) and error.diag.severity_nonlocalized == "FATAL")


def _alive(connection: AsyncConnection[TupleRow]) -> bool:
    """Whether nothing is known against a connection: a server that went away has said so, to nobody who listened."""
    if connection.closed:
        return False
    with suppress(psycopg.OperationalError):
        connection.pgconn.consume_input()
        return connection.pgconn.status == ConnStatus.OK
    return False


class PostgresConnection:
    def __init__(self, conninfo: str) -> None:
        self._conninfo = conninfo
        self._connection: AsyncConnection[TupleRow] | None = None
        self._missed = False

    async def open(self) -> AsyncConnection[TupleRow]:
        if self._connection is None or not _alive(self._connection):
            await self.close()
            try:
                self._connection = await AsyncConnection.connect(self._conninfo, autocommit=True)
                await self._connection.execute(MANNERS)
            except psycopg.Error as error:
                if not self._missed:
                    _log.warning("The database does not answer: %s", reason(error))
                self._missed = True
                await self.close()
                raise
            if self._missed:
                _log.warning("The database answers again")
            self._missed = False
        return self._connection

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
