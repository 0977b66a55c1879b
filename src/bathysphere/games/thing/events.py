"""All that can happen in The Thing, and who may know it (section 24). Field names tell what kind of thing they hold."""

from typing import Final

from bathysphere.engine import Concerns, EventKind, declared

NOBODY, ALL, EVERYBODY = Concerns.NOBODY, Concerns.ALL, Concerns.EVERYBODY

TURN_BEGAN = EventKind("turn_began", "seat number quarantined", concerns=NOBODY)
DRAWN = EventKind("drawn", "seat number source", some="cards", reveals=True)
PANICS_SKIPPED = EventKind("panics_skipped", "seat number", reveals=True, concerns=NOBODY)
DECK_RESHUFFLED = EventKind("deck_reshuffled", "number", reveals=True, concerns=NOBODY)
PANIC_DRAWN = EventKind("panic_drawn", "seat card", reveals=True, concerns=ALL)

DISCARDED = EventKind("discarded", "seat", some="card")
PLAYED = EventKind("played", "seat card target", reveals=True, concerns=ALL)
PERSISTENCE_DRAWN = EventKind("persistence_drawn", "seat number", some="cards", reveals=True)
PERSISTENCE_KEPT = EventKind("persistence_kept", "seat number", some="card cards")
ANALYSED = EventKind("analysed", "seat target", some="cards", reveals=True, concerns=ALL)
SUSPECTED = EventKind("suspected", "seat target", some="card", reveals=True, concerns=ALL)
DIRECTION_TURNED = EventKind("direction_turned", "seat way", concerns=ALL)
SWAPPED = EventKind("swapped", "seat target", concerns=ALL)
SWAP_REFUSED = EventKind("swap_refused", "seat target card", reveals=True, concerns=ALL)
OBSTACLE_REMOVED = EventKind("obstacle_removed", "seat target card", concerns=ALL)
QUARANTINE_ENDED = EventKind("quarantine_ended", "seat", concerns=ALL)

OFFERED = EventKind("offered", "seat target source")
EXCHANGED = EventKind("exchanged", "seat target", some="gave got", reveals=True)
REFUSED = EventKind("refused", "seat target card", reveals=True, concerns=ALL)
REFUSED_CARD_SEEN = EventKind("refused_card_seen", "seat target", some="card", reveals=True)
NO_EXCHANGE = EventKind("no_exchange", "seat target reason")
INFECTED = EventKind("infected", "", some="seat giver", secret=True, reveals=True, concerns=NOBODY)
BECAME_THING = EventKind("became_thing", "", some="seat", secret=True, reveals=True, concerns=NOBODY)
SURPLUS_DISCARDED = EventKind("surplus_discarded", "seat number giver", reveals=True)

SAVED = EventKind("saved", "seat target card", reveals=True, concerns=ALL)
BURNED = EventKind("burned", "seat target", reveals=True, concerns=EVERYBODY)
THING_BURNED = EventKind("thing_burned", "seat", reveals=True, concerns=EVERYBODY)

HAND_SHOWN = EventKind("hand_shown", "seat cards source", reveals=True, concerns=ALL)
HAND_SHOWN_TO = EventKind("hand_shown_to", "seat target", some="cards", reveals=True, concerns=ALL)
INFECTION_SHOWN = EventKind("infection_shown", "seat", reveals=True, concerns=ALL)
DECLINED = EventKind("declined", "seat")
OBSTACLES_CLEARED = EventKind("obstacles_cleared", "seat quarantines doors", concerns=ALL)
SIDE_NAMED = EventKind("side_named", "seat side target moved", concerns=ALL)
PANIC_IDLE = EventKind("panic_idle", "seat card", concerns=NOBODY)
FORGOT = EventKind("forgot", "seat number", some="cards")
PASSED = EventKind("passed", "way", some="gave got", reveals=True, concerns=EVERYBODY)
BLIND_SWAPPED = EventKind("blind_swapped", "seat", some="gave got", reveals=True)

ANNOUNCED = EventKind("announced", "seat right", reveals=True, concerns=ALL)
REVEALED = EventKind("revealed", "roles hands infections", reveals=True, concerns=NOBODY)
GAME_ENDED = EventKind("game_ended", "winners reason", concerns=NOBODY)

EVENTS: Final = declared(globals())
