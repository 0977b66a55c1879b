"""The thoughtful bot: for each kind of decision it takes the option that promises most reputation."""

from collections.abc import Callable

from bathysphere.bots.base import Bot
from bathysphere.bots.cryptids import answers, bids, poaching, reserves
from bathysphere.bots.cryptids import assistant_turn as assistant_turn
from bathysphere.bots.cryptids.evaluation import Evaluation
from bathysphere.bots.cryptids.field_turn import plan_turn
from bathysphere.bots.cryptids.weights import Weights
from bathysphere.engine import Chance, Choice, Decision, InternalError, View
from bathysphere.games.cryptids.view import CardView, CryptidsView

WRONG_GAME = "this bot plays Cryptids only"


class ThoughtfulBot(Bot):
    """It looks one turn ahead and keeps to its plan until something new comes up."""

    weights = Weights()

    def __init__(self, seat: int, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.coming: list[Choice] = []
        self.weighed: tuple[tuple[CardView, ...], set[int]] | None = None
        """The open cards, and which of them were threatened, when it last thought about a loose bid in the turn of
        another: while they are the same it would think the same."""

    def choose(self, view: View, decision: Decision) -> Choice:
        if not isinstance(view, CryptidsView):
            raise InternalError(WRONG_GAME)
        if decision.kind == "field.turn":
            return self._turn(view, decision)
        self.coming = []
        if len(decision.options) == 1 and decision.picks is None:
            return decision.options[0]
        return _JUDGES[decision.kind](Evaluation(view, self.weights), decision)

    def interject(self, view: View, options: tuple[Choice, ...]) -> Choice | None:
        """Only bids that came free are ever laid in turns of others."""
        if not isinstance(view, CryptidsView):
            raise InternalError(WRONG_GAME)
        o = Evaluation(view, self.weights)
        threatened = bids.exchangeable(o)
        seen = (view.display, threatened)
        if not options or not threatened or seen == self.weighed:
            return None
        self.weighed = seen
        return bids.guard(o, options, threatened)

    def _turn(self, view: CryptidsView, decision: Decision) -> Choice:
        hare = next((option for option in decision.options if option[0] == "hare"), None)
        if hare is not None:
            return hare
        if not self.coming or self.coming[0] not in decision.options:
            self.coming = plan_turn(Evaluation(view, self.weights), decision.options)
        return self.coming.pop(0)


_JUDGES: dict[str, Callable[[Evaluation, Decision], Choice]] = {
    "setup.city": answers.city,
    "setup.bids": bids.first_bids,
    "setup.terrain": reserves.take,
    "track.commit": answers.commit,
    "track.rolled": answers.rolled,
    "track.lose": answers.lose,
    "relocate.place": reserves.place,
    "request.order": answers.order,
    "ability.walk": answers.walk,
    "ability.collect": answers.gather,
    "ability.market": answers.take_market,
    "ability.buy": answers.bargain,
    "ability.refresh": answers.refresh,
    "refresh.remove": answers.remove,
    "refresh.cards": answers.exchange,
    "refresh.bonus": answers.bonus,
    "assistant.bonus": assistant_turn.shift,
    "skills.restore": assistant_turn.renew,
    "skills.gain": assistant_turn.gain_skill,
    "bid.place": bids.bid,
    "office.turn": assistant_turn.turn,
    "office.card": assistant_turn.second_card,
    "terrain.tile": reserves.tile,
    "terrain.return": reserves.give_back,
    "terrain.fitting": reserves.take,
    "terrain.lay": reserves.lay,
    "terrain.take": reserves.take,
    "poacher.terrain": reserves.take,
    "poacher.takes": poaching.takes,
    "poacher.market": poaching.market,
    "poacher.prey": poaching.prey,
    "poacher.spend": poaching.spend,
}
