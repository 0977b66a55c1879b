"""Tables of Cryptids at which everybody can do more than random play ever gets to."""

from bathysphere.games.cryptids.pack import SKILLS
from bathysphere.games.cryptids.state import CryptidsState

GIVEN = ("collect", "luck", "second_chance", "relocate")


def enrich(s: CryptidsState, skills: tuple[str, ...] = GIVEN) -> None:
    """Evidence, coins, experience, skills and cryptids for everybody, out of bag and deck."""
    own = sum([1 << SKILLS.index(name) for name in skills])
    for seat in range(s.seats):
        s.coins[seat] += 6
        s.xp[seat] += 5
        s.skills[seat] |= own
        s.ready[seat] |= own
        s.evidence[seat] = tuple(sorted((*s.evidence[seat], *s.bag[-3:])))
        s.bag = s.bag[:-3]
        s.found[seat] = tuple(sorted(s.decks[0][-2:]))
        s.decks[0] = s.decks[0][:-2]
