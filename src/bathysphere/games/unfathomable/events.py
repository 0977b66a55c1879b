"""The events of Unfathomable, and who may know them. Fields behind `some` are told to the seats that a step names."""

from typing import Final

from bathysphere.engine import EventKind, declared

# -- turns and actions
TURN_BEGAN = EventKind("turn_began", "seat number")
STOPPED = EventKind("stopped", "seat left")
MOVED = EventKind("moved", "seat origin space why")
ACTION = EventKind("action", "seat verb subject target")
"""Of a card, a sheet, a title or a room: `subject` is the card, item or room, `target` what it was aimed at."""
GRANTED = EventKind("granted", "seat number")
SEVERAL_WANT = EventKind("several_want", "seats")
FEAT_USED = EventKind("feat_used", "seat feat")
TRADED = EventKind("traded", "giver to item")
TRADE_OFFERED = EventKind("trade_offered", "seat offers")
"""`offers` are triples: who gives, what, to whom."""
TRADE_FAILED = EventKind("trade_failed", "seat")

# -- cards
DREW_SKILLS = EventKind("drew_skills", "seat decks why", some="cards", reveals=True)
DISCARDED = EventKind("discarded", "seat number why", some="cards", reveals=True)
PAID = EventKind("paid", "seat cards why")
"""Hand cards discarded before everybody's eyes, as the price of an action."""
DECK_RESHUFFLED = EventKind("deck_reshuffled", "skill number", reveals=True)
CARD_PLAYED = EventKind("card_played", "seat card")
LOOKED = EventKind("looked", "seat deck number", some="cards", reveals=True)
PUT_UNDER = EventKind("put_under", "seat deck number")
CARDS_LEFT = EventKind("cards_left", "deck number", reveals=True)
ITEM_GAINED = EventKind("item_gained", "seat item", reveals=True)
ITEM_LEFT = EventKind("item_left", "seat item")
IMPROVEMENT_ACTIVE = EventKind("improvement_active", "seat item")
SPELL_CAST = EventKind("spell_cast", "seat spell", reveals=True)
WARDED = EventKind("warded", "seat target")
KEPT = EventKind("kept", "seat card")
KEPT_CARD_LEFT = EventKind("kept_card_left", "seat card")

# -- dice
WILL_ROLL = EventKind("will_roll", "seat why number at_most bonus")
ROLL_CHANGED = EventKind("roll_changed", "seat ability card by")
DIE_SET = EventKind("die_set", "seat face")
ROLLED = EventKind("rolled", "face modifier", reveals=True)
REROLLED = EventKind("rerolled", "seat ability card")
ROLL_RESULT = EventKind("roll_result", "result met", reveals=True)

# -- checks
CHECK_BEGAN = EventKind("check_began", "why card seat target partial skills")
CHECK_CHANGED = EventKind("check_changed", "seat card")
SKILL_SUPPORTS = EventKind("skill_supports", "seat card skill")
SACRIFICED = EventKind("sacrificed", "seat result")
CHAOS_MADE = EventKind("chaos_made", "number", reveals=True)
CHAOS_GREW = EventKind("chaos_grew", "number size", reveals=True)
CHAOS_ADDED = EventKind("chaos_added", "number")
CARDS_ADDED = EventKind("cards_added", "seat number", some="cards")
CARDS_SHOWN = EventKind("cards_shown", "seat cards", reveals=True)
CHECK_SORTED = EventKind("check_sorted", "cards worth total", reveals=True)
TOTAL_CHANGED = EventKind("total_changed", "seat ability total", reveals=True)
CHECK_ENDED = EventKind("check_ended", "result total")

# -- fights, damage, passengers
ATTACKED = EventKind("attacked", "attacker target space weapon")
AIMED = EventKind("aimed", "seat target space")
"""At whom an ability is directed that is no attack."""
STRUCK = EventKind("struck", "attacker target space hit")
WOULD_BE_DEFEATED = EventKind("would_be_defeated", "seat")
DEFEAT_PREVENTED = EventKind("defeat_prevented", "seat victim ability card")
WARD_USED = EventKind("ward_used", "seat")
DEFEATED = EventKind("defeated", "seat")
DEEP_ONE_DEFEATED = EventKind("deep_one_defeated", "space by")
PASSENGER_AT_RISK = EventKind("passenger_at_risk", "space")
PASSENGER_IN_DANGER = EventKind("passenger_in_danger", "space")
PASSENGER_SAVED = EventKind("passenger_saved", "seat space ability")
PASSENGER_RESCUED = EventKind("passenger_rescued", "space by why")
PASSENGER_DEFEATED = EventKind("passenger_defeated", "space token", reveals=True)
DAMAGE_DRAWN = EventKind("damage_drawn", "card", reveals=True)
DAMAGED = EventKind("damaged", "room card")
REPAIRED = EventKind("repaired", "room card")

# -- monsters
ACTIVATED = EventKind("activated", "icon")
SPAWNED = EventKind("spawned", "number space")
SUPPLY_EMPTY = EventKind("supply_empty", "missing")
"""So many more deep ones were wanted than there are."""
DEEP_ONES_MOVED = EventKind("deep_ones_moved", "number origin space")
DEEP_ONES_RETURNED = EventKind("deep_ones_returned", "number space")
MONARCH_MOVED = EventKind("monarch_moved", "monarch origin space")
BARRICADED = EventKind("barricaded", "seat")

# -- mythos
MYTHOS_DRAWN = EventKind("mythos_drawn", "seat card chooser", reveals=True)
MYTHOS_SKIPPED = EventKind("mythos_skipped", "card", reveals=True)
MYTHOS_RESHUFFLED = EventKind("mythos_reshuffled", "number", reveals=True)
CRISIS_CHOSEN = EventKind("crisis_chosen", "seat card choice")
CRISIS_SKIPPED = EventKind("crisis_skipped", "seat")

# -- the voyage
DIAL_CHANGED = EventKind("dial_changed", "dial by value")
TRACK_MOVED = EventKind("track_moved", "track place")
WAYPOINT_LAID = EventKind("waypoint_laid", "seat card distance", reveals=True)
WAYPOINT_LOST = EventKind("waypoint_lost", "card distance")
BANISHED = EventKind("banished")
TITLE_PASSED = EventKind("title_passed", "title loser seat")

# -- roles
CHARACTER_CHOSEN = EventKind("character_chosen", "seat character")
ROLE_DEALT = EventKind("role_dealt", "seat", some="role", reveals=True)
AWAKENED = EventKind("awakened")
AWAKENING_WAITS = EventKind("awakening_waits")
ROLES_PASSED = EventKind("roles_passed", "seat to number", some="roles", reveals=True)
ROLES_SEEN = EventKind("roles_seen", "seat target", some="roles", reveals=True)
REVEALED = EventKind("revealed", "seat role", reveals=True)
REVEAL_ABILITY = EventKind("reveal_ability", "seat ability")
GAME_ENDED = EventKind("game_ended", "reason winners sides", reveals=True)

EVENTS: Final = declared(globals())
