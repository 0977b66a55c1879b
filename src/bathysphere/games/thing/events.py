"""All that can happen in The Thing, and who may know it (section 24). Field names tell what kind of thing they hold."""

from typing import Final

from bathysphere.engine import EventKind, declared

TURN_BEGAN = EventKind("turn_began", "seat number quarantined")
DRAWN = EventKind("drawn", "seat number source", some="cards", reveals=True)
PANICS_SKIPPED = EventKind("panics_skipped", "seat number", reveals=True)
DECK_RESHUFFLED = EventKind("deck_reshuffled", "number", reveals=True)
PANIC_DRAWN = EventKind("panic_drawn", "seat card", reveals=True)

DISCARDED = EventKind("discarded", "seat", some="card")
PLAYED = EventKind("played", "seat card target", reveals=True)
PERSISTENCE_DRAWN = EventKind("persistence_drawn", "seat number", some="cards", reveals=True)
PERSISTENCE_KEPT = EventKind("persistence_kept", "seat number", some="card cards")
ANALYSED = EventKind("analysed", "seat target", some="cards", reveals=True)
SUSPECTED = EventKind("suspected", "seat target", some="card", reveals=True)
DIRECTION_TURNED = EventKind("direction_turned", "seat way")
SWAPPED = EventKind("swapped", "seat target")
SWAP_REFUSED = EventKind("swap_refused", "seat target card", reveals=True)
OBSTACLE_REMOVED = EventKind("obstacle_removed", "seat target card")
QUARANTINE_ENDED = EventKind("quarantine_ended", "seat")

OFFERED = EventKind("offered", "seat target source")
EXCHANGED = EventKind("exchanged", "seat target", some="gave got", reveals=True)
REFUSED = EventKind("refused", "seat target card", reveals=True)
REFUSED_CARD_SEEN = EventKind("refused_card_seen", "seat target", some="card", reveals=True)
NO_EXCHANGE = EventKind("no_exchange", "seat target reason")
INFECTED = EventKind("infected", "", some="seat giver", secret=True, reveals=True)
BECAME_THING = EventKind("became_thing", "", some="seat", secret=True, reveals=True)
SURPLUS_DISCARDED = EventKind("surplus_discarded", "seat number giver", reveals=True)

SAVED = EventKind("saved", "seat target card", reveals=True)
BURNED = EventKind("burned", "seat target", reveals=True)
THING_BURNED = EventKind("thing_burned", "seat", reveals=True)

HAND_SHOWN = EventKind("hand_shown", "seat cards source", reveals=True)
HAND_SHOWN_TO = EventKind("hand_shown_to", "seat target", some="cards", reveals=True)
INFECTION_SHOWN = EventKind("infection_shown", "seat", reveals=True)
DECLINED = EventKind("declined", "seat")
OBSTACLES_CLEARED = EventKind("obstacles_cleared", "seat quarantines doors")
SIDE_NAMED = EventKind("side_named", "seat side target moved")
PANIC_IDLE = EventKind("panic_idle", "seat card")
FORGOT = EventKind("forgot", "seat number", some="cards")
PASSED = EventKind("passed", "way", some="gave got", reveals=True)
BLIND_SWAPPED = EventKind("blind_swapped", "seat", some="gave got", reveals=True)

ANNOUNCED = EventKind("announced", "seat right", reveals=True)
REVEALED = EventKind("revealed", "roles hands infections", reveals=True)
GAME_ENDED = EventKind("game_ended", "winners reason")

EVENTS: Final = declared(globals())
