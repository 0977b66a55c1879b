"""The components of Cryptids by name, for tests: "E3", "nessie", "sky", "luck", "LW12" and the like as numbers."""

from collections.abc import Iterable

from bathysphere.games.cryptids.content import BUILT_IN, RUMOUR
from bathysphere.games.cryptids.pack import EVIDENCE, SKILLS

BONUS = RUMOUR + 1


def place(name: str) -> int:
    return BUILT_IN.places.index(name)


def card(name: str) -> int:
    return next(at for at, each in enumerate(BUILT_IN.cards) if each.id == name)


def cards(names: str) -> tuple[int, ...]:
    return tuple([card(name) for name in names.split()])


def kind(name: str) -> int:
    return BONUS if name == "bonus" else EVIDENCE.index(name)


def skill(name: str) -> int:
    return SKILLS.index(name)


def tile(name: str) -> int:
    """LM01 to LM17, LF01 to LF17, LW01 to LW17."""
    return BUILT_IN.stacks["MFW".index(name[1])][int(name[2:]) - 1]


def face(name: str) -> int:
    """A face of the assistant die: "coins2", "coins3", "xp1", "xp2", "restore2", "bonus_rumour1"."""
    return [f"{each.sort}{each.number}" for each in BUILT_IN.die].index(name)


def contract(name: str) -> int:
    return BUILT_IN.pack.contracts.contracts.index(name)


def request(name: str) -> int:
    return BUILT_IN.pack.contracts.requests.index(name)


def hare(sort: str, which: int = 0) -> int:
    """A Wolpertinger token of a sort."""
    return [at for at, each in enumerate(BUILT_IN.wolpertinger) if each.sort == sort][which]


def words_of(tokens: Iterable[int]) -> str:
    """Tokens as words, to compare zones with."""
    names = ["bonus" if token in BUILT_IN.bonus else EVIDENCE[BUILT_IN.kind[token]] for token in tokens]
    return " ".join(names)


def mask(names: str) -> int:
    return sum([1 << skill(name) for name in set(names.split())])


def names_of(found: Iterable[int]) -> list[str]:
    """Cards by name."""
    return [BUILT_IN.cards[each].id for each in found]
