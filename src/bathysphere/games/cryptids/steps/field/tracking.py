"""Tracking a cryptid: what is committed, the dice, second chance and luck, finding and failing (chapters 10 to 12)."""

from functools import lru_cache
from itertools import product

from msgspec import structs

from bathysphere.engine import (
    DONE,
    Answers,
    Bar,
    Cards,
    Choice,
    Decision,
    Next,
    SeatAsks,
    SeatDoes,
    silent,
    with_card,
    with_fields,
)
from bathysphere.games.cryptids import events
from bathysphere.games.cryptids.components import CLOVER, LOOSE, LUCK, OPEN, PAIR, SECOND_CHANCE, SUCCESS, TOKEN
from bathysphere.games.cryptids.content import ANY, NOWHERE, RUMOUR
from bathysphere.games.cryptids.pack import EVIDENCE
from bathysphere.games.cryptids.state import Attempt, CryptidsState
from bathysphere.games.cryptids.steps.cards import clear_place, freed, reveal
from bathysphere.games.cryptids.steps.evidence import called, spend
from bathysphere.games.cryptids.steps.field.abilities import Abilities
from bathysphere.games.cryptids.steps.gains import gain_xp, unready, use_skill

Covers = tuple[tuple[str, ...], ...]


def trackable(s: CryptidsState, seat: int, bar: Bar = silent) -> list[int]:
    """Open cards that this player can track here and now (C10.1 to C10.3, C41.4)."""
    here = s.places[seat]
    in_region = here in s.c.regions
    if not in_region and bar is silent:
        return []
    found = []
    for place in range(len(s.display)) if s.options.no_bids else sorted(s.bids[seat]):
        if place == LOOSE or s.display[place] == NOWHERE:
            continue
        region = s.region_of(place)
        if in_region and region in (here, NOWHERE):
            if covers(s, seat, place):
                found.append(place)
            else:
                bar(("track", place), "no_evidence", card=s.display[place])
        elif bar is not silent:
            bar(("track", place), "track_elsewhere", card=s.display[place], region=region)
    if bar is not silent and not s.options.no_bids:
        for place in s.open_places(seat):
            bar(("track", place), "no_bid", card=s.display[place])
    return found


def covers(s: CryptidsState, seat: int, place: int) -> Covers:
    """The ways to commit evidence: for each requirement a token, a pair of rumours or a die; at least one is covered
    (C10.3 to C10.6, C48.28, C48.29)."""
    return ways_to_cover(s.needs(place), s.kinds(seat))


@lru_cache(4096)
def ways_to_cover(needs: Cards, held: Cards) -> Covers:
    everything = product(*[ways_of(need) for need in needs])
    return tuple([ways for ways in everything if set(ways) != {OPEN} and assign(needs, ways, held) is not None])


def ways_of(need: int) -> tuple[str, ...]:
    """Two rumours never stand for a rumour (C9.4, C9.5); what may be anything is called by its kind (C48.91)."""
    if need == ANY:
        return (*EVIDENCE, PAIR, OPEN)
    return (TOKEN, OPEN) if need == RUMOUR else (TOKEN, PAIR, OPEN)


def assign(needs: Cards, ways: tuple[str, ...], held: Cards) -> list[list[int]] | None:
    """The kinds of tokens that each requirement takes out of a hand; None if it lacks some."""
    left = list(held)
    taken: list[list[int]] = []
    for need, way in zip(needs, ways, strict=True):
        kinds = [EVIDENCE.index(way)] if way in EVIDENCE else {TOKEN: [need], PAIR: [RUMOUR, RUMOUR], OPEN: []}[way]
        for kind in kinds:
            if kind not in left:
                return None
            left.remove(kind)
        taken.append(kinds)
    return taken


@with_fields
class Commit(SeatAsks[CryptidsState]):
    """Which evidence is used for which requirement (C46.14). The dice are for the rest."""

    place: int
    rules = ("C10.3", "C10.4", "C10.5", "C10.6", "C46.14", "C48.28", "C48.29")

    def ask(self, s: CryptidsState) -> list[Decision]:
        options: list[tuple[object, ...]] = []
        for ways in covers(s, self.seat, self.place):
            choices = bonus_choices(s, self.seat, self.place, ways)
            options += [("commit", self.place, bonus, *ways) for bonus in choices]
        return [Decision(self.seat, "track.commit", tuple(options))]

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        _, _, bonus, *ways = answers[self.seat]
        needs = s.needs(self.place)
        kinds = assign(needs, tuple(ways), s.kinds(self.seat))
        assert kinds is not None
        left = list(s.evidence[self.seat])
        cover: list[Cards] = []
        for wanted in kinds:
            tokens = []
            for kind in wanted:
                tokens.append(take_token(s, left, kind, bonus))
                bonus -= tokens[-1] in s.c.bonus
            cover.append(tuple(sorted(tokens)))
        s.trying = Attempt(self.place, tuple(cover))
        dice = sum([not tokens for tokens in cover])
        s.tell(events.TRIED, self.seat, self.place, s.display[self.place], dice)
        return (Roll(self.seat), AfterRoll(self.seat)) if dice else (Find(self.seat),)


def bonus_choices(s: CryptidsState, seat: int, place: int, ways: tuple[str, ...]) -> list[int]:
    """How many of the rumours that are committed may be bonus ones (C46.14)."""
    kinds = assign(s.needs(place), ways, s.kinds(seat))
    assert kinds is not None
    wanted = sum([each.count(RUMOUR) for each in kinds])
    rumours = s.rumours(seat)
    bonus = sum([token in s.c.bonus for token in rumours])
    return list(range(max(0, wanted - (len(rumours) - bonus)), min(wanted, bonus) + 1))


def take_token(s: CryptidsState, left: list[int], kind: int, bonus: int) -> int:
    """A token of this kind out of those that are left; a bonus rumour while some are still to be used."""
    fitting = [token for token in left if s.c.kind[token] == kind]
    wanted = [token for token in fitting if (token in s.c.bonus) == (bonus > 0)]
    token = (wanted or fitting)[0]
    left.remove(token)
    return token


# -- the dice


def throw(s: CryptidsState, number: int) -> tuple[str, ...]:
    return tuple([s.c.tracking[s.chance.below(len(s.c.tracking))] for _ in range(number)])


def succeeds(attempt: Attempt) -> bool:
    good = (SUCCESS, CLOVER) if attempt.lucky else (SUCCESS,)
    return all(die in good for die in attempt.dice)


class Roll(SeatDoes[CryptidsState]):
    """One die for each requirement that is left open (C12.1)."""

    rules = ("C12.1", "C12.2")

    def run(self, s: CryptidsState) -> Next:
        assert s.trying is not None
        faces = throw(s, sum([not tokens for tokens in s.trying.cover]))
        s.trying = structs.replace(s.trying, dice=faces)
        s.tell(events.TRACKING_ROLLED, faces)
        return DONE


class AfterRoll(SeatAsks[CryptidsState]):
    """While it has not succeeded: rerolls first, luck at last, or it is accepted (C12.6 to C12.8, C19.9, C48.30)."""

    rules = ("C12.3", "C12.6", "C12.7", "C12.8", "C19.7", "C19.8", "C19.9", "C35.11", "C46.15", "C46.16", "C46.17",
             "C48.12", "C48.30")  # fmt: skip

    def ask(self, s: CryptidsState) -> list[Decision]:
        attempt = s.trying
        assert attempt is not None
        if attempt.lucky or succeeds(attempt):
            return []
        options = after_roll(s, self.seat)
        return [Decision(self.seat, "track.rolled", options)] if len(options) > 1 else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        attempt = s.trying
        assert attempt is not None
        verb, *dice = answers[self.seat] if answers else ("accept",)
        if verb == "luck":
            use_skill(s, self.seat, LUCK)
            s.tell(events.LUCK_USED, self.seat)
            s.trying = structs.replace(attempt, lucky=True)
        elif verb == "second_chance":
            use_skill(s, self.seat, SECOND_CHANCE)
            self.reroll(s, dice[0], verb)
            return (self,)
        elif verb == "hare_reroll":
            use_hare(s, self.seat, "reroll")
            self.reroll(s, dice[0], verb)
            return (self,)
        return (Find(self.seat),) if succeeds(s.trying or attempt) else (Fail(self.seat),)

    def reroll(self, s: CryptidsState, dice: str, how: str) -> None:
        attempt = s.trying
        assert attempt is not None
        faces = list(attempt.dice)
        for at in map(int, dice):
            faces[at] = throw(s, 1)[0]
        s.trying = structs.replace(attempt, dice=tuple(faces), rerolled=attempt.rerolled or how == "second_chance")
        s.tell(events.REROLLED, self.seat, how, len(dice))
        s.tell(events.TRACKING_ROLLED, tuple(faces))


def after_roll(s: CryptidsState, seat: int, bar: Bar = silent) -> tuple[Choice, ...]:
    """What can be done about a roll that has not succeeded."""
    attempt = s.trying
    assert attempt is not None
    options: list[Choice] = [("accept",)]
    if attempt.rerolled:
        bar(("second_chance",), "rerolled")
    elif s.can_use(seat, SECOND_CHANCE):
        options += [("second_chance", dice) for dice in subsets(len(attempt.dice))]
    else:
        unready(s, seat, SECOND_CHANCE, ("second_chance",), bar)
    if any(s.c.wolpertinger[token].sort == "reroll" for token in s.tokens[seat]):
        options += [("hare_reroll", dice) for dice in subsets(len(attempt.dice))]
    if not s.can_use(seat, LUCK):
        unready(s, seat, LUCK, ("luck",), bar)
    elif CLOVER not in attempt.dice:
        bar(("luck",), "no_clover")
    else:
        options.append(("luck",))
    return tuple(options)


def subsets(number: int) -> tuple[str, ...]:
    """Which dice are thrown again: any of them, named by their places (C48.12)."""
    return ("0",) if number == 1 else ("0", "1", "01")


def use_hare(s: CryptidsState, seat: int, sort: str) -> int:
    """A Wolpertinger token that leaves the game (C48.64); returns its number on the face."""
    token = next(token for token in s.tokens[seat] if s.c.wolpertinger[token].sort == sort)
    s.tokens[seat] = tuple([each for each in s.tokens[seat] if each != token])
    s.tell(events.HARE_USED, seat, token)
    return s.c.wolpertinger[token].number


# -- how it ends


class Find(SeatDoes[CryptidsState]):
    """The evidence is spent, the card and its tile are the finder's, the next card comes, then its ability (C11,
    C12.9)."""

    rules = ("C11.1", "C11.3", "C11.4", "C11.5", "C11.6", "C11.9", "C12.9")

    def run(self, s: CryptidsState) -> Next:
        attempt = s.trying
        assert attempt is not None
        tokens = [token for tokens in attempt.cover for token in tokens]
        for token in tokens:
            spend(s, self.seat, token)
        s.trying = None
        card = s.display[attempt.place]
        s.tell(events.EVIDENCE_LOST, self.seat, tuple(sorted([s.c.kind[token] for token in tokens])))
        s.tell(events.FOUND, self.seat, card)
        s.found[self.seat] = with_card(s.found[self.seat], card)
        clear_place(s, attempt.place)
        reveal(s, attempt.place, min(3, s.c.cards[card].level + 1))
        return (*freed(s), Abilities(self.seat, card, "found"))


class Fail(SeatAsks[CryptidsState]):
    """One committed piece is lost, of the player's choice; a pair of rumours is one piece (C12.11). Then experience
    and the card's ability (C12.12, C12.13)."""

    rules = ("C12.11", "C12.11a", "C12.11b", "C12.11c", "C46.18", "C48.104")

    def pieces(self, s: CryptidsState) -> list[Cards]:
        assert s.trying is not None
        kept = any(effect.verb == "keep_evidence" for effect in s.c.cards[s.display[s.trying.place]].on("failed"))
        return [] if kept else [tokens for tokens in s.trying.cover if tokens]

    def ask(self, s: CryptidsState) -> list[Decision]:
        pieces = self.pieces(s)
        options = tuple(dict.fromkeys([lose(s, piece) for piece in pieces]))
        return [Decision(self.seat, "track.lose", options)] if len(options) > 1 else []

    def take(self, s: CryptidsState, answers: Answers) -> Next:
        assert s.trying is not None
        pieces = self.pieces(s)
        card = s.display[s.trying.place]
        s.tell(events.FAILED, self.seat, card)
        if pieces:
            lost = next(piece for piece in pieces if not answers or lose(s, piece) == answers[self.seat])
            for token in lost:
                spend(s, self.seat, token)
            s.tell(events.EVIDENCE_LOST, self.seat, tuple([s.c.kind[token] for token in lost]))
        s.trying = None
        gain_xp(s, self.seat, 1)
        return (Abilities(self.seat, card, "failed"),)


def lose(s: CryptidsState, piece: Cards) -> Choice:
    """The choice to lose this piece, by what everybody sees of its tokens."""
    return ("lose", *sorted([called(s, token) for token in piece]))
