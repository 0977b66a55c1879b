"""Who sees what (section 24)."""

from collections.abc import Callable
from typing import Annotated

from msgspec import structs

from bathysphere.engine import NUMBER, SEAT, SPECTATOR, Cards, Value, View, own, per
from bathysphere.games.thing.cards.kinds import FIRST_PANIC
from bathysphere.games.thing.components import Burning, Infecting, Scene, Turn
from bathysphere.games.thing.kinds import BACK, CARD, CHAIR, KNOWN_ROLE, NO_CARD, WAY
from bathysphere.games.thing.knowledge import still_sure
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.roles import INFECTED, NOBODY, THING_ROLE, UNKNOWN
from bathysphere.games.thing.state import ThingState


class Known(Value, frozen=True, gc=False):
    """What the reader knows of another hand: all but `lost` of these cards are still in it."""

    cards: Annotated[Cards, CARD] = ()
    lost: Annotated[int, NUMBER] = 0
    sure: Annotated[Cards, CARD] = ()
    """Those of them that are certainly there although others have left; empty while none has."""


NOTHING = Known()


class ThingView(View, frozen=True, gc=False, kw_only=True):
    """What one seat may know. Of hands and piles only numbers and backs, but for one's own and what one was shown."""

    options: Options
    turn: Turn
    way: Annotated[int, WAY]
    chairs: Annotated[Cards, per(CHAIR, SEAT)]
    doors: Annotated[Cards, per(CHAIR, NUMBER)]
    out: Annotated[tuple[bool, ...], per(SEAT)]
    burned: tuple[Burning, ...]
    quarantine: Annotated[Cards, per(SEAT, NUMBER)]
    scene: Scene | None
    deck: Annotated[int, NUMBER]
    deck_back: Annotated[str, BACK]
    """"event" or "panic": the back of the next card (T24.2); "" if there is none."""
    discard: Annotated[int, NUMBER]
    discard_back: Annotated[str, BACK]
    in_play: Annotated[Cards, CARD]
    hand: Annotated[Cards, own(CARD)]
    hand_sizes: Annotated[Cards, per(SEAT, NUMBER)]
    drawn: Annotated[Cards, own(CARD)]
    """The cards of Persistence, for the one who drew them."""
    drawn_number: Annotated[int, NUMBER]
    role: Annotated[int, KNOWN_ROLE]
    """One's own; UNKNOWN for a spectator."""
    roles: Annotated[Cards, per(SEAT, KNOWN_ROLE)]
    """As far as this seat knows them for certain (T24.19 to T24.21)."""
    known: Annotated[tuple[Known, ...], per(SEAT)]
    planted: Annotated[int, own(NO_CARD)]
    """The card that this seat put on top of the deck (T24.29); -1 if there is none."""
    thing_out: bool
    """In Revenge: the Thing is burned and the game goes on."""
    hands: Annotated[tuple[Cards, ...], per(SEAT, CARD)]
    """All of them, once the game is over."""
    infections: tuple[Infecting, ...]
    """Who infected whom when, once the game is over."""


def back(pile: list[int]) -> str:
    if not pile:
        return ""
    return "panic" if pile[-1] >= FIRST_PANIC else "event"


def thing_out(s: ThingState) -> bool:
    thing = s.the_thing()
    return thing != NOBODY and s.out[thing]


def known_roles(s: ThingState, seat: int) -> Cards:
    """The Thing knows all; others their own, and the Thing's if they have seen through it (T9.7, T24.19)."""
    if s.outcome is not None or (seat >= 0 and s.roles[seat] == THING_ROLE):
        return tuple(s.roles)
    roles = [UNKNOWN] * s.seats
    if seat >= 0:
        roles[seat] = s.roles[seat]
    for other in range(s.seats):
        if s.outed >> other & 1:
            roles[other] = INFECTED
    if thing_out(s) or s.knows_thing >> observer(s, seat) & 1:
        roles[s.the_thing()] = THING_ROLE
    return tuple(roles)


def observer(s: ThingState, seat: int) -> int:
    """Spectators know what everybody knows."""
    return seat if seat >= 0 else s.seats


def known_cards(s: ThingState, seat: int) -> tuple[Known, ...]:
    eyes = observer(s, seat)
    found = [NOTHING] * s.seats
    for hand, facts in enumerate(s.facts):
        for fact in facts:
            if fact.observer == eyes:
                lost = s.gone[hand] - fact.since
                if lost < len(fact.cards):
                    found[hand] = Known(fact.cards, lost, still_sure(fact, s.gone[hand]) if lost else ())
                break
    return tuple(found)


def view(s: ThingState, seat: int) -> ThingView:
    over = s.outcome is not None
    return ThingView.of(
        s,
        seat,
        deck=len(s.deck),
        deck_back=back(s.deck),
        discard=len(s.discard),
        discard_back=back(s.discard),
        hand=s.hands[seat] if seat >= 0 else (),
        hand_sizes=tuple([len(hand) for hand in s.hands]),
        drawn=s.drawn if seat == s.turn.seat else (),
        drawn_number=len(s.drawn),
        role=s.roles[seat] if seat >= 0 else UNKNOWN,
        roles=known_roles(s, seat),
        known=known_cards(s, seat),
        planted=s.deck[-1] if s.planted == seat and seat >= 0 else NOBODY,
        thing_out=thing_out(s),
        hands=tuple(s.hands) if over else (),
        infections=tuple(s.infections) if over else (),
    )


def views(s: ThingState) -> Callable[[int], ThingView]:
    """The views of all seats: what everybody knows is looked at once."""
    everybody = view(s, SPECTATOR)

    def see(seat: int) -> ThingView:
        if seat < 0:
            return everybody
        return structs.replace(
            everybody,
            seat=seat,
            sealed=s.sealed[seat],
            hand=s.hands[seat],
            drawn=s.drawn if seat == s.turn.seat else (),
            role=s.roles[seat],
            roles=known_roles(s, seat),
            known=known_cards(s, seat),
            planted=s.deck[-1] if s.planted == seat else NOBODY,
        )

    return see
