"""Acknowledged means stored: processes are killed at any moment, and whatever they were told stands in the log."""

import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from bathysphere.store import StoreFailed
from support.stores.appends import entries, with_store

APPENDER = Path(__file__).with_name("appender.py")


@contextmanager
def appender(address):
    child = subprocess.Popen([sys.executable, APPENDER, address], stdout=subprocess.PIPE, text=True)
    try:
        yield child
    finally:
        child.kill()
        child.wait()
        child.stdout.close()


def number_and_body(table, number):
    return f'{{"table":"{table}","number":{number}}}'.encode()


@pytest.mark.parametrize("lines", [1, 2, 9, 150])
def test_what_a_killed_process_was_told_is_there(address, lines):
    told = {}
    for _ in range(2):  # the second process goes on where the first was killed
        with appender(address) as child:
            printed = [child.stdout.readline() for _ in range(lines)]
            os.kill(child.pid, signal.SIGKILL)
            printed += child.stdout.readlines()
        for table, number in (line.split() for line in printed if line.endswith("\n")):
            assert int(number) > told.get(table, 0)
            told[table] = int(number)

    async def look(store):
        for table, number in told.items():
            log = await store.read(table)
            assert log == [number_and_body(table, n) for n in range(1, len(log) + 1)]
            assert len(log) >= number
            (shown,) = await store.summaries([table])
            assert shown.body == log[-1]
            follows, kept = await store.snapshot(table)
            assert kept == log[follows - 1]
            assert await store.append(entries(table, len(log)))

    assert sum(told.values()) >= lines
    with_store(address, look)


def test_a_file_in_use_is_refused_until_its_process_is_gone(tmp_path):
    address = str(tmp_path / "tables.db")

    async def nothing(store):
        pass

    with appender(address) as child:
        assert child.stdout.readline()
        with pytest.raises(StoreFailed) as told:
            with_store(address, nothing)
        assert told.value.code == "store_taken"
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
        with_store(address, nothing)
