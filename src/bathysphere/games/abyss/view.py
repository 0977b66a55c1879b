"""Who sees what (section 28)."""

from collections.abc import Callable
from typing import Annotated

from msgspec import structs

from bathysphere.engine import NUMBER, SEAT, SPECTATOR, Cards, View, own, per
from bathysphere.games.abyss.kinds import ALLY, COUNCIL_STACK, LOCATION, LORD, PLACE, REVEALED, TOKEN, TURNS_LEFT
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.state import AbyssState, Place, Theft, Turn


class AbyssView(View, frozen=True, gc=False, kw_only=True):
    """What one seat may know. Of hands, Monster tokens, piles and Council areas only numbers, but for one's own."""

    options: Options
    turn: Turn
    last_turns: Annotated[int, TURNS_LEFT]
    deck: Annotated[int, NUMBER]
    discard: Annotated[int, NUMBER]
    track: Annotated[Cards, REVEALED]
    council: Annotated[Cards, per(COUNCIL_STACK, NUMBER)]
    threat: Annotated[int, NUMBER]
    supply: Annotated[int, NUMBER]
    lord_deck: Annotated[int, NUMBER]
    lord_discard: Annotated[Cards, LORD]
    court: Annotated[Cards, LORD]
    pile: Annotated[int, NUMBER]
    available: Annotated[Cards, LOCATION]
    drawn: Annotated[Cards, LOCATION]
    paid: Annotated[Cards, ALLY]
    pearls: Annotated[Cards, per(SEAT, NUMBER)]
    keys: Annotated[Cards, per(SEAT, NUMBER)]
    hand: Annotated[Cards, own(ALLY)]
    hand_sizes: Annotated[Cards, per(SEAT, NUMBER)]
    companions: Annotated[tuple[Cards, ...], per(SEAT, ALLY)]
    monsters: Annotated[tuple[Cards, ...], per(SEAT, TOKEN)]
    """Monster tokens as far as this seat knows them: its own, and all once they are scored (A28.18, A28.23)."""
    token_numbers: Annotated[Cards, per(SEAT, NUMBER)]
    theft: Theft | None
    """The Hunter's theft, if this seat was thief or victim."""
    free: Annotated[tuple[Cards, ...], per(SEAT, LORD)]
    turned: Annotated[tuple[Cards, ...], per(SEAT, LORD)]
    places: Annotated[tuple[tuple[Place, ...], ...], per(SEAT, PLACE)]

    @property
    def tokens(self) -> Cards:
        """One's own Monster tokens; a spectator has none."""
        return self.monsters[self.seat] if self.seat >= 0 else ()


def view(s: AbyssState, seat: int) -> AbyssView:
    return AbyssView.of(
        s,
        seat,
        deck=len(s.deck),
        discard=len(s.discard),
        council=tuple([len(cards) for cards in s.council]),
        supply=len(s.supply),
        lord_deck=len(s.lord_deck),
        pile=len(s.pile),
        hand=s.hands[seat] if seat >= 0 else (),
        hand_sizes=tuple([len(hand) for hand in s.hands]),
        monsters=known_tokens(s, seat),
        token_numbers=tuple([len(tokens) for tokens in s.monsters]),
        theft=known_theft(s, seat),
    )


def views(s: AbyssState) -> Callable[[int], AbyssView]:
    """The views of all seats: what everybody knows is looked at once."""
    everybody = view(s, SPECTATOR)

    def see(seat: int) -> AbyssView:
        if seat < 0:
            return everybody
        return structs.replace(
            everybody,
            seat=seat,
            sealed=s.sealed[seat],
            hand=s.hands[seat],
            monsters=known_tokens(s, seat),
            theft=known_theft(s, seat),
        )

    return see


def known_tokens(s: AbyssState, seat: int) -> tuple[Cards, ...]:
    """Monster tokens are their owner's secret until the end."""
    return tuple([tokens if other == seat or s.outcome else () for other, tokens in enumerate(s.monsters)])


def known_theft(s: AbyssState, seat: int) -> Theft | None:
    """Only thief and victim see what is stolen."""
    return s.theft if s.theft is not None and seat in (s.theft.thief, s.theft.victim) else None
