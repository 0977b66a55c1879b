"""All that can happen in Abyss, and who may know it (section 28). Field names tell what kind of thing they hold."""

from typing import Final

from bathysphere.engine import Concerns, EventKind, declared

NOBODY, ALL, EVERYBODY = Concerns.NOBODY, Concerns.ALL, Concerns.EVERYBODY

TURN_BEGAN = EventKind("turn_began", "seat extra", concerns=NOBODY, rules="A4.2")
LORD_REVEALED = EventKind("lord_revealed", "seat lord", reveals=True, concerns=NOBODY, rules="A5.3")

ALLY_REVEALED = EventKind("ally_revealed", "seat ally space", reveals=True, concerns=NOBODY, rules="A6.1 A6.4")
MONSTER_REVEALED = EventKind("monster_revealed", "seat space", reveals=True, concerns=NOBODY, rules="A6.19")
ALLY_BOUGHT = EventKind("ally_bought", "seat ally seller price", reveals=True, concerns=ALL, rules="A6.7 A6.9")
ALLY_TAKEN = EventKind("ally_taken", "seat ally", concerns=ALL, rules="A6.15")
THREAT_ROSE = EventKind("threat_rose", "seat threat", concerns=NOBODY, rules="A6.25")
MONSTER_BEATEN = EventKind("monster_beaten", "seat threat", concerns=ALL, rules="A6.20 A6.22")
REWARD_TAKEN = EventKind("reward_taken", "seat pearls number keys", rules="A6.22")
TOKENS_DRAWN = EventKind("tokens_drawn", "seat number", some="tokens", reveals=True, rules="A7.8")
COUNCIL_FILLED = EventKind("council_filled", "seat allies", concerns=NOBODY, rules="A8.1")
DECK_RESHUFFLED = EventKind("deck_reshuffled", "number", reveals=True, concerns=NOBODY, rules="A8.4")

COUNCIL_TAKEN = EventKind("council_taken", "seat race number", some="allies", reveals=True, concerns=ALL, rules="A9.1")

LORD_PAID = EventKind("lord_paid", "seat lord allies pearls", reveals=True, concerns=NOBODY, rules="A11.3 A11.7")
COMPANION_JOINED = EventKind("companion_joined", "seat ally", rules="A11.10")
LORD_RECRUITED = EventKind("lord_recruited", "seat lord", concerns=ALL, rules="A12.1")
LORD_CORRUPTED = EventKind("lord_corrupted", "seat lord pearls", concerns=ALL, rules="A21.8")
LORD_REPLACED = EventKind("lord_replaced", "seat lord discarded", reveals=True, concerns=ALL, rules="A22.5")
ARROW_LEFT = EventKind("arrow_left", "seat lord", rules="A12.2")
COURT_REFILLED = EventKind("court_refilled", "seat lords pearls", reveals=True, rules="A13.3a")
LAST_ROUND = EventKind("last_round", "seat reason", concerns=EVERYBODY, rules="A17.4")

PEARLS_GAINED = EventKind("pearls_gained", "seat pearls source")
PEARLS_PAID = EventKind("pearls_paid", "seat pearls lord", concerns=NOBODY)
ALLIES_DISCARDED = EventKind("allies_discarded", "seat allies lord", reveals=True)
TOKEN_STOLEN = EventKind("token_stolen", "seat victim", some="token", reveals=True, concerns=ALL, rules="A21.22")
LORD_TURNED = EventKind("lord_turned", "seat victim lord", concerns=ALL, rules="A21.26")
COURT_REPLACED = EventKind("court_replaced", "seat discarded lord", reveals=True, concerns=ALL, rules="A21.12")
COUNCIL_DISCARDED = EventKind("council_discarded", "seat race allies", reveals=True, concerns=ALL, rules="A21.19")
EXTRA_TURN = EventKind("extra_turn", "seat", concerns=ALL, rules="A21.17")

TILES_DRAWN = EventKind("tiles_drawn", "seat locations", reveals=True, concerns=NOBODY, rules="A14.4b")
LOCATION_TAKEN = EventKind("location_taken", "seat location lords keys", concerns=ALL, rules="A14.6 A14.7")
LOCATION_SWAPPED = EventKind("location_swapped", "seat gave location", concerns=ALL, rules="A21.13")
SMOKERS_SWAPPED = EventKind("smokers_swapped", "seat location", reveals=True, concerns=ALL, rules="A23.16")

FINAL_COMPANIONS = EventKind("final_companions", "seat hand allies", reveals=True, rules="A18.1")
SCORED = EventKind(
    "scored", "seat points locations lords companions monsters tokens", reveals=True, concerns=NOBODY, rules="A17.5"
)
GAME_ENDED = EventKind("game_ended", "winners", concerns=NOBODY, rules="A17.5")

EVENTS: Final = declared(globals())
