"""All that can happen in The Thing, and who may know it (section 24). Field names tell what kind of thing they hold."""

from typing import Final

from bathysphere.engine import Concerns, EventKind, declared

NOBODY, ALL, EVERYBODY = Concerns.NOBODY, Concerns.ALL, Concerns.EVERYBODY

TURN_BEGAN = EventKind("turn_began", "seat number quarantined", concerns=NOBODY, rules="T5.1")
DRAWN = EventKind("drawn", "seat number source", some="cards", reveals=True, rules="T5.2")
PANICS_SKIPPED = EventKind("panics_skipped", "seat number", reveals=True, concerns=NOBODY, rules="T20.5")
DECK_RESHUFFLED = EventKind("deck_reshuffled", "number", reveals=True, concerns=NOBODY, rules="T4.6")
PANIC_DRAWN = EventKind("panic_drawn", "seat card", reveals=True, concerns=ALL, rules="T5.3")

DISCARDED = EventKind("discarded", "seat", some="card", rules="T5.4a")
PLAYED = EventKind("played", "seat card target", reveals=True, concerns=ALL, rules="T5.4b")
PERSISTENCE_DRAWN = EventKind("persistence_drawn", "seat number", some="cards", reveals=True, rules="T17.9")
PERSISTENCE_KEPT = EventKind("persistence_kept", "seat number", some="card cards", rules="T17.9a")
ANALYSED = EventKind("analysed", "seat target", some="cards", reveals=True, concerns=ALL, rules="T17.5")
SUSPECTED = EventKind("suspected", "seat target", some="card", reveals=True, concerns=ALL, rules="T17.7")
DIRECTION_TURNED = EventKind("direction_turned", "seat way", concerns=ALL, rules="T17.10")
SWAPPED = EventKind("swapped", "seat target", concerns=ALL)
SWAP_REFUSED = EventKind("swap_refused", "seat target card", reveals=True, concerns=ALL, rules="T18.4")
OBSTACLE_REMOVED = EventKind("obstacle_removed", "seat target card", concerns=ALL, rules="T17.6")
QUARANTINE_ENDED = EventKind("quarantine_ended", "seat", concerns=ALL, rules="T19.3")

OFFERED = EventKind("offered", "seat target source", rules="T6.1")
EXCHANGED = EventKind("exchanged", "seat target", some="gave got", reveals=True, rules="T6.2")
REFUSED = EventKind("refused", "seat target card", reveals=True, concerns=ALL, rules="T18.1")
REFUSED_CARD_SEEN = EventKind("refused_card_seen", "seat target", some="card", reveals=True, rules="T18.3b")
NO_EXCHANGE = EventKind("no_exchange", "seat target reason", rules="T6.5")
INFECTED = EventKind("infected", "", some="seat giver", secret=True, reveals=True, concerns=NOBODY, rules="T6.12")
BECAME_THING = EventKind("became_thing", "", some="seat", secret=True, reveals=True, concerns=NOBODY)
SURPLUS_DISCARDED = EventKind("surplus_discarded", "seat number giver", reveals=True, rules="T11.1")

SAVED = EventKind("saved", "seat target card", reveals=True, concerns=ALL, rules="T18.7")
BURNED = EventKind("burned", "seat target", reveals=True, concerns=EVERYBODY, rules="T12.5")
THING_BURNED = EventKind("thing_burned", "seat", reveals=True, concerns=EVERYBODY, rules="T13.1")

HAND_SHOWN = EventKind("hand_shown", "seat cards source", reveals=True, concerns=ALL)
HAND_SHOWN_TO = EventKind("hand_shown_to", "seat target", some="cards", reveals=True, concerns=ALL, rules="T20.16")
INFECTION_SHOWN = EventKind("infection_shown", "seat", reveals=True, concerns=ALL, rules="T20.17a")
DECLINED = EventKind("declined", "seat", rules="T20.17")
OBSTACLES_CLEARED = EventKind("obstacles_cleared", "seat quarantines doors", concerns=ALL)
SIDE_NAMED = EventKind("side_named", "seat side target moved", concerns=ALL, rules="T20.7")
PANIC_IDLE = EventKind("panic_idle", "seat card", concerns=NOBODY, rules="T20.19")
FORGOT = EventKind("forgot", "seat number", some="cards", rules="T20.11")
PASSED = EventKind("passed", "way", some="gave got", reveals=True, concerns=EVERYBODY, rules="T20.12")
BLIND_SWAPPED = EventKind("blind_swapped", "seat", some="gave got", reveals=True, rules="T20.14")

ANNOUNCED = EventKind("announced", "seat right", reveals=True, concerns=ALL, rules="T13.2")
REVEALED = EventKind("revealed", "roles hands infections", reveals=True, concerns=NOBODY, rules="T13.1a T13.2a")
GAME_ENDED = EventKind("game_ended", "winners reason", concerns=NOBODY, rules="T13.1 T13.2")

EVENTS: Final = declared(globals())
