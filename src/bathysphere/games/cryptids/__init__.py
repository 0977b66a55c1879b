"""Cryptids: a journey through Europe after mythical creatures, for one to four players."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from bathysphere.engine import (
    Chance,
    Decision,
    Faces,
    Game,
    Next,
    Outcome,
    SeenEvent,
    Value,
    add_sentences,
    steps_in,
)
from bathysphere.games.cryptids import content, steps
from bathysphere.games.cryptids.aids import CryptidsAids, aids, aids_beside, open_table
from bathysphere.games.cryptids.components import MOST_SEATS
from bathysphere.games.cryptids.daily_marks import DAILY_MARKS, daily_summary
from bathysphere.games.cryptids.events import EVENTS
from bathysphere.games.cryptids.options import Options
from bathysphere.games.cryptids.pack import Pack
from bathysphere.games.cryptids.reasons import EXPLAINS, OFFERS
from bathysphere.games.cryptids.refusals import REFUSALS
from bathysphere.games.cryptids.score import RATINGS, rating
from bathysphere.games.cryptids.setup import check, deal
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.state_from_view import state_from_view
from bathysphere.games.cryptids.suggestions import SUGGESTS
from bathysphere.games.cryptids.view import CryptidsView, view, views
from bathysphere.games.cryptids.vocabulary import VOCABULARY
from bathysphere.games.cryptids.worlds import redeal_hidden

add_sentences(REFUSALS)


class CryptidsGame(Game[CryptidsState]):
    name = "cryptids"
    rules_version = 2
    fewest = 1
    most = MOST_SEATS
    options = Options
    fixed_option_names = ("content",)
    daily = True
    daily_marks = DAILY_MARKS
    aids_type = CryptidsAids
    ratings = RATINGS
    own_board = True
    state = CryptidsState
    events = EVENTS
    vocabulary = VOCABULARY
    offers = OFFERS
    explains = EXPLAINS
    suggests = SUGGESTS
    steps = steps_in(steps)

    def check_table(self, seats: int, options: dict[str, Any]) -> Value:
        asked = super().check_table(seats, options)
        assert isinstance(asked, Options)
        check(seats, asked)
        return asked

    def deal(self, s: CryptidsState, options: Options) -> Next:
        return deal(s, options)

    def view(self, s: CryptidsState, seat: int) -> CryptidsView:
        return view(s, seat)

    def views(self, s: CryptidsState) -> Callable[[int], CryptidsView]:
        return views(s)

    def redeal_hidden(self, s: CryptidsState, seat: int, chance: Chance) -> None:
        redeal_hidden(s, seat, chance)

    def aids(self, view: CryptidsView, decision: Decision | None) -> CryptidsAids:
        return aids(view, decision)

    def aids_of_all(self, everybody: CryptidsView) -> Callable[[CryptidsView, Decision | None], CryptidsAids]:
        return partial(aids_beside, open_table(everybody))

    def state_from_view(self, view: CryptidsView) -> CryptidsState:
        return state_from_view(view)

    def rating(self, outcome: Outcome) -> str:
        return f"rating-{rating(outcome.total(0))}" if outcome.winners else "game-cryptids-lost"

    def daily_summary(self, told: Sequence[SeenEvent]) -> tuple[str, ...]:
        return daily_summary(told)

    def use_content(self, folder: Path) -> None:
        content.use_content(folder)

    def content(self, name: str) -> Pack:
        return content.content(name).pack

    def faces(self) -> Faces:
        about = self.content(content.chosen()).about
        return Faces(to_builtins(about.name), about.reconstructed)

    def fixed_options(self) -> dict[str, Any]:
        chosen = content.chosen()
        return {"content": chosen} if chosen else {}

    def rounds(self, s: CryptidsState) -> int:
        return s.number

    def components(self, s: CryptidsState) -> Any:
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
