"""A process that appends to several tables at once and prints each acknowledged number, until it is killed."""

import asyncio
import sys

from bathysphere.store import Append, Store, Summary, open_store

TABLES = ("red", "blue", "green", "white")


def body(table: str, number: int) -> bytes:
    return f'{{"table":"{table}","number":{number}}}'.encode()


async def play(store: Store, table: str) -> None:
    number = len(await store.read(table))
    while True:
        snapshot = body(table, number + 1) if number % 7 == 0 else None
        told = Summary(table, "abyss", "playing", True, body(table, number + 1), None, number + 1)
        if await store.append(Append(table, number, (body(table, number + 1),), told, snapshot)):
            number += 1
            print(table, number, flush=True)
        else:  # somebody else wrote there
            number = len(await store.read(table))


async def main(address: str) -> None:
    store = open_store(address)
    await store.start()
    await asyncio.gather(*(play(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
