"""The events of Unfathomable, and who may know them. Fields behind `some` are told to the seats that a step names."""

from typing import Final

from bathysphere.engine import Concerns, EventKind, declared

NOBODY, ALL, EVERYBODY = Concerns.NOBODY, Concerns.ALL, Concerns.EVERYBODY

# -- turns and actions
TURN_BEGAN = EventKind("turn_began", "seat number", concerns=NOBODY)
STOPPED = EventKind("stopped", "seat left")
MOVED = EventKind("moved", "seat origin space why")
ACTION = EventKind("action", "seat verb subject target", concerns=ALL)
"""Of a card, a sheet, a title or a room: `subject` is the card, item or room, `target` what it was aimed at."""
GRANTED = EventKind("granted", "seat number")
SEVERAL_WANT = EventKind("several_want", "seats", concerns=NOBODY)
FEAT_USED = EventKind("feat_used", "seat feat", concerns=ALL)
TRADED = EventKind("traded", "giver to item")
TRADE_OFFERED = EventKind("trade_offered", "seat offers")
"""`offers` are triples: who gives, what, to whom."""
TRADE_FAILED = EventKind("trade_failed", "seat")

# -- cards
DREW_SKILLS = EventKind("drew_skills", "seat decks why", some="cards", reveals=True)
DISCARDED = EventKind("discarded", "seat number why", some="cards", reveals=True)
PAID = EventKind("paid", "seat cards why")
"""Hand cards discarded before everybody's eyes, as the price of an action."""
DECK_RESHUFFLED = EventKind("deck_reshuffled", "skill number", reveals=True, concerns=NOBODY)
CARD_PLAYED = EventKind("card_played", "seat card", concerns=ALL)
LOOKED = EventKind("looked", "seat deck number", some="cards", reveals=True)
PUT_UNDER = EventKind("put_under", "seat deck number", concerns=NOBODY)
CARDS_LEFT = EventKind("cards_left", "deck number", reveals=True, concerns=NOBODY)
ITEM_GAINED = EventKind("item_gained", "seat item", reveals=True)
ITEM_LEFT = EventKind("item_left", "seat item")
IMPROVEMENT_ACTIVE = EventKind("improvement_active", "seat item")
SPELL_CAST = EventKind("spell_cast", "seat spell", reveals=True, concerns=ALL)
WARDED = EventKind("warded", "seat target")
KEPT = EventKind("kept", "seat card")
KEPT_CARD_LEFT = EventKind("kept_card_left", "seat card")

# -- dice
WILL_ROLL = EventKind("will_roll", "seat why number at_most bonus", concerns=NOBODY)
ROLL_CHANGED = EventKind("roll_changed", "seat ability card by")
DIE_SET = EventKind("die_set", "seat face")
ROLLED = EventKind("rolled", "face modifier", reveals=True, concerns=NOBODY)
REROLLED = EventKind("rerolled", "seat ability card")
ROLL_RESULT = EventKind("roll_result", "result met", reveals=True, concerns=NOBODY)

# -- checks
CHECK_BEGAN = EventKind("check_began", "why card seat target partial skills", concerns=NOBODY)
CHECK_CHANGED = EventKind("check_changed", "seat card")
SKILL_SUPPORTS = EventKind("skill_supports", "seat card skill")
SACRIFICED = EventKind("sacrificed", "seat result")
CHAOS_MADE = EventKind("chaos_made", "number", reveals=True, concerns=NOBODY)
CHAOS_GREW = EventKind("chaos_grew", "number size", reveals=True, concerns=NOBODY)
CHAOS_ADDED = EventKind("chaos_added", "number", concerns=NOBODY)
CARDS_ADDED = EventKind("cards_added", "seat number", some="cards", concerns=NOBODY)
CARDS_SHOWN = EventKind("cards_shown", "seat cards", reveals=True, concerns=NOBODY)
CHECK_SORTED = EventKind("check_sorted", "cards worth total", reveals=True, concerns=NOBODY)
TOTAL_CHANGED = EventKind("total_changed", "seat ability total", reveals=True)
CHECK_ENDED = EventKind("check_ended", "result total", concerns=EVERYBODY)

# -- fights, damage, passengers
ATTACKED = EventKind("attacked", "attacker target space weapon")
AIMED = EventKind("aimed", "seat target space", concerns=NOBODY)
"""At whom an ability is directed that is no attack."""
STRUCK = EventKind("struck", "attacker target space hit")
WOULD_BE_DEFEATED = EventKind("would_be_defeated", "seat", concerns=NOBODY)
DEFEAT_PREVENTED = EventKind("defeat_prevented", "seat victim ability card", concerns=ALL)
WARD_USED = EventKind("ward_used", "seat")
DEFEATED = EventKind("defeated", "seat", concerns=EVERYBODY)
DEEP_ONE_DEFEATED = EventKind("deep_one_defeated", "space by", concerns=ALL)
PASSENGER_AT_RISK = EventKind("passenger_at_risk", "space", concerns=NOBODY)
PASSENGER_IN_DANGER = EventKind("passenger_in_danger", "space", concerns=NOBODY)
PASSENGER_SAVED = EventKind("passenger_saved", "seat space ability", concerns=ALL)
PASSENGER_RESCUED = EventKind("passenger_rescued", "space by why", concerns=ALL)
PASSENGER_DEFEATED = EventKind("passenger_defeated", "space token", reveals=True, concerns=EVERYBODY)
DAMAGE_DRAWN = EventKind("damage_drawn", "card", reveals=True, concerns=NOBODY)
DAMAGED = EventKind("damaged", "room card", concerns=EVERYBODY)
REPAIRED = EventKind("repaired", "room card", concerns=ALL)

# -- monsters
ACTIVATED = EventKind("activated", "icon", concerns=NOBODY)
SPAWNED = EventKind("spawned", "number space", concerns=ALL)
SUPPLY_EMPTY = EventKind("supply_empty", "missing", concerns=NOBODY)
"""So many more deep ones were wanted than there are."""
DEEP_ONES_MOVED = EventKind("deep_ones_moved", "number origin space", concerns=NOBODY)
DEEP_ONES_RETURNED = EventKind("deep_ones_returned", "number space", concerns=ALL)
MONARCH_MOVED = EventKind("monarch_moved", "monarch origin space", concerns=NOBODY)
BARRICADED = EventKind("barricaded", "seat")

# -- mythos
MYTHOS_DRAWN = EventKind("mythos_drawn", "seat card chooser", reveals=True, concerns=ALL)
MYTHOS_SKIPPED = EventKind("mythos_skipped", "card", reveals=True, concerns=NOBODY)
MYTHOS_RESHUFFLED = EventKind("mythos_reshuffled", "number", reveals=True, concerns=NOBODY)
CRISIS_CHOSEN = EventKind("crisis_chosen", "seat card choice", concerns=ALL)
CRISIS_SKIPPED = EventKind("crisis_skipped", "seat", concerns=ALL)

# -- the voyage
DIAL_CHANGED = EventKind("dial_changed", "dial by value", concerns=EVERYBODY)
TRACK_MOVED = EventKind("track_moved", "track place", concerns=ALL)
WAYPOINT_LAID = EventKind("waypoint_laid", "seat card distance", reveals=True, concerns=EVERYBODY)
WAYPOINT_LOST = EventKind("waypoint_lost", "card distance", concerns=EVERYBODY)
BANISHED = EventKind("banished", concerns=EVERYBODY)
TITLE_PASSED = EventKind("title_passed", "title loser seat", concerns=EVERYBODY)

# -- roles
CHARACTER_CHOSEN = EventKind("character_chosen", "seat character")
ROLE_DEALT = EventKind("role_dealt", "seat", some="role", reveals=True)
AWAKENED = EventKind("awakened", concerns=EVERYBODY)
AWAKENING_WAITS = EventKind("awakening_waits", concerns=NOBODY)
ROLES_PASSED = EventKind("roles_passed", "seat to number", some="roles", reveals=True)
ROLES_SEEN = EventKind("roles_seen", "seat target", some="roles", reveals=True, concerns=ALL)
REVEALED = EventKind("revealed", "seat role", reveals=True, concerns=EVERYBODY)
REVEAL_ABILITY = EventKind("reveal_ability", "seat ability", concerns=ALL)
GAME_ENDED = EventKind("game_ended", "reason winners sides", reveals=True, concerns=NOBODY)

EVENTS: Final = declared(globals())
