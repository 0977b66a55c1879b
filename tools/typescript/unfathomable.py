"""The printed tables of Unfathomable for its board: skill cards, characters, and what is drawn from the decks."""

from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.damage import DAMAGE
from bathysphere.games.unfathomable.cards.items.table import ITEMS
from bathysphere.games.unfathomable.cards.mythos.table import KINDS, MYTHOS, PARTS, TRACK_ICONS
from bathysphere.games.unfathomable.cards.roles import ROLES
from bathysphere.games.unfathomable.cards.skills.table import ABILITY, SKILLS, TIMING
from bathysphere.games.unfathomable.cards.spaces import NAMES
from bathysphere.games.unfathomable.cards.spells.table import SPELLS
from bathysphere.games.unfathomable.cards.waypoints.table import WAYPOINTS
from bathysphere.games.unfathomable.effects import DIALS, ICONS
from bathysphere.games.unfathomable.events import EVENTS
from bathysphere.games.unfathomable.steps.checks.skill_check import CHAOS_CARDS
from bathysphere.games.unfathomable.talk import ABILITIES as SPOKEN_ABILITIES
from bathysphere.games.unfathomable.talk import AMOUNTS, TASKS
from bathysphere.games.unfathomable.talk import DECKS as SPOKEN_DECKS
from bathysphere.games.unfathomable.wording.prompts import PROMPTS
from typescript.literals import constant, table

TYPES = """\
export type Skill = (typeof SKILLS)[number];
export type CharacterId = (typeof CHARACTER_IDS)[number];
export type MythosKind = (typeof MYTHOS_KINDS)[number];
export type MythosIcon = (typeof MYTHOS_ICONS)[number];
export type TrackIcon = (typeof TRACK_ICONS)[number];
export type Part = (typeof PARTS)[number];
export type DecisionKind = (typeof DECISIONS)[number];
export type EventKind = (typeof EVENTS)[number];

/** The ability of a skill card; its number is five times its skill, and its value less one. */
export interface Ability {
  id: string;
  timing: string;
}

export interface Character {
  id: CharacterId;
  /** How many cards of each skill but treachery. */
  skills: readonly number[];
  item: number;
  ability: string;
  feat: string;
  reveal: string;
}

export interface Item {
  id: string;
  trait: string;
  /** What an improvement adds to the skill set; -1: it is none. */
  skill: number;
  action: boolean;
  once_per_turn: boolean;
}

export interface Waypoint {
  id: string;
  distance: number;
}

export interface Damage {
  id: string;
  structural: boolean;
  /** The skill whose cards repair it; -1: any. */
  skill: number;
  value: number;
}

export interface Mythos {
  id: string;
  kind: MythosKind;
  /** "current", "captain", "keeper", the id of a character, or "" when nobody chooses. */
  chooser: string;
  /** 0: there is no check. */
  target: number;
  /** 0: there is no partial success. */
  partial: number;
  skills: readonly number[];
  /** The parts at which something happens. */
  parts: readonly Part[];
  icon: MythosIcon;
  track: TrackIcon;
  keeps: boolean;
}
"""


def facts() -> str:
    abilities: list[dict[str, object]] = [{"id": ability, "timing": TIMING[ability]} for ability in ABILITY]
    characters = [
        {
            "id": each.id,
            "skills": each.skills,
            "item": each.item,
            "ability": each.ability,
            "feat": each.feat,
            "reveal": each.reveal,
        }
        for each in CHARACTERS
    ]
    items = [
        {
            "id": item.id,
            "trait": item.trait,
            "skill": item.skill,
            "action": item.action,
            "once_per_turn": item.once_per_turn,
        }
        for item in ITEMS
    ]
    damage = [
        {"id": card.id, "structural": card.structural, "skill": card.skill, "value": card.value} for card in DAMAGE
    ]
    mythos = [
        {
            "id": card.id,
            "kind": card.kind,
            "chooser": card.chooser,
            "target": card.target,
            "partial": card.partial,
            "skills": card.skills,
            "parts": [part for part in PARTS if getattr(card, part)],
            "icon": card.icon,
            "track": card.track,
            "keeps": card.keeps,
        }
        for card in MYTHOS
    ]
    parts = [
        "/** By the numbers of skills. */",
        constant("SKILLS", SKILLS),
        constant("DIALS", DIALS),
        "/** By the numbers of roles; -1 is unknown. */",
        constant("ROLES", ROLES),
        "/** By the numbers of spaces; the Deep, which is none, comes last. */",
        constant("SPACES", NAMES),
        constant("CHARACTER_IDS", [each.id for each in CHARACTERS]),
        constant("MYTHOS_KINDS", list(KINDS)),
        constant("MYTHOS_ICONS", list(ICONS.values())),
        constant("TRACK_ICONS", list(TRACK_ICONS.values())),
        constant("PARTS", PARTS),
        "/** The kinds of questions, and of lines in the log. */",
        constant("DECISIONS", sorted(PROMPTS)),
        constant("EVENTS", sorted([event.name for event in EVENTS])),
        "",
        TYPES,
        "/** By the numbers of skill cards. */",
        table("ABILITIES", "Ability", abilities),
        "",
        table("CHARACTERS", "Character", characters),
        "",
        table("ITEMS", "Item", items),
        "",
        constant("SPELLS", [spell.id for spell in SPELLS]),
        "",
        table("WAYPOINTS", "Waypoint", [{"id": each.id, "distance": each.distance} for each in WAYPOINTS]),
        "",
        table("DAMAGE", "Damage", damage),
        "",
        table("MYTHOS", "Mythos", mythos),
        "",
        "/** How many chaos cards join a check. */",
        f"export const CHAOS_CARDS = {CHAOS_CARDS};",
        "",
        "/** What statements speak of, by the numbers in their slots. */",
        constant("AMOUNTS", AMOUNTS),
        constant("TASKS", TASKS),
        constant("SPOKEN_DECKS", SPOKEN_DECKS),
        constant("SPOKEN_ABILITIES", SPOKEN_ABILITIES),
    ]
    return "\n".join(parts) + "\n"
