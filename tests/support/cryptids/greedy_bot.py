"""A bot of Cryptids that takes whatever brings most at once and looks no further: what a plan must be better than."""

from collections.abc import Callable

from bathysphere.bots.base import RandomBot
from bathysphere.engine import Choice, Decision, View
from bathysphere.games.cryptids.components import OPEN
from bathysphere.games.cryptids.content import NOWHERE, RUMOUR, content
from bathysphere.games.cryptids.score import COIN_RATE, XP_RATE
from bathysphere.games.cryptids.view import CardView, CryptidsView

WANTED, SPARE, HOPED, ONWARDS = 0.5, 0.1, 0.3, 0.2
"""A piece of evidence for an own bid, another one, a place where something can be done, and ending the turn: all less
than a point."""
KNOWN = ("field.turn", "office.turn", "track.commit", "track.rolled", "setup.bids", "bid.place")
"""Questions that it understands; to others it gives any answer."""


class GreedyBot(RandomBot):
    """Of equal options it takes any."""

    def choose(self, view: View, decision: Decision) -> Choice:
        assert isinstance(view, CryptidsView)
        if decision.kind not in KNOWN:
            return super().choose(view, decision)
        worths = {option: self.worth(view, option) for option in decision.options}
        if decision.picks is not None:
            return tuple(sorted(sorted(worths, key=lambda option: -worths[option])[: len(decision.default)]))
        best = max(worths.values())
        return self.chance.pick(tuple([option for option in worths if worths[option] == best]))

    def worth(self, view: CryptidsView, option: Choice) -> float:
        judge = _JUDGES.get(option[0])
        return judge(self, view, option) if judge is not None else 0.0

    # -- in the field

    def targets(self, view: CryptidsView) -> list[CardView]:
        """Open cards that it may track."""
        own = [card for card in view.display if self.seat in card.bids]
        return own or [card for card in view.display if card.card != NOWHERE]

    def wants(self, view: CryptidsView, kind: int) -> bool:
        held = view.players[self.seat].evidence
        return any(kind in card.needs and kind not in held for card in self.targets(view))

    def track(self, view: CryptidsView, option: Choice) -> float:
        return self.reputation(view, option[2])

    def reputation(self, view: CryptidsView, place: int) -> float:
        return 1.0 + content(view.options.content).cards[view.display[place].card].found

    def collect(self, view: CryptidsView, option: Choice) -> float:
        return WANTED if self.wants(view, option[3]) else SPARE

    def relocate(self, view: CryptidsView, option: Choice) -> float:
        return content(view.options.content).cards[option[2]].relocated

    def request(self, view: CryptidsView, option: Choice) -> float:
        return content(view.options.content).pack.contracts.request_reputation

    def move(self, view: CryptidsView, option: Choice) -> float:
        """To where the main action brings something."""
        me, place = view.players[self.seat], option[1]
        if view.turn.acted or (view.turn.moved and option[0] == "move"):
            return 0.0
        if place >= len(view.map):
            return HOPED if me.waiting else 0.0
        kinds = [min(kind, RUMOUR) for kind in me.evidence]
        ready = any(card.region == place and set(card.needs) & set(kinds) for card in self.targets(view))
        return HOPED if ready or any(self.wants(view, kind) for kind in view.map[place]) else 0.0

    def commit(self, view: CryptidsView, option: Choice) -> float:
        return -option[3:].count(OPEN)

    # -- in the office

    def down(self, view: CryptidsView, option: Choice) -> float:
        if option[1] == NOWHERE:
            return 0.0
        die = content(view.options.content).die[option[1]]
        return {"coins": die.number / COIN_RATE, "xp": die.number / XP_RATE}.get(die.sort, SPARE)

    def up(self, view: CryptidsView, option: Choice) -> float:
        return view.players[self.seat].xp / XP_RATE

    def buy(self, view: CryptidsView, option: Choice) -> float:
        return WANTED if self.wants(view, view.market[option[1]]) else 0.0

    def bid(self, view: CryptidsView, option: Choice) -> float:
        return self.reputation(view, option[1]) * SPARE if view.phase == "setup" else SPARE


Judge = Callable[[GreedyBot, CryptidsView, Choice], float]
_JUDGES: dict[str, Judge] = {
    "track": GreedyBot.track,
    "collect": GreedyBot.collect,
    "relocate": GreedyBot.relocate,
    "request": GreedyBot.request,
    "move": GreedyBot.move,
    "ticket": GreedyBot.move,
    "commit": GreedyBot.commit,
    "down": GreedyBot.down,
    "up": GreedyBot.up,
    "buy": GreedyBot.buy,
    "bid": GreedyBot.bid,
    "end": lambda bot, view, option: ONWARDS,
    "refresh": lambda bot, view, option: ONWARDS + 0.05,
    "learn": lambda bot, view, option: 1.0,
    "restore": lambda bot, view, option: HOPED,
    "search": lambda bot, view, option: 1.0,
    "hare": lambda bot, view, option: 1.0,
    "luck": lambda bot, view, option: 1.0,
    "second_chance": lambda bot, view, option: 1.0,
    "hare_reroll": lambda bot, view, option: 1.0,
}
