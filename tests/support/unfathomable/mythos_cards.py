"""A mythos card or a waypoint is resolved on a quiet ship, and what it changed is said in words: "food-1 seat0:galley".

The current player is seat 0, the captain seat 1, the keeper seat 2, and whoever a personal card names seat 3; they are
on the first four deck spaces, so that no damage hits them. All dials are at 5, both tracks at 2. Questions are answered
by their defaults unless the scene says which option is taken.
"""

from typing import Any, NamedTuple

from bathysphere.engine import PASS, Choice, Event, answer, open_questions
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.items.table import ITEMS
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS, mythos
from bathysphere.games.unfathomable.cards.skills.table import COPIES, SKILLS, TREACHERY
from bathysphere.games.unfathomable.cards.spaces import DECK, NAMES, ROOMS
from bathysphere.games.unfathomable.cards.waypoints.table import waypoint
from bathysphere.games.unfathomable.components import CAPTAIN, KEEPER, NOBODY, NOTHING
from bathysphere.games.unfathomable.effects import DIALS, TRACKS
from bathysphere.games.unfathomable.events import CHECK_ENDED
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.mythos.mythos_step import MeetCrisis, MythosOver, chooser
from bathysphere.games.unfathomable.steps.mythos.tracks import look_at_waypoints
from support.unfathomable.positions import all_pass, asked, dice, position, run, skill_cards

NO_SUPPLY = {"passengers": {"deck8": "blank blank soul soul soul soul soul two_souls soul_and_sanity"}}
TWO_LEFT = {"passengers": {"deck8": "blank blank soul soul soul soul soul"}}
LORE = {"hands": {2: "lore2"}}
HUMANS_ABOARD = ("arjun", "william", "ishmael", "jamie", "beatrice")
DAMAGE = "structural_damage_lore structural_damage_will structural_damage_influence"
WAITING = [(0, "action")]
"""What the table waits for before and after a card is resolved."""

MOST_QUESTIONS = 100
"""More than any card asks."""

Facts = dict[str, int | str]


class Met(NamedTuple):
    """How a card was met."""

    state: UnfathomableState
    before: Facts
    result: str = ""
    """Of its check."""

    @property
    def changed(self) -> set[str]:
        return changes(self.before, facts(self.state))


def facts(s: UnfathomableState) -> Facts:
    """What cards can change, by name."""
    found: Facts = dict(zip(DIALS, s.dials, strict=True))
    found |= dict(zip(TRACKS, s.tracks, strict=True))
    found |= {"chaos": len(s.chaos), "supply": len(s.supply), "spells": len(s.spells), "item_deck": len(s.item_deck)}
    found |= {f"deep@{NAMES[space]}": count for space, count in enumerate(s.deep_ones)}
    found |= {f"passengers@{NAMES[DECK[place]]}": len(tokens) for place, tokens in enumerate(s.passengers)}
    found |= {"hydra": NAMES[s.monarchs[0]], "dagon": NAMES[s.monarchs[1]], "distance": s.distance}
    found |= {"captain": f"seat{s.titles[CAPTAIN]}", "keeper": f"seat{s.titles[KEEPER]}"}
    found["damage"] = ",".join(NAMES[ROOMS[place]] for place, card in enumerate(s.damage) if card != NOTHING)
    for seat in range(s.seats):
        found[f"seat{seat}"] = NAMES[s.places[seat]]
        found[f"hand{seat}"] = len(s.hands[seat])
        found[f"items{seat}"] = ",".join(ITEMS[item].id for item in s.items[seat])
        found[f"keeps{seat}"] = ",".join(MYTHOS[card].id for card in s.keeps[seat])
    return found


def changes(before: Facts, after: Facts) -> set[str]:
    """Numbers as "food-1", everything else as "seat0:galley"."""
    changed = set()
    for name, value in after.items():
        old = before[name]
        if isinstance(value, int) and isinstance(old, int):
            changed |= {f"{name}{value - old:+d}"} if value != old else set()
        elif value != old:
            changed.add(f"{name}:{value}")
    return changed


def scene(personal: int = NOBODY, **said: Any) -> UnfathomableState:
    """The quiet position with what a test says besides."""
    named = CHARACTERS[personal].id if personal != NOBODY else ""
    crew = [*[name for name in HUMANS_ABOARD if name != named][:3], named or "samira"]
    fixed: dict[str, Any] = {
        "crew": " ".join(crew), "captain": 1, "keeper": 2, "dials": dict.fromkeys(DIALS, 5),
        "tracks": dict.fromkeys(TRACKS, 2), "damage_deck": DAMAGE,
    }  # fmt: skip
    places = {seat: NAMES[DECK[seat]] for seat in range(4)} | said.pop("places", {})
    return position(4, 0, places=places, **(fixed | said))


def cards_worth(skills: tuple[int, ...], total: int) -> str:
    """Supporting cards with this sum; one of value 1 is left for the chaos deck."""
    chosen: list[str] = []
    for value in (5, 4, 3, 2, 1):
        for skill in skills:
            for _ in range(COPIES[value - 1] - (value == 1)):
                if total >= value:
                    chosen.append(f"{SKILLS[skill]}{value}")
                    total -= value
    assert not total
    return " ".join(chosen)


def meet(
    card: str, way: str, faces: tuple[int, ...] = (), then: tuple[int, ...] = (), total: int | None = None, **said: Any
) -> Met:
    """The crisis of a mythos card, without its symbols. `way` is what it comes to: "passed", "partly", "failed" by the
    lowest total that does it (the highest for a failure), "first" or "second" by choice. `then` are the numbers of the
    options that are taken in further questions."""
    number = mythos(card)
    printed = MYTHOS[number]
    checked = way in ("passed", "partly", "failed")
    added = ""
    hands = dict(said.pop("hands", {}))
    if checked:
        lowest = {"passed": printed.target, "partly": printed.partial}
        wanted = lowest.get(way, (printed.partial or printed.target) - 1) if total is None else total
        added = cards_worth(printed.skills, wanted)
        other = next(skill for skill in range(TREACHERY) if skill not in printed.skills)
        said["chaos"] = f"{SKILLS[printed.skills[0]]}1 {SKILLS[other]}1"
    s = scene(printed.personal, hands=hands | {0: f"{added} {hands.get(0, '')}"}, mythos=card, **said)
    assert s.mythos.pop() == number
    s.mythos_known.pop()
    s.crisis = number
    s.chooser = chooser(s, number)
    scripted = dice(s, *faces)
    before = facts(s)
    run(s, MeetCrisis(0), MythosOver())
    if printed.kind != "check":
        all_pass(s)
        answer(s, s.chooser, ("check",) if checked else (way,))
    if checked:
        before["chaos"] = len(s.chaos) - 2
        before["hand0"] = len(skill_cards(hands.get(0, "")))
        all_pass(s, until="check.add")
    told = resolve(s, then, added)
    assert not scripted.faces or total is not None
    return Met(s, before, next((event.data[0] for event in told if event.kind is CHECK_ENDED), ""))


def resolve(s: UnfathomableState, then: tuple[int, ...] = (), added: str = "") -> list[Event]:
    """All further questions, until the table waits for what it waited for before; to a check seat 0 adds these cards
    and nobody else any. Returns what was told."""
    options = list(then)
    told: list[Event] = []
    for _ in range(MOST_QUESTIONS):
        if s.outcome is not None or asked(s) == WAITING:
            break
        for decision in open_questions(s):
            choice: Choice = decision.default
            if decision.kind == "check.add" and decision.seat == 0:
                choice = tuple(sorted([("add", card) for card in skill_cards(added)]))
            elif options and decision.kind != "check.add" and PASS not in decision.options:
                choice = decision.options[options.pop(0)]
            told += answer(s, decision.seat, choice).events
    assert not options
    assert s.outcome is not None or asked(s) == WAITING
    return told


def sail_to(card: str, faces: tuple[int, ...] = (), then: tuple[int, ...] = (), **said: Any) -> Met:
    """The captain, seat 1, chooses this waypoint."""
    s = scene(waypoints=f"{card} {said.pop('other', 'smooth_sailing' if card != 'smooth_sailing' else 'reef')}", **said)
    scripted = dice(s, *faces)
    before = facts(s)
    run(s, *look_at_waypoints(s, 1))
    assert asked(s) == [(1, "waypoint.choose")]
    answer(s, 1, ("waypoint", waypoint(card)))
    resolve(s, then)
    assert not scripted.faces
    return Met(s, before)
