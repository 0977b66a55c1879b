"""Who and what is where, read off one seat's view: the counterpart of what a state says of itself, for those who must
not look into one."""

from bathysphere.engine import Cards
from bathysphere.games.unfathomable.cards.characters import CHARACTERS
from bathysphere.games.unfathomable.cards.items import ITEMS
from bathysphere.games.unfathomable.cards.mythos import THE_PEACEMAKER
from bathysphere.games.unfathomable.cards.spaces import BRIG, DECK, ROOMS, SICK_BAY
from bathysphere.games.unfathomable.state import NO_ROLE, NOTHING
from bathysphere.games.unfathomable.view import SeatView, ShipView


def human(view: ShipView, seat: int) -> bool:
    """Not revealed as a traitor, whatever his cards say (U8)."""
    return view.players[seat].revealed == NO_ROLE


def own(view: ShipView) -> SeatView:
    """What is known of the reader; there is one."""
    return view.players[view.seat]


def here(view: ShipView, space: int) -> list[int]:
    return [seat for seat, player in enumerate(view.players) if player.place == space]


def humans_in(view: ShipView, space: int) -> list[int]:
    return [seat for seat in here(view, space) if human(view, seat)]


def traitors_in(view: ShipView, space: int) -> list[int]:
    """The revealed ones."""
    return [seat for seat in here(view, space) if not human(view, seat)]


def enemies_of_humans(view: ShipView, space: int) -> bool:
    return view.deep_ones[space] > 0 or bool(traitors_in(view, space))


def may_attack(view: ShipView, seat: int) -> bool:
    return THE_PEACEMAKER not in view.players[seat].keeps


def damaged(view: ShipView, room: int) -> bool:
    return view.damage[room - ROOMS.start] != NOTHING


def passengers(view: ShipView, space: int) -> int:
    """How many are in a space; they stand on deck only."""
    return view.passengers[space - DECK.start] if space in DECK else 0


def open_to_deep_ones(view: ShipView, space: int) -> bool:
    return space not in (BRIG, SICK_BAY) and not (view.turn.barricaded and space in ROOMS)


def skill_set(player: SeatView) -> Cards:
    """How many cards of each skill but treachery a player receives: the active improvement adds one, though not in the
    brig (U24.0, U24.2, U9.10b)."""
    if player.character == NOTHING:
        return ()
    skills = list(CHARACTERS[player.character].skills)
    if player.active != NOTHING and player.place != BRIG:
        skills[ITEMS[player.active].skill] += 1
    return tuple(skills)
