"""What events, statements and reasons are made of: which kind of thing lies in which field, declared once per game.

A field's name means the same kind of thing in all events of a game, in the slots of its statements and in the facts of
its reasons: `{"seat": SEAT, "ally": ALLY, "allies": several(ALLY)}`. Where a name means something else in one kind of
event, or more is to be said of it, a `Telling` says so. A small game may declare the kinds with its events instead.
From that follow the facts that sentences get, the things that a line of the log names, and whether an event is well
formed. Nothing here runs while a game is played.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from bathysphere.engine.decision import Choice
from bathysphere.engine.errors import InternalError
from bathysphere.engine.event import Concerns, Event, EventKind, SeenEvent
from bathysphere.engine.kinds import ONE, By, Facts, Form, Group, Kind, Name, Ref, kinds_in, named
from bathysphere.engine.talk import Phrase

Data = Mapping[str, Any]
Also = Callable[[Any, Any, Name], Facts]


class Several(NamedTuple):
    """A tuple of any number of values, all of one form."""

    form: "Field"
    between: str = ", "
    """What stands between them in a sentence."""


class Unsaid(NamedTuple):
    """A field that is neither named nor said by itself: it is too much for a line, or `Telling.also` says it."""

    form: "Field"


class OneOrSeveral(NamedTuple):
    """One value or a tuple of them, as it comes: what an event kind declares itself (`EventKind.kinds`)."""

    kind: Kind


class Reads(Protocol):
    """A verb, as far as events need one."""

    @property
    def name(self) -> str: ...

    def check(self, choice: Choice, options: Any = None) -> object: ...

    def names(self, choice: Choice, options: Any = None) -> list[Ref]: ...


class OptionOf(NamedTuple):
    """A whole option with one of these verbs. `Telling.also` says it."""

    verbs: Mapping[str, Reads]


Field = Form | Several | Unsaid | OneOrSeveral | OptionOf
"""Within a field a `group` is a tuple of just its parts, and `by` looks at another field of the same event."""


def several(form: Field, between: str = ", ") -> Several:
    return Several(form, between)


def option_of(*verbs: Reads) -> OptionOf:
    return OptionOf({verb.name: verb for verb in verbs})


def unsaid(form: Field) -> Unsaid:
    return Unsaid(form)


class Telling:
    """How one kind of event is told, as far as that does not follow from the names of its fields: `fields` that hold
    something else in it, `of`, a thing that it names besides, and `also`, further facts for its sentence: a function
    of the game's wording, the event's data and the players' names."""

    def __init__(self, *, of: Ref | None = None, also: Also | None = None, **fields: Field) -> None:
        self.fields = fields
        self.of = of
        self.also = also


PLAIN = Telling()


class Fields:
    """The fields of a game, by name. The slots of its statements (`talk`) are called like fields; `slots` are those
    that hold other things than the field of that name, or fewer of them."""

    def __init__(
        self,
        fields: Mapping[str, Field] | None = None,
        events: Iterable[EventKind] = (),
        special: Mapping[str, Telling] | None = None,
        talk: Iterable[Phrase] = (),
        slots: Mapping[str, Kind] | None = None,
    ) -> None:
        self.fields = dict(fields or {})
        self.slots = dict(slots or {})
        self.phrases = {phrase.name: phrase.slots for phrase in talk}
        self._special = dict(special or {})
        self.events: dict[str, dict[str, Field]] = {}
        """The fields of each kind of event."""
        self._concerns: dict[str, Concerns] = {}
        self.rules: dict[str, tuple[str, ...]] = {}
        """The rules that each kind of event is about."""
        for kind in events:
            self._concerns[kind.name] = kind.concerns
            self.rules[kind.name] = kind.rules
            other = self._special.get(kind.name, PLAIN).fields
            known = self.fields | {field: OneOrSeveral(each) for field, each in kind.kinds.items()} | other
            for field in (*kind.everybody, *kind.some):
                if field not in known:
                    raise InternalError(f"nobody says what {field} is in {kind.name}")
            self.events[kind.name] = {field: known[field] for field in (*kind.everybody, *kind.some)}
            if extra := [field for field in other if field not in self.events[kind.name]]:
                raise InternalError(f"{kind.name} has no field {extra[0]}")
        for slot in (slot for slots in self.phrases.values() for slot in slots):
            self._slot(slot)
        if unknown := [name for name in self._special if name not in self.events]:
            raise InternalError(f"there is no event {unknown[0]}")

    def __bool__(self) -> bool:
        return bool(self.events)

    @property
    def kinds(self) -> list[Kind]:
        """Every kind of thing that stands in a field or a slot, each once."""
        forms = [
            *self.fields.values(),
            *self.slots.values(),
            *[each for of in self.events.values() for each in of.values()],
        ]
        return list(dict.fromkeys([kind for form in forms for kind in _kinds(form)]))

    def statements(self) -> dict[str, dict[str, Field]]:
        """What stands in the slots of each phrase, in their order."""
        return {phrase: {slot: self._slot(slot) for slot in slots} for phrase, slots in self.phrases.items()}

    # -- events

    def check(self, event: Event, options: Any = None) -> None:
        """`InternalError` if an event is not made of what is declared, in any of its versions."""
        kind = event.kind
        forms = self.events[kind.name]
        data = dict(zip(kind.everybody, event.data, strict=True))
        for version in [data | dict(zip(kind.some, private, strict=True)) for _, private in event.versions] or [data]:
            for field, value in version.items():
                if not _fits(forms[field], value, version, options):
                    raise InternalError(f"{kind.name}: {value!r} is no {field}")

    def names(self, told: SeenEvent, options: Any = None) -> list[Ref]:
        """The things that a line of the log names, each once: what can be looked at."""
        if told.kind not in self.events:
            return []
        forms, of = self.events[told.kind], self._special.get(told.kind, PLAIN).of
        found = [of] if of is not None else []
        for field, value in told.data.items():
            found += _things(forms[field], value, told.data, options)
        return list(dict.fromkeys(found))

    def concerns(self, told: SeenEvent) -> Concerns:
        """Who is told of it again when their turn comes."""
        return self._concerns.get(told.kind, Concerns.NAMED)

    def event_facts(self, words: Any, told: SeenEvent, name: Name, options: Any = None) -> Facts:
        """What the sentence of an event asks for: each field by its name, `<field>_id` to choose a form by,
        `<field>_is` where it may be something else, `<field>_kind` where that depends on another field, and several
        values as one list with `<field>_count`."""
        facts: Facts = {}
        for field, value in told.data.items():
            facts |= _said(self.events[told.kind][field], field, value, told.data, words, None, name, options)
        also = self._special.get(told.kind, PLAIN).also
        return facts | also(words, told.data, name) if also is not None else facts

    # -- reasons and statements

    def facts(self, words: Any, data: Data, view: Any, name: Name) -> Facts:
        """Likewise for the facts of a reason, which are called like the fields of events."""
        facts: Facts = {}
        for field, value in data.items():
            facts |= _said(self._field(field), field, value, data, words, view, name, getattr(view, "options", None))
        return facts

    def statement_facts(self, words: Any, statement: Choice, name: Name) -> Facts:
        """Likewise for a statement. The one who speaks is named by the talk itself."""
        phrase, *filled = statement
        data = dict(zip(self.phrases[phrase], filled, strict=True))
        facts: Facts = {}
        for slot, value in data.items():
            facts |= _said(self._slot(slot), slot, value, data, words, None, name, None)
        return facts

    def slot_values(self, slot: str) -> Sequence[int]:
        """The numbers that a slot of a statement takes."""
        form = self._slot(slot)
        if not isinstance(form, Kind):
            raise InternalError(f"no single thing stands in the slot {slot}")
        return sorted(form.values())

    def _slot(self, slot: str) -> Field:
        return self.slots.get(slot) or self._field(slot)

    def _field(self, field: str) -> Field:
        try:
            return self.fields[field]
        except KeyError:
            raise InternalError(f"nobody says what {field} is") from None


def _kinds(form: Field) -> list[Kind]:
    if isinstance(form, Several | Unsaid):
        return _kinds(form.form)
    if isinstance(form, OneOrSeveral):
        return [form.kind]
    if isinstance(form, OptionOf):
        return []
    if isinstance(form, Group | By):
        inner = form.fields if isinstance(form, Group) else form.cases
        return [kind for each in inner.values() for kind in _kinds(each)]
    return kinds_in(form)


def _form(form: Field, value: Any, data: Data) -> Field | None:
    """What a field holds, where that depends on another one or on its value; None: nothing that is known of."""
    if isinstance(form, OneOrSeveral):
        return Several(form.kind) if isinstance(value, tuple) and value not in form.kind.besides else form.kind
    while isinstance(form, By):
        found = form.cases.get(form.key(data[form.field]))
        if found is None:
            return None
        form = found
    return form


def _fits(form: Field, value: Any, data: Data, options: Any) -> bool:
    match _form(form, value, data):
        case Kind() as kind:
            return kind.fits(value, options)
        case Several(inner):
            return isinstance(value, tuple) and all(_fits(inner, each, data, options) for each in value)
        case Group(fields=parts):
            whole = isinstance(value, tuple) and len(value) == len(parts)
            return whole and all(
                _fits(part, each, data, options) for part, each in zip(parts.values(), value, strict=True)
            )
        case Unsaid(inner):
            return _fits(inner, value, data, options)
        case OptionOf(verbs):
            return isinstance(value, tuple) and _well_formed(verbs, value, options)
    return False


def _well_formed(verbs: Mapping[str, Reads], choice: Choice, options: Any) -> bool:
    verb = verbs.get(choice[0]) if choice else None
    if verb is None:
        return False
    try:
        verb.check(choice, options)
    except InternalError:
        return False
    return True


def _things(form: Field, value: Any, data: Data, options: Any) -> Iterator[Ref]:
    match _form(form, value, data):
        case Kind() as kind:
            if (ref := kind.ref(value, options)) is not None:
                yield ref
        case Several(inner):
            for each in value:
                yield from _things(inner, each, data, options)
        case Group(fields=parts):
            for part, each in zip(parts.values(), value, strict=True):
                yield from _things(part, each, data, options)
        case OptionOf(verbs):
            yield from verbs[value[0]].names(value, options)


def _said(form: Field, field: str, value: Any, data: Data, words: Any, view: Any, name: Name, options: Any) -> Facts:
    match _form(form, value, data):
        case Kind() as kind:
            said = _one(kind, field, value, words, view, name, options)
            return said | {f"{field}_kind": kind.name} if isinstance(form, By) else said
        case Several(inner, between):
            return _list(inner, between, field, value, data, words, view, name, options)
        case Group(text, parts):
            facts: Facts = {}
            for part, each in zip(parts, value, strict=True):
                facts |= _said(parts[part], part, each, data, words, view, name, options)
            return {field: words.say(text, **facts)} if text else facts
    return {}


def _one(kind: Kind, field: str, value: Any, words: Any, view: Any, name: Name, options: Any) -> Facts:
    if kind.besides and value in kind.besides:
        return {f"{field}_is": kind.besides[value]}
    said = named(kind, value, kind.sentence, words, view, name, options)
    facts: Facts = {field: said} if isinstance(said, str | int) else {}
    if isinstance(said, dict):
        facts = {f"{field}_{part}" if part else field: each for part, each in said.items()}
    if kind.has_ids:
        facts[f"{field}_id"] = kind.id_of(value, options)
    return facts | {f"{field}_is": ONE} if kind.besides else facts


def _list(
    form: Field,
    between: str,
    field: str,
    values: Sequence[Any],
    data: Data,
    words: Any,
    view: Any,
    name: Name,
    options: Any,
) -> Facts:
    inner = _form(form, None, data)
    if isinstance(inner, Kind) and inner.listed is not None:
        said = inner.listed(words, values)
    else:
        each = [_said(form, field, value, data, words, view, name, options) for value in values]
        said = between.join([str(facts[field]) for facts in each])
    return {field: said, f"{field}_count": len(values)}
