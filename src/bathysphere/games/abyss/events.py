"""All that can happen in Abyss, and who may know it (section 28). Field names tell what kind of thing they hold."""

from typing import Final

from bathysphere.engine import EventKind, declared

TURN_BEGAN = EventKind("turn_began", "seat extra")
LORD_REVEALED = EventKind("lord_revealed", "seat lord", reveals=True)

ALLY_REVEALED = EventKind("ally_revealed", "seat ally space", reveals=True)
MONSTER_REVEALED = EventKind("monster_revealed", "seat space", reveals=True)
ALLY_BOUGHT = EventKind("ally_bought", "seat ally seller price", reveals=True)
ALLY_TAKEN = EventKind("ally_taken", "seat ally")
THREAT_ROSE = EventKind("threat_rose", "seat threat")
MONSTER_BEATEN = EventKind("monster_beaten", "seat threat")
REWARD_TAKEN = EventKind("reward_taken", "seat pearls number keys")
TOKENS_DRAWN = EventKind("tokens_drawn", "seat number", some="tokens", reveals=True)
COUNCIL_FILLED = EventKind("council_filled", "seat allies")
DECK_RESHUFFLED = EventKind("deck_reshuffled", "number", reveals=True)

COUNCIL_TAKEN = EventKind("council_taken", "seat race number", some="allies", reveals=True)

LORD_PAID = EventKind("lord_paid", "seat lord allies pearls", reveals=True)
COMPANION_JOINED = EventKind("companion_joined", "seat ally")
LORD_RECRUITED = EventKind("lord_recruited", "seat lord")
LORD_CORRUPTED = EventKind("lord_corrupted", "seat lord pearls")
LORD_REPLACED = EventKind("lord_replaced", "seat lord discarded", reveals=True)
ARROW_LEFT = EventKind("arrow_left", "seat lord")
COURT_REFILLED = EventKind("court_refilled", "seat lords pearls", reveals=True)
LAST_ROUND = EventKind("last_round", "seat reason")

PEARLS_GAINED = EventKind("pearls_gained", "seat pearls source")
PEARLS_PAID = EventKind("pearls_paid", "seat pearls lord")
ALLIES_DISCARDED = EventKind("allies_discarded", "seat allies lord", reveals=True)
TOKEN_STOLEN = EventKind("token_stolen", "seat victim", some="token", reveals=True)
LORD_TURNED = EventKind("lord_turned", "seat victim lord")
COURT_REPLACED = EventKind("court_replaced", "seat discarded lord", reveals=True)
COUNCIL_DISCARDED = EventKind("council_discarded", "seat race allies", reveals=True)
EXTRA_TURN = EventKind("extra_turn", "seat")

TILES_DRAWN = EventKind("tiles_drawn", "seat locations", reveals=True)
LOCATION_TAKEN = EventKind("location_taken", "seat location lords keys")
LOCATION_SWAPPED = EventKind("location_swapped", "seat gave location")
SMOKERS_SWAPPED = EventKind("smokers_swapped", "seat location", reveals=True)

FINAL_COMPANIONS = EventKind("final_companions", "seat hand allies", reveals=True)
SCORED = EventKind("scored", "seat points locations lords companions monsters tokens", reveals=True)
GAME_ENDED = EventKind("game_ended", "winners")

EVENTS: Final = declared(globals())
