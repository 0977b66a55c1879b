"""What a seat makes of all that happens: who may be a traitor, and what everybody may hold. The same events make the
same observations, whenever heard."""

from collections.abc import Callable
from typing import Any

from bathysphere.bots.unfathomable.beliefs import LEAST, Suspicion, added_up, role_counts
from bathysphere.bots.unfathomable.weights import Weights
from bathysphere.engine import Cards, SeenEvent
from bathysphere.games.unfathomable.cards.roles import HUMAN
from bathysphere.games.unfathomable.cards.skills.table import SKILL_OF, SKILLS, TREACHERY
from bathysphere.games.unfathomable.components import FACE_DOWN, NOBODY
from bathysphere.games.unfathomable.view import UnfathomableView


class Observations:
    """Of one seat: `own` is what it believes, `eye` what somebody without cards or role would."""

    def __init__(self, seat: int, view: UnfathomableView, weights: Weights) -> None:
        self.seat = seat
        self.seats = len(view.players)
        self.weights = weights
        humans, *traitors = role_counts(view)
        self.traitors = sum(traitors)
        """Traitors' cards that nobody has revealed."""
        self.revealed = 0
        self.prior = self.traitors / (humans + self.traitors)
        start = 0.0 if view.options.first_game else self.prior
        self.own = Suspicion(self.seats, seat, start, weights)
        self.eye = Suspicion(self.seats, NOBODY, start, weights)
        self.held = [[0.0] * len(SKILLS) for _ in range(self.seats)]
        """How many cards of each skill everybody may hold."""
        self.treachery = 0.0
        """How many treachery cards may lie in the chaos deck."""
        self.chaos_size = view.chaos
        self.skills: Cards = ()
        """The supporting skills of the check under way."""
        self.from_chaos = 0
        self.counts = [0] * self.seats
        """How many cards each added to it, and how many opposing ones of them were this seat's own."""
        self.own_opposing = 0
        self.turn = 0
        self.traitor = False
        """Whether this seat holds a traitor's card itself."""
        self.role_cards = humans + self.traitors
        self.dealt = 0
        """How many role cards the players have got."""
        self.expected = 0 if view.options.first_game else self.seats
        """Role cards that are still to be dealt and that the start counts already."""
        self.choices: list[tuple[int, int, str]] = []
        """Crises that others settled by a choice, still to be judged: who, which card, how."""
        self.attack = (NOBODY, NOBODY, NOBODY)
        """Of the fight under way: who attacks whom and where; NOBODY is a deep one."""
        self.victim = NOBODY
        """Who would be defeated."""

    def fit(self, view: UnfathomableView) -> None:
        """What the table shows is right, whatever was heard."""
        for seat, player in enumerate(view.players):
            held = self.held[seat]
            total = sum(held)
            scale = player.hand / total if total > 0 else 0.0
            self.held[seat] = [each * scale for each in held]
            if total == 0 and player.hand:
                self.held[seat] = [player.hand / TREACHERY] * TREACHERY + [0.0]
            known = [role for role in player.roles if role != FACE_DOWN]
            if player.revealed != FACE_DOWN:
                self.own.evil[seat] = self.eye.evil[seat] = 1.0
            elif seat == self.seat:
                self.traitor = any(role != HUMAN for role in known)
            elif any(role != HUMAN for role in known):
                self.own.evil[seat] = 1.0
            elif player.roles and len(known) == len(player.roles):
                self.own.evil[seat] = 0.0
        self.chaos_size = view.chaos
        self.dealt = self.role_cards - view.role_deck

    def hear(self, event: SeenEvent) -> None:
        hearing = _HEARINGS.get(event.kind)
        if hearing is not None:
            hearing(self, **event.data)

    def _both(self) -> tuple[Suspicion, Suspicion]:
        return self.own, self.eye

    def _turn_began(self, *, number: int, **_: Any) -> None:
        self.turn = number

    # -- roles

    def _dealt(self, *, seat: int, role: int = HUMAN) -> None:
        self.dealt += 1
        if seat == self.seat:
            self.traitor = self.traitor or role != HUMAN
        if self.expected:
            self.expected -= 1
            return
        for suspicion in self._both():
            suspicion.another_card(seat, self.prior)

    def _passed_on(self, *, to: int, number: int, **_: Any) -> None:
        for suspicion in self._both():
            suspicion.another_card(to, 1.0 - (1.0 - self.prior) ** number)

    def _balance(self) -> None:
        """As many seats hide a traitor's card as the deal leads one to expect: one of them may have two."""
        if not self.dealt:
            return
        hidden = self.traitors * self.dealt / self.role_cards
        seats = hidden - hidden * (hidden - 1.0) / 2 / self.role_cards if hidden > 1.0 else hidden
        for suspicion, known in ((self.own, self.traitor), (self.eye, False)):
            sure = sum([evil == 1.0 for evil in suspicion.evil]) - self.revealed
            suspicion.balance(max(LEAST, seats - known - sure))

    def _revealed(self, *, seat: int, **_: Any) -> None:
        """One traitor's card less is hidden."""
        self.traitors -= 1
        self.revealed += 1
        for suspicion in self._both():
            suspicion.evil[seat] = 1.0
            if not self.traitors:
                suspicion.evil = [float(evil == 1.0) for evil in suspicion.evil]
        self._balance()

    def _chosen(self, *, seat: int, card: int, choice: str) -> None:
        if seat != self.seat:
            self.choices.append((seat, card, choice))

    # -- fights

    def _attacked(self, *, attacker: int, target: int, space: int, **_: Any) -> None:
        self.attack = (attacker, target, space)

    def _aimed(self, *, seat: int, target: int, space: int) -> None:
        self.attack = (seat, target, space)

    def _in_danger(self, *, seat: int) -> None:
        self.victim = seat

    # -- cards

    def _drew(self, *, seat: int, decks: Cards, **_: Any) -> None:
        for skill in decks:
            self.held[seat][skill] += 1.0

    def _paid(self, *, seat: int, cards: Cards, **_: Any) -> None:
        for card in cards:
            self._gone(seat, card)

    def _played(self, *, seat: int, card: int = -1, **_: Any) -> None:
        if card >= 0:
            self._gone(seat, card)

    def _acted(self, *, seat: int, verb: str, subject: int, **_: Any) -> None:
        if verb == "play":
            self._gone(seat, subject)

    def _gone(self, seat: int, card: int) -> None:
        held = self.held[seat]
        held[SKILL_OF[card]] = max(0.0, held[SKILL_OF[card]] - 1.0)

    # -- checks

    def _chaos_made(self, **_: Any) -> None:
        self.treachery = 0.0

    def _chaos_grew(self, *, number: int, size: int) -> None:
        self.treachery = min(float(size), self.treachery + number)
        self.chaos_size = size

    def _check_began(self, *, skills: Cards, **_: Any) -> None:
        self.skills = skills
        self.from_chaos = self.own_opposing = 0
        self.counts = [0] * self.seats

    def _supports(self, *, seat: int, card: int, skill: int) -> None:
        self.skills = (*self.skills, skill)
        self._gone(seat, card)

    def _chaos_added(self, *, number: int) -> None:
        self.from_chaos = number

    def _added(self, *, seat: int, number: int, cards: Cards = ()) -> None:
        self.counts[seat] = number
        if seat == self.seat:
            self.own_opposing = sum([SKILL_OF[card] not in self.skills for card in cards])
        held = self.held[seat]
        useful = sum([held[skill] for skill in self.skills])
        for skill in self.skills:
            held[skill] -= min(held[skill], number * held[skill] / useful if useful else 0.0)

    def _shown(self, *, seat: int, cards: Cards) -> None:
        """Face up: everybody sees who adds what opposes."""
        bad = sum([SKILL_OF[card] not in self.skills for card in cards])
        for suspicion in self._both():
            suspicion.multiply(seat, 4.0**bad if bad else 0.8)

    def chance_of_opposing(self) -> float:
        """How likely a card of the chaos deck opposes the check under way."""
        share = min(1.0, self.treachery / max(1, self.chaos_size))
        return share + (1.0 - share) * (TREACHERY - len(self.skills)) / TREACHERY

    def _sorted(self, *, cards: Cards, **_: Any) -> None:
        bad = sum([SKILL_OF[card] not in self.skills for card in cards])
        opposing = self.chance_of_opposing()
        chaos = [1.0]
        for _each in range(self.from_chaos):
            chaos = added_up(chaos, [1.0 - opposing, opposing])
        self.eye.sorted_out(self.counts, bad, chaos)
        others = [number * (seat != self.seat) for seat, number in enumerate(self.counts)]
        self.own.sorted_out(others, max(0, bad - self.own_opposing), chaos)
        self._balance()
        seen = sum([SKILL_OF[card] == TREACHERY for card in cards])
        self.treachery = max(0.0, self.treachery - min(seen, self.from_chaos))


_HEARINGS: dict[str, Callable[..., None]] = {
    "turn_began": Observations._turn_began,
    "role_dealt": Observations._dealt,
    "roles_passed": Observations._passed_on,
    "revealed": Observations._revealed,
    "crisis_chosen": Observations._chosen,
    "attacked": Observations._attacked,
    "aimed": Observations._aimed,
    "would_be_defeated": Observations._in_danger,
    "drew_skills": Observations._drew,
    "paid": Observations._paid,
    "card_played": Observations._played,
    "check_changed": Observations._played,
    "roll_changed": Observations._played,
    "rerolled": Observations._played,
    "action": Observations._acted,
    "chaos_made": Observations._chaos_made,
    "chaos_grew": Observations._chaos_grew,
    "check_began": Observations._check_began,
    "skill_supports": Observations._supports,
    "chaos_added": Observations._chaos_added,
    "cards_added": Observations._added,
    "cards_shown": Observations._shown,
    "check_sorted": Observations._sorted,
}
