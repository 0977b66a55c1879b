"""What the components of Cryptids are called. Names of places and cryptids come from the content pack of the table,
everything else from text/*.ftl; nothing here is in any language."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, Self

from bathysphere.engine import Facts
from bathysphere.games.cryptids.components import PAIR
from bathysphere.games.cryptids.content import (
    ANY,
    BONUS,
    COIN,
    INITIATIVE,
    NOWHERE,
    XP,
    Content,
    Contract,
    chosen,
    content,
    price_of,
)
from bathysphere.games.cryptids.options import Options
from bathysphere.games.cryptids.pack import EVIDENCE, HABITATS, KINDS, SKILLS, ZONES, Names

Say = Callable[..., str]

SYMBOLS = {COIN: "coin", XP: "xp", INITIATIVE: "initiative"}
RATINGS = ((26, "monument"), (20, "splendid"), (16, "ordinary"), (12, "novice"), (0, "trainee"))
"""The ratings of a solo game, by the least points for each (C40.10 to C40.14)."""


class CardShown(Protocol):
    @property
    def card(self) -> int: ...
    @property
    def region(self) -> int: ...


class DiceShown(Protocol):
    @property
    def dice(self) -> Sequence[str]: ...


class Shown(Protocol):
    """What names ask of a view: the pack of its table, and what lies at the places by which options call things. The
    view itself is made of kinds, which are named here."""

    @property
    def options(self) -> Options: ...
    @property
    def display(self) -> Sequence[CardShown]: ...
    @property
    def market(self) -> Sequence[int]: ...
    @property
    def trying(self) -> DiceShown | None: ...


class CryptidsNames:
    """Cryptids in the language of `say`.

    A view says with which content pack its table was dealt. Where there is none, in the log, it is the `pack` of the
    options (`at`), or the one with which this program deals.
    """

    def __init__(self, say: Say, pack: str | None = None) -> None:
        self.say = say
        self.pack = pack
        self.language: str = getattr(say, "language", "en")

    # -- names out of the pack

    def content(self, view: Shown | None) -> Content:
        if view is not None:
            return content(view.options.content)
        return content(chosen() if self.pack is None else self.pack)

    def at(self, options: Options) -> Self:
        """For the log of a table with these options."""
        return type(self)(self.say, options.content)

    def of_pack(self, names: Names) -> str:
        said: str = getattr(names, self.language)
        return said

    def card(self, card: int, view: Shown | None = None) -> str:
        return self.of_pack(self.content(view).pack.cryptids.cryptids[card].name)

    def place(self, place: int, view: Shown | None = None) -> str:
        """A region with its zone and number, by which tokens and cards call it; a city by its name alone."""
        pack = self.content(view).pack.map
        if place == NOWHERE:
            return self.say("place-anywhere")
        if place >= len(pack.regions):
            return self.of_pack(pack.cities[place - len(pack.regions)].name)
        region = pack.regions[place]
        return self.say("place-region", id=region.id, name=self.of_pack(region.name))

    def to_place(self, place: int, view: Shown | None = None) -> str:
        """Where somebody goes."""
        return self.say("to-place", sort=self._sort(place, view), place=self.place(place, view))

    def at_place(self, place: int, view: Shown | None = None) -> str:
        """Where something is."""
        return self.say("at-place", sort=self._sort(place, view), place=self.place(place, view))

    def _sort(self, place: int, view: Shown | None) -> str:
        if place == NOWHERE:
            return "anywhere"
        return "region" if place < len(self.content(view).pack.map.regions) else "city"

    def open_card(self, place: int, view: Shown | None) -> str:
        if view is None or view.display[place].card == NOWHERE:
            return self.say("open-card", number=place + 1)
        return self.card(view.display[place].card, view)

    def market_token(self, place: int, view: Shown | None) -> str:
        """As the object of a sentence."""
        if view is None or view.market[place] == NOWHERE:
            return self.say("market-place", number=place + 1)
        return self.thing(view.market[place])

    def price(self, kind: int, view: Shown | None) -> int:
        """Of a token of this kind."""
        return price_of(self.content(view), kind)

    # -- names out of the texts

    def evidence(self, kind: int) -> str:
        """Of a kind; a bonus rumour is called so, and what a token from the bag will say is anything."""
        if kind == ANY:
            return self.say("evidence-any")
        return self.say("evidence-bonus" if kind == BONUS else f"evidence-{EVIDENCE[kind]}")

    def thing(self, kind: int) -> str:
        """Evidence as the object of a sentence: what somebody takes, buys or loses."""
        if kind == ANY:
            return self.say("thing-any")
        return self.say("thing-bonus" if kind == BONUS else f"thing-{EVIDENCE[kind]}")

    def listed(self, kinds: Iterable[int]) -> str:
        """Evidence in a list, copies together; nothing where it is empty."""
        return self.together([self.evidence(kind) for kind in kinds]) or self.say("nothing")

    def things(self, kinds: Iterable[int]) -> str:
        """Likewise, as the object of a sentence."""
        return self.together([self.thing(kind) for kind in kinds]) or self.say("nothing")

    def together(self, names: Iterable[str]) -> str:
        said = Counter(names).items()
        return ", ".join([each if count == 1 else self.say("copies", name=each, count=count) for each, count in said])

    def cover(self, need: int, way: str) -> str:
        """How one requirement is met without a die; what may be anything is called by what is used (C48.91)."""
        kind = EVIDENCE.index(way) if way in EVIDENCE else need
        return self.say("cover-pair" if way == PAIR else "cover-token", evidence=self.evidence(kind))

    def level(self, level: int) -> str:
        return self.say(f"level-{level}")

    def habitat(self, habitat: int) -> str:
        return self.say("habitat-special" if habitat == ANY else f"habitat-{HABITATS[habitat]}")

    def kind(self, kind: int) -> str:
        return self.say(f"kind-{KINDS[kind]}")

    def zone(self, zone: int) -> str:
        return self.say(f"zone-{ZONES[zone]}")

    def skill(self, skill: int) -> str:
        return self.say(f"skill-{SKILLS[skill]}")

    def skill_text(self, skill: int) -> str:
        return self.say(f"skill-{SKILLS[skill]}-text")

    def die(self, face: int, view: Shown | None = None) -> str:
        """A face of the assistant dice."""
        said = self.content(view).die[face]
        return self.say(f"die-{said.sort}", number=said.number)

    def tracking(self, face: str) -> str:
        return self.say(f"tracking-{face}")

    def rethrown(self, dice: str, view: Shown | None) -> str:
        """What the dice show that are thrown again; without a view they have numbers."""
        thrown = [int(die) for die in dice]
        if view is None or view.trying is None:
            return ", ".join([str(at + 1) for at in thrown])
        return ", ".join([self.tracking(view.trying.dice[at]) for at in thrown])

    def tile(self, tile: int, view: Shown | None = None) -> str:
        """A tile of terrain: what it is, its shape and its symbols."""
        terrain = self.content(view).terrain[tile]
        symbols = [self.say(f"symbol-{SYMBOLS[symbol]}") for symbol in terrain.symbols if symbol != NOWHERE]
        facts: Facts = {"habitat": self.habitat(terrain.kind), "shape": terrain.shape, "count": len(symbols)}
        return self.say("terrain-tile", symbols=", ".join(symbols), **facts)

    def contract(self, contract: int, view: Shown | None = None) -> str:
        return self.wanted(self.content(view).contracts[contract])

    def contract_text(self, contract: int, view: Shown | None = None) -> str:
        said = self.content(view).contracts[contract]
        return self.say(f"contract-{said.sort}-text", name=self.wanted(said))

    def request(self, request: int, view: Shown | None = None) -> str:
        return self.wanted(self.content(view).requests[request])

    def request_text(self, request: int, view: Shown | None = None) -> str:
        c = self.content(view)
        said, number = c.requests[request], c.pack.contracts.request_reputation
        return self.say(f"request-{said.sort}-text", name=self.wanted(said), number=number)

    def wanted(self, contract: Contract) -> str:
        """What a contract or a request looks for."""
        names = {"evidence": self.evidence, "habitat": self.habitat, "kind": self.kind, "zone": self.zone}
        return names[contract.sort](contract.value)

    def hare(self, token: int, view: Shown | None = None) -> str:
        """A Wolpertinger token."""
        said = self.content(view).wolpertinger[token]
        return self.say(f"hare-{said.sort}", number=said.number)

    def poacher(self, action: str) -> str:
        """An action of the poacher's cards, in a word or two."""
        return self.say(f"poacher-{action}")

    def poacher_text(self, action: str) -> str:
        return self.say(f"poacher-{action}-text")

    def prey(self, prey: str) -> str:
        """A class of cryptids that the poacher hunts."""
        return self.say(f"prey-{prey}")

    def rating(self, points: int) -> str:
        """The rating of a solo game with so many points."""
        return self.say(f"rating-{next(name for least, name in RATINGS if points >= least)}")

    def end(self, reason: str) -> str:
        return self.say(f"end-{reason}")
