"""Abyss: a struggle for the throne of the deep, for 2 to 4 players."""

from collections.abc import Callable
from functools import partial
from typing import Any

from bathysphere.engine import Chance, Choice, Decision, Game, Next, add_sentences, steps_in
from bathysphere.games.abyss.aids import AbyssAids, aids, aids_beside, open_table
from bathysphere.games.abyss.cards import ambassadors, mages, merchants, politicians, soldiers
from bathysphere.games.abyss.cards.arrows import check_arrows
from bathysphere.games.abyss.components import MOST_SEATS
from bathysphere.games.abyss.events import EVENTS
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.orders import AbyssOrders, follow
from bathysphere.games.abyss.reasons import EXPLAINS, OFFERS
from bathysphere.games.abyss.refusals import REFUSALS
from bathysphere.games.abyss.setup import deal
from bathysphere.games.abyss.state import AbyssState
from bathysphere.games.abyss.state_from_view import state_from_view
from bathysphere.games.abyss.steps import arrival, control, court, end, explore, payment, threat, turn
from bathysphere.games.abyss.suggestions import SUGGESTS
from bathysphere.games.abyss.view import AbyssView, view, views
from bathysphere.games.abyss.vocabulary import VOCABULARY
from bathysphere.games.abyss.worlds import redeal_hidden

add_sentences(REFUSALS)
check_arrows()


class AbyssGame(Game[AbyssState]):
    name = "abyss"
    rules_version = 1
    fewest = 2
    most = MOST_SEATS
    options = Options
    aids_type = AbyssAids
    orders = AbyssOrders
    own_board = True
    state = AbyssState
    events = EVENTS
    vocabulary = VOCABULARY
    offers = OFFERS
    explains = EXPLAINS
    suggests = SUGGESTS
    steps = steps_in(
        turn, explore, threat, payment, arrival, court, control, end,
        ambassadors, mages, merchants, politicians, soldiers,
    )  # fmt: skip

    def deal(self, s: AbyssState, options: Options) -> Next:
        return deal(s, options)

    def view(self, s: AbyssState, seat: int) -> AbyssView:
        return view(s, seat)

    def views(self, s: AbyssState) -> Callable[[int], AbyssView]:
        return views(s)

    def redeal_hidden(self, s: AbyssState, seat: int, chance: Chance) -> None:
        redeal_hidden(s, seat, chance)

    def aids(self, view: AbyssView, decision: Decision | None) -> AbyssAids:
        return aids(view, decision)

    def aids_of_all(self, everybody: AbyssView) -> Callable[[AbyssView, Decision | None], AbyssAids]:
        return partial(aids_beside, open_table(everybody))

    def state_from_view(self, view: AbyssView) -> AbyssState:
        return state_from_view(view)

    def follow(self, orders: AbyssOrders, view: AbyssView, decision: Decision) -> Choice | None:
        return follow(orders, view, decision)

    def components(self, s: AbyssState) -> Any:
        """Every exploration card, Lord, location and Monster token lies in exactly one place."""
        in_places = [place for places in s.places for place in places]
        cards = [*s.deck, *s.discard, *s.track, *s.paid]
        for zones in (s.council, s.hands, s.companions):
            cards += [card for zone in zones for card in zone]
        lords = [*s.lord_deck, *s.lord_discard, *s.court, *(lord for _, under in in_places for lord in under)]
        for zones in (s.free, s.turned):
            lords += [lord for zone in zones for lord in zone]
        tiles = [*s.pile, *s.available, *s.drawn, *(tile for tile, _ in in_places)]
        tokens = [*s.supply, *(token for tokens in s.monsters for token in tokens)]
        return sorted(cards), sorted(lords), sorted(tiles), sorted(tokens)


GAME = AbyssGame()
