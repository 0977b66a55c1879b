"""All that can happen in Abyss, and who may know it (section 28). Field names tell what kind of thing they hold."""

from typing import Final

from bathysphere.engine import Concerns, EventKind, declared

NOBODY, ALL, EVERYBODY = Concerns.NOBODY, Concerns.ALL, Concerns.EVERYBODY

TURN_BEGAN = EventKind("turn_began", "seat extra", concerns=NOBODY)
LORD_REVEALED = EventKind("lord_revealed", "seat lord", reveals=True, concerns=NOBODY)

ALLY_REVEALED = EventKind("ally_revealed", "seat ally space", reveals=True, concerns=NOBODY)
MONSTER_REVEALED = EventKind("monster_revealed", "seat space", reveals=True, concerns=NOBODY)
ALLY_BOUGHT = EventKind("ally_bought", "seat ally seller price", reveals=True, concerns=ALL)
ALLY_TAKEN = EventKind("ally_taken", "seat ally", concerns=ALL)
THREAT_ROSE = EventKind("threat_rose", "seat threat", concerns=NOBODY)
MONSTER_BEATEN = EventKind("monster_beaten", "seat threat", concerns=ALL)
REWARD_TAKEN = EventKind("reward_taken", "seat pearls number keys")
TOKENS_DRAWN = EventKind("tokens_drawn", "seat number", some="tokens", reveals=True)
COUNCIL_FILLED = EventKind("council_filled", "seat allies", concerns=NOBODY)
DECK_RESHUFFLED = EventKind("deck_reshuffled", "number", reveals=True, concerns=NOBODY)

COUNCIL_TAKEN = EventKind("council_taken", "seat race number", some="allies", reveals=True, concerns=ALL)

LORD_PAID = EventKind("lord_paid", "seat lord allies pearls", reveals=True, concerns=NOBODY)
COMPANION_JOINED = EventKind("companion_joined", "seat ally")
LORD_RECRUITED = EventKind("lord_recruited", "seat lord", concerns=ALL)
LORD_CORRUPTED = EventKind("lord_corrupted", "seat lord pearls", concerns=ALL)
LORD_REPLACED = EventKind("lord_replaced", "seat lord discarded", reveals=True, concerns=ALL)
ARROW_LEFT = EventKind("arrow_left", "seat lord")
COURT_REFILLED = EventKind("court_refilled", "seat lords pearls", reveals=True)
LAST_ROUND = EventKind("last_round", "seat reason", concerns=EVERYBODY)

PEARLS_GAINED = EventKind("pearls_gained", "seat pearls source")
PEARLS_PAID = EventKind("pearls_paid", "seat pearls lord", concerns=NOBODY)
ALLIES_DISCARDED = EventKind("allies_discarded", "seat allies lord", reveals=True)
TOKEN_STOLEN = EventKind("token_stolen", "seat victim", some="token", reveals=True, concerns=ALL)
LORD_TURNED = EventKind("lord_turned", "seat victim lord", concerns=ALL)
COURT_REPLACED = EventKind("court_replaced", "seat discarded lord", reveals=True, concerns=ALL)
COUNCIL_DISCARDED = EventKind("council_discarded", "seat race allies", reveals=True, concerns=ALL)
EXTRA_TURN = EventKind("extra_turn", "seat", concerns=ALL)

TILES_DRAWN = EventKind("tiles_drawn", "seat locations", reveals=True, concerns=NOBODY)
LOCATION_TAKEN = EventKind("location_taken", "seat location lords keys", concerns=ALL)
LOCATION_SWAPPED = EventKind("location_swapped", "seat gave location", concerns=ALL)
SMOKERS_SWAPPED = EventKind("smokers_swapped", "seat location", reveals=True, concerns=ALL)

FINAL_COMPANIONS = EventKind("final_companions", "seat hand allies", reveals=True)
SCORED = EventKind("scored", "seat points locations lords companions monsters tokens", reveals=True, concerns=NOBODY)
GAME_ENDED = EventKind("game_ended", "winners", concerns=NOBODY)

EVENTS: Final = declared(globals())
