"""The events of Cryptids, and who may know them. Nearly everything happens in the open."""

from typing import Final

from bathysphere.engine import Concerns, EventKind, declared

NOBODY, ALL, EVERYBODY = Concerns.NOBODY, Concerns.ALL, Concerns.EVERYBODY

# -- rounds and turns
ROUND_BEGAN = EventKind("round_began", "number final", reveals=True, concerns=NOBODY)
DICE_ROLLED = EventKind("dice_rolled", "faces", reveals=True, concerns=NOBODY)
TURN_BEGAN = EventKind("turn_began", "seat phase", concerns=NOBODY)
CITY_CHOSEN = EventKind("city_chosen", "seat place")

# -- on the map
MOVED = EventKind("moved", "seat origin place how")
COLLECTED = EventKind("collected", "seat place kind")
TOKEN_LAID = EventKind("token_laid", "place", reveals=True, concerns=NOBODY)
TOKENS_TURNED = EventKind("tokens_turned", "kinds", reveals=True, concerns=NOBODY)
MARKET_REMOVED = EventKind("market_removed", "seat kind", concerns=ALL)
MARKET_FILLED = EventKind("market_filled", "kinds", reveals=True, concerns=NOBODY)
BAG_FILLED = EventKind("bag_filled", "number", reveals=True, concerns=NOBODY)
RUMOUR_GAINED = EventKind("rumour_gained", "seat")
EVIDENCE_DRAWN = EventKind("evidence_drawn", "seat kind", reveals=True)

# -- cryptids
CARD_OPENED = EventKind("card_opened", "place card", reveals=True, concerns=NOBODY)
CARD_MARKED = EventKind("card_marked", "place region kind", reveals=True, concerns=NOBODY)
MARK_TURNED = EventKind("mark_turned", "card kind", reveals=True, concerns=NOBODY)
CARD_DISCARDED = EventKind("card_discarded", "place card", concerns=NOBODY)
DECK_RESHUFFLED = EventKind("deck_reshuffled", "level number", reveals=True, concerns=NOBODY)
BID_PLACED = EventKind("bid_placed", "seat place card", concerns=ALL)
BID_MOVED = EventKind("bid_moved", "seat origin place card", concerns=ALL)
BIDS_FREED = EventKind("bids_freed", "place card seats")
TRIED = EventKind("tried", "seat place card dice", concerns=NOBODY)
TRACKING_ROLLED = EventKind("tracking_rolled", "faces", reveals=True, concerns=NOBODY)
REROLLED = EventKind("rerolled", "seat how number")
LUCK_USED = EventKind("luck_used", "seat")
FOUND = EventKind("found", "seat card", concerns=ALL)
FAILED = EventKind("failed", "seat card", concerns=ALL)
EVIDENCE_LOST = EventKind("evidence_lost", "seat kinds")
ABILITY = EventKind("ability", "seat card")

# -- the reserve
TERRAIN_TAKEN = EventKind("terrain_taken", "seat tile")
TERRAIN_LAID = EventKind("terrain_laid", "seat tile turn row column")
TERRAIN_RETURNED = EventKind("terrain_returned", "seat tile")
TERRAIN_CLOSED = EventKind("terrain_closed", "kind", concerns=EVERYBODY)
BUILDING_ENDED = EventKind("building_ended", concerns=EVERYBODY)
RELOCATED = EventKind("relocated", "seat card turn row column", concerns=ALL)
REQUEST_GRANTED = EventKind("request_granted", "seat request cards", concerns=ALL)

# -- gains, skills, the track
GAINED = EventKind("gained", "seat coins xp")
PAID = EventKind("paid", "seat coins why")
LEARNED = EventKind("learned", "seat skill")
RESTORED = EventKind("restored", "seat skills")
USED = EventKind("used", "seat skill")
ASSISTANT_MOVED = EventKind("assistant_moved", "seat row why")
DIE_TAKEN = EventKind("die_taken", "seat face")
BOUGHT = EventKind("bought", "seat kind price", concerns=ALL)
SOLD = EventKind("sold", "seat kind price")
SWAPPED = EventKind("swapped", "seat gave got difference")
HARE_FOUND = EventKind("hare_found", "seat place token", reveals=True, concerns=ALL)
HARE_USED = EventKind("hare_used", "seat token")

# -- the poacher
POACHER_CARD = EventKind("poacher_card", "card", reveals=True, concerns=NOBODY)
POACHER_TOOK = EventKind("poacher_took", "kind where", concerns=EVERYBODY)
POACHER_CAUGHT = EventKind("poacher_caught", "card source kinds", concerns=EVERYBODY)
POACHER_IDLE = EventKind("poacher_idle", concerns=NOBODY)
POACHER_DIE = EventKind("poacher_die", "face", concerns=NOBODY)
GAME_ENDED = EventKind("game_ended", "reason", reveals=True, concerns=NOBODY)

EVENTS: Final = declared(globals())
