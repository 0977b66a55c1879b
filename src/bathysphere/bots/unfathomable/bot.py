"""The thoughtful bot: it keeps beliefs about everybody's role and plays for its own side."""

from collections.abc import Callable

from bathysphere.bots.base import PatientBot
from bathysphere.bots.unfathomable import actions, checks, crises, fights, hand, places, reactions, totals, traitor
from bathysphere.bots.unfathomable.evaluation import Evaluation
from bathysphere.bots.unfathomable.speech import has_cause, say
from bathysphere.bots.unfathomable.talk_model import TalkModel
from bathysphere.bots.unfathomable.weights import Weights
from bathysphere.engine import Chance, Choice, Decision, InternalError, View
from bathysphere.games.unfathomable.view import UnfathomableView


class ThoughtfulBot(PatientBot):
    """Its model is made with its first view: only then the number of players is known."""

    weights = Weights()

    def __init__(self, seat: int, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.model: TalkModel | None = None

    def talk(self, view: View) -> Choice | None:
        model, seen = self._model(view)
        return say(self._evaluation(view)) if has_cause(model, seen) else None

    def choose(self, view: View, decision: Decision) -> Choice:
        if len(decision.options) == 1 and decision.picks is None:
            return decision.options[0]
        return _JUDGES[decision.kind](self._evaluation(view), decision)

    def _model(self, view: View) -> tuple[TalkModel, UnfathomableView]:
        """All that it was told has been read."""
        if not isinstance(view, UnfathomableView):
            raise InternalError("this bot plays Unfathomable only")
        if self.model is None:
            self.model = TalkModel(self.seat, view, self.weights)
        self.catch_up(self.model)
        return self.model, view

    def _evaluation(self, view: View) -> Evaluation:
        model, seen = self._model(view)
        model.fit(seen)
        evaluation = Evaluation(seen, model, self.weights, self.chance)
        crises.judge_choices(evaluation)
        return evaluation


_JUDGES: dict[str, Callable[[Evaluation, Decision], Choice]] = {
    "setup.character": hand.character,
    "setup.hand": hand.opening,
    "roles.pass": traitor.pass_role,
    "improvement.choose": hand.activate,
    "skills.one": hand.draw_one,
    "skills.decline": hand.decline,
    "skills.treachery": hand.treachery,
    "actions.start": traitor.start,
    "action": actions.act,
    "amulet.again": actions.again,
    "discard.limit": hand.throw_out,
    "window.first": reactions.first,
    # the die and defeats
    "roll.before": reactions.before_roll,
    "roll.after": reactions.after_roll,
    "defeat.character": reactions.character,
    "defeat.passenger": reactions.passenger,
    "defeat.order": fights.defeat_order,
    "barricade.use": reactions.barricade,
    # cards and items
    "cards.discard": hand.throw_out,
    "cards.draw": hand.draw_one,
    "cards.learn": hand.learn,
    "cards.persist": hand.persist,
    "cargo_hold.take": hand.take_item,
    "conjuration.take": hand.take_item,
    "item.give": hand.give,
    "mythos.keep_item": hand.keep_item,
    "mythos.give_up_item": hand.give_up_item,
    "trade.offer": hand.offer,
    "trade.agree": hand.agree,
    # rooms
    "galley.draw": hand.feast,
    "repair.pay": hand.pay,
    "brig.pay": hand.pay,
    "brig.leave": places.go_anywhere,
    "boiler_room.after": places.jury_rig,
    # checks
    "check.before": totals.before,
    "check.add": checks.add,
    "check.after": totals.after,
    # mythos cards, waypoints and spells
    "mythos.draw": crises.look_or_draw,
    "mythos.analyse": crises.analyse,
    "mythos.drawn": crises.another_card,
    "mythos.choose": crises.choose_option,
    "mythos.track": crises.track,
    "mythos.accuse": reactions.accuse,
    "mythos.lock_up": reactions.accuse,
    "mythos.next": reactions.first,
    "mythos.leave_brig": places.go_anywhere,
    "mythos.go_to_galley": places.go_to_galley,
    "mythos.door": fights.door,
    "mythos.drive": fights.drive,
    "mythos.clear_room": fights.clear_room,
    "mythos.defeat": fights.devour,
    "mythos.volunteers": fights.volunteers,
    "effect.choose": crises.choose_effect,
    "effect.risk": crises.risk_effect,
    "effect.pay": hand.pay_for_roll,
    "waypoint.choose": crises.waypoint,
    "waypoint.passenger": reactions.swept_away,
    "scout.deck": crises.deck_to_scout,
    "scout.top": crises.leave_on_top,
    "scout.under": crises.put_under,
    "spell.choose": crises.spell,
    "spell.leave": crises.leave_spell,
    "astral_travel.space": fights.departure,
    "astral_travel.send": fights.send,
    "beast_within.go": fights.prowl,
    "call_friends.rescue": fights.call_friends,
    "dark_pact.gain": reactions.gain_resource,
    "flesh_ward.lay": fights.ward,
    "heal.go": places.go_anywhere,
    "locusts.defeat": fights.devour,
    # monsters
    "deep_ones.order": fights.order,
    "deep_ones.victim": fights.victim,
    "deep_ones.move": fights.push_to,
    "deep_ones.rise": fights.rise,
    "monarch.lead": fights.lead_monarch,
    "monarchs.first": traitor.first_monarch,
    # reveals
    "rampage.attack": fights.rampage,
    "reveal.hand_on": traitor.hand_on,
    "reveal.swap": hand.swap_at_reveal,
    "reveal.malpractice": traitor.malpractice,
    "reveal.sabotage": traitor.sabotage,
    "reveal.ritual": traitor.ritual,
    "reveal.divide": traitor.divide,
    "reveal.misfortune": crises.choose_option,
    "reveal.pickpocket": traitor.pickpocket,
}
