"""What the poacher catches: which cryptid, with which evidence, and when the player has lost (C37.10 to C37.14, C39.14
to C39.22, C40.1 to C40.3)."""

from itertools import combinations
from typing import Final

from msgspec import structs

from bathysphere.engine import (
    DONE,
    Answers,
    Asks,
    Cards,
    Choice,
    Decision,
    Next,
    Outcome,
    with_card,
    with_fields,
    without,
)
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.components import OF_ONE_CONTRACT
from bathysphere.games.cryptids.content import ANY, NOWHERE, RUMOUR
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.cards import clear_place, freed, reveal
from bathysphere.games.cryptids.steps.evidence import called, put_aside
from bathysphere.games.cryptids.steps.field.relocation import meets

PLAYER: Final = 0
ALL: Final = 4
"""With so many pieces he catches whatever he likes (C36.7)."""
OF_ANY_SORT: Final = 5
CONTRACT_LOST, TOO_MANY_LOST = "contract_lost", "too_many_lost"

Prey = tuple[int, int]
"""A cryptid, and the place of the display where it lies; NOWHERE: the player has found it."""


def hunt(s: CryptidsState, pieces: int) -> Next | None:
    """The first class of prey that has a candidate decides (C37.10, C37.11); None: he catches nothing."""
    if len(s.poacher.evidence) < pieces:
        return None
    catchable = [prey for prey in every_prey(s) if caught_by(s, prey, pieces)]
    for of in s.c.pack.poacher.cards[s.poacher.card].prey if catchable else ():
        candidates = [prey for prey in catchable if belongs(s, prey, of)]
        if candidates:
            return (ChoosePrey(best(s, candidates), pieces),)
    return None


def every_prey(s: CryptidsState) -> list[Prey]:
    there = [(card, place) for place, card in enumerate(s.display) if card != NOWHERE]
    return [*[(card, NOWHERE) for card in s.waiting(PLAYER)], *there]


def prey_of(s: CryptidsState, of: str) -> list[Prey]:
    return [prey for prey in every_prey(s) if belongs(s, prey, of)]


def belongs(s: CryptidsState, prey: Prey, of: str) -> bool:
    """Whether it is of this class: found by the player, with their bid, or on their contract (C37.12 to C37.14,
    C48.99)."""
    card, place = prey
    if place == NOWHERE:
        return of == "found"
    if of == "bid":
        return place in s.bids[PLAYER]
    return of == "contract" and any(meets(s, card, s.c.contracts[each]) for each in s.contracts[PLAYER])


def needs_of(s: CryptidsState, prey: Prey) -> Cards:
    card, place = prey
    return s.c.cards[card].needs if place == NOWHERE else s.needs(place)


def caught_by(s: CryptidsState, prey: Prey, pieces: int) -> list[Cards]:
    """The smallest sets of his tokens with which he can catch it (C39.14 to C39.17, C48.98)."""
    held = s.poacher.evidence
    if pieces == ALL:
        return [held] if len(held) == ALL else []
    if len(s.c.cards[prey[0]].needs) != pieces:
        return []
    needs = needs_of(s, prey)
    if not suffices(s, needs, held):
        return []
    found: list[Cards] = []
    while not found:
        found = [tokens for tokens in combinations(held, pieces) if suffices(s, needs, tokens)]
        pieces += 1
    return found


def suffices(s: CryptidsState, needs: Cards, tokens: Cards) -> bool:
    """Whether these tokens leave no requirement open: each takes its kind, or two rumours in place of it (C9.4, C9.5),
    and one that may be anything takes whatever is left (C48.91)."""
    kind = s.c.kind
    left = [kind[token] for token in tokens]
    pairs = anything = 0
    for need in needs:
        if need == ANY:
            anything += 1
        elif need in left:
            left.remove(need)
        elif need == RUMOUR:
            return False
        else:
            pairs += 1
    return left.count(RUMOUR) >= 2 * pairs and len(left) >= 2 * pairs + anything


def best(s: CryptidsState, candidates: list[Prey]) -> tuple[Prey, ...]:
    """Nearest to three of one contract, then worth most to the player (C39.20, C39.21, C48.73, C48.74)."""
    ranks = {prey: (nearness(s, prey[0]), s.c.cards[prey[0]].found) for prey in candidates}
    return tuple([prey for prey in candidates if ranks[prey] == max(ranks.values())])


def nearness(s: CryptidsState, card: int) -> int:
    fitting = [each for each in s.contracts[PLAYER] if meets(s, card, s.c.contracts[each])]
    return max([1 + captives_of(s, each) for each in fitting], default=0)


def captives_of(s: CryptidsState, contract: int) -> int:
    return sum([meets(s, card, s.c.contracts[contract]) for card in s.poacher.captives])


@with_fields
class ChoosePrey(Asks[CryptidsState]):
    """Among equals the player chooses (C39.22, C46.44)."""

    prey: tuple[Prey, ...]
    pieces: int
    rules = ("C39.20", "C39.21", "C39.22", "C46.44")

    def ask(self, s: CryptidsState) -> list[Decision]:
        options = tuple([("prey", card) for card, _ in self.prey])
        return [Decision(PLAYER, "poacher.prey", options)] if len(options) > 1 else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        chosen = answers[PLAYER][1] if answers else self.prey[0][0]
        card, place = next(prey for prey in self.prey if prey[0] == chosen)
        return (ChooseTokens(card, place, self.pieces),)


@with_fields
class ChooseTokens(Asks[CryptidsState]):
    """Which of his tokens are spent, where several sets would do (C46.52, C48.98); then the cryptid is his."""

    card: int
    place: int
    pieces: int
    rules = ("C39.14", "C39.15", "C39.16", "C39.17", "C39.18", "C46.52", "C48.68", "C48.69", "C48.76", "C48.98")

    def sets(self, s: CryptidsState) -> list[Cards]:
        """One of each sort: tokens that look alike are alike."""
        found = caught_by(s, (self.card, self.place), self.pieces)
        return list({self.spend(s, tokens): tokens for tokens in reversed(found)}.values())

    def spend(self, s: CryptidsState, tokens: Cards) -> Choice:
        return ("spend", self.card, *sorted([called(s, token) for token in tokens]))

    def ask(self, s: CryptidsState) -> list[Decision]:
        options = tuple([self.spend(s, tokens) for tokens in self.sets(s)])
        return [Decision(PLAYER, "poacher.spend", options)] if len(options) > 1 else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        tokens = next(each for each in self.sets(s) if not answers or self.spend(s, each) == answers[PLAYER])
        for token in tokens:
            s.poacher = structs.replace(s.poacher, evidence=without(s.poacher.evidence, token))
            put_aside(s, token)
        kinds = tuple(sorted([s.c.kind[token] for token in tokens]))
        s.tell(events.POACHER_CAUGHT, self.card, "display" if self.place != NOWHERE else "found", kinds)
        s.poacher = structs.replace(s.poacher, captives=with_card(s.poacher.captives, self.card))
        if self.place == NOWHERE:
            s.found[PLAYER] = without(s.found[PLAYER], self.card)
            check_lost(s)
            return DONE
        clear_place(s, self.place)
        check_lost(s)
        reveal(s, self.place, min(3, s.c.cards[self.card].level + 1))
        return freed(s)


def check_lost(s: CryptidsState) -> None:
    """Three captives of one contract, or five of any sort (C40.1 to C40.3)."""
    reason = ""
    if any(captives_of(s, each) >= OF_ONE_CONTRACT for each in s.contracts[PLAYER]):
        reason = CONTRACT_LOST
    elif len(s.poacher.captives) >= OF_ANY_SORT:
        reason = TOO_MANY_LOST
    if reason:
        s.tell(events.GAME_ENDED, reason)
        s.finish(Outcome((), (), reason))
