"""Headings for long lists of options, where the verbs of a game declare none (`Verb.under`).

Options of one verb stand together; many of one verb are split by one of their parts: 60 bids by their number. A heading
is what the labels under it begin with, so that it speaks their language: `Bid 3 × …`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile

from bathysphere.engine import Choice
from bathysphere.words.plain import capital, readable

MANY = 10
"""Fewer options than this are read at a glance."""
MORE = " …"

PartInWords = Callable[[Choice, int], str]
"""What stands at a place of an option, in words."""


def headings(options: Sequence[Choice], labels: Sequence[str], declared: Sequence[str], part: PartInWords) -> list[str]:
    """The heading of each option: the declared one, or one made of labels. Empty for one that stands by itself."""
    found = list(declared)
    if len(options) < MANY:
        return found
    undeclared = [at for at, heading in enumerate(declared) if not heading]
    verbs = grouped((options[at][0], at) for at in undeclared)
    alike = Counter([beginning([labels[at] for at in places]) for places in verbs.values()])
    taken = set(found)
    for verb, places in verbs.items():
        title = beginning([labels[at] for at in places])
        if not title or alike[title] > 1:
            title = capital(readable(str(verb)))
        split = best_split(options, places) if len(places) >= MANY else None
        parts, titles = [places], [title]
        if split is not None:
            parts = list(grouped((options[at][split], at) for at in places).values())
            titles = [beginning([labels[at] for at in inside]) for inside in parts]
            if "" in titles or len(set(titles)) < len(parts) or taken.intersection(titles):
                titles = [f"{title.removesuffix(MORE)}: {part(options[inside[0]], split)}" for inside in parts]
        elif len(places) in (1, len(options)) or title in taken:
            continue
        for each, inside in zip(titles, parts, strict=True):
            for at in inside:
                found[at] = each
        taken.update(titles)
    return found


def best_split(options: Sequence[Choice], places: Sequence[int]) -> int | None:
    """The part by which options are told apart in the fewest groups of the smallest size; None if there is none."""
    longest = max(len(options[at]) for at in places)
    if any(len(options[at]) != longest for at in places):
        return None
    sizes: dict[int, int] = {}
    for part in range(1, longest):
        groups = grouped((options[at][part], at) for at in places)
        if 1 < len(groups) < len(places):
            sizes[part] = max(len(groups), *map(len, groups.values()))
    return min(sizes, key=lambda part: sizes[part], default=None)


def grouped(pairs: Iterable[tuple[object, int]]) -> dict[object, list[int]]:
    found: dict[object, list[int]] = {}
    for key, at in pairs:
        found.setdefault(key, []).append(at)
    return found


def beginning(labels: Sequence[str]) -> str:
    """The words with which all labels begin, as a heading; empty if there are none. One label is its own heading."""
    if len(labels) == 1:
        return labels[0]
    columns = zip(*[label.split(" ") for label in labels], strict=False)
    shared = " ".join([column[0] for column in takewhile(lambda column: len(set(column)) == 1, columns)])
    if not shared:
        return ""
    return shared.rstrip(":") if shared.endswith(":") else f"{shared.rstrip(',;(')}{MORE}"
