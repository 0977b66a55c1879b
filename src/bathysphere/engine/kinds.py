"""Kinds of things in a game, and the forms in which they stand behind verbs and in the fields of events.

Nothing here runs while a game is played.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

Ref = tuple[str | int, ...]
"""Something on the table that can be pointed at: `("lord", 12)`, `("seat", 2)`, or a place that there is once:
`("deck",)`."""

Facts = dict[str, str | int]
"""What a game gives to its sentences. Names come ready for the sentence, in the nominative; numbers stay numbers,
because plurals depend on them."""

Name = Callable[[int], str]
"""The name of the player in a seat."""

Table = Sequence[Any] | Callable[[Any], Sequence[Any]]
Text = str | Callable[..., str | int | Facts]
Listed = Callable[[Any, Sequence[Any]], str]
Mine = Callable[[Any], Any]
At = Callable[[Any, Any], Iterable[Ref]]
Thing = Callable[[Any], Ref]


ONE, MINE, NONE = "one", "mine", "none"
"""What `<field>_is` tells a sentence: something is named, which may be the reader's own; or nothing stands there."""


FACE_DOWN = ("face_down", "hidden", "unknown")
"""Words of `besides` for a thing that is there, but whose face the reader may not see."""


class Kind:
    """A kind of thing. Its values are numbers into `table`, or the table's words (`words=True`); without a table any
    whole number is one.

    `table` may be a function of the table's options, where components come in packs; where these are not known, in a
    log, any natural number may be one of its things. `text` names a value in a sentence: a prefix of text ids, `lord`
    for `lord-<id>`, or a function of the game's wording, the value and the view (None in a log). `sentence` names it in
    log, talk and reasons, if that is another form than in labels; it may give several facts: `{"": "the Bridge", "at":
    "on the Bridge"}` are `<field>` and `<field>_at`. `listed` names several of them there, if that is more than their
    names with commas between. `mine` finds the reader's own in a view: it is meant where the value lacks, and a
    sentence need not name it. `at` says where else in a view a value can be touched, such as the space in which a seat
    stands. `besides` are values that stand for something else: `SEAT.but(deep_one=-1)`. `thing=False`: its values are
    mere words, and nothing on the table goes by them; a function gives the thing that a value stands for, where that
    goes by another name. `means=True`: a value says with what something is done and not to what, so that the targets
    of reasons leave it out.
    """

    def __init__(
        self,
        name: str,
        table: Table | None = None,
        *,
        words: bool = False,
        text: Text = "",
        sentence: Text = "",
        listed: Listed | None = None,
        mine: Mine | None = None,
        at: At | None = None,
        besides: Mapping[str, Any] | None = None,
        thing: bool | Thing = True,
        means: bool = False,
    ) -> None:
        self.name = name
        self.table = table
        self.words = words
        self.text: Text = text or name
        self.sentence: Text = sentence or self.text
        self.listed = listed
        self.mine = mine
        self.at = at
        self.thing = thing
        self.means = means
        self.besides = {value: word for word, value in (besides or {}).items()}
        self._values = _values(table, words) if table is not None and not callable(table) else None

    def but(self, **besides: Any) -> "Kind":
        """The same things, and values that stand for something else."""
        both = {word: value for value, word in self.besides.items()} | besides
        return self._like(besides=both)

    def said(self, text: Text) -> "Kind":
        """The same things, named in another way."""
        return self._like(text=text, sentence=text)

    def _like(self, **changed: Any) -> "Kind":
        besides = {word: value for value, word in self.besides.items()}
        same = {
            "words": self.words, "text": self.text, "sentence": self.sentence, "listed": self.listed,
            "mine": self.mine, "at": self.at, "thing": self.thing, "means": self.means, "besides": besides,
        }  # fmt: skip
        return Kind(self.name, self.table, **(same | changed))

    def values(self, options: Any = None) -> frozenset[Any]:
        """All of them, at a table with these options; none for numbers without a table."""
        if self._values is not None:
            return self._values
        return _values(self.table(options), self.words) if callable(self.table) else frozenset()

    def holds(self, value: Any, options: Any = None) -> bool:
        """Whether it is one of these values, and not one that stands for something else."""
        if callable(self.table) and options is None:
            return type(value) is str if self.words else type(value) is int and value >= 0
        return type(value) in (int, str) and value in self.values(options)

    def ref(self, value: Any, options: Any = None) -> Ref | None:
        """The thing on the table that is meant by a value, if it is one."""
        if not self.thing or not self.holds(value, options):
            return None
        return self.thing(value) if callable(self.thing) else (self.name, value)

    def fits(self, value: Any, options: Any = None) -> bool:
        known = type(value) is int if self.table is None else self.holds(value, options)
        return known or (type(value) in (int, str, tuple) and value in self.besides)

    def id_of(self, value: Any, options: Any = None) -> str:
        """The id of a thing, by which its texts are called."""
        if self.words:
            return str(value)
        table = self.table(options) if callable(self.table) else self.table
        thing = table[value] if table is not None else value
        return str(getattr(thing, "id", thing))

    @property
    def has_ids(self) -> bool:
        """Whether its things are called by words, the same at every table, by which a sentence may choose its form."""
        return self.table is not None and not callable(self.table) and not isinstance(self.table, range)

    def __repr__(self) -> str:
        return f"Kind({self.name})"


class Flag(Kind):
    """True or false."""

    def fits(self, value: Any, options: Any = None) -> bool:
        return type(value) is bool


class Word(Kind):
    """Any word: one that is listed nowhere, such as the id of a rule or of a component."""

    def fits(self, value: Any, options: Any = None) -> bool:
        return type(value) is str


def _values(table: Sequence[Any], words: bool) -> frozenset[Any]:
    return frozenset(table if words else range(len(table)))


def yes_or_no(value: object) -> str:
    """The word by which a sentence chooses between two of its forms."""
    return "yes" if value else "no"


def itself(words: Any, value: int | str, view: Any) -> int | str:
    """A number or a word that a sentence says or chooses by as it is."""
    return value


WORD = Word("word", text=itself)
"""What something is called by programs, and not by people."""
SEAT = Kind("seat", range(12))
"""A player. A game with places for them declares its own, with `at`."""
NUMBER = Kind("number", text=itself)
"""How many."""


def flag_text(words: Any, value: object, view: Any) -> str:
    return yes_or_no(value)


FLAG = Flag("flag", text=flag_text)
"""Whether something is so: "yes" or "no" for a sentence to choose by."""
YES = Kind("yes", range(2), text=flag_text, thing=False)
"""What is said to a question: 0 is no."""


def named(
    kind: Kind, value: Any, text: Text, words: Any, view: Any, name: Name, options: Any = None
) -> str | int | Facts:
    """A thing by its name, or several facts about it."""
    if kind.name == SEAT.name:
        return name(value)
    if callable(text):
        return text(words, value, view)
    spoken: str = words.say(f"{text}-{kind.id_of(value, options)}")
    return spoken


# -- forms


class One(NamedTuple):
    """A field with one value, which may lack, or with any number of them."""

    kind: Kind
    optional: bool = False
    several: bool = False


class Group(NamedTuple):
    """Several parts that are one thing in a sentence, said by a text of its own; without a text each by itself."""

    text: str
    fields: dict[str, "Form"]


class By(NamedTuple):
    """A field whose form depends on what stands before it."""

    field: str
    cases: Mapping[Any, "Form"]
    key: Callable[[Any], Any]


Form = Kind | One | Group | By


def maybe(kind: Kind) -> One:
    """A part that may lack; then the reader's own is meant, if the kind has `mine`."""
    return One(kind, optional=True)


def many(kind: Kind) -> One:
    """All parts that are left, any number of them."""
    return One(kind, several=True)


def group(text: str = "", /, **fields: Form) -> Group:
    return Group(text, fields)


def same(value: Any) -> Any:
    return value


def by(field: str, cases: Mapping[Any, Form], key: Callable[[Any], Any] = same) -> By:
    """The form that belongs to the value of an earlier field; nothing stands here where no case does."""
    return By(field, cases, key)


def kinds_in(form: Form) -> list[Kind]:
    """The kinds of things that may stand in a field."""
    if isinstance(form, Kind):
        return [form]
    if isinstance(form, One):
        return [form.kind]
    return [
        kind for inner in (form.cases if isinstance(form, By) else form.fields).values() for kind in kinds_in(inner)
    ]
