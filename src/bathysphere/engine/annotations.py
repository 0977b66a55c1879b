"""Fields that the body of a class declares by annotating them."""

import re
from dataclasses import KW_ONLY
from typing import Annotated, Any, ClassVar, Final, get_args, get_origin

DERIVED: Final = "derived"
"""Marks a field of a state that follows from the others: `Annotated[int, DERIVED]`. It is copied, but not stored."""


def annotations_of(body: dict[str, Any]) -> dict[str, Any]:
    """All that the body of a class annotates."""
    annotations = body.get("__annotations__")
    if annotations is None and (annotate := body.get("__annotate_func__") or body.get("__annotate__")):
        annotations = annotate(1)  # from Python 3.14 on they are made when they are asked for
    return annotations or {}


def declared_fields(body: dict[str, Any]) -> list[str]:
    """The names that the body of a class annotates, but for class variables and the sign KW_ONLY."""
    return [
        name
        for name, kind in annotations_of(body).items()
        if not is_class_variable(kind) and not _is_keyword_sign(kind)
    ]


def keyword_only_fields(body: dict[str, Any]) -> frozenset[str]:
    """The names that it annotates after `_: KW_ONLY`."""
    names, kinds = [*annotations_of(body)], [*annotations_of(body).values()]
    signs = [place for place, kind in enumerate(kinds) if _is_keyword_sign(kind)]
    return frozenset(names[signs[0] + 1 :]) if signs else frozenset()


def is_class_variable(kind: Any) -> bool:
    if isinstance(kind, str):  # of a module that keeps its annotations as text
        return re.match(r"(typing\.)?ClassVar\b", kind) is not None
    return kind is ClassVar or get_origin(kind) is ClassVar


def is_derived(kind: Any) -> bool:
    if isinstance(kind, str):
        return re.match(r"(typing\.)?Annotated\[.*\bDERIVED\]$", kind) is not None
    return DERIVED in get_args(kind)[1:] if get_origin(kind) is Annotated else False


def _is_keyword_sign(kind: Any) -> bool:
    return kind is KW_ONLY or (isinstance(kind, str) and kind.endswith("KW_ONLY"))
