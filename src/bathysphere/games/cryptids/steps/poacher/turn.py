"""The poacher, alone against the player: a card for each round, what he takes and refreshes, his assistant (chapters
36 to 39). What he catches is in catching.py."""

from typing import Final

from msgspec import structs

from bathysphere.engine import DONE, Answers, Asks, Decision, Does, Next, with_card, with_fields, without
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.components import DOWN, POACHER_PLACES, UP
from bathysphere.games.cryptids.content import ANY, NOWHERE, RUMOUR
from bathysphere.games.cryptids.pack import HABITATS, ZONES, PoacherCard
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.evidence import RefillMap, RefreshMap, fill_market, replace_market
from bathysphere.games.cryptids.steps.field.abilities import may_refresh
from bathysphere.games.cryptids.steps.office.initiative import move_assistant
from bathysphere.games.cryptids.steps.poacher.catching import hunt
from bathysphere.games.cryptids.steps.reserve import TakeFitting

PLAYER: Final = 0
DIE_SORTS: Final = {"dC": "coins", "dX": "xp", "dS": "restore", "dR": "bonus_rumour"}


def card_of(s: CryptidsState) -> PoacherCard:
    return s.c.pack.poacher.cards[s.poacher.card]


class PoacherField(Does[CryptidsState]):
    """A card is turned up, and the first possible action of its row is done (C37.4 to C37.7)."""

    rules = ("C37.4", "C37.5", "C37.6", "C37.7", "C48.67")

    def run(self, s: CryptidsState) -> Next:
        if not s.poacher_deck:
            cards = list(s.poacher_used)
            s.chance.shuffle(cards)
            s.poacher_deck, s.poacher_used = tuple(cards), ()
        card, s.poacher_deck = s.poacher_deck[-1], s.poacher_deck[:-1]
        s.poacher_used = with_card(s.poacher_used, card)
        s.poacher = structs.replace(s.poacher, card=card)
        s.tell(events.POACHER_CARD, card)
        for action in card_of(s).held[len(s.poacher.evidence)]:
            steps = attempt(s, action)
            if steps is not None:
                return steps
        s.tell(events.POACHER_IDLE)
        return DONE


def attempt(s: CryptidsState, action: str) -> Next | None:
    """The steps of an action; None if it is impossible."""
    if action == "REF":
        return (RefreshMap(PLAYER),) if may_refresh(s) else None
    if action in ("K2", "K3", "K4"):
        return hunt(s, int(action[1]))
    if len(s.poacher.evidence) >= POACHER_PLACES:
        return None
    options = wanted_on_map(s, action)
    return (PoacherTakes(tuple(options)),) if options else None


# -- taking evidence


def needed(s: CryptidsState, by: str) -> set[int]:
    """Kinds of evidence for cards with bids of the player, or on their contracts (C39.1, C39.2)."""
    if by == "BID":
        kinds = {need for place in s.bids[PLAYER] if place != NOWHERE for need in s.needs(place)}
    else:
        contracts = [s.c.contracts[each] for each in s.contracts[PLAYER]]
        kinds = {each.value for each in contracts if each.sort == "evidence"}
    return set(range(RUMOUR)) if ANY in kinds else kinds


def wanted_on_map(s: CryptidsState, action: str) -> list[tuple[int, int]]:
    """Regions and kinds among which the player chooses for him; the first zone of his card that has any (C37.9, C39.4,
    C39.5, C39.8, C39.9, C39.12, C48.70, C48.79)."""
    zones = [there for there in [evidence_in(s, ZONES.index(zone)) for zone in card_of(s).zones] if there]
    if action in ("LOW", "HIGH"):
        if not zones:
            return []
        numbers = [s.c.number_in_zone[region] for region, _ in zones[0]]
        number = min(numbers) if action == "LOW" else max(numbers)
        return rumours_last([each for each in zones[0] if s.c.number_in_zone[each[0]] == number])
    kinds = needed(s, action)
    for fitting in (kinds - {RUMOUR}, {RUMOUR}):
        for inside in zones:
            found = {each for each in inside if each[1] in fitting}
            if found:
                return sorted(found)
    return []


def evidence_in(s: CryptidsState, zone: int) -> list[tuple[int, int]]:
    """Regions and kinds of all tokens in a zone of the map."""
    return [(region, s.c.kind[token]) for region in s.c.zones[zone] for token in s.map[region]]


def rumours_last(tokens: list[tuple[int, int]]) -> list[tuple[int, int]]:
    others = [each for each in tokens if each[1] != RUMOUR]
    return sorted(set(others or tokens))


@with_fields
class PoacherTakes(Asks[CryptidsState]):
    """A token of the map; among equally suitable ones the player chooses (C39.9, C46.43)."""

    options: tuple[tuple[int, int], ...]
    rules = ("C39.8", "C39.9", "C39.12", "C39.13", "C46.43")

    def ask(self, s: CryptidsState) -> list[Decision]:
        options = tuple([("poacher_takes", *each) for each in self.options])
        return [Decision(PLAYER, "poacher.takes", options)] if len(options) > 1 else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        region, kind = answers[PLAYER][1:] if answers else self.options[0]
        token = next(token for token in s.map[region] if s.c.kind[token] == kind)
        s.map[region] = without(s.map[region], token)
        keep(s, token, region)
        return (RefillMap(PLAYER),)


def keep(s: CryptidsState, token: int, where: int) -> None:
    s.poacher = structs.replace(s.poacher, evidence=with_card(s.poacher.evidence, token))
    s.tell(events.POACHER_TOOK, s.c.kind[token], where)


# -- his assistant


class PoacherOffice(Does[CryptidsState]):
    """Above or below the player's assistant he does something else; then he stands beside it, and the player lays
    terrain for him (C38)."""

    rules = ("C38.1", "C38.2", "C38.3", "C38.4", "C48.86")

    def run(self, s: CryptidsState) -> Next:
        above = s.rows[s.rival] < s.rows[PLAYER]
        row = card_of(s).above if above else card_of(s).below
        found: Next = DONE
        for action in row.tries:
            steps = office_attempt(s, action)
            if steps is not None:
                found = steps
                break
        else:
            s.tell(events.POACHER_IDLE)
        return (*found, StandBeside(row.then), TakeFitting(PLAYER, HABITATS.index(card_of(s).terrain), False))


def office_attempt(s: CryptidsState, action: str) -> Next | None:
    if action in DIE_SORTS:
        return take_die(s, DIE_SORTS[action])
    by = "BID" if action[1] == "B" else "CON"
    if action[0] == "x":
        return (MarketTakes(by, True),)
    full = len(s.poacher.evidence) >= POACHER_PLACES
    return (MarketTakes(by, False),) if not full and wanted_on_market(s, by) else None


def take_die(s: CryptidsState, sort: str) -> Next | None:
    """One with such a value is out for this round, the highest of them; a rumour he keeps (C38.6 to C38.8, C48.71)."""
    fitting = [face for face in s.dice if s.c.die[face].sort == sort]
    if not fitting:
        return None
    face = max(fitting, key=lambda each: s.c.die[each].number)
    s.dice = without(s.dice, face)
    s.tell(events.POACHER_DIE, face)
    if sort == "bonus_rumour" and s.bonus and len(s.poacher.evidence) < POACHER_PLACES:
        token, s.bonus = s.bonus[0], s.bonus[1:]
        keep(s, token, NOWHERE)
    return DONE


def wanted_on_market(s: CryptidsState, by: str) -> tuple[int, ...]:
    kinds = needed(s, by)
    there = [(place, s.c.kind[token]) for place, token in enumerate(s.market) if token != NOWHERE]
    for fitting in (kinds - {RUMOUR}, {RUMOUR}):
        places = [place for place, kind in there if kind in fitting]
        if places:
            return tuple(places)
    return ()


@with_fields
class MarketTakes(Asks[CryptidsState]):
    """A suitable token of the market, if he has room for it; with a refresh before it if there is none yet, else after
    it (C39.6, C39.7, C39.10, C48.71, C48.72)."""

    by: str
    refreshes: bool
    rules = ("C39.6", "C39.7", "C39.9", "C39.10", "C46.43", "C48.71", "C48.72")

    def fitting(self, s: CryptidsState) -> tuple[int, ...]:
        return wanted_on_market(s, self.by) if len(s.poacher.evidence) < POACHER_PLACES else ()

    def ask(self, s: CryptidsState) -> list[Decision]:
        options = {s.c.kind[s.market[place]]: ("market_takes", place) for place in reversed(self.fitting(s))}
        return [Decision(PLAYER, "poacher.market", tuple(sorted(options.values())))] if len(options) > 1 else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        fitting = self.fitting(s)
        if fitting:
            place = answers[PLAYER][1] if answers else fitting[0]
            token, s.market[place] = s.market[place], NOWHERE
            keep(s, token, NOWHERE)
        if self.refreshes:
            replace_market(s)
            return DONE if fitting else (MarketTakes(self.by, False),)
        fill_market(s)
        return DONE


@with_fields
class StandBeside(Does[CryptidsState]):
    """Directly above or below the player's assistant, if there is such a row (C38.3, C39.23, C39.24)."""

    way: str
    rules = ("C38.3", "C39.23", "C39.24")

    def run(self, s: CryptidsState) -> Next:
        row = s.rows[PLAYER] + {UP: -1, DOWN: 1}[self.way]
        if 1 <= row <= s.c.pack.board.track.rows and row != s.rows[s.rival]:
            move_assistant(s, s.rival, row, "poacher")
        return DONE
