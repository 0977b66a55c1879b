"""The table as one seat knows it, in the form in which the rules use it: what is face down is empty or stands in for
itself. Aids, reasons and bots ask the rules about it; it is never played on."""

from typing import Final

from bathysphere.engine import Cards
from bathysphere.games.cryptids.content import ANY, BONUS, NOWHERE, Content, content
from bathysphere.games.cryptids.state import Attempt, CryptidsState, Poacher, Turn
from bathysphere.games.cryptids.view import CardView, CryptidsView

NO_KEY: Final = bytes(32)
FACE_DOWN: Final = 0
"""Stands for whatever nobody knows, where only its being there counts."""


PartialState = CryptidsState
"""For bots, which see views only: what `state_from_view` makes of one."""


class Tokens:
    """Tokens of evidence for kinds that lie in sight: each is given out once, as far as there are enough."""

    def __init__(self, c: Content) -> None:
        self.left: dict[int, list[int]] = {BONUS: list(c.bonus)}
        for token in c.bag:
            self.left.setdefault(c.kind[token], []).append(token)

    def take(self, kinds: Cards) -> Cards:
        return tuple([self.left[kind].pop(0) if kind != NOWHERE else NOWHERE for kind in kinds])


def state_from_view(view: CryptidsView) -> CryptidsState:
    """All that the view shows. Contracts of others and piles are missing; a bag that is not empty holds something."""
    s = CryptidsState(len(view.players), NO_KEY)
    s.options, s.c = view.options, content(view.options.content)
    s.number, s.phase, s.built, s.final = view.number, view.phase, view.built, view.final
    s.rows, s.acted, s.dice = list(view.rows), list(view.acted), view.dice
    s.outcome, s.question = view.outcome, view.question
    _people(s, view)
    _evidence(s, view)
    _cards(s, view)
    _reserve(s, view)
    return s


def _people(s: CryptidsState, view: CryptidsView) -> None:
    players = view.players
    s.places, s.coins, s.xp = (
        [each.place for each in players],
        [each.coins for each in players],
        [each.xp for each in players],
    )
    s.skills, s.ready = [each.skills for each in players], [each.ready for each in players]
    s.found, s.granted = [each.found for each in players], [each.granted for each in players]
    s.bids, s.tiles = [each.bids for each in players], [each.tiles for each in players]
    s.tokens, s.contracts = [each.tokens for each in players], [each.contracts for each in players]
    s.cities = [FACE_DOWN if there else NOWHERE for there in view.cities]
    s.shared, s.requests = view.shared, view.requests


def _evidence(s: CryptidsState, view: CryptidsView) -> None:
    tokens = Tokens(s.c)
    s.evidence = [tokens.take(each.evidence) for each in view.players]
    s.market = list(tokens.take(view.market))
    s.map = [tokens.take(kinds) for kinds in view.map]
    held = view.poacher.evidence if view.poacher is not None else ()
    captives = view.poacher.captives if view.poacher is not None else ()
    card = view.poacher.card if view.poacher is not None else NOWHERE
    s.poacher = Poacher(card, tokens.take(held), captives)
    s.beside, s.bag = tokens.take(view.beside), (FACE_DOWN,) * view.bag
    s.bonus = tuple(tokens.left[BONUS])
    turn = view.turn
    bought = _among(s, s.evidence[turn.seat], turn.bought)
    sold = tuple([s.market[place] for place in turn.barred])
    s.turn = Turn(
        turn.seat, turn.moved, turn.acted, turn.steps, turn.start, turn.stepped, turn.learning, turn.rebid, sold, bought
    )  # fmt: skip
    if view.trying is not None:
        cover = tuple([_among(s, s.evidence[turn.seat], kinds) for kinds in view.trying.cover])
        s.trying = Attempt(view.trying.place, cover, view.trying.dice, view.trying.rerolled, view.trying.lucky)


def _among(s: CryptidsState, tokens: Cards, kinds: Cards) -> Cards:
    """Tokens of these kinds out of a hand."""
    left, found = list(tokens), []
    for kind in kinds:
        token = next(each for each in left if (BONUS if each in s.c.bonus else s.c.kind[each]) == kind)
        left.remove(token)
        found.append(token)
    return tuple(found)


def _cards(s: CryptidsState, view: CryptidsView) -> None:
    s.display = [each.card for each in view.display]
    s.marks = [_marks(s.c, each) for each in view.display]
    s.decks = [(FACE_DOWN,) * number for number in view.decks]
    s.discards = list(view.discards)


def _marks(c: Content, card: CardView) -> Cards:
    """Tokens that say the same as those on the question marks of an open card."""
    if card.card == NOWHERE:
        return NOWHERE, NOWHERE
    printed = c.cards[card.card]
    region, need = NOWHERE, NOWHERE
    if printed.at == ANY and card.region != NOWHERE:
        region = c.back.index(card.region)
    if ANY in printed.needs:
        kind = card.needs[printed.needs.index(ANY)]
        need = c.kind.index(kind) if kind != ANY else NOWHERE
    return region, need


def _reserve(s: CryptidsState, view: CryptidsView) -> None:
    s.stacks = list(view.stacks)
    s.closed, s.claimed = list(view.closed), list(view.claimed)
    s.terrain, s.laid = view.terrain, view.laid
    for laid in s.terrain:
        s.lay_ground(laid)
    for laid in s.laid:
        s.lay_cryptid(laid)
