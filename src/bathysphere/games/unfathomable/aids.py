"""What a reader of the table would otherwise have to work out by the rules: how a check stands, what a die must show,
what the monsters would do, who inherits a title. The rules say it about what one seat knows."""

from functools import lru_cache
from itertools import chain
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import structs

from bathysphere.engine import SPECTATOR, Cards, Decision, Value, clockwise
from bathysphere.games.unfathomable.cards.roles import CULTIST, HYBRID
from bathysphere.games.unfathomable.cards.skills.table import TREACHERY, VALUE_OF
from bathysphere.games.unfathomable.cards.spaces import (
    ARROW,
    DECK,
    DIE,
    DRIFT,
    HYDRA_TARGET,
    ROOMS,
    THE_DEEP,
    WATER,
)
from bathysphere.games.unfathomable.checks import Check, Rolling, result_of, worth
from bathysphere.games.unfathomable.components import (
    AWAKENING,
    DAGON,
    DESTINATION,
    HAND_LIMIT,
    HYDRA,
    NOBODY,
    NOTHING,
    Worth,
)
from bathysphere.games.unfathomable.kinds import RESULT
from bathysphere.games.unfathomable.setup import role_deck
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.state_from_view import state_from_view
from bathysphere.games.unfathomable.steps.cards.draw_discard import skill_set
from bathysphere.games.unfathomable.steps.harm.damage import nearest_undamaged
from bathysphere.games.unfathomable.steps.mythos.activation import way
from bathysphere.games.unfathomable.steps.turn.rooms import ROOM_ACTIONS, limit, obstacle
from bathysphere.games.unfathomable.steps.turn.titles import heir
from bathysphere.games.unfathomable.steps.turn.trade import partners
from bathysphere.games.unfathomable.talk import not_said_now, receivers_of_skills
from bathysphere.games.unfathomable.view import Deck, UnfathomableView


class CheckAids(Value, frozen=True, gc=False):
    """How the check under way stands."""

    total: int
    """Of all cards that lie face up, and what abilities add."""
    result: Annotated[str, RESULT]
    """"passed", "partly" or "failed": what that total comes to."""
    own: int
    """What the reader's own cards in the pile count; nobody else knows them."""
    unknown: int
    """How many cards of the pile the reader does not know."""
    counts: Cards
    """What each card of the reader's hand would count, in the order of the hand."""
    worth: Cards
    """What each card of the sorted pile counts, for the check or against it, in their order."""
    added: Cards
    """How many cards of the pile came from each seat, face down or face up."""
    chaos: int
    """How many cards of the pile came from no seat."""
    answered: Cards
    """Who has had the opportunity to add cards, in the order of the rules; others may still add some (U37.5)."""


class RollAids(Value, frozen=True, gc=False):
    """What the die under way must show."""

    faces: Cards
    """The faces with which the result reaches its number, or does not exceed it if that is what counts; none where the
    result itself counts."""
    met: bool
    """Whether the face that was thrown is one of them."""
    result: int
    """Of the face that was thrown, with all that changes it; 0 before."""


class PickAids(Value, frozen=True, gc=False):
    """What cards of the reader's hand come to when several of them are picked."""

    kind: Literal["check", "value", "number"]
    """Into a check with their signs, as a payment by their values, or only how many there are."""
    worth: Cards
    """What each card of the hand counts then, in the order of the hand."""


class SeatAids(Value, frozen=True, gc=False):
    """Of one player."""

    skills: Cards
    """How many cards of each skill but treachery the player receives (U24); empty before they have a character."""
    surplus: int
    """How many cards the player holds above the limit (U36)."""


class RoomAids(Value, frozen=True, gc=False):
    """A space with an action of its own."""

    space: int
    used: bool
    """In this turn, by anybody (U4.8d)."""
    bar: str
    """What keeps a human there from its action: "damaged", "enemies", "used" or ""."""


class DeepOneAids(Value, frozen=True, gc=False):
    """What a deep one of this space would do if it were activated now (U1.13.3)."""

    space: int
    act: str
    """"attack", "passenger", "damage", "move" or "stay"."""
    to: int
    """Where it would move; NOTHING for everything else."""
    victims: Cards
    """The players one of whom it would attack."""


class UnfathomableAids(Value, frozen=True, gc=False):
    """Beside the view; but for the check, picks, a trade and what may be said the same for all readers."""

    check: CheckAids | None
    picks: PickAids | None
    """While the reader picks several cards of their hand."""
    roll: RollAids | None
    seats: tuple[SeatAids, ...]
    rooms: tuple[RoomAids, ...]
    hydra: int
    """The room that Mother Hydra would damage now; NOTHING while she is in the Deep."""
    dagon: int
    """The deck space where Father Dagon would land deep ones; NOTHING while he is in the Deep."""
    deep_ones: tuple[DeepOneAids, ...]
    drift: tuple[tuple[int, int], ...]
    """From where to where monsters drift with the next step of the ship."""
    heirs: Cards
    """Who would be captain and keeper if those who are went to the brig now; NOBODY before there are titles."""
    to_awakening: int
    to_destination: int
    """How much distance is left to 6 and to 12."""
    hybrids: int
    cultists: int
    """The traitor cards in the role deck of this table (UI.34)."""
    partners: Cards
    """With whom the reader's part of an open trade hangs together: they all have to agree (UQ.53). Nobody, unless the
    reader gives or gets something."""
    unsaid: tuple[tuple[str | int, ...], ...]
    """How statements begin that the reader cannot make now."""


class OpenTable(NamedTuple):
    """What everybody knows, and what follows from it for everybody."""

    state: UnfathomableState
    aids: UnfathomableAids
    """Without what differs between readers."""
    receivers: list[list[int]]


def aids(view: UnfathomableView, decision: Decision | None) -> UnfathomableAids:
    return aids_beside(open_table(view), view, decision)


def aids_beside(table: OpenTable, view: UnfathomableView, decision: Decision | None) -> UnfathomableAids:
    """What one reader sees besides what everybody does."""
    check = check_aids(view, view.check) if view.check is not None else None
    return structs.replace(
        table.aids,
        check=check,
        picks=pick_aids(view, decision, check) if decision is not None else None,
        partners=trade_partners(view),
        unsaid=not_said_now(table.state, view.seat, table.receivers),
    )


def open_table(view: UnfathomableView) -> OpenTable:
    """The same for all who look at the same table: what only some of them know is left out."""
    return _open_table(
        structs.replace(
            view,
            seat=SPECTATOR,
            question=0,
            asked=(),
            sealed=None,
            hand=(),
            added=(),
            players=tuple([structs.replace(each, items=(), roles=()) for each in view.players]),
            mythos=NO_DECK,
            waypoints=NO_DECK,
            spells=NO_DECK,
            items=NO_DECK,
        )
    )


NO_DECK: Final = Deck(0)


@lru_cache(32)
def _open_table(view: UnfathomableView) -> OpenTable:
    """Worked out once for all readers, from nothing but what all of them see."""
    s = state_from_view(view)
    roles = role_deck(s.seats, s.options)
    shared = UnfathomableAids(
        check=None,
        picks=None,
        roll=roll_aids(view.roll) if view.roll is not None else None,
        seats=tuple([seat_aids(s, seat) for seat in range(s.seats)]),
        rooms=tuple([RoomAids(each, s.spent(limit(each)), obstacle(s, each)) for each in ROOM_ACTIONS]),
        hydra=hydra(s),
        dagon=ARROW[view.monarchs[DAGON]] if view.monarchs[DAGON] != THE_DEEP else NOTHING,
        deep_ones=tuple([deep_one(s, space) for space in s.infested()]),
        drift=tuple([(space, DRIFT[space]) for space in WATER if view.deep_ones[space] or space in view.monarchs]),
        heirs=tuple([heir(s, title, holder) if holder != NOBODY else NOBODY for title, holder in enumerate(s.titles)]),
        to_awakening=max(0, AWAKENING - view.distance),
        to_destination=max(0, DESTINATION - view.distance),
        hybrids=roles.count(HYBRID),
        cultists=roles.count(CULTIST),
        partners=(),
        unsaid=(),
    )
    return OpenTable(s, shared, receivers_of_skills(s))


# -- checks and dice


def check_aids(view: UnfathomableView, check: Check) -> CheckAids:
    shown = tuple(chain.from_iterable(check.shown)) if check.stage == "cards" else check.cards
    mine = () if check.open else view.added
    total = check.bonus + sum(worth(check, shown))
    added = [max(number, len(cards)) for number, cards in zip(check.counts, check.shown, strict=True)]
    return CheckAids(
        total=total,
        result=check.fixed_result or result_of(check, total),
        own=sum(worth(check, mine)),
        unknown=view.pile - len(mine) - (len(shown) if check.stage == "cards" else 0),
        counts=worth(check, view.hand),
        worth=worth(check, check.cards),
        added=tuple(added),
        chaos=max(0, view.pile - sum(added)),
        answered=answered(view, check),
    )


def answered(view: UnfathomableView, check: Check) -> Cards:
    """From the left of the current player on, up to the player who is asked now; afterwards all have."""
    current, *others = clockwise(len(view.players), view.turn.seat)
    order = (*others, current)
    if check.stage == "cards":
        return order[: order.index(view.asked[0][0])] if view.asked else ()
    return order if check.stage == "total" else ()


def pick_aids(view: UnfathomableView, decision: Decision, check: CheckAids | None) -> PickAids | None:
    verb = decision.options[0][0] if decision.picks is not None and decision.options else ""
    if verb == "add" and check is not None:
        return PickAids("check", check.counts)
    if verb != "discard":
        return None
    values = tuple([VALUE_OF[card] for card in view.hand])
    return PickAids("value" if isinstance(decision.picks, Worth) else "number", values)


def roll_aids(roll: Rolling) -> RollAids:
    faces = [face for face in range(1, DIE + 1) if roll.met_with(face)]
    return RollAids(tuple(faces), roll.face in faces, roll.result if roll.face else 0)


# -- players and monsters


def trade_partners(view: UnfathomableView) -> Cards:
    moves = [(offer.seat, item, to) for offer in view.offers for item, to in offer.gifts]
    concerned = any(view.seat in (giver, to) for giver, _, to in moves)
    return tuple(sorted(partners(moves, view.seat))) if concerned else ()


def seat_aids(s: UnfathomableState, seat: int) -> SeatAids:
    received = skill_set(s, seat) if s.characters[seat] != NOTHING else None
    skills = tuple([received.count(skill) for skill in range(TREACHERY)]) if received is not None else ()
    return SeatAids(skills, max(0, len(s.hands[seat]) - HAND_LIMIT))


def hydra(s: UnfathomableState) -> int:
    """The room behind her two arrows, or the undamaged one nearest to it (U1.6)."""
    water = s.monarchs[HYDRA]
    return nearest_undamaged(s, HYDRA_TARGET[water]) if water != THE_DEEP and NOTHING in s.damage else NOTHING


def deep_one(s: UnfathomableState, space: int) -> DeepOneAids:
    """The first of four options that is possible (U1.14 to U1.17)."""
    victims = s.humans_in(space)
    if victims:
        return DeepOneAids(space, "attack", NOTHING, tuple(sorted(victims)))
    if space in DECK and s.passengers[space - DECK.start]:
        return DeepOneAids(space, "passenger", NOTHING, ())
    if space in ROOMS and not s.damaged(space):
        return DeepOneAids(space, "damage", NOTHING, ())
    if (space in ROOMS and NOTHING not in s.damage) or not s.open_to_deep_ones(way(s, space)):
        return DeepOneAids(space, "stay", NOTHING, ())
    return DeepOneAids(space, "move", way(s, space), ())
