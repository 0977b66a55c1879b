"""Who sees what (section 28), and what a seat cannot know."""

from bathysphere.engine import Chance, View, asked, sealed
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.state import Abyss, Cards, Place, Turn


class AbyssView(View, frozen=True, gc=False, kw_only=True):
    """What one seat may know. Of hands, Monster tokens, piles and Council areas only numbers, but for one's own."""

    options: Options
    turn: Turn
    last_turns: int
    deck: int
    discard: int
    track: Cards
    council: Cards
    threat: int
    supply: int
    lord_deck: int
    lord_discard: Cards
    court: Cards
    pile: int
    available: Cards
    drawn: Cards
    paid: Cards
    pearls: Cards
    keys: Cards
    hand: Cards
    hand_sizes: Cards
    companions: tuple[Cards, ...]
    tokens: Cards
    token_numbers: Cards
    theft: Cards
    """Thief, victim and token of the Hunter's theft, if this seat was one of the two."""
    free: tuple[Cards, ...]
    turned: tuple[Cards, ...]
    places: tuple[tuple[Place, ...], ...]


def view(s: Abyss, seat: int) -> AbyssView:
    return AbyssView(
        seat=seat,
        question=s.question,
        asked=asked(s),
        sealed=sealed(s, seat),
        outcome=s.outcome,
        options=s.options,
        turn=s.turn,
        last_turns=s.last_turns,
        deck=len(s.deck),
        discard=len(s.discard),
        track=tuple(s.track),
        council=tuple([len(cards) for cards in s.council]),
        threat=s.threat,
        supply=len(s.supply),
        lord_deck=len(s.lord_deck),
        lord_discard=tuple(s.lord_discard),
        court=tuple(s.court),
        pile=len(s.pile),
        available=tuple(s.available),
        drawn=s.drawn,
        paid=s.paid,
        pearls=tuple(s.pearls),
        keys=tuple(s.keys),
        hand=s.hands[seat] if seat >= 0 else (),
        hand_sizes=tuple([len(hand) for hand in s.hands]),
        companions=tuple(s.companions),
        tokens=s.monsters[seat] if seat >= 0 else (),
        token_numbers=tuple([len(tokens) for tokens in s.monsters]),
        theft=s.theft if seat in s.theft[:2] else (),
        free=tuple(s.free),
        turned=tuple(s.turned),
        places=tuple(s.places),
    )


def hide(s: Abyss, seat: int, chance: Chance) -> None:
    """Deal anew what the seat cannot know although it remembers everything it was told.

    Every Ally came over the open track (A28.24), so that hands and Council areas are known to a perfect memory, though
    no view shows them. Unknown are the order of the piles and the Monster tokens of others, but for one
    that the Hunter took from this seat. After scoring nothing is.
    """
    if s.outcome is not None:
        return
    chance.shuffle(s.deck)
    chance.shuffle(s.lord_deck)
    chance.shuffle(s.pile)
    known = {s.theft[0]: s.theft[2:]} if s.theft and s.theft[1] == seat else {}  # a victim knows what he lost
    others = [other for other in range(s.seats) if other != seat]
    tokens = s.supply + [token for other in others for token in s.monsters[other]]
    for each in known.values():
        tokens.remove(each[0])
    chance.shuffle(tokens)
    for other in others:
        kept = known.get(other, ())
        number = len(s.monsters[other]) - len(kept)
        s.monsters[other] = tuple(sorted((*tokens[:number], *kept)))
        del tokens[:number]
    s.supply = sorted(tokens)
