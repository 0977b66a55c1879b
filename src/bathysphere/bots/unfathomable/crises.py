"""Crises, waypoints and spells: which option costs least, or most."""

from bathysphere.bots.unfathomable.checks import check_loss
from bathysphere.bots.unfathomable.evaluation import Evaluation
from bathysphere.bots.unfathomable.forecast import Forecast, activation
from bathysphere.engine import Choice, Decision
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.spells.table import PRICE, SPELLS
from bathysphere.games.unfathomable.cards.waypoints.table import BASE_PRICE, WAYPOINTS
from bathysphere.games.unfathomable.components import FUEL, RITUAL, TRAVEL
from bathysphere.games.unfathomable.effects import DIALS

SIZES = {"mythos": len(MYTHOS), "waypoint": len(WAYPOINTS), "spell": len(SPELLS)}
EVERY_FIFTH = 5
LEADER = 1.2
"""What Keilani's feat is worth while she has it."""


def option_loss(o: Evaluation, card: int, option: Choice, you: int) -> float:
    """What it costs to settle a crisis that way."""
    mythos = MYTHOS[card]
    match option:
        case ("check",):
            return check_loss(o, card, you)
        case ("first",):
            return Forecast(o, you).loss(mythos.first)
        case ("second",):
            return Forecast(o, you).loss(mythos.second)
        case ("fail",):
            return Forecast(o, you).loss(mythos.failed)
        case (_, dial):
            return o.dial(DIALS.index(dial), -1) + LEADER
    return 0.0


def choose_option(o: Evaluation, decision: Decision) -> Choice:
    card = o.view.crisis
    return o.choose(decision.options, lambda option: option_loss(o, card, option, o.me))


def regret(o: Evaluation, seat: int, card: int, choice: str) -> float:
    """How much worse the option was that somebody took than the other one."""
    mythos = MYTHOS[card]
    if choice not in ("first", "second", "check") or seat == o.me:
        return 0.0
    options: list[Choice] = [("check",) if mythos.kind == "combined" else ("first",), ("second",)]
    losses = {option[0]: option_loss(o, card, option, seat) for option in options}
    return losses.get(choice, 0.0) - min(losses.values())


def judge_choices(o: Evaluation) -> None:
    """What others chose and foretold since this seat last thought: traitors choose badly and praise what is bad."""
    w = o.weights
    for seat, card, choice in o.model.choices:
        if regret(o, seat, card, choice) > w.odd_choice:
            o.model.doubt(seat, w.odds_of_odd_choice)
    for seat, praised, card in o.model.omens:
        better = advantage(o, "mythos", card)
        if seat != o.me and abs(better) > w.omen:
            o.model.doubt(seat, w.true_omen if praised == (better > 0) else w.false_omen)
    o.model.choices, o.model.omens = [], []


def mythos_loss(o: Evaluation, card: int) -> float:
    """What a mythos card costs when it is drawn: its crisis and its symbols."""
    mythos = MYTHOS[card]
    if mythos.kind == "check":
        crisis = check_loss(o, card, o.view.turn.seat)
    else:
        options: list[Choice] = [("check",) if mythos.kind == "combined" else ("first",), ("second",)]
        crisis = min([option_loss(o, card, option, o.view.turn.seat) for option in options])
    track = {"travel": o.travel, "ritual": o.ritual}.get(mythos.track, max(o.travel, o.ritual))
    return crisis + activation(o, mythos.icon) - track


def waypoint_loss(o: Evaluation, card: int) -> float:
    """Distance is what it is all about; fuel and the rest are its price."""
    waypoint = WAYPOINTS[card]
    forecast = Forecast(o, o.me)
    useful = min(float(waypoint.distance), o.left + 0.3 * max(0, waypoint.distance - o.left))
    worth = useful * 4 * o.travel / 3
    if waypoint.distance >= o.left > 0:
        worth += 0.5 * o.travel
    price = sum([forecast.change(FUEL, -1) for _ in range(BASE_PRICE[waypoint.distance])])
    return price + forecast.loss(waypoint.effects) - worth


def spell_loss(o: Evaluation, spell: int) -> float:
    forecast = Forecast(o, o.me)
    loss = forecast.loss(SPELLS[spell].effects)
    return loss + forecast.loss(PRICE) if SPELLS[spell].price else loss


def waypoint(o: Evaluation, decision: Decision) -> Choice:
    """The cultist needs the goal near; otherwise as the side wants it."""
    return o.choose(decision.options, lambda option: waypoint_loss(o, option[1]), excuse=o.weights.bold)


def spell(o: Evaluation, decision: Decision) -> Choice:
    """What the other one was nobody sees, so that a bad choice is not noticed."""

    def loss(option: Choice) -> float:
        return spell_loss(o, option[1]) if option[0] == "cast" else 0.0

    return o.choose(decision.options, loss, excuse=o.weights.bold)


def leave_spell(o: Evaluation, decision: Decision) -> Choice:
    """The top spell stays there if it is better than what may come."""
    top, under = decision.options
    return top if (-spell_loss(o, top[2]) > o.weights.spell) != o.foe else under


def track(o: Evaluation, decision: Decision) -> Choice:
    gains = {"travel": o.travel, "ritual": o.ritual if o.view.tracks[RITUAL] < 3 else o.banishment}
    return o.choose(decision.options, lambda option: -gains[option[1]])


def choose_effect(o: Evaluation, decision: Decision) -> Choice:
    def loss(option: Choice) -> float:
        return Forecast(o, o.me).loss(option[1]) if len(option) > 1 else 0.0

    return o.choose(decision.options, loss)


def risk_effect(o: Evaluation, decision: Decision) -> Choice:
    def loss(option: Choice) -> float:
        return 0.0 if option == ("nothing",) else option[1] * o.risk + Forecast(o, o.me).loss(option[2])

    return o.choose(decision.options, loss)


# -- looks ahead


def deck_to_scout(o: Evaluation, decision: Decision) -> Choice:
    """Waypoints shortly before an arrival, else what comes next."""
    near = o.view.tracks[TRAVEL] >= 2 and o.left > 0
    return o.least(decision.options, lambda option: 0.0 if (option[1] == "waypoint") == near else 1.0)


def leave_on_top(o: Evaluation, decision: Decision) -> Choice:
    """Nobody else sees which one it is."""
    return o.choose(decision.options, lambda option: seen_loss(o, *option[1:]), secret=True)


def put_under(o: Evaluation, decision: Decision) -> Choice:
    """The order beneath a deck hardly ever matters."""
    return decision.options[0]


def seen_loss(o: Evaluation, deck: str, card: int) -> float:
    """Of a card that lies on top of its deck."""
    return {"mythos": mythos_loss, "waypoint": waypoint_loss, "spell": spell_loss}[deck](o, card)


def advantage(o: Evaluation, deck: str, card: int) -> float:
    """By how much a card is better than those of its deck on average, some of which stand for all."""
    some = range(0, SIZES[deck], EVERY_FIFTH)
    return sum([seen_loss(o, deck, each) for each in some]) / len(some) - seen_loss(o, deck, card)


def analyse(o: Evaluation, decision: Decision) -> Choice:
    """Beatrice's two cards: the other one goes under the deck unseen."""
    return o.choose(decision.options, lambda option: mythos_loss(o, option[-1]), secret=True)


def look_or_draw(o: Evaluation, decision: Decision) -> Choice:
    return decision.options[-1]


def another_card(o: Evaluation, decision: Decision) -> Choice:
    """Edmund's feat: once in a game, against the worst."""
    if o.foe or o.view.crisis < 0:
        return decision.options[0]
    return decision.options[-1] if mythos_loss(o, o.view.crisis) > 3.5 else decision.options[0]
