"""Positions of Cryptids in a line or two, and the verbs to play on from them.

    s = position(2, display="karadag_serpent", places={0: "E3"}, evidence={0: "witness water"})
    act(s, "track", "action", 0)

Places, cards, skills, evidence and terrain tiles are written by name: "E3" or "aachen", "nessie", "luck", "sky", and
"LW12" for the twelfth water tile (LM mountain, LF forest). A token is its kind, with its back if that matters:
"sky@S1"; "bonus" is a bonus rumour. The leftmost word of a pile is its top. Unless told otherwise nobody owns anything
but a plane ticket, seats stand on the track in their order, the open cards are six without question marks, everybody's
bids lie on the first two of them, and little lies on map and market. Everything that is named comes out of its pile, so
that components are conserved.
"""

from collections.abc import Sequence
from typing import Any

from bathysphere.engine import SPECTATOR, Chance, Choice, Next, Reply, Step, answer, open_questions
from bathysphere.engine.flow import begin
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.components import ACTIVE, LOOSE
from bathysphere.games.cryptids.options import Options
from bathysphere.games.cryptids.pack import SKILLS
from bathysphere.games.cryptids.setup import deal
from bathysphere.games.cryptids.state import CryptidsState, Poacher, Turn
from bathysphere.games.cryptids.steps.field.turn import FieldTurn
from bathysphere.games.cryptids.steps.office.turn import EndOffice, OfficeTurn
from bathysphere.games.cryptids.steps.poacher.turn import PoacherField, PoacherOffice
from bathysphere.games.cryptids.steps.rounds import BeginRound, EndRound, HasActed, Income, NextFigure
from bathysphere.games.cryptids.view import CryptidsView
from support.cryptids.components import BONUS as BONUS
from support.cryptids.components import card as card
from support.cryptids.components import cards as cards
from support.cryptids.components import contract as contract
from support.cryptids.components import face as face
from support.cryptids.components import hare as hare
from support.cryptids.components import kind as kind
from support.cryptids.components import mask as mask
from support.cryptids.components import names_of as names_of
from support.cryptids.components import place as place
from support.cryptids.components import request as request
from support.cryptids.components import skill as skill
from support.cryptids.components import tile as tile
from support.cryptids.components import words_of as words_of
from support.cryptids.layout import Spots, Words, lay_cards, lay_hares, lay_tokens, papers, people, reserve, settle
from support.cryptids.layout import lay as lay
from support.moves import asked as asked
from support.moves import do as do
from support.moves import heard as heard
from support.moves import kinds as kinds
from support.moves import offered as offered
from support.moves import told_to_all as told_to_all

SUCCESS, CLOVER, FAILURE = "success", "luck", "failure"


# -- positions


def position(
    seats: int = 2,
    first: int = 0,
    *,
    at: str = "field",
    places: Words | None = None,
    rows: Sequence[int] = (),
    coins: dict[int, int] | None = None,
    xp: dict[int, int] | None = None,
    evidence: Words | None = None,
    skills: Words | None = None,
    used: Words | None = None,
    regions: dict[str, str] | None = None,
    market: str = "victim bones tracks",
    bag: str = "",
    beside: str = "",
    display: str = "",
    marks: dict[int, tuple[str, str]] | None = None,
    bids: dict[int, tuple[int, ...]] | None = None,
    decks: dict[int, str] | None = None,
    discards: str = "",
    found: Words | None = None,
    granted: dict[int, tuple[str, str]] | None = None,
    requests: str = "",
    contracts: Words | None = None,
    shared: str = "",
    terrain: Spots | None = None,
    laid: dict[str, tuple[int, int, int, int]] | None = None,
    tiles: Words | None = None,
    gone: str = "",
    closed: str = "",
    dice: str = "coins2 xp1 restore2",
    hares: dict[str, int] | None = None,
    tokens: dict[int, Sequence[int]] | None = None,
    poacher: str = "",
    captives: str = "",
    poacher_deck: Sequence[int] = (),
    poacher_card: int = 0,
    number: int = 2,
    final: int = 0,
    turn: dict[str, Any] | None = None,
    seed: int = 0,
    **options: Any,
) -> CryptidsState:
    """A table in the turn of `first`, waiting `at` "field" or "office" (a choice in one of the two phases), "end" (the
    end of an assistant's turn), "round" (the end of a round), "begin" (the beginning of one), or "poacher" and
    "poacher_office" (the poacher is to act).

    `regions` are the tokens on the map. `marks` are those on question marks of an open card, for its place and for its
    evidence. `requests` and `contracts` are separated by commas. `laid` are cryptids in the reserve with turn, row,
    column and owner; they belong to what the owner found. `closed` are kinds of terrain; `gone` tiles that left the
    game. `hares` says which token lies in a city, `tokens` which a seat has. `turn` changes fields of the turn.
    """
    s = GAME.state(seats, bytes(32))
    s.chance = GAME.new(seats, seed, options).chance
    deal(s, Options(**options))
    s.events = []
    s.turn, s.number, s.final, s.built = Turn(first), number, final, bool(final)
    lay_tokens(s, regions or {"N2": "rumour", "S4": "rumour"}, market, evidence or {}, poacher, beside)
    lay_cards(s, display, decks or {}, discards, found or {}, captives, marks or {})
    settle(s, bag)
    people(s, places or {}, rows, coins or {}, xp or {}, skills or {}, used or {})
    both = () if s.options.no_bids else (0, 1)
    s.bids = [tuple((bids or {}).get(seat, both)) for seat in range(seats)]
    papers(s, contracts or {}, shared, requests, granted or {})
    reserve(s, terrain or {}, laid or {}, tiles or {}, gone, closed)
    s.dice = tuple(sorted([face(name) for name in dice.split()]))
    lay_hares(s, hares or {}, tokens or {})
    used_cards = tuple([each for each in range(15) if each not in poacher_deck]) if s.solo else ()
    if s.solo:
        s.poacher = Poacher(poacher_card, s.poacher.evidence, s.poacher.captives)
        s.poacher_deck, s.poacher_used = (*used_cards, *reversed(poacher_deck)), ()
    s.phase = "office" if at in ("office", "end", "round", "poacher_office") else "field"
    s.acted = [False] * len(s.rows)
    s.turn = Turn(first, start=s.rows[first], **(turn or {}))
    begin(s, _waiting(s, first, at))
    return s


def _waiting(s: CryptidsState, seat: int, at: str) -> Next:
    after: Next = (HasActed(seat), NextFigure())
    poacher: Next = (HasActed(s.rival), NextFigure())
    return {
        "field": (FieldTurn(seat), *after),
        "office": (Income(seat), OfficeTurn(seat), EndOffice(seat), *after),
        "end": (EndOffice(seat), *after),
        "round": (EndRound(),),
        "begin": (BeginRound(),),
        "poacher": (PoacherField(), *poacher),
        "poacher_office": (PoacherOffice(), *poacher),
    }[at]


# -- chance


class Dice(Chance):
    """The next tracking dice show the faces that a test names; everything else is left to chance."""

    __slots__ = ("faces", "table")

    def __init__(self, s: CryptidsState, faces: list[str]) -> None:
        super().__init__(s.chance.key, s.chance.counter)
        self.table = s
        self.faces = faces

    def below(self, n: int) -> int:
        if self.table.trying is None or not self.faces:
            return super().below(n)
        self.counter += 1
        return self.table.c.tracking.index(self.faces.pop(0))


def throws(s: CryptidsState, *faces: str) -> Dice:
    """The faces that the next tracking dice show; `faces` of what is returned are those still to come."""
    s.chance = scripted = Dice(s, list(faces))
    return scripted


# -- playing on


def run(s: CryptidsState, *steps: Step[Any]) -> Reply:
    """These steps happen now, before whatever the table waits for."""
    s.events = []
    s.opened = None
    before = s.chance.counter
    begin(s, steps)
    return Reply((), s.events, s.chance.counter != before)


def act(s: CryptidsState, *choice: Any) -> Reply:
    """The one who is asked does this."""
    return answer(s, open_questions(s)[0].seat, tuple(choice))


def pick(s: CryptidsState, *choices: Choice) -> Reply:
    """The one who is asked picks these, in any order."""
    return answer(s, open_questions(s)[0].seat, tuple(sorted(choices)))


def options(s: CryptidsState, verb: str | None = None) -> list[Choice]:
    """What is open to the one who is asked, all or of one verb, without the verb."""
    seat = open_questions(s)[0].seat
    return [option[1:] if verb else option for option in offered(s, seat, verb)]


def question(s: CryptidsState) -> str:
    """The kind of the only open question."""
    (decision,) = open_questions(s)
    return decision.kind


def track(s: CryptidsState, *ways: str, at: int = 0, bonus: int = 0, how: str = "action") -> Reply:
    """An open card is tracked with this evidence, and dice for the rest."""
    act(s, "track", how, at)
    return act(s, "commit", at, bonus, *ways)


def end(s: CryptidsState) -> Reply:
    return act(s, "end")


def end_field(s: CryptidsState) -> None:
    """Everybody ends the cryptozoologist's turn without more ado."""
    while s.phase == "field" and s.outcome is None:
        act(s, "end")


def finish_office(s: CryptidsState) -> None:
    """The one in turn steps down with the first die (up where that is impossible), ends, and lays the first tile in the
    first way."""
    seat = s.turn.seat
    if not s.turn.stepped:
        act(s, *[*options_of(s, "down"), ("up",)][0])
    while s.outcome is None and s.turn.seat == seat and s.phase == "office" and question(s) != "bid.place":
        decision = open_questions(s)[0]
        act(s, "end") if decision.kind == "office.turn" else answer(s, decision.seat, decision.default)


def options_of(s: CryptidsState, verb: str) -> list[Choice]:
    """The same with the verb."""
    return offered(s, open_questions(s)[0].seat, verb)


# -- asking what it led to


def held(s: CryptidsState, seat: int = 0) -> str:
    """Evidence of a player as words."""
    return words_of(s.evidence[seat])


def where(s: CryptidsState, seat: int = 0) -> str:
    return s.c.places[s.places[seat]]


def ready(s: CryptidsState, seat: int = 0) -> list[str]:
    return [SKILLS[at] for at in ACTIVE if s.can_use(seat, at)]


def owned(s: CryptidsState, seat: int = 0) -> list[str]:
    return [name for at, name in enumerate(SKILLS) if s.has(seat, at)]


def views(s: CryptidsState) -> list[CryptidsView]:
    """What every seat and, at the end, a spectator see."""
    return [GAME.view(s, seat) for seat in (*range(s.seats), SPECTATOR)]


FREE = LOOSE
"""A bid that lies on no card."""
