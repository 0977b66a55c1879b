"""Cryptids: a journey through Europe after mythical creatures, for one to four players."""

from typing import Any

from bathysphere.engine import Chance, Decision, Game, Next, Reason, Value, add_sentences, steps_in
from bathysphere.games.cryptids import steps
from bathysphere.games.cryptids.aids import JourneyAids, aids
from bathysphere.games.cryptids.events import EVENTS
from bathysphere.games.cryptids.options import Options
from bathysphere.games.cryptids.reasons import reasons
from bathysphere.games.cryptids.refusals import REFUSALS
from bathysphere.games.cryptids.setup import check, deal, with_pack
from bathysphere.games.cryptids.state import Expedition
from bathysphere.games.cryptids.view import JourneyView, view
from bathysphere.games.cryptids.worlds import hide

add_sentences(REFUSALS)


class CryptidsGame(Game[Expedition]):
    name = "cryptids"
    rules_version = 1
    fewest = 1
    most = 4
    options = Options
    aids_type = JourneyAids
    state = Expedition
    events = EVENTS
    steps = steps_in(steps)

    def check_table(self, seats: int, options: dict[str, Any]) -> Value:
        chosen = super().check_table(seats, options)
        assert isinstance(chosen, Options)
        check(seats, chosen)
        return with_pack(chosen)

    def deal(self, s: Expedition, options: Options) -> Next:
        return deal(s, options)

    def view(self, s: Expedition, seat: int) -> JourneyView:
        return view(s, seat)

    def hide(self, s: Expedition, seat: int, chance: Chance) -> None:
        hide(s, seat, chance)

    def aids(self, view: JourneyView, decision: Decision | None) -> JourneyAids:
        return aids(view, decision)

    def reasons(self, view: JourneyView, decision: Decision) -> tuple[Reason, ...]:
        return reasons(view, decision)

    def components(self, s: Expedition) -> Any:
        """Tokens, cards, tiles, contracts, requests and cards of the poacher: each in exactly one place."""
        held = [token for cards in (*s.evidence, *s.map) for token in cards]
        marks = [token for pair in s.marks for token in pair if token >= 0]
        market = [token for token in s.market if token >= 0]
        tokens = [*s.bag, *s.beside, *s.bonus, *held, *marks, *market, *s.poacher.evidence]
        cards = [card for cards in (*s.decks, *s.discards, *s.found) for card in cards]
        cards += [card for card in s.display if card >= 0] + list(s.poacher.captives)
        tiles = [tile for cards in (*s.stacks, *s.tiles) for tile in cards]
        tiles += [*s.gone, *[laid.tile for laid in s.terrain]]
        contracts = [card for cards in s.contracts for card in cards] + list(s.undealt)
        granted = [each.request for own in s.granted for each in own]
        poacher = [*s.poacher_deck, *s.poacher_used]
        return (
            sorted(tokens), sorted(cards), sorted(tiles), sorted([*contracts, s.shared]),
            sorted([*s.requests, *granted]), sorted(poacher),
        )  # fmt: skip


GAME = CryptidsGame()
