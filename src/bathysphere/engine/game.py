"""What a game gives to the engine, and how a table of it is opened."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from bathysphere.engine.chance import Chance, seed_bytes, stream
from bathysphere.engine.decision import Choice, Decision
from bathysphere.engine.errors import BadTable, InternalError, Refused, shown
from bathysphere.engine.event import EventKind, SeenEvent, declared
from bathysphere.engine.fields import Fields
from bathysphere.engine.flow import begin
from bathysphere.engine.kinds import Kind
from bathysphere.engine.reasons import Bars, Explains, Offers, Reason
from bathysphere.engine.state import Outcome, State
from bathysphere.engine.step import Next, Step
from bathysphere.engine.suggestion import Suggests
from bathysphere.engine.talk import SEAT, YES, YES_OR_NO, Phrase
from bathysphere.engine.talk import read as read_phrase
from bathysphere.engine.value import Value
from bathysphere.engine.view import View, reseal
from bathysphere.engine.view_forms import kinds_in_form, view_form
from bathysphere.engine.vocabulary import Vocabulary

S = TypeVar("S", bound=State)


class NoOptions(Value, frozen=True, gc=False):
    """For a game without table options."""


class NoAids(Value, frozen=True, gc=False):
    """For a game whose view needs no working out."""


class Range(NamedTuple):
    """What a number among the table options may be."""

    least: int
    most: int
    default: int


class Faces(NamedTuple):
    """What a content pack is called in each language, and which of its parts are not as they are in the box."""

    name: dict[str, str]
    reconstructed: tuple[str, ...]


class Game(Generic[S]):
    """One set of rules. A subclass fills in the names below; everything else follows from them.

    Steps, kinds of events and verbs that it does not name are those of the module in which it stands.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int] = 1
    """Raised whenever the same answers could lead elsewhere, so that no old record is replayed wrongly."""
    fewest: ClassVar[int]
    most: ClassVar[int]
    cap: ClassVar[int | None] = None
    """After how many answers random play may be broken off, for a game that need not end."""
    options: ClassVar[type[Value]] = NoOptions
    aids_type: ClassVar[type[Value]] = NoAids
    """What `aids` makes."""
    fixed_option_names: ClassVar[tuple[str, ...]] = ()
    """Options that nobody chooses for a table: they follow from how the program was started (`fixed_options`)."""
    orders: ClassVar[type[Value] | None] = None
    """Standing orders that a player may leave; None if the game has none."""
    talk: ClassVar[tuple[Phrase, ...]] = ()
    """What can be said in a form that bots understand."""
    secrecy: ClassVar[bool] = False
    """Whether its rules forbid telling others some of what one knows: then a table can remind its players of that."""
    ratings: ClassVar[tuple[tuple[str, int], ...]] = ()
    """What the result of one who plays alone is called, with the least points for it, the best first."""
    daily: ClassVar[bool] = False
    """Whether it has a challenge of the day: a table for one, with the same deal for everybody (`rating`,
    `daily_summary`)."""
    daily_marks: ClassVar[tuple[str, ...]] = ()
    """The marks in which `daily_summary` tells how a challenge went."""
    state: type[S]
    events: ClassVar[tuple[EventKind, ...]]
    vocabulary: ClassVar[Vocabulary] = Vocabulary(())
    """What its options, events, statements and reasons are made of."""
    offers: ClassVar[dict[str, Offers]] = {}
    """By the kind of a question the rule that says what is offered in it, if there is something to say about what is
    not: `reasons` asks it about what a seat knows."""
    explains: ClassVar[dict[str, Explains]] = {}
    """The same for questions that need more than what lies on the table: what they are about is in the decision."""
    suggests: ClassVar[dict[str, Suggests]] = {}
    """By the kind of a question that wants several picks: which ones a sensible player would make."""
    forgets: ClassVar[frozenset[str]] = frozenset()
    """What `resample` does not remember although a seat was told it, as `event.field`: gaps that a game admits. And
    fields of the state that only note who knows what, which a new deal may write down otherwise."""
    steps: ClassVar[dict[str, type[Step[Any]]]]
    own_board: ClassVar[bool] = False
    """Whether the browser client has a board for it; other games are drawn by the zones of their view."""

    def __init__(self) -> None:
        kind, module = type(self), sys.modules[type(self).__module__]
        if kind is Game:
            return
        if not hasattr(kind, "steps"):
            kind.steps = steps_in(module)
        if not hasattr(kind, "events"):
            kind.events = declared(vars(module))
        if not kind.vocabulary:
            told = [each for each in kind.events if len(each.kinds) == each.arity + each.private_arity]
            kind.vocabulary = Vocabulary.declared(vars(module), Fields(events=told))

    @property
    def view_type(self) -> type[View]:
        """What `view` makes."""
        found: type[View] = get_type_hints(type(self).view)["return"]
        return found

    @property
    def kinds(self) -> list[Kind]:
        """Every kind of thing that its options, events and views speak of, each once."""
        in_events = [kind for event in self.events for kind in event.kinds.values()]
        return list(dict.fromkeys([*self.vocabulary.kinds, *in_events, *kinds_in_form(view_form(self.view_type))]))

    # -- what a game fills in

    def deal(self, s: S, options: Any) -> Next:
        """Set up the table; returns the first steps."""
        raise self._lacks("deal(s, options)", "how it is dealt")

    def view(self, s: S, seat: int) -> View:
        """What a seat may know now; -1 is a spectator."""
        raise self._lacks("view(s, seat)", "who sees what")

    def views(self, s: S) -> Callable[[int], View]:
        """The views of all seats of one state that does not change meanwhile: each as `view` makes it. A game may make
        once what they have in common."""
        return partial(self.view, s)

    def redeal_hidden(self, s: S, seat: int, chance: Chance) -> None:
        """Deal again, in place, all that the seat cannot know if it remembers all that it was told."""
        raise self._lacks("redeal_hidden(s, seat, chance)", "what a seat cannot know")

    def components(self, s: S) -> Any:
        """Everything that can neither appear nor vanish, in a form that can be compared; a game may have nothing."""
        return ()

    # -- what a game may add for those who look at it: all of it follows from what a seat knows, never from a state

    def aids(self, view: Any, decision: Decision | None) -> Value:
        """What a reader of a view would otherwise have to work out by the rules: prices, rewards, points so far.
        `decision` is the open question to the seat of the view, if there is one."""
        return NoAids()

    def aids_of_all(self, everybody: Any) -> Callable[[Any, Decision | None], Value]:
        """The aids of all who look at one table, each as `aids` makes them. `everybody` is what spectators see of it: a
        game may work out once what follows from that."""
        return self.aids

    def state_from_view(self, view: Any) -> S:
        """The table as the seat of a view knows it: a state of which all that is face down is empty or stands for
        itself. Rules are asked about it; it is never played on."""
        raise self._lacks("state_from_view(view)", "what a seat knows")

    def reasons(self, view: Any, decision: Decision) -> tuple[Reason, ...]:
        """Why things that one would try in this question are not offered; none is about an option."""
        offers, explains = self.offers.get(decision.kind), self.explains.get(decision.kind)
        if offers is None and explains is None:
            return ()
        s, bars = self.state_from_view(view), Bars()
        if offers is not None:
            offers(s, decision.seat, bars)
        if explains is not None:
            explains(s, decision, bars)
        return bars.against(decision, self.vocabulary.targets)

    def suggestion(self, view: Any, decision: Decision) -> Choice | None:
        """Picks that a player can send as they are, or change: a whole answer to this question. It is worked out from
        what the seat knows and always the same; None where no set of picks is clearly sensible."""
        suggests = self.suggests.get(decision.kind)
        return suggests(view, decision) if suggests is not None and decision.picks is not None else None

    def follow(self, orders: Any, view: Any, decision: Decision) -> Choice | None:
        """The answer that standing orders give to a question; None: ask the person."""
        return None

    def interjects(self, orders: Any, view: Any, options: tuple[Choice, ...]) -> Choice | None:
        """Which of the interjections that are open to a seat its standing orders make; None: none. It is made at once,
        and the question is asked again: whatever is made again and again must change what is open."""
        return None

    # -- what a game may add for its table: options that are numbers, and talk

    def option_ranges(self, seats: int) -> dict[str, Range | dict[str, Range]]:
        """What the numbers among the options of a table with so many seats may be: for an `int` its range, for a
        `dict[str, int]` the range of each name that it may hold. What such a dict leaves out is at its default."""
        return {}

    def slot_values(self, slot: str) -> Sequence[int]:
        """The numbers that a slot of a statement takes which the game names itself, such as a role or a card."""
        return self.vocabulary.fields.slot_values(slot)

    def unsayable(self, view: Any) -> tuple[Choice, ...]:
        """How statements begin that the rules forbid this seat now, by what everybody knows: ("ask_card",) for all of a
        phrase, ("not_mine", 3) for one of them."""
        return ()

    def audience(self, s: S, seat: int) -> int | None:
        """The mask of the seats that hear what this seat says now, itself or not; None: everybody, spectators too.
        It follows from what everybody knows: who is out, not who holds what."""
        return None

    # -- what a game may add for those who look back at it

    def rounds(self, s: S) -> int:
        """How many rounds were begun; 0 for a game that does not count them."""
        return 0

    # -- what a game may add for its challenge of the day

    def rating(self, outcome: Outcome) -> str:
        """How the result of a lone player is called, by the id of its text."""
        raise InternalError(f"{self.name} does not say how it rates a lone player")

    def daily_summary(self, told: Sequence[SeenEvent]) -> tuple[str, ...]:
        """How a game went, from what its player was told, as names of marks that tell nothing of the
        deal."""
        raise InternalError(f"{self.name} does not say how a game went")

    # -- what a game may add for its owners: components of their own

    def use_content(self, folder: Path) -> None:
        """The pack in this folder is at hand from now on, and new tables are dealt with it."""
        raise BadTable("no_content", game=self.name)

    def content(self, name: str) -> Value:
        """The pack of this name, which is public, or a sentence saying that it is not at hand."""
        raise BadTable("no_content", game=self.name)

    def faces(self) -> Faces | None:
        """What is known of the pack with which new tables are dealt; None for a game that has no packs."""
        return None

    def fixed_options(self) -> dict[str, Any]:
        """The values of these options for a table that is opened now; defaults are left out."""
        return {}

    # -- what follows

    def table_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """All options of a table that is opened now, from those that somebody asks for."""
        for name in options:
            if name in self.fixed_option_names:
                raise self._unknown(name)
        return options | self.fixed_options()

    def new(self, seats: int, seed: int | str | bytes = 0, options: dict[str, Any] | None = None) -> S:
        """A table, dealt and waiting for its first answer."""
        chosen = self.check_table(seats, options or {})
        s = self.state(seats, stream(seed_bytes(seed), "play"))
        begin(s, self.deal(s, chosen))
        return s

    def load(self, data: dict[str, Any]) -> S:
        return self.state.load(data, self.steps)

    def resample(self, s: S, seat: int, key: bytes) -> S:
        """Another world that this seat cannot tell from the true one, with a future of its own."""
        world = s.copy()
        world.opened = None
        chance = Chance(stream(key, "resample"))
        self.redeal_hidden(world, seat, chance)
        reseal(world, seat, lambda decision: any_answer(decision, chance))
        world.chance = Chance(stream(key, "play"))
        return world

    def check_table(self, seats: int, options: dict[str, Any]) -> Value:
        """The options of a table that can be opened, or a sentence saying why it cannot."""
        if type(seats) is not int or not self.fewest <= seats <= self.most:
            raise BadTable("seats", game=self.name, fewest=self.fewest, most=self.most, seats=seats)
        chosen = self.read_options(options)
        for name, allowed in self.option_ranges(seats).items():
            self._check_range(name, getattr(chosen, name), allowed)
        return chosen

    def option_words(self) -> dict[str, tuple[str, ...]]:
        """The options that are one of several words, each with all of its words in the order of their declaration."""
        kinds = get_type_hints(self.options)  # msgspec.inspect would sort the words
        return {name: get_args(kind) for name, kind in kinds.items() if get_origin(kind) is Literal}

    def _check_range(self, option: str, value: Any, allowed: Range | dict[str, Range]) -> None:
        if isinstance(allowed, dict):
            for name, number in value.items():
                if name not in allowed:
                    raise BadTable("option_name", game=self.name, option=option, name=shown(name))
                self._check_range(f"{option}.{name}", number, allowed[name])
        elif not allowed.least <= value <= allowed.most:
            least, most = allowed.least, allowed.most
            raise BadTable("option_range", game=self.name, option=option, least=least, most=most, value=value)

    def read_options(self, given: dict[str, Any]) -> Value:
        """Table options from names and values, with a sentence for whatever is wrong."""
        if not given:
            return self.options()
        names = [field.name for field in msgspec.structs.fields(self.options)]
        for name, value in given.items():
            if name not in names:
                raise self._unknown(name)
            try:
                msgspec.convert({name: value}, self.options)
            except msgspec.ValidationError as error:
                raise self._unfit(name, value, error) from None
        return msgspec.convert(given, self.options)

    def _lacks(self, method: str, says: str) -> InternalError:
        return InternalError(f"{type(self).__name__} lacks the method {method}, which says {says}")

    def _unknown(self, option: str) -> BadTable:
        names = [
            field.name for field in msgspec.structs.fields(self.options) if field.name not in self.fixed_option_names
        ]
        return BadTable("unknown_option", game=self.name, option=option, options=", ".join(names) or "none")

    def _unfit(self, option: str, value: Any, error: msgspec.ValidationError) -> BadTable:
        if words := self.option_words().get(option):
            return BadTable("option_word", game=self.name, option=option, value=shown(value), words=", ".join(words))
        reason = str(error).split(" - ")[0]
        return BadTable("bad_option", game=self.name, option=option, value=value, reason=reason)

    def read_orders(self, given: dict[str, Any]) -> Value:
        """Standing orders as they came from outside, or a sentence saying what is wrong with them."""
        if self.orders is None:
            raise BadTable("no_orders", game=self.name)
        try:
            orders = msgspec.convert(given, self.orders)
        except msgspec.ValidationError as error:
            raise BadTable("bad_orders", game=self.name, reason=str(error)) from None
        names = self.orders.__struct_fields__
        for name in given:
            if name not in names:
                raise BadTable("bad_orders", game=self.name, reason=f"{shown(name)} is none of them")
        return orders

    def values_of(self, slot: str) -> Sequence[int]:
        """The numbers that a slot of a statement takes, for every kind of slot but seats."""
        return YES_OR_NO if slot == YES else self.slot_values(slot)

    def read_statement(self, seats: int, seat: int, raw: Any, view: View | None = None) -> Choice:
        """A statement of this seat as it came from outside, or a sentence saying what is wrong with it. With its view,
        also whether the rules let it be said now; once the game is over they do not mind."""
        used = {slot for phrase in self.talk for slot in phrase.slots}
        others = [other for other in range(seats) if other != seat]
        values = {slot: others if slot == SEAT else self.values_of(slot) for slot in used}
        statement = read_phrase(self.name, self.talk, values, raw)
        barred = self.unsayable(view) if view is not None and view.outcome is None else ()
        if any(statement[: len(begun)] == begun for begun in barred):
            raise Refused("not_said_now", statement=shown(statement))
        return statement


def any_answer(decision: Decision, chance: Chance) -> Choice:
    """A random legal answer: several picks are made one by one, stopping by chance once they are enough."""
    if decision.picks is None:
        if not decision.options:
            raise InternalError(f"{decision.kind} offers nothing; with nothing to ask, `ask` returns []")
        return chance.pick(decision.options)
    chosen: Choice = ()
    while True:
        enough = decision.enough(chosen)
        if enough and chance.below(2):
            return chosen
        more = decision.more(chosen)
        if enough and not more:
            return chosen
        if not more:
            raise InternalError(f"{decision.kind} leads into a dead end after {chosen}")
        chosen = decision.with_pick(chosen, chance.pick(more))


def steps_in(*modules: ModuleType) -> dict[str, type[Step[Any]]]:
    """The steps defined in a game's modules, by name; of a package all its modules count, in folders too."""
    found: dict[str, type[Step[Any]]] = {}
    for module in (each for given in modules for each in _within(given)):
        for name, thing in vars(module).items():
            if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module.__name__:
                if name in found:
                    raise InternalError(f"two steps are called {name}")
                if thing.__dict__["__slots__"] and "__init__" not in thing.__dict__:
                    raise InternalError(f"{name} declares fields without @with_fields, so nothing sets them")
                found[name] = thing
    return found


def _within(module: ModuleType) -> list[ModuleType]:
    folder = getattr(module, "__path__", ())
    return [module, *(import_module(each.name) for each in walk_packages(folder, f"{module.__name__}."))]
