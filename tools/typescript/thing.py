"""The printed tables of The Thing for its board: the kinds of cards, roles, and the numbers of its rules."""

from bathysphere.games.thing.cards.actions import QUARANTINE_TURNS
from bathysphere.games.thing.cards.kinds import CATEGORIES, KINDS, NAMES
from bathysphere.games.thing.roles import MOST_SEATS, ROLE_NAMES
from bathysphere.games.thing.setup import OPENING_HAND
from bathysphere.games.thing.steps.elimination import MOST_INFECTIONS_HELD
from typescript.literals import constant, table

TYPES = """\
export type Category = (typeof CATEGORIES)[number];
export type CardId = (typeof IDS)[number];

/** A kind of card, by its number in views and options. Copies of a kind cannot be told apart. */
export interface Kind {
  kind: number;
  id: CardId;
  category: Category;
  /** How many are in the box. */
  copies: number;
  rules: readonly string[];
}
"""


def facts() -> str:
    rows = [
        {"kind": number, "id": kind.id, "category": kind.category, "copies": len(kind.numbers), "rules": kind.rules}
        for number, kind in enumerate(KINDS)
    ]
    parts = [
        constant("CATEGORIES", CATEGORIES),
        "/** In the order of their numbers. */",
        constant("IDS", NAMES),
        "/** By the numbers of roles; -1 is unknown. */",
        constant("ROLES", ROLE_NAMES),
        "",
        TYPES,
        table("KINDS", "Kind", rows),
        "",
        f"export const MOST_SEATS = {MOST_SEATS};",
        f"export const OPENING_HAND = {OPENING_HAND};",
        f"export const QUARANTINE_TURNS = {QUARANTINE_TURNS};",
        f"export const MOST_INFECTIONS_HELD = {MOST_INFECTIONS_HELD};",
    ]
    return "\n".join(parts) + "\n"
