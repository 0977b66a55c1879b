"""Defeat (article 48): what would be defeated, what prevents it, and what becomes of the defeated."""

from typing import Final

from bathysphere.engine import (
    DONE,
    Answers,
    Asks,
    Choice,
    Closed,
    Continues,
    Decision,
    Does,
    Next,
    SeatDoes,
    with_card,
    with_fields,
    without,
)
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.characters.table import SVETLANA
from bathysphere.games.unfathomable.cards.items.table import STARBUCK, TRAVEL_PHARMACY
from bathysphere.games.unfathomable.cards.mythos.table import THE_PEACEMAKER
from bathysphere.games.unfathomable.cards.passengers import LOSSES
from bathysphere.games.unfathomable.cards.skills.table import LORE, SKILL_OF
from bathysphere.games.unfathomable.cards.spaces import ADJACENT, BRIG, DECK, SICK_BAY
from bathysphere.games.unfathomable.cards.spells.table import FLESH_WARD
from bathysphere.games.unfathomable.components import FOOD, NOTHING, SANITY, SUPPLY
from bathysphere.games.unfathomable.effects import DIALS, DefeatWho
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.improvements import remove_item
from bathysphere.games.unfathomable.steps.cards.resolve import performs, price, who
from bathysphere.games.unfathomable.steps.cards.skill_decks import use_up
from bathysphere.games.unfathomable.steps.mythos.kept_cards import discard_kept
from bathysphere.games.unfathomable.steps.reactions import Playable, Reaction, everybody
from bathysphere.games.unfathomable.steps.resources import change_dial
from bathysphere.games.unfathomable.steps.turn.titles import move

PREVENTED: Final = "prevented"
RESCUED: Final = "rescued"
SHRUGS: Final = Playable("shrug_it_off")

# -- deep ones


def defeat_deep_one(s: UnfathomableState, space: int, by: int) -> None:
    """It returns to the supply (U2.9a1, U48.5)."""
    s.deep_ones[space] -= 1
    s.tell(events.DEEP_ONE_DEFEATED, space, by)


# -- characters


def refuge(s: UnfathomableState, seat: int) -> int:
    """Where a defeated character goes; the space it is in already when nothing would change (U2.9a, U17.8, U21.3)."""
    if s.in_brig(seat):
        return BRIG
    return SICK_BAY if s.human(seat) else BRIG


class DefeatCharacter(SeatDoes[UnfathomableState]):
    """A character would be defeated; if that changes nothing, nobody can spend anything on it (UQ.41)."""

    rules = ("U48.1", "UQ.41")

    def run(self, s: UnfathomableState) -> Next:
        if refuge(s, self.seat) == s.places[self.seat]:
            return DONE
        s.tell(events.WOULD_BE_DEFEATED, self.seat)
        return (CharacterDefeat(everybody(s), self.seat), Fall(self.seat))


@with_fields
class CharacterDefeat(Reaction):
    """One window for everything that prevents it; the first use closes it (G18)."""

    victim: int
    kind = "defeat.character"
    rules = ("U44.6", "U48.7")

    def eligible(self, s: UnfathomableState, seat: int) -> bool:
        if seat == self.victim and (s.hands[seat] or s.can_use(seat, STARBUCK)):
            return True
        return s.characters[seat] == SVETLANA and (s.has_feat(seat) or (s.has_ability(seat) and bool(s.hands[seat])))

    def reactions(self, s: UnfathomableState, seat: int) -> tuple[Choice, ...]:
        options: list[Choice] = []
        if seat == self.victim:
            options += SHRUGS.in_hand(s.hands[seat])
            if s.can_use(seat, STARBUCK):
                options.append(("starbuck",))
        if s.characters[seat] == SVETLANA:
            if s.has_ability(seat):
                lore = [card for card in dict.fromkeys(s.hands[seat]) if SKILL_OF[card] == LORE]
                options += [("healing_words", card) for card in lore]
            if s.has_feat(seat):
                options.append(("medical_intervention",))
        return tuple(options)

    def react(self, s: UnfathomableState, seat: int, choice: Choice) -> Next | Closed:
        card = NOTHING
        match choice:
            case ("starbuck",):
                remove_item(s, seat, STARBUCK)
            case ("medical_intervention",):
                s.feats[seat] = False
            case (_, card):
                use_up(s, seat, card)
        s.tell(events.DEFEAT_PREVENTED, seat, self.victim, choice[0], card)
        s.hand_on(PREVENTED)
        return Closed()


@with_fields
class Fall(Continues[UnfathomableState]):
    """A Flesh Ward acts by itself when nothing else did (G18)."""

    seat: int
    rules = ("U2.9a2", "U2.9a3", "U17.3", "U21.0", "U48.3", "U48.4")

    def given(self, s: UnfathomableState, value: str | None) -> Next:
        seat = self.seat
        if value == PREVENTED:
            return DONE
        if s.wards[seat]:
            s.wards[seat] -= 1
            s.removed = (*s.removed, ("spell", FLESH_WARD))
            s.tell(events.WARD_USED, seat)
            return price(s, seat)
        s.tell(events.DEFEATED, seat)
        move(s, seat, refuge(s, seat), "defeated")
        return DONE


@with_fields
class DefeatEach(Asks[UnfathomableState]):
    """Several characters and passengers, one after another in the current player's order (UQ.51)."""

    seats: tuple[int, ...]
    """The characters."""
    decks: tuple[int, ...] = ()
    """The deck spaces of the passengers, one entry for each."""
    rules = ("UQ.51", "U44.16")

    def _options(self) -> tuple[Choice, ...]:
        return (
            *[("defeat_character", seat) for seat in self.seats],
            *[("defeat_passenger", space) for space in dict.fromkeys(self.decks)],
        )

    def ask(self, s: UnfathomableState) -> list[Decision]:
        options = self._options()
        return [Decision(s.turn.seat, "defeat.order", options)] if len(options) > 1 else []

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        options = self._options()
        if not options:
            return DONE
        kind, which = answers[s.turn.seat] if answers else options[0]
        if kind == "defeat_character":
            return (DefeatCharacter(which), DefeatEach(without(self.seats, which), self.decks))
        return (DefeatPassenger(which), DefeatEach(self.seats, without(self.decks, which)))


# -- passengers


@with_fields
class DefeatPassenger(Does[UnfathomableState]):
    """A token on a deck space, or of the supply, would be defeated; its face is turned up only afterwards (UQ.51)."""

    space: int
    rules = ("U30.8", "U48.6")

    def run(self, s: UnfathomableState) -> Next:
        if not tokens(s, self.space):
            return DONE
        s.tell(events.PASSENGER_IN_DANGER, self.space)
        return (PassengerDefeat(everybody(s), self.space), TurnToken(self.space))


def tokens(s: UnfathomableState, space: int) -> tuple[int, ...]:
    return s.supply if space == SUPPLY else s.passengers[space - DECK.start]


def take_token(s: UnfathomableState, space: int) -> int:
    """Any of them: backs are alike, so chance decides (UQ.43)."""
    there = tokens(s, space)
    token = s.chance.pick(there)
    if space == SUPPLY:
        s.supply = without(there, token)
    else:
        s.passengers[space - DECK.start] = without(there, token)
    return token


def rescue(s: UnfathomableState, space: int, by: int, why: str) -> None:
    """Back to the supply, face down and unseen (U30.7)."""
    s.supply = with_card(s.supply, take_token(s, space))
    s.tell(events.PASSENGER_RESCUED, space, by, why)


@with_fields
class PassengerDefeat(Reaction):
    """One token at a time, before it is turned; the first use closes it."""

    space: int
    kind = "defeat.passenger"
    rules = ("U48.7",)

    def _pharmacy(self, s: UnfathomableState, seat: int) -> bool:
        if self.space == SUPPLY or not s.can_use(seat, TRAVEL_PHARMACY):
            return False
        return s.places[seat] == self.space or s.places[seat] in ADJACENT[self.space]

    def eligible(self, s: UnfathomableState, seat: int) -> bool:
        return self._pharmacy(s, seat) or (s.characters[seat] == SVETLANA and s.has_feat(seat))

    def reactions(self, s: UnfathomableState, seat: int) -> tuple[Choice, ...]:
        options: list[Choice] = []
        if self._pharmacy(s, seat):
            options += [("pharmacy_food",), ("pharmacy_item",)]
        if s.characters[seat] == SVETLANA and s.has_feat(seat):
            options.append(("medical_intervention",))
        return tuple(options)

    def react(self, s: UnfathomableState, seat: int, choice: Choice) -> Next | Closed:
        s.tell(events.PASSENGER_SAVED, seat, self.space, choice[0])
        if choice == ("medical_intervention",):
            s.feats[seat] = False
        else:
            if choice == ("pharmacy_food",):
                change_dial(s, FOOD, -1)
            else:
                remove_item(s, seat, TRAVEL_PHARMACY)
            rescue(s, self.space, seat, "travel_pharmacy")
        s.hand_on(PREVENTED)
        return Closed()


@with_fields
class TurnToken(Continues[UnfathomableState]):
    """The token is turned up, costs what it shows, and leaves the game (U30.8, U48.6)."""

    space: int
    rules = ("U30.8", "U30.8.2", "U30.10", "U30.11", "U48.6", "U48.6a")

    def given(self, s: UnfathomableState, value: str | None) -> Next:
        if value == PREVENTED:
            return DONE
        token = take_token(s, self.space)
        s.tokens_out = with_card(s.tokens_out, token)
        s.tell(events.PASSENGER_DEFEATED, self.space, token)
        for dial, number in LOSSES[token]:
            change_dial(s, DIALS.index(dial), -number)
        for seat, kept in enumerate(s.keeps):
            if THE_PEACEMAKER in kept:  # the first one defeated ends it (G28)
                discard_kept(s, seat, THE_PEACEMAKER)
                s.tell(events.KEPT_CARD_LEFT, seat, THE_PEACEMAKER)
                change_dial(s, SANITY, -1)
        return DONE


@performs(DefeatWho)
def defeat_effect(s: UnfathomableState, effect: DefeatWho, you: int) -> Next:
    return (DefeatEach(tuple(sorted(who(s, effect.who, you)))),)
