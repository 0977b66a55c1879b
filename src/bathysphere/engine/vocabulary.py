"""What options are made of: the verbs of a game and what stands behind them, declared once.

An option stays the plain tuple that it is, `("recruit", 12)`, in records, on the wire and in bots; a verb says what
stands behind it. From that follow the facts that its label gets, what on the table it points at, whether it is well
formed, and its types for other languages. Nothing here runs while a game is played.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from bathysphere.engine.decision import Choice, Decision
from bathysphere.engine.errors import InternalError
from bathysphere.engine.fields import Fields
from bathysphere.engine.kinds import (
    MINE,
    NONE,
    ONE,
    SEAT,
    By,
    Facts,
    Form,
    Group,
    Kind,
    Name,
    One,
    Ref,
    group,
    kinds_in,
    named,
    yes_or_no,
)


class Part(NamedTuple):
    """One value behind a verb. None: it lacks."""

    name: str
    kind: Kind
    value: Any
    optional: bool
    several: bool
    within: tuple[str, str] | None
    """The field and the text of the group that says it together with its neighbours; None if it stands for itself."""


Touched = str | Ref | Callable[..., Iterable[Ref]]
On = Touched | list[Touched]
Also = Mapping[str, str | int] | Callable[..., Facts]
Unused = Callable[[Any, Any, Decision], Sequence[str]]


class Verb:
    """The first word of an option, and the fields behind it. `RECRUIT(12)` is the option `("recruit", 12)`.

    Where it can be touched: at everything that its parts name, unless `on` says better (the name of a field, a place, a
    function of the view and the parts that gives places, or a list of these); and at `of`, the thing whose use it is.
    `why_at` says in the same way where the reasons against it stand, if that does not follow from what they name.
    `also` are further facts for its label: fixed ones, or a function of the game's wording, the view (None in a log)
    and the parts. `under` is the group in which it is offered, a button of a turn and a heading in long lists: the id
    of a text that may use the facts of the label, or the name of the field that tells options apart.

    `last`: it ends something, declines or passes, and stands behind all else, so that nobody takes it by a slip.
    `unused` says what would be given up with it, in words: a function of the game's wording, the view and the question.
    `special`: it takes more than the usual means, such as a card, an item or a skill that is used up; a function of the
    view and the parts where that differs.
    """

    def __init__(
        self,
        name: str,
        /,
        *,
        on: On | None = None,
        of: Ref | None = None,
        why_at: On | None = None,
        also: Also | None = None,
        under: str = "",
        last: bool = False,
        unused: Unused | None = None,
        special: bool | Callable[..., bool] = False,
        **fields: Form,
    ) -> None:
        self.name = name
        self.fields = fields
        self.on = on
        self.of = of
        self.why_at = why_at
        self.also = also
        self.under = under
        self.last = last or unused is not None
        self.unused = unused
        self.special = special
        self.dependent = tuple([name for name, form in fields.items() if isinstance(form, By)])
        """The fields that may lack, depending on others."""
        self.means = {at: form for at, form in enumerate(fields.values(), 1) if isinstance(form, Kind) and form.means}
        """The parts that say with what it is done, by their places in an option."""
        self._varies = any(callable(kind.table) for form in fields.values() for kind in _kinds(form))
        self._remembered = lru_cache(4096)(self.check)

    def __call__(self, *parts: Any) -> Choice:
        return (self.name, *parts)

    def read(self, choice: Choice, options: Any = None) -> tuple[Part, ...]:
        """The parts of an option, remembered; `check` remembers nothing and takes no 1.0 for 1."""
        return self._remembered(choice, options if self._varies else None)

    def check(self, choice: Choice, options: Any = None) -> tuple[Part, ...]:
        """The parts of an option; `InternalError` if it is not well formed at a table with these options."""
        rest, before = list(choice[1:]), dict[str, Any]()
        found = [part for name, form in self.fields.items() for part in _read(name, form, rest, before, None, options)]
        if rest:
            raise InternalError(f"nobody knows what {rest} is in {choice}")
        return tuple(found)

    def target(self, choice: Choice) -> Choice:
        """What is chosen, as reasons name it: without the parts that say with what it is done."""
        return tuple([part for at, part in enumerate(choice) if at not in self.means]) if self.means else choice

    def named_by_target(self, target: Choice, options: Any = None) -> list[Ref]:
        """The things that the target of a reason names."""
        found = [part.kind.ref(part.value, options) for part in self._begun(target, options)]
        return list(dict.fromkeys([ref for ref in found if ref is not None]))

    def barred_at(self, target: Choice, view: Any) -> list[Ref]:
        """Beside what on the table a reason with this target stands: the last thing that it names, and the thing whose
        use it is; without either, all that the options point at which begin like it."""
        options = getattr(view, "options", None)
        parts = self._begun(target, options)
        things = [part for part in parts if part.kind.ref(part.value, options) is not None]
        if self.why_at is not None:
            found = self._places(_listed(self.why_at), parts, target, view)
        elif things:
            found = _refs(things[-1], view)
        else:
            touched = self._touched() or (tuple(self.fields) if self.of is None else ())
            read = {part.name for part in parts}
            left_open = [name for name in touched if isinstance(name, str) and name in self.fields and name not in read]
            found = self._places([each for each in touched if each not in left_open], parts, target, view)
            found += [ref for name in left_open for ref in _any_of(name, self.fields[name], view)]
        return list(dict.fromkeys([*found, *([self.of] if self.of is not None else [])]))

    def _begun(self, target: Choice, options: Any) -> list[Part]:
        """The parts of a target, which may be only the beginning of an option and leaves out with what it is done."""
        rest, before, found = list(target[1:]), dict[str, Any](), list[Part]()
        for at, (name, form) in enumerate(self.fields.items(), 1):
            if not rest or at in self.means:
                continue
            for part in _read(name, form, rest, before, None, options):
                found.append(part)
                if not rest and not part.several:
                    break
        return found

    def names(self, choice: Choice, options: Any = None) -> list[Ref]:
        """The things that it names, each once: what can be looked at. Those that it points at come first, the thing
        whose use it is comes last."""
        touched = self._touched()
        parts = sorted(self.read(choice, options), key=lambda part: part.name not in touched)
        found = [ref for part in parts if (ref := part.kind.ref(part.value, options)) is not None]
        of = [self.of] if self.of is not None and len(self.of) > 1 else []
        return list(dict.fromkeys([*found, *of]))

    def points_at(self, choice: Choice, view: Any) -> list[Ref]:
        """What on the table it points at, as its chooser sees it: whatever of this is touched offers it."""
        parts = self.read(choice, getattr(view, "options", None))
        found = self._places(self._touched(), parts, choice, view)
        if self.on is None:
            found += [ref for part in parts for ref in _refs(part, view)]
        return list(dict.fromkeys([*found, *([self.of] if self.of is not None else [])]))

    def is_special(self, choice: Choice, view: Any) -> bool:
        """Whether it takes more than the usual means."""
        return self.special(view, *choice[1:]) if callable(self.special) else self.special

    def _places(self, touched: Sequence[Touched], parts: Sequence[Part], choice: Choice, view: Any) -> list[Ref]:
        found: list[Ref] = []
        for on in touched:
            if callable(on):
                found += on(view, *choice[1:])
            elif on in self.fields:
                found += [ref for part in parts if part.name == on for ref in _refs(part, view)]
            else:
                found.append(on if isinstance(on, tuple) else (on,))
        return found

    def _touched(self) -> Sequence[Touched]:
        return () if self.on is None else _listed(self.on)

    def __repr__(self) -> str:
        return f"Verb({self.name})"


def _listed(on: On) -> Sequence[Touched]:
    return on if isinstance(on, list) else (on,)


def _kinds(form: Form) -> Iterator[Kind]:
    """All kinds of things that a form may hold."""
    match form:
        case Kind():
            yield form
        case One():
            yield form.kind
        case Group() | By():
            for inner in (form.fields if isinstance(form, Group) else form.cases).values():
                yield from _kinds(inner)


def _read(
    name: str, form: Form, rest: list[Any], before: dict[str, Any], within: tuple[str, str] | None, options: Any
) -> Iterator[Part]:
    """Takes the parts of one field off the front of what is left."""
    while isinstance(form, By):
        form = form.cases.get(form.key(before[form.field]), NOTHING_MORE)
    if isinstance(form, Group):
        said = (name, form.text) if form.text else within
        for inner, each in form.fields.items():
            yield from _read(inner, each, rest, before, said, options)
        return
    kind, optional, several = form if isinstance(form, One) else One(form)
    taken = rest[:] if several else rest[:1]
    if not (taken or several or optional) or not all(kind.fits(value, options) for value in taken):
        raise InternalError(f"{name}: {taken or 'nothing'} is no {kind.name}")
    del rest[: len(taken)]
    before[name] = taken[0] if taken else None
    for value in taken if several else taken or [None]:
        yield Part(name, kind, value, optional, several, within)


NOTHING_MORE = group()


def _refs(part: Part, view: Any) -> list[Ref]:
    kind, value, options = part.kind, part.value, getattr(view, "options", None)
    if value is None and kind.mine is not None and view is not None:
        value = kind.mine(view)
    if kind.holds(value, options):
        ref = kind.ref(value, options)
        at = kind.at(view, value) if kind.at is not None and view is not None else ()
        return [*([ref] if ref is not None else []), *at]
    word = kind.besides.get(value, NONE)
    return [(word,)] if word != NONE else []


def _any_of(name: str, form: Form, view: Any) -> list[Ref]:
    """All that a field may point at which nobody has filled in yet: the reader's own, if that is meant then. Players
    are left out: a reason against all of them is about none."""
    one = form if isinstance(form, One) else One(form) if isinstance(form, Kind) else None
    if one is None or one.kind.name == SEAT.name:
        return []
    own = one.optional and one.kind.mine is not None
    values = [None] if own else sorted(one.kind.values(getattr(view, "options", None)))
    return [
        ref for value in values for ref in _refs(Part(name, one.kind, value, one.optional, one.several, None), view)
    ]


# -- a game's vocabulary


class Vocabulary:
    """What a game speaks in: its verbs, by name, and the fields of its events, statements and reasons."""

    def __init__(self, verbs: Iterable[Verb], fields: Fields | None = None) -> None:
        self.fields = Fields() if fields is None else fields
        self.verbs: dict[str, Verb] = {}
        for verb in verbs:
            if verb.name in self.verbs:
                raise InternalError(f"two verbs are called {verb.name}")
            self.verbs[verb.name] = verb
        self.targets = {verb.name: verb.target for verb in self.verbs.values() if verb.means}
        """By verb, how reasons name an option where they leave something out."""
        self.giving_up = frozenset(verb.name for verb in self.verbs.values() if verb.unused is not None)
        """The verbs with which something may be left unused."""

    @classmethod
    def declared(cls, names: Mapping[str, Any], fields: Fields | None = None) -> "Vocabulary":
        """Of a module's names, those that are verbs."""
        return cls((thing for thing in names.values() if isinstance(thing, Verb)), fields)

    def __bool__(self) -> bool:
        return bool(self.verbs)

    @property
    def kinds(self) -> list[Kind]:
        """Every kind of thing that stands behind a verb or in a field, each once."""
        found = [kind for verb in self.verbs.values() for form in verb.fields.values() for kind in kinds_in(form)]
        return list(dict.fromkeys([*found, *self.fields.kinds]))

    def verb(self, choice: Choice) -> Verb:
        try:
            return self.verbs[choice[0]]
        except KeyError:
            raise InternalError(f"{choice[0]} is no verb of this game") from None

    def check(self, choice: Choice, options: Any = None) -> tuple[Part, ...]:
        return self.verb(choice).check(choice, options)

    def named_by_target(self, target: Choice, options: Any = None) -> list[Ref]:
        """A target that begins with no verb is the thing itself: `("seat", 2)`."""
        verb = self.verbs.get(target[0])
        return [target] if verb is None else verb.named_by_target(target, options)

    def barred_at(self, target: Choice, view: Any) -> list[Ref]:
        verb = self.verbs.get(target[0])
        return [target] if verb is None else verb.barred_at(target, view)

    def points_at(self, choice: Choice, view: Any) -> list[Ref]:
        return self.verb(choice).points_at(choice, view)

    def names(self, choice: Choice, options: Any = None) -> list[Ref]:
        return self.verb(choice).names(choice, options)

    def is_last(self, choice: Choice) -> bool:
        """Whether it stands behind all else that a question offers; a game may not declare it."""
        verb = self.verbs.get(choice[0])
        return verb is not None and verb.last

    def unused(self, words: Any, choice: Choice, view: Any, decision: Decision) -> list[str]:
        """What would be given up with an option, in words."""
        verb = self.verbs.get(choice[0])
        return [] if verb is None or verb.unused is None else list(verb.unused(words, view, decision))

    def facts(self, words: Any, choice: Choice, view: Any, name: Name) -> Facts:
        """What the label of an option says: each field by its name, with `<field>_is` where it may lack or stand for
        something else; several values as one list with `<field>_count`. `words` is the game's wording, with `say` for
        sentences by id."""
        verb = self.verb(choice)
        options = getattr(view, "options", None)
        facts: Facts = {"known": yes_or_no(view is not None)}
        grouped: dict[tuple[str, str], Facts] = {}
        several: dict[str, list[str]] = {}
        for part in verb.read(choice, options):
            said = self._said(part, words, view, name, options)
            if part.several:
                several.setdefault(part.name, []).append(str(said[part.name]))
            elif part.within is not None:
                grouped.setdefault(part.within, {}).update(said)
            else:
                facts |= said
        for field, each in several.items():
            facts |= {field: ", ".join(each), f"{field}_count": len(each)}
        for (field, text), inner in grouped.items():
            facts[field] = words.say(text, **inner)
        for field in verb.dependent:
            facts.setdefault(f"{field}_is", ONE if field in facts else NONE)
        if callable(verb.also):
            facts |= verb.also(words, view, *choice[1:])
        elif verb.also is not None:
            facts |= verb.also
        return facts

    def _said(self, part: Part, words: Any, view: Any, name: Name, options: Any) -> Facts:
        kind, field, value = part.kind, part.name, part.value
        if value is None:
            return {f"{field}_is": NONE}
        if value in kind.besides:
            return {f"{field}_is": kind.besides[value]}
        said: Facts = {field: in_words(kind, value, words, view, name, options)}
        if kind.mine is not None and view is not None and kind.mine(view) == value:
            return said | {f"{field}_is": MINE}
        return said | {f"{field}_is": ONE} if kind.mine is not None or kind.besides or part.optional else said

    def heading(self, words: Any, choice: Choice, view: Any, name: Name, facts: Facts | None = None) -> str:
        """Under what an option stands in a long list; empty for one that stands by itself. `facts` are those of its
        label, if they are known already."""
        verb = self.verb(choice)
        if not verb.under:
            return ""
        if verb.under not in verb.fields:
            said = self.facts(words, choice, view, name) if facts is None else facts
            return str(words.say(verb.under, **said))
        options = getattr(view, "options", None)
        parts = [part for part in verb.read(choice, options) if part.name == verb.under and part.value is not None]
        return str(in_words(parts[0].kind, parts[0].value, words, view, name, options)) if parts else ""


def in_words(kind: Kind, value: Any, words: Any, view: Any, name: Name, options: Any = None) -> str | int:
    """A value in words, as sentences of the game call it."""
    said = named(kind, value, kind.text, words, view, name, options)
    return said if isinstance(said, str | int) else str(said)
