"""The open cryptid cards: what is revealed in whose place, question marks, bids that come free (C2.11, C2.12, C11.6,
C16.9, C27.2, C29)."""

from typing import Final

from bathysphere.engine import (
    DONE,
    Answers,
    Bar,
    Choice,
    Decision,
    Next,
    Picks,
    Refused,
    SeatAsks,
    distinct,
    left_over,
    silent,
    with_card,
)
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.components import LEVELS, LOOSE, MOST_EXCHANGED
from bathysphere.games.cryptids.content import ANY, NOWHERE
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.evidence import draw, put_aside

NO_MARKS: Final = (NOWHERE, NOWHERE)


def reveal(s: CryptidsState, place: int, level: int) -> None:
    """A card of this level, or of the next one that has any (C11.6, C11.7, C48.31, C48.32)."""
    for deck in range(level - 1, LEVELS):
        if s.decks[deck]:
            card, s.decks[deck] = s.decks[deck][-1], s.decks[deck][:-1]
            renew(s, deck)
            open_card(s, place, card)
            return
    s.display[place], s.marks[place] = NOWHERE, NO_MARKS


def open_card(s: CryptidsState, place: int, card: int) -> None:
    """Its question marks get tokens: first the place, then the evidence (C2.12)."""
    s.display[place] = card
    s.tell(events.CARD_OPENED, place, card)
    printed = s.c.cards[card]
    here = draw(s) if printed.at == ANY else NOWHERE
    need = draw(s) if ANY in printed.needs else NOWHERE
    s.marks[place] = (here, need)
    if here != NOWHERE:
        s.shown |= 1 << here
    if here != NOWHERE or need != NOWHERE:
        region = s.c.back[here] if here != NOWHERE else NOWHERE
        s.tell(events.CARD_MARKED, place, region, s.c.kind[need] if need != NOWHERE else NOWHERE)


def renew(s: CryptidsState, deck: int) -> None:
    """A deck that has run out is made of its discard pile again, at once (C27.7, C48.31)."""
    if not s.decks[deck] and s.discards[deck]:
        cards = list(s.discards[deck])
        s.chance.shuffle(cards)
        s.decks[deck], s.discards[deck] = tuple(cards), ()
        s.tell(events.DECK_RESHUFFLED, deck + 1, len(cards))


def clear_place(s: CryptidsState, place: int) -> None:
    """The card leaves: its tokens go beside the bag, bids on it come free (C11.3, C48.26). Nobody has seen the front of
    the one that told the place (C47.5, C47.7)."""
    here = s.marks[place][0]
    if here != NOWHERE:
        s.tell(events.MARK_TURNED, s.display[place], s.c.kind[here])
    for token in s.marks[place]:
        put_aside(s, token)
    s.marks[place] = NO_MARKS
    owners = s.bids_on(place)
    for seat in owners:
        s.bids[seat] = tuple([LOOSE if bid == place else bid for bid in s.bids[seat]])
    if owners:
        s.tell(events.BIDS_FREED, place, s.display[place], tuple(owners))
    s.display[place] = NOWHERE


def discard_card(s: CryptidsState, place: int) -> int:
    """To the discard pile of its level; returns the level (C16.9a, C27.6)."""
    card = s.display[place]
    level = s.c.cards[card].level
    s.tell(events.CARD_DISCARDED, place, card)
    clear_place(s, place)
    s.discards[level - 1] = with_card(s.discards[level - 1], card)
    return level


def replaceable(s: CryptidsState, place: int) -> bool:
    """Whether there is another card of its level (C48.93)."""
    deck = s.c.levels[s.display[place]] - 1
    return bool(s.decks[deck] or s.discards[deck])


def discards(s: CryptidsState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """Cards without bids of others, for the fourth step of a refresh; none if every card bears a bid (C16.9, C16.9b,
    C48.11)."""
    there = [place for place, card in enumerate(s.display) if card != NOWHERE]
    if s.options.no_bids or all(s.bids_on(place) for place in there):
        return ()
    found: list[Choice] = []
    for place in there:
        others = [other for other in s.bids_on(place) if other != seat]
        if others:
            bar(("discard", place), "other_bid", card=s.display[place], seat=others[0])
        elif replaceable(s, place):
            found.append(("discard", place))
        else:
            bar(("discard", place), "no_other_card", card=s.display[place])
    return tuple(found)


def unclaimed(s: CryptidsState, verb: str, bar: Bar = silent) -> list[int]:
    """Cards without any bid, for the refresh that is paid for (C27.2)."""
    bids = [place for own in s.bids for place in own]
    if bar is not silent:
        for place in [place for place, card in enumerate(s.display) if card != NOWHERE]:
            if s.options.no_bids:
                bar((verb, place), "no_bids_mode")
            elif place in bids:
                bar((verb, place), "card_has_bid", card=s.display[place])
            elif not replaceable(s, place):
                bar((verb, place), "no_other_card", card=s.display[place])
    if s.options.no_bids:
        return []
    there = [place for place, card in enumerate(s.display) if card != NOWHERE and place not in bids]
    return [place for place in there if replaceable(s, place)]


def replace_cards(s: CryptidsState, places: tuple[int, ...]) -> None:
    """All of them are discarded, then new ones of their levels are opened from left to right (C48.92)."""
    levels = [discard_card(s, place) for place in places]
    for place, level in zip(places, levels, strict=True):
        if not s.decks[level - 1]:
            renew(s, level - 1)
        reveal(s, place, level)


class Exchanged(Picks, frozen=True, gc=False):
    """Up to two cards, no more of a level than there are others to come (C48.93)."""

    levels: tuple[tuple[int, int], ...]
    """Of each place."""
    others: tuple[int, ...]
    """By level, how many cards could come."""

    def more(self, options: tuple[Choice, ...], chosen: Choice) -> tuple[Choice, ...]:
        if len(chosen) == MOST_EXCHANGED:
            return ()
        level = dict(self.levels)
        taken = [level[place] for _, place in chosen]
        rest = distinct(left_over(options, chosen))
        return tuple([each for each in rest if taken.count(level[each[1]]) < self.others[level[each[1]] - 1]])

    def enough(self, chosen: Choice) -> bool:
        level = dict(self.levels)
        taken = [level[place] for _, place in chosen]
        return len(taken) <= MOST_EXCHANGED and all(taken.count(each) <= self.others[each - 1] for each in taken)

    def refusal(self, chosen: Choice) -> Refused:
        return Refused("too_many", most=MOST_EXCHANGED, number=len(chosen))


class ReplaceCards(SeatAsks[CryptidsState]):
    """Step 4 of a refresh: up to two cards are exchanged, if the player likes (C16.9)."""

    rules = ("C16.9", "C16.9a", "C16.9b", "C46.26", "C48.11", "C48.92", "C48.93")

    def ask(self, s: CryptidsState) -> list[Decision]:
        options = discards(s, self.seat)
        if not options:
            return []
        levels = tuple([(place, s.c.cards[s.display[place]].level) for _, place in options])
        others = tuple([len(s.decks[deck]) + len(s.discards[deck]) for deck in range(LEVELS)])
        return [Decision(self.seat, "refresh.cards", options, picks=Exchanged(levels, others))]

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if answers and answers[self.seat]:
            replace_cards(s, tuple([place for _, place in answers[self.seat]]))
            return freed(s)
        return DONE


# -- bids


def freed(s: CryptidsState) -> Next:
    """Alone a player places a bid that came free at once (C37.3, C48.69, C48.101)."""
    return (PlaceBids(0),) if s.solo and not s.options.no_bids else DONE


def loose_bids(s: CryptidsState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """A bid that came free may be put on a card at any moment, but not where the other one lies (C11.11, C48.36)."""
    bids = s.bids[seat]
    if LOOSE not in bids:
        return ()
    for place in bids:
        if place != LOOSE:
            bar(("bid", place), "bid_twice", card=s.display[place])
    return tuple([("bid", place) for place in s.open_places(seat)])


class PlaceBids(SeatAsks[CryptidsState]):
    """Bids that came free must be placed now, as far as there are cards for them (C11.12, C29.2, C48.34)."""

    rules = ("C11.12", "C29.2", "C37.3", "C46.20", "C46.47", "C48.33", "C48.34", "C48.35")

    def ask(self, s: CryptidsState) -> list[Decision]:
        options = loose_bids(s, self.seat)
        return [Decision(self.seat, "bid.place", options)] if options else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        if not answers:
            return DONE
        s.bid(self.seat, answers[self.seat][1])
        return (self,)
