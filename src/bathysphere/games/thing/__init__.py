"""The Thing from the Deep Abyss: humans, the infected and one Thing among 4 to 12 players."""

from collections.abc import Callable
from typing import Any

from bathysphere.engine import Chance, Choice, Decision, Game, Next, Range, Value, add_sentences, steps_in
from bathysphere.games.thing.aids import ThingAids, aids
from bathysphere.games.thing.cards import actions, panic
from bathysphere.games.thing.cards.kinds import BARRED_DOOR, QUARANTINE
from bathysphere.games.thing.events import EVENTS
from bathysphere.games.thing.options import Options
from bathysphere.games.thing.orders import ThingOrders, follow, interjects
from bathysphere.games.thing.reasons import OFFERS
from bathysphere.games.thing.refusals import REFUSALS
from bathysphere.games.thing.roles import MOST_SEATS
from bathysphere.games.thing.setup import check, deal, option_ranges
from bathysphere.games.thing.state import ThingState
from bathysphere.games.thing.state_from_view import state_from_view
from bathysphere.games.thing.steps import exchange, turn
from bathysphere.games.thing.suggestions import SUGGESTS
from bathysphere.games.thing.talk import TALK, audience
from bathysphere.games.thing.view import ThingView, view, views
from bathysphere.games.thing.vocabulary import VOCABULARY
from bathysphere.games.thing.worlds import redeal_hidden

add_sentences(REFUSALS)


class ThingGame(Game[ThingState]):
    name = "thing"
    rules_version = 2
    fewest = 4
    most = MOST_SEATS
    cap = 20_000
    options = Options
    aids_type = ThingAids
    orders = ThingOrders
    talk = TALK
    own_board = True
    state = ThingState
    events = EVENTS
    offers = OFFERS
    suggests = SUGGESTS
    vocabulary = VOCABULARY
    forgets = frozenset({"left_deck"})
    steps = steps_in(turn, exchange, actions, panic)

    def check_table(self, seats: int, options: dict[str, Any]) -> Value:
        chosen = super().check_table(seats, options)
        assert isinstance(chosen, Options)
        check(seats, chosen)
        return chosen

    def option_ranges(self, seats: int) -> dict[str, Range | dict[str, Range]]:
        return option_ranges(seats)

    def deal(self, s: ThingState, options: Options) -> Next:
        return deal(s, options)

    def view(self, s: ThingState, seat: int) -> ThingView:
        return view(s, seat)

    def views(self, s: ThingState) -> Callable[[int], ThingView]:
        return views(s)

    def redeal_hidden(self, s: ThingState, seat: int, chance: Chance) -> None:
        redeal_hidden(s, seat, chance)

    def aids(self, view: ThingView, decision: Decision | None) -> ThingAids:
        return aids(view, decision)

    def state_from_view(self, view: ThingView) -> ThingState:
        return state_from_view(view)

    def audience(self, s: ThingState, seat: int) -> int | None:
        return audience(s, seat)

    def follow(self, orders: ThingOrders, view: ThingView, decision: Decision) -> Choice | None:
        return follow(orders, decision)

    def interjects(self, orders: ThingOrders, view: ThingView, options: tuple[Choice, ...]) -> Choice | None:
        return interjects(orders, view, options)

    def components(self, s: ThingState) -> Any:
        """Every card lies in exactly one place."""
        cards = [*s.deck, *s.discard, *s.in_play, *s.drawn, *s.removed]
        cards += [card for hand in s.hands for card in hand]
        cards += [BARRED_DOOR] * sum(s.doors) + [QUARANTINE] * sum(turns > 0 for turns in s.quarantine)
        return sorted(cards)


GAME = ThingGame()
