"""The events of Cryptids, and who may know them. Nearly everything happens in the open."""

from typing import Final

from bathysphere.engine import EventKind, declared

# -- rounds and turns
ROUND_BEGAN = EventKind("round_began", "number final", reveals=True)
DICE_ROLLED = EventKind("dice_rolled", "faces", reveals=True)
TURN_BEGAN = EventKind("turn_began", "seat phase")
CITY_CHOSEN = EventKind("city_chosen", "seat place")

# -- on the map
MOVED = EventKind("moved", "seat origin place how")
COLLECTED = EventKind("collected", "seat place kind")
TOKEN_LAID = EventKind("token_laid", "place", reveals=True)
TOKENS_TURNED = EventKind("tokens_turned", "kinds", reveals=True)
MARKET_REMOVED = EventKind("market_removed", "seat kind")
MARKET_FILLED = EventKind("market_filled", "kinds", reveals=True)
BAG_FILLED = EventKind("bag_filled", "number", reveals=True)
RUMOUR_GAINED = EventKind("rumour_gained", "seat")
EVIDENCE_DRAWN = EventKind("evidence_drawn", "seat kind", reveals=True)

# -- cryptids
CARD_OPENED = EventKind("card_opened", "place card", reveals=True)
CARD_MARKED = EventKind("card_marked", "place region kind", reveals=True)
MARK_TURNED = EventKind("mark_turned", "card kind", reveals=True)
CARD_DISCARDED = EventKind("card_discarded", "place card")
DECK_RESHUFFLED = EventKind("deck_reshuffled", "level number", reveals=True)
BID_PLACED = EventKind("bid_placed", "seat place card")
BID_MOVED = EventKind("bid_moved", "seat origin place card")
BIDS_FREED = EventKind("bids_freed", "place card seats")
TRIED = EventKind("tried", "seat place card dice")
TRACKING_ROLLED = EventKind("tracking_rolled", "faces", reveals=True)
REROLLED = EventKind("rerolled", "seat how number")
LUCK_USED = EventKind("luck_used", "seat")
FOUND = EventKind("found", "seat card")
FAILED = EventKind("failed", "seat card")
EVIDENCE_LOST = EventKind("evidence_lost", "seat kinds")
ABILITY = EventKind("ability", "seat card")

# -- the reserve
TERRAIN_TAKEN = EventKind("terrain_taken", "seat tile")
TERRAIN_LAID = EventKind("terrain_laid", "seat tile turn row column")
TERRAIN_RETURNED = EventKind("terrain_returned", "seat tile")
TERRAIN_CLOSED = EventKind("terrain_closed", "kind")
BUILDING_ENDED = EventKind("building_ended")
RELOCATED = EventKind("relocated", "seat card turn row column")
REQUEST_GRANTED = EventKind("request_granted", "seat request cards")

# -- gains, skills, the track
GAINED = EventKind("gained", "seat coins xp")
PAID = EventKind("paid", "seat coins why")
LEARNED = EventKind("learned", "seat skill")
RESTORED = EventKind("restored", "seat skills")
USED = EventKind("used", "seat skill")
ASSISTANT_MOVED = EventKind("assistant_moved", "seat row why")
DIE_TAKEN = EventKind("die_taken", "seat face")
BOUGHT = EventKind("bought", "seat kind price")
SOLD = EventKind("sold", "seat kind price")
SWAPPED = EventKind("swapped", "seat gave got difference")
HARE_FOUND = EventKind("hare_found", "seat place token", reveals=True)
HARE_USED = EventKind("hare_used", "seat token")

# -- the poacher
POACHER_CARD = EventKind("poacher_card", "card", reveals=True)
POACHER_TOOK = EventKind("poacher_took", "kind where")
POACHER_CAUGHT = EventKind("poacher_caught", "card source kinds")
POACHER_IDLE = EventKind("poacher_idle")
POACHER_DIE = EventKind("poacher_die", "face")
GAME_ENDED = EventKind("game_ended", "reason", reveals=True)

EVENTS: Final = declared(globals())
