"""What each character does when it reveals itself (facts, section 5). From step 1 of the reveal on it is no human any
more (UQ.39), so effects on humans spare it."""

from bathysphere.engine import DONE, Answers, Choice, Count, Decision, Next, SeatAsks
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.items.actions import change_hands, passengers_on
from bathysphere.games.unfathomable.cards.items.table import IMPROVEMENTS
from bathysphere.games.unfathomable.cards.mythos.table import MYTHOS
from bathysphere.games.unfathomable.cards.skills.treachery_actions import deep_ones_with
from bathysphere.games.unfathomable.cards.spaces import DECK, ROOMS, WATER
from bathysphere.games.unfathomable.components import FACE_DOWN, RITUAL, SANITY, SUPPLY, TRAVEL
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.resolve import resolve, special
from bathysphere.games.unfathomable.steps.harm.damage import DrawDamage
from bathysphere.games.unfathomable.steps.harm.defeat import DefeatEach, DefeatPassenger
from bathysphere.games.unfathomable.steps.mythos.barricade import barricade_window
from bathysphere.games.unfathomable.steps.mythos.mythos_step import MythosOver, crisis_options, turn_up
from bathysphere.games.unfathomable.steps.mythos.spawning import spawn
from bathysphere.games.unfathomable.steps.mythos.tracks import advance, set_track
from bathysphere.games.unfathomable.steps.resources import change_dial

DISRUPTED = 2
"""The ritual goes up to so many steps forward or back."""
DIVIDED = 4
"""In so many water spaces there is a deep one more."""


# -- without a choice


@special("break_morale")
def break_morale(s: UnfathomableState, effect: None, you: int) -> Next:
    change_dial(s, SANITY, -1)
    return DONE


@special("off_course")
def off_course(s: UnfathomableState, effect: None, you: int) -> Next:
    set_track(s, TRAVEL, 0)
    return DONE


@special("rain_fire")
def rain_fire(s: UnfathomableState, effect: None, you: int) -> Next:
    here = s.places[you]
    return (DefeatEach(tuple(sorted(s.humans_in(here))), passengers_on(s, here)),)


@special("second_oath")
def second_oath(s: UnfathomableState, effect: None, you: int) -> Next:
    return (*barricade_window(s), *deep_ones_with(s, you))


# -- conduct malpractice


@special("conduct_malpractice")
def conduct_malpractice(s: UnfathomableState, effect: None, you: int) -> Next:
    return (Malpractice(you),)


class Malpractice(SeatAsks[UnfathomableState]):
    """A passenger on deck, or a random one of the supply."""

    rules = ("UD.32", "U48.6")

    def _spaces(self, s: UnfathomableState) -> list[int]:
        return [space for space in DECK if passengers_on(s, space)] + ([SUPPLY] if s.supply else [])

    def ask(self, s: UnfathomableState) -> list[Decision]:
        spaces = self._spaces(s)
        options = tuple([("defeat_passenger", space) for space in spaces])
        return [Decision(self.seat, "reveal.malpractice", options)] if len(spaces) > 1 else []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        spaces = [answers[self.seat][1]] if answers else self._spaces(s)
        return (DefeatPassenger(spaces[0]),) if spaces else DONE


# -- sabotage


@special("sabotage")
def sabotage(s: UnfathomableState, effect: None, you: int) -> Next:
    return (Sabotage(you),)


class Sabotage(SeatAsks[UnfathomableState]):
    """An undamaged room; there always is one."""

    rules = ("UD.32", "U33.2")

    def _rooms(self, s: UnfathomableState) -> list[int]:
        return [room for room in ROOMS if not s.damaged(room)]

    def ask(self, s: UnfathomableState) -> list[Decision]:
        rooms = self._rooms(s)
        options = tuple([("damage", room) for room in rooms])
        return [Decision(self.seat, "reveal.sabotage", options)] if len(rooms) > 1 else []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        return (DrawDamage(answers[self.seat][1] if answers else self._rooms(s)[0]),)


# -- disrupt ritual


@special("disrupt_ritual")
def disrupt_ritual(s: UnfathomableState, effect: None, you: int) -> Next:
    return (DisruptRitual(you),)


class DisruptRitual(SeatAsks[UnfathomableState]):
    """Up to two steps either way, or none."""

    rules = ("UD.32", "U50.1", "U50.2", "U50.2a")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        steps = range(-min(DISRUPTED, s.tracks[RITUAL]), DISRUPTED + 1)
        return [Decision(self.seat, "reveal.ritual", tuple([("ritual", by) for by in steps]), ("ritual", 0))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        by = answers[self.seat][1]
        return advance(s, RITUAL, by) if by else DONE


# -- divide and conquer


@special("divide_and_conquer")
def divide_and_conquer(s: UnfathomableState, effect: None, you: int) -> Next:
    return (*barricade_window(s), DivideAndConquer(you))


class DivideAndConquer(SeatAsks[UnfathomableState]):
    """Four different water spaces."""

    rules = ("UD.32", "U39.0", "U39.1")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        options = tuple([("spawn", water) for water in WATER])
        return [Decision(self.seat, "reveal.divide", options, picks=Count(DIVIDED, DIVIDED))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        for _, water in answers[self.seat]:
            spawn(s, 1, water)
        return DONE


# -- spread misfortune


@special("spread_misfortune")
def spread_misfortune(s: UnfathomableState, effect: None, you: int) -> Next:
    turn_up(s, you)
    return (*barricade_window(s), Misfortune(you), MythosOver())


class Misfortune(SeatAsks[UnfathomableState]):
    """Only the crisis of the card, and the traitor chooses in place of everybody; a check counts as failed (G14)."""

    rules = ("UD.32", "UD.47", "UD.48")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        mythos = MYTHOS[s.crisis]
        if mythos.kind == "check":
            return []
        options: list[Choice] = [
            ("fail",) if option == ("check",) else option for option in crisis_options(s, mythos, self.seat)
        ]
        return [Decision(self.seat, "reveal.misfortune", tuple(options))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        mythos = MYTHOS[s.crisis]
        choice = answers.get(self.seat, ("fail",))[0]
        s.tell(events.CRISIS_CHOSEN, self.seat, s.crisis, choice)
        return resolve({"first": mythos.first, "second": mythos.second}.get(choice, mythos.failed), self.seat)


# -- pickpocket


@special("pickpocket")
def pickpocket(s: UnfathomableState, effect: None, you: int) -> Next:
    return (Pickpocket(you),)


class Pickpocket(SeatAsks[UnfathomableState]):
    """An item of a human in the same space; of improvements that lie face down any one (UI.25)."""

    rules = ("UD.32", "U9.8a", "UI.25")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        options: list[Choice] = []
        for victim in sorted(s.humans_in(s.places[self.seat])):
            down = face_down(s, victim)
            options += [("steal", victim, item) for item in s.items[victim] if item not in down]
            options += [("steal", victim, FACE_DOWN)] if down else []
        return [Decision(self.seat, "reveal.pickpocket", tuple(options))] if options else []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        if not answers:
            return DONE
        _, victim, item = answers[self.seat]
        if item == FACE_DOWN:
            item = s.chance.pick(face_down(s, victim))
        return change_hands(s, victim, self.seat, item)


def face_down(s: UnfathomableState, seat: int) -> list[int]:
    return [item for item in s.items[seat] if item in IMPROVEMENTS and item != s.active[seat]]
