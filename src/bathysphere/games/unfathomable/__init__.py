"""Unfathomable: a steamer, what comes out of the sea, and traitors among three to six players."""

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from bathysphere.engine import Chance, Choice, Decision, Game, Next, Value, add_sentences, steps_in
from bathysphere.games.unfathomable import cards, steps
from bathysphere.games.unfathomable.aids import UnfathomableAids, aids, aids_beside, open_table
from bathysphere.games.unfathomable.events import EVENTS
from bathysphere.games.unfathomable.options import Options
from bathysphere.games.unfathomable.orders import UnfathomableOrders, follow
from bathysphere.games.unfathomable.refusals import REFUSALS
from bathysphere.games.unfathomable.setup import check, deal
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.state_from_view import state_from_view
from bathysphere.games.unfathomable.steps.turn.actions import open_actions, starts
from bathysphere.games.unfathomable.suggestions import SUGGESTS
from bathysphere.games.unfathomable.talk import TALK, unsayable
from bathysphere.games.unfathomable.view import UnfathomableView, view, views
from bathysphere.games.unfathomable.vocabulary import VOCABULARY
from bathysphere.games.unfathomable.worlds import redeal_hidden

add_sentences(REFUSALS)


class UnfathomableGame(Game[UnfathomableState]):
    name = "unfathomable"
    rules_version = 2
    fewest = 3
    most = 6
    options = Options
    aids_type = UnfathomableAids
    orders = UnfathomableOrders
    talk = TALK
    secrecy = True
    own_board = True
    state = UnfathomableState
    events = EVENTS
    suggests = SUGGESTS
    offers: ClassVar = {"action": open_actions, "actions.start": starts}
    vocabulary = VOCABULARY
    steps = steps_in(cards, steps)

    def check_table(self, seats: int, options: dict[str, Any]) -> Value:
        chosen = super().check_table(seats, options)
        assert isinstance(chosen, Options)
        check(seats, chosen)
        return chosen

    def deal(self, s: UnfathomableState, options: Options) -> Next:
        return deal(s, options)

    def view(self, s: UnfathomableState, seat: int) -> UnfathomableView:
        return view(s, seat)

    def views(self, s: UnfathomableState) -> Callable[[int], UnfathomableView]:
        return views(s)

    def redeal_hidden(self, s: UnfathomableState, seat: int, chance: Chance) -> None:
        redeal_hidden(s, seat, chance)

    def aids(self, view: UnfathomableView, decision: Decision | None) -> UnfathomableAids:
        return aids(view, decision)

    def aids_of_all(
        self, everybody: UnfathomableView
    ) -> Callable[[UnfathomableView, Decision | None], UnfathomableAids]:
        return partial(aids_beside, open_table(everybody))

    def state_from_view(self, view: UnfathomableView) -> UnfathomableState:
        return state_from_view(view)

    def unsayable(self, view: UnfathomableView) -> tuple[Choice, ...]:
        return unsayable(view)

    def follow(self, orders: UnfathomableOrders, view: UnfathomableView, decision: Decision) -> Choice | None:
        return follow(orders, view, decision)

    def components(self, s: UnfathomableState) -> Any:
        """Skill cards, tokens, figures and all other cards: each in exactly one place."""
        zones = (*s.hands, *s.added, *s.decks, *s.discards, s.pile, s.chaos, s.played)
        skills = [card for cards in zones for card in cards]
        skills += [card for check in s.checks for card in check.cards]
        tokens = [token for there in (*s.passengers, s.supply, s.tokens_out) for token in there]
        roles = [card.role for cards in s.roles for card in cards] + [role for role in s.revealed if role >= 0]
        gone = {
            kind: [card for of, card, *_ in (*s.removed, *s.lost) if of == kind]
            for kind in ("item", "spell", "damage", "waypoint")
        }
        items = [item for owned in s.items for item in owned] + s.item_deck + gone["item"]
        crisis = [s.crisis] if s.crisis >= 0 and not any(s.crisis in kept for kept in s.keeps) else []
        mythos = [card for kept in s.keeps for card in kept] + s.mythos + s.mythos_discard + crisis
        laid = [card for card in (*s.damage, s.drawn_damage) if card >= 0]
        spells = s.spells + gone["spell"] + [card for kept in s.spells_kept for card in kept]
        return (
            sorted(skills), sorted(tokens), sorted([*roles, *s.role_deck]), sorted(items), sorted(mythos),
            sorted([*s.damage_deck, *laid, *gone["damage"]]), sorted([*s.waypoints, *s.row, *gone["waypoint"]]),
            len(spells) + sum(s.wards), sum(s.deep_ones) + s.deep_one_supply(),
        )  # fmt: skip


GAME = UnfathomableGame()
