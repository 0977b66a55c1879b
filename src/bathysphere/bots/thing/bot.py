"""The thoughtful bot: it keeps beliefs about everybody's role and plays for its own side, whichever that is by now."""

from collections.abc import Callable

from bathysphere.bots.base import PatientBot
from bathysphere.bots.thing.announcing import announces
from bathysphere.bots.thing.answers import (
    answer_fire,
    answer_swap,
    be_friends,
    between_us,
    blind_swap,
    confess,
    forget,
    get_out,
    keep_one,
    name_side,
    offer,
    pass_on,
    reply,
)
from bathysphere.bots.thing.evaluation import Evaluation
from bathysphere.bots.thing.speech import say
from bathysphere.bots.thing.talk_model import TalkModel
from bathysphere.bots.thing.turns import best_play
from bathysphere.bots.thing.weights import Weights
from bathysphere.engine import Chance, Choice, Decision, InternalError, View
from bathysphere.games.thing.view import ThingView


class ThoughtfulBot(PatientBot):
    """Its model is made with its first view: only then the number of players is known."""

    weights = Weights()

    def __init__(self, seat: int, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.model: TalkModel | None = None

    def talk(self, view: View) -> Choice | None:
        return say(self._evaluation(view))

    def interject(self, view: View, options: tuple[Choice, ...]) -> Choice | None:
        return announces(view, options)

    def choose(self, view: View, decision: Decision) -> Choice:
        evaluation = self._evaluation(view)
        if len(decision.options) == 1 and decision.picks is None:
            return decision.options[0]
        return _JUDGES[decision.kind](evaluation, decision)

    def _evaluation(self, view: View) -> Evaluation:
        if not isinstance(view, ThingView):
            raise InternalError("this bot plays The Thing only")
        if self.model is None:
            self.model = TalkModel(self.seat, view, self.weights)
        self.catch_up(self.model)
        self.model.fit(view)
        return Evaluation(view, self.model, self.weights, self.chance)


_JUDGES: dict[str, Callable[[Evaluation, Decision], Choice]] = {
    "turn.play": best_play,
    "persistence.keep": keep_one,
    "exchange.offer": offer,
    "exchange.reply": reply,
    "flamethrower.answer": answer_fire,
    "swap.answer": answer_swap,
    "chain.pass": pass_on,
    "one_two.side": name_side,
    "get_out.choose": get_out,
    "be_friends.choose": be_friends,
    "between_us.choose": between_us,
    "forgetful.discard": forget,
    "blind_date.swap": blind_swap,
    "confession.show": confess,
}
