"""The events of Cryptids, and who may know them. Nearly everything happens in the open."""

from typing import Final

from bathysphere.engine import Concerns, EventKind, declared

NOBODY, ALL, EVERYBODY = Concerns.NOBODY, Concerns.ALL, Concerns.EVERYBODY

# -- rounds and turns
ROUND_BEGAN = EventKind("round_began", "number final", reveals=True, concerns=NOBODY, rules="C5.1")
DICE_ROLLED = EventKind("dice_rolled", "faces", reveals=True, concerns=NOBODY, rules="C6.1")
TURN_BEGAN = EventKind("turn_began", "seat phase", concerns=NOBODY, rules="C5.3")
CITY_CHOSEN = EventKind("city_chosen", "seat place", rules="C3.10")

# -- on the map
MOVED = EventKind("moved", "seat origin place how", rules="C7.3")
COLLECTED = EventKind("collected", "seat place kind", rules="C8.1")
TOKEN_LAID = EventKind("token_laid", "place", reveals=True, concerns=NOBODY, rules="C16.5")
TOKENS_TURNED = EventKind("tokens_turned", "kinds", reveals=True, concerns=NOBODY, rules="C16.8")
MARKET_REMOVED = EventKind("market_removed", "seat kind", concerns=ALL, rules="C16.3 C28.6")
MARKET_FILLED = EventKind("market_filled", "kinds", reveals=True, concerns=NOBODY, rules="C16.4 C27.1")
BAG_FILLED = EventKind("bag_filled", "number", reveals=True, concerns=NOBODY, rules="C27.5")
RUMOUR_GAINED = EventKind("rumour_gained", "seat", rules="C24.7")
EVIDENCE_DRAWN = EventKind("evidence_drawn", "seat kind", reveals=True)

# -- cryptids
CARD_OPENED = EventKind("card_opened", "place card", reveals=True, concerns=NOBODY, rules="C11.6")
CARD_MARKED = EventKind("card_marked", "place region kind", reveals=True, concerns=NOBODY)
MARK_TURNED = EventKind("mark_turned", "card kind", reveals=True, concerns=NOBODY)
CARD_DISCARDED = EventKind("card_discarded", "place card", concerns=NOBODY, rules="C27.6")
DECK_RESHUFFLED = EventKind("deck_reshuffled", "level number", reveals=True, concerns=NOBODY, rules="C27.7")
BID_PLACED = EventKind("bid_placed", "seat place card", concerns=ALL, rules="C3.11")
BID_MOVED = EventKind("bid_moved", "seat origin place card", concerns=ALL, rules="C22.6")
BIDS_FREED = EventKind("bids_freed", "place card seats", rules="C11.3")
TRIED = EventKind("tried", "seat place card dice", concerns=NOBODY, rules="C10.3 C10.5")
TRACKING_ROLLED = EventKind("tracking_rolled", "faces", reveals=True, concerns=NOBODY, rules="C12.1")
REROLLED = EventKind("rerolled", "seat how number", rules="C19.8")
LUCK_USED = EventKind("luck_used", "seat", rules="C19.7")
FOUND = EventKind("found", "seat card", concerns=ALL, rules="C11.4")
FAILED = EventKind("failed", "seat card", concerns=ALL, rules="C12.11")
EVIDENCE_LOST = EventKind("evidence_lost", "seat kinds", rules="C11.1 C12.11")
ABILITY = EventKind("ability", "seat card")

# -- the reserve
TERRAIN_TAKEN = EventKind("terrain_taken", "seat tile")
TERRAIN_LAID = EventKind("terrain_laid", "seat tile turn row column", rules="C31.5")
TERRAIN_RETURNED = EventKind("terrain_returned", "seat tile")
TERRAIN_CLOSED = EventKind("terrain_closed", "kind", concerns=EVERYBODY, rules="C31.10")
BUILDING_ENDED = EventKind("building_ended", concerns=EVERYBODY, rules="C32.1")
RELOCATED = EventKind("relocated", "seat card turn row column", concerns=ALL, rules="C14.1")
REQUEST_GRANTED = EventKind("request_granted", "seat request cards", concerns=ALL, rules="C15.5")

# -- gains, skills, the track
GAINED = EventKind("gained", "seat coins xp")
PAID = EventKind("paid", "seat coins why")
LEARNED = EventKind("learned", "seat skill", rules="C18.2")
RESTORED = EventKind("restored", "seat skills", rules="C19.2")
USED = EventKind("used", "seat skill", rules="C6.7")
ASSISTANT_MOVED = EventKind("assistant_moved", "seat row why", rules="C23.1")
DIE_TAKEN = EventKind("die_taken", "seat face", rules="C24.1")
BOUGHT = EventKind("bought", "seat kind price", concerns=ALL, rules="C28.2")
SOLD = EventKind("sold", "seat kind price", rules="C28.7")
SWAPPED = EventKind("swapped", "seat gave got difference", rules="C28.10")
HARE_FOUND = EventKind("hare_found", "seat place token", reveals=True, concerns=ALL, rules="C35.4")
HARE_USED = EventKind("hare_used", "seat token")

# -- the poacher
POACHER_CARD = EventKind("poacher_card", "card", reveals=True, concerns=NOBODY, rules="C37.4")
POACHER_TOOK = EventKind("poacher_took", "kind where", concerns=EVERYBODY, rules="C39.8")
POACHER_CAUGHT = EventKind("poacher_caught", "card source kinds", concerns=EVERYBODY, rules="C39.14")
POACHER_IDLE = EventKind("poacher_idle", concerns=NOBODY, rules="C37.7")
POACHER_DIE = EventKind("poacher_die", "face", concerns=NOBODY, rules="C38.6")
GAME_ENDED = EventKind("game_ended", "reason", reveals=True, concerns=NOBODY, rules="C5.9")

EVENTS: Final = declared(globals())
