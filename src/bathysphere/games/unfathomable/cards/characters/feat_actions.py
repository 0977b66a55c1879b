"""The feats that are actions (facts, section 5): once per game, then the card is gone (U14.3). The others belong to the
windows in which they are used."""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from bathysphere.engine import DONE, Bar, Choice, Next, within
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS, ISHMAEL, JAMIE, JEANNE, WILLIAM
from bathysphere.games.unfathomable.cards.skills.actions import Grant, Use
from bathysphere.games.unfathomable.cards.spaces import BOILER_ROOM, BRIG
from bathysphere.games.unfathomable.components import FUEL, KEEPER, NOTHING, TRAVEL
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.mythos.tracks import advance
from bathysphere.games.unfathomable.steps.resources import change_dial
from bathysphere.games.unfathomable.steps.turn.actions import SOURCES, Source
from bathysphere.games.unfathomable.steps.turn.keeper import cast
from bathysphere.games.unfathomable.steps.turn.titles import move

FULL_STEAM: Final = 2


def on_feat(character: int, use: Use) -> None:
    """Notes the action of a feat card."""
    feat = CHARACTERS[character].feat

    def offers(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
        if not s.has_feat(seat):
            return bar((feat,), "ability_in_brig" if s.feats[seat] else "feat_used", ability=feat)
        return [(feat, *aim) for aim in use.aims(s, seat, within(bar, feat))]

    def lost(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
        return bar((feat,), "ability_lost", ability=feat)

    def does(s: UnfathomableState, seat: int, choice: Choice) -> Next:
        s.tell(events.ACTION, seat, feat, NOTHING, choice[1] if len(choice) > 1 else NOTHING)
        s.feats[seat] = False
        return use.does(s, seat, choice[1:])

    SOURCES[feat] = Source(offers, does, human=True, character=character, closed=lost)


# -- full steam ahead


def at_the_boilers(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Damage and enemies are no obstacle: it is not the action of the space."""
    if s.places[seat] == BOILER_ROOM:
        return ((),)
    return bar((), "elsewhere", ability="full_steam_ahead", space=BOILER_ROOM)


def full_steam_ahead(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    change_dial(s, FUEL, -1)
    return advance(s, TRAVEL, FULL_STEAM)


on_feat(JEANNE, Use(at_the_boilers, full_steam_ahead))


# -- arrest order


def suspects(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Another character in the same space, human or revealed traitor; in the brig nobody can be sent there."""
    if s.in_brig(seat):
        return bar((), "ability_in_brig", ability="arrest_order")
    return [(other,) for other in sorted(s.here(s.places[seat])) if other != seat] or bar((), "nobody_here")


def arrest_order(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    move(s, aim[0], BRIG, "arrest_order")
    return DONE


on_feat(JAMIE, Use(suspects, arrest_order))


# -- quick cast


def as_keeper(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    if s.titles[KEEPER] != seat:
        return bar((), "not_your_title", ability="quick_cast")
    return ((),) if s.spells else bar((), "no_spells")


def quick_cast(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    """The top spell, unseen before; the limit of the title is not touched."""
    return (*cast(s, seat, s.spells[-1]), Grant(seat))


on_feat(WILLIAM, Use(as_keeper, quick_cast))


# -- deep one ancestry


def readable(s: UnfathomableState, seat: int, bar: Bar) -> Sequence[Choice]:
    """Another human who has role cards."""
    found = [(other,) for other in range(s.seats) if other != seat and s.human(other) and s.roles[other]]
    return found or bar((), "no_roles", ability="deep_one_ancestry")


def deep_one_ancestry(s: UnfathomableState, seat: int, aim: Choice) -> Next:
    """The player alone sees them (U44.7); their owner learns which were seen, all others only that there was a look
    (UI.22)."""
    target = aim[0]
    s.roles[target] = tuple([structs.replace(card, known_to=card.known_to | 1 << seat) for card in s.roles[target]])
    roles = tuple(sorted([card.role for card in s.roles[target]]))
    s.tell_some(events.ROLES_SEEN, (seat, target), (1 << seat | 1 << target, (roles,)))
    return DONE


on_feat(ISHMAEL, Use(readable, deep_one_ancestry))
