"""Other worlds that one seat cannot tell from the true one: what it cannot know is dealt again, in place.

Every Ally came over the open track (A28.24), so that hands and Council areas are known to a perfect memory, though no
view shows them. Unknown are the order of the piles and the Monster tokens of others, but for one that the Hunter took
from this seat.
"""

from bathysphere.engine import Cards, Chance
from bathysphere.games.abyss.state import AbyssState


def redeal_hidden(s: AbyssState, seat: int, chance: Chance) -> None:
    """After scoring everything is known."""
    if s.outcome is not None:
        return
    chance.shuffle(s.deck)
    chance.shuffle(s.lord_deck)
    chance.shuffle(s.pile)
    known: dict[int, Cards] = {}
    if s.theft is not None and s.theft.victim == seat:  # a victim knows what they lost
        known[s.theft.thief] = (s.theft.token,)
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
