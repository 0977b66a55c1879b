"""The events of Unfathomable, and who may know them. Fields behind `some` are told to the seats that a step names."""

from typing import Final

from bathysphere.engine import Concerns, EventKind, declared

NOBODY, ALL, EVERYBODY = Concerns.NOBODY, Concerns.ALL, Concerns.EVERYBODY

# -- turns and actions
TURN_BEGAN = EventKind("turn_began", "seat number", concerns=NOBODY, rules="U49.3")
STOPPED = EventKind("stopped", "seat left", rules="U4.0")
MOVED = EventKind("moved", "seat origin space why")
ACTION = EventKind("action", "seat verb subject target", concerns=ALL)
"""Of a card, a sheet, a title or a room: `subject` is the card, item or room, `target` what it was aimed at."""
GRANTED = EventKind("granted", "seat number", rules="U4.1")
SEVERAL_WANT = EventKind("several_want", "seats", concerns=NOBODY, rules="U44.16")
FEAT_USED = EventKind("feat_used", "seat feat", concerns=ALL)
TRADED = EventKind("traded", "giver to item", rules="U4.6")
TRADE_OFFERED = EventKind("trade_offered", "seat offers", rules="U4.6")
"""`offers` are triples: who gives, what, to whom."""
TRADE_FAILED = EventKind("trade_failed", "seat", rules="U4.6")

# -- cards
DREW_SKILLS = EventKind("drew_skills", "seat decks why", some="cards", reveals=True)
DISCARDED = EventKind("discarded", "seat number why", some="cards", reveals=True)
PAID = EventKind("paid", "seat cards why")
"""Hand cards discarded before everybody's eyes, as the price of an action."""
DECK_RESHUFFLED = EventKind("deck_reshuffled", "skill number", reveals=True, concerns=NOBODY, rules="U13.2")
CARD_PLAYED = EventKind("card_played", "seat card", concerns=ALL)
LOOKED = EventKind("looked", "seat deck number", some="cards", reveals=True)
PUT_UNDER = EventKind("put_under", "seat deck number", concerns=NOBODY)
CARDS_LEFT = EventKind("cards_left", "deck number", reveals=True, concerns=NOBODY, rules="U51.0")
ITEM_GAINED = EventKind("item_gained", "seat item", reveals=True, rules="U9.1")
ITEM_LEFT = EventKind("item_left", "seat item", rules="U9.2")
IMPROVEMENT_ACTIVE = EventKind("improvement_active", "seat item", rules="U9.8")
SPELL_CAST = EventKind("spell_cast", "seat spell", reveals=True, concerns=ALL, rules="U10.0")
WARDED = EventKind("warded", "seat target")
KEPT = EventKind("kept", "seat card")
KEPT_CARD_LEFT = EventKind("kept_card_left", "seat card")

# -- dice
WILL_ROLL = EventKind("will_roll", "seat why number at_most bonus", concerns=NOBODY, rules="U44.14")
ROLL_CHANGED = EventKind("roll_changed", "seat ability card by")
DIE_SET = EventKind("die_set", "seat face")
ROLLED = EventKind("rolled", "face modifier", reveals=True, concerns=NOBODY, rules="U2.7")
REROLLED = EventKind("rerolled", "seat ability card", rules="U20.2")
ROLL_RESULT = EventKind("roll_result", "result met", reveals=True, concerns=NOBODY, rules="U20.1")

# -- checks
CHECK_BEGAN = EventKind("check_began", "why card seat target partial skills", concerns=NOBODY, rules="U37.3")
CHECK_CHANGED = EventKind("check_changed", "seat card")
SKILL_SUPPORTS = EventKind("skill_supports", "seat card skill", rules="U37.3")
SACRIFICED = EventKind("sacrificed", "seat result")
CHAOS_MADE = EventKind("chaos_made", "number", reveals=True, concerns=NOBODY, rules="U18.2")
CHAOS_GREW = EventKind("chaos_grew", "number size", reveals=True, concerns=NOBODY, rules="U18.5")
CHAOS_ADDED = EventKind("chaos_added", "number", concerns=NOBODY, rules="U37.4")
CARDS_ADDED = EventKind("cards_added", "seat number", some="cards", concerns=NOBODY, rules="U37.5")
CARDS_SHOWN = EventKind("cards_shown", "seat cards", reveals=True, concerns=NOBODY, rules="U37.7")
CHECK_SORTED = EventKind("check_sorted", "cards worth total", reveals=True, concerns=NOBODY, rules="U37.7")
TOTAL_CHANGED = EventKind("total_changed", "seat ability total", reveals=True, rules="U37.8")
CHECK_ENDED = EventKind("check_ended", "result total", concerns=EVERYBODY, rules="U53.1")

# -- fights, damage, passengers
ATTACKED = EventKind("attacked", "attacker target space weapon", rules="U2.4")
AIMED = EventKind("aimed", "seat target space", concerns=NOBODY)
"""At whom an ability is directed that is no attack."""
STRUCK = EventKind("struck", "attacker target space hit", rules="U2.9")
WOULD_BE_DEFEATED = EventKind("would_be_defeated", "seat", concerns=NOBODY, rules="U48.1")
DEFEAT_PREVENTED = EventKind("defeat_prevented", "seat victim ability card", concerns=ALL, rules="U48.7")
WARD_USED = EventKind("ward_used", "seat")
DEFEATED = EventKind("defeated", "seat", concerns=EVERYBODY, rules="U48.3")
DEEP_ONE_DEFEATED = EventKind("deep_one_defeated", "space by", concerns=ALL, rules="U48.5")
PASSENGER_AT_RISK = EventKind("passenger_at_risk", "space", concerns=NOBODY, rules="U30.4")
PASSENGER_IN_DANGER = EventKind("passenger_in_danger", "space", concerns=NOBODY, rules="U30.9")
PASSENGER_SAVED = EventKind("passenger_saved", "seat space ability", concerns=ALL, rules="U48.7")
PASSENGER_RESCUED = EventKind("passenger_rescued", "space by why", concerns=ALL, rules="U30.7")
PASSENGER_DEFEATED = EventKind("passenger_defeated", "space token", reveals=True, concerns=EVERYBODY, rules="U30.8")
DAMAGE_DRAWN = EventKind("damage_drawn", "card", reveals=True, concerns=NOBODY, rules="U33.1")
DAMAGED = EventKind("damaged", "room card", concerns=EVERYBODY, rules="U33.4")
REPAIRED = EventKind("repaired", "room card", concerns=ALL, rules="U41.2")

# -- monsters
ACTIVATED = EventKind("activated", "icon", concerns=NOBODY, rules="U12.24")
SPAWNED = EventKind("spawned", "number space", concerns=ALL, rules="U39.0")
SUPPLY_EMPTY = EventKind("supply_empty", "missing", concerns=NOBODY, rules="U39.1")
"""So many more deep ones were wanted than there are."""
DEEP_ONES_MOVED = EventKind("deep_ones_moved", "number origin space", concerns=NOBODY, rules="U1.17")
DEEP_ONES_RETURNED = EventKind("deep_ones_returned", "number space", concerns=ALL)
MONARCH_MOVED = EventKind("monarch_moved", "monarch origin space", concerns=NOBODY)
BARRICADED = EventKind("barricaded", "seat")

# -- mythos
MYTHOS_DRAWN = EventKind("mythos_drawn", "seat card chooser", reveals=True, concerns=ALL, rules="U49.6")
MYTHOS_SKIPPED = EventKind("mythos_skipped", "card", reveals=True, concerns=NOBODY, rules="U12.4c2")
MYTHOS_RESHUFFLED = EventKind("mythos_reshuffled", "number", reveals=True, concerns=NOBODY, rules="U12.6")
CRISIS_CHOSEN = EventKind("crisis_chosen", "seat card choice", concerns=ALL, rules="U12.11")
CRISIS_SKIPPED = EventKind("crisis_skipped", "seat", concerns=ALL, rules="U17.7")

# -- the voyage
DIAL_CHANGED = EventKind("dial_changed", "dial by value", concerns=EVERYBODY, rules="U42.1")
TRACK_MOVED = EventKind("track_moved", "track place", concerns=ALL, rules="U12.27")
WAYPOINT_LAID = EventKind("waypoint_laid", "seat card distance", reveals=True, concerns=EVERYBODY, rules="U50.8")
WAYPOINT_LOST = EventKind("waypoint_lost", "card distance", concerns=EVERYBODY)
BANISHED = EventKind("banished", concerns=EVERYBODY, rules="U50.12")
TITLE_PASSED = EventKind("title_passed", "title loser seat", concerns=EVERYBODY)

# -- roles
CHARACTER_CHOSEN = EventKind("character_chosen", "seat character")
ROLE_DEALT = EventKind("role_dealt", "seat", some="role", reveals=True, rules="U52.1")
AWAKENED = EventKind("awakened", concerns=EVERYBODY, rules="U52.0")
AWAKENING_WAITS = EventKind("awakening_waits", concerns=NOBODY)
ROLES_PASSED = EventKind("roles_passed", "seat to number", some="roles", reveals=True, rules="U52.3")
ROLES_SEEN = EventKind("roles_seen", "seat target", some="roles", reveals=True, concerns=ALL)
REVEALED = EventKind("revealed", "seat role", reveals=True, concerns=EVERYBODY, rules="U43.1")
REVEAL_ABILITY = EventKind("reveal_ability", "seat ability", concerns=ALL, rules="U43.2")
GAME_ENDED = EventKind("game_ended", "reason winners sides", reveals=True, concerns=NOBODY)

EVENTS: Final = declared(globals())
