"""Setting up the table (section 2)."""

from bathysphere.engine import Next
from bathysphere.games.abyss.cards.allies import EXPLORATION_CARDS
from bathysphere.games.abyss.cards.locations import LOCATIONS
from bathysphere.games.abyss.cards.lords import LORDS
from bathysphere.games.abyss.components import COURT_SPACES
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.state import AbyssState
from bathysphere.games.abyss.steps.turn import BeginTurn

MONSTER_TOKENS = (2,) * 9 + (3,) * 9 + (4,) * 2


def deal(s: AbyssState, options: Options) -> Next:
    s.options = options
    chance = s.chance
    s.deck = list(EXPLORATION_CARDS)
    chance.shuffle(s.deck)
    s.lord_deck = list(range(len(LORDS)))
    chance.shuffle(s.lord_deck)
    s.court = [s.lord_deck.pop() for _ in range(COURT_SPACES)]
    s.pile = list(range(len(LOCATIONS)))
    chance.shuffle(s.pile)
    s.available = [s.pile.pop()]
    s.supply = list(MONSTER_TOKENS)
    return (BeginTurn(0 if options.first_game else chance.below(s.seats)),)
