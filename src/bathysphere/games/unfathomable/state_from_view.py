"""The table as one seat knows it, in the form in which the rules use it: what is face down stands for itself, and
what nobody may count is missing. Aids and reasons ask the rules about it; it is never played on."""

from typing import Final

from bathysphere.games.unfathomable.components import FACE_DOWN, NOTHING
from bathysphere.games.unfathomable.state import Loyalty, UnfathomableState
from bathysphere.games.unfathomable.view import Deck, UnfathomableView

NO_KEY: Final = bytes(32)


def state_from_view(view: UnfathomableView) -> UnfathomableState:
    """All that the view shows; of discard piles that is their top, of nested checks and rolls the one under way."""
    s = UnfathomableState(len(view.players), NO_KEY)
    s.options, s.first, s.turn, s.outcome, s.question = view.options, view.first, view.turn, view.outcome, view.question
    if view.acting is not None:
        s.batches = (*reversed(view.acting.waiting), (view.acting.seat, view.acting.left))
    _people(s, view)
    _ship(s, view)
    _cards(s, view)
    return s


def _people(s: UnfathomableState, view: UnfathomableView) -> None:
    own = 1 << view.seat if view.seat >= 0 else 0
    for seat, player in enumerate(view.players):
        s.characters[seat], s.places[seat], s.feats[seat] = player.character, player.place, player.feat
        s.items[seat], s.active[seat], s.keeps[seat] = player.items, player.active, player.keeps
        s.wards[seat], s.spells_kept[seat], s.revealed[seat] = player.wards, player.spells, player.revealed
        s.roles[seat] = tuple([Loyalty(role, own if role != FACE_DOWN else 0) for role in player.roles])
        s.hands[seat] = view.hand if seat == view.seat else (FACE_DOWN,) * player.hand
    s.titles, s.offers = list(view.titles), view.offers


def _ship(s: UnfathomableState, view: UnfathomableView) -> None:
    s.dials, s.tracks, s.row = list(view.dials), list(view.tracks), view.row
    s.distance, s.awake = view.distance, view.awake
    s.damage, s.drawn_damage = list(view.damage), view.drawn_damage
    s.deep_ones, s.monarchs = list(view.deep_ones), list(view.monarchs)
    s.passengers = [(FACE_DOWN,) * number for number in view.passengers]
    s.supply, s.tokens_out = (FACE_DOWN,) * view.supply, view.tokens_out


def _cards(s: UnfathomableState, view: UnfathomableView) -> None:
    s.decks = [(FACE_DOWN,) * number for number in view.decks]
    s.discards = [(top,) if top != NOTHING else () for top in view.tops]
    s.played, s.chaos = view.played, (FACE_DOWN,) * view.chaos
    if view.seat >= 0:
        s.added[view.seat] = view.added
    s.pile = (FACE_DOWN,) * (view.pile - len(view.added))
    s.checks = [view.check] if view.check is not None else []
    s.rolls = [view.roll] if view.roll is not None else []
    s.crisis, s.chooser = view.crisis, view.chooser
    s.mythos_discard = [view.mythos_top] if view.mythos_top != NOTHING else []
    s.mythos, s.mythos_known = _deck(view.mythos, view.seat)
    s.waypoints, s.waypoints_known = _deck(view.waypoints, view.seat)
    s.spells, s.spells_known = _deck(view.spells, view.seat)
    s.item_deck, s.item_known = _deck(view.items, view.seat)
    s.damage_deck, s.role_deck = [FACE_DOWN] * view.damage_deck, (FACE_DOWN,) * view.role_deck


def _deck(deck: Deck, seat: int) -> tuple[list[int], list[int]]:
    """The cards with their top at the end, and who knows them: the seat itself, as far as it can tell."""
    cards, masks = [FACE_DOWN] * deck.size, [0] * deck.size
    for place, card in deck.known:
        cards[-1 - place], masks[-1 - place] = card, 1 << seat
    return cards, masks
