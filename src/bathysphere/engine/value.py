"""The base class of immutable values that a state may hold."""

import msgspec


class Value(msgspec.Struct, frozen=True, gc=False):
    """Compared by what it says, never changed, only replaced: so copies of a state may share it."""
