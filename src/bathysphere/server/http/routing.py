"""Routes that say in their description what they may be refused with."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

import litestar
from litestar.openapi.datastructures import ResponseSpec

from bathysphere.server import wire

STATUS: Mapping[str, int] = MappingProxyType(
    {
        "no_table": 404,
        "other_rules": 410,
        "table_broken": 410,
        "foreign_origin": 403,
        "foreign_host": 421,
        "seat_gone": 403,
        "not_invited": 403,
        "eyes_of_others": 403,
        "substitute_dead": 403,
        "flood": 429,
        "too_many_tables": 429,
    }
)
"""By code; whatever is not named here cannot be done now."""
NOT_NOW = 409
TRY_LATER = 503

FAULTS = {
    400: "The request makes no sense.",
    403: "The page, the seat or the invitation is not the right one.",
    404: "There is no such table, or no such page.",
    405: "That is not done with this method.",
    NOT_NOW: "It cannot be done, or not now: the sentence says why.",
    410: "The table was played by other rules, or its game broke.",
    413: "The request is too long.",
    421: "The server is not known by that name.",
    429: "That is too much at once.",
    500: "The fault is ours.",
    TRY_LATER: "The store does not answer just now.",
}
"""Every refusal is a `Fault`: a code, and one sentence for the reader."""

_responses = {
    status: ResponseSpec(wire.Fault, description=said, generate_examples=False) for status, said in FAULTS.items()
}

get = partial(litestar.get, responses=_responses)
post = partial(litestar.post, responses=_responses)
