"""What people may ask of a table. Each function looks at a room and returns the entries that would carry it out, or
complains in one sentence; nothing changes here. The first entry gets the id of the command from the caller."""

import hmac
from contextlib import suppress
from typing import Any

from bathysphere.bots import bot_names
from bathysphere.engine import (
    INTERJECTION,
    BadTable,
    Choice,
    Refused,
    acceptable,
    holds_answers,
    open_questions,
)
from bathysphere.engine.deal_commitment import fair_seed, is_nonce
from bathysphere.engine.errors import shown
from bathysphere.engine.record import is_checked
from bathysphere.tables import entries as log
from bathysphere.tables.clocks import banked
from bathysphere.tables.keys import hashed
from bathysphere.tables.names import alike
from bathysphere.tables.play import Play, Trial
from bathysphere.tables.room import Room
from bathysphere.tables.seat import AWAY, BOT, COVERED, HELD, OPEN, PRESENT, VACATED
from bathysphere.tables.settings import PHRASES, check_name
from bathysphere.tables.table_facts import PLAYING, WAITING

Log = list[log.Entries]
CHAT_LENGTH = 500
MOST_ENTRIES = 12_000
"""Then a table's log is long enough, and takes only what its game needs to be finished: loading reads all of it."""
SHORTEST_CLAIM, LONGEST_CLAIM = 20, 64
"""The name that a client makes up for a claim, in letters."""


def check_length(room: Room, made: Log) -> None:
    """Complain about a command that would go into a log which is long enough. What a game needs always goes in:
    answers, votes, somebody who comes back or takes a seat over; but nothing that could be done again and again."""
    if room.number < MOST_ENTRIES:
        return
    match made[0]:
        case (
            log.Ordered() | log.Unreadied() | log.Filled() | log.Withdrawn() | log.SteppedBack() | log.TakeBackAsked()
            | log.SubstituteMade() | log.TermsChanged() | log.Paused()
            | log.TableChanged()
        ):  # fmt: skip
            raise Refused("log_full")
        case log.WentAway(by_clock=False, why="") | log.Said(by="person") | log.Proposed(kind="terms" | "pause"):
            raise Refused("log_full")
        case log.Claimed(seat=seat) if room.seats[seat].state not in COVERED:
            raise Refused("log_full")
        case _:
            return


# -- before the deal


def claim(room: Room, name: str, wanted: int | None, invite: str, token: str, now: int, known_as: str = "") -> Log:
    """Take an open seat: the one wanted, or the first. `known_as` is the client's own name for this claim: the same one
    again gets the same seat."""
    name = check_name(name)
    if again := _claimed_before(room, known_as, token, now):
        return again
    if room.status != WAITING:
        raise Refused("already_dealt")
    if not room.settings.listed and not hmac.compare_digest(invite.encode(), room.invite.encode()):
        raise Refused("not_invited")
    free = [number for number, seat in enumerate(room.seats) if seat.state == OPEN]
    if not free:
        raise Refused("table_full")
    if wanted is not None and wanted not in free:
        raise Refused("seat_taken")
    _check_names_differ(room, name)
    seat = free[0] if wanted is None else wanted
    return [log.Claimed(at=now, seat=seat, name=name, token=hashed(token), claim=_kept(known_as))]


def _kept(known_as: str) -> str:
    """What is kept of the name of a claim. It is as good as a credential, so it must not be easy to guess."""
    if known_as and not SHORTEST_CLAIM <= len(known_as) <= LONGEST_CLAIM:
        raise Refused("bad_message")
    return hashed(known_as) if known_as else ""


def _claimed_before(room: Room, known_as: str, token: str, now: int) -> Log:
    """A new credential for the player who has this seat already and has not heard of it."""
    kept = _kept(known_as)
    for number, seat in enumerate(room.seats):
        if kept and hmac.compare_digest(seat.claim, kept):
            return [log.Claimed(at=now, seat=number, name=seat.name, token=hashed(token), claim=kept)]
    return []


def substitute(room: Room, name: str, key: str, token: str, now: int, known_as: str = "") -> Log:
    """Take over the seat for which a link was made; from then on only the new credential counts."""
    name = check_name(name)
    if again := _claimed_before(room, known_as, token, now):
        return again
    for number, seat in enumerate(room.seats):
        if seat.substitute and hmac.compare_digest(seat.substitute, hashed(key)):
            _check_names_differ(room, name, number)
            return [log.Claimed(at=now, seat=number, name=name, token=hashed(token), claim=_kept(known_as))]
    raise Refused("substitute_dead")


def rekey(room: Room, known: frozenset[str], token: str, now: int) -> Log:
    """Another credential for somebody who has the one that counts now; nothing if the seat is not theirs any more."""
    own = [seat for seat, each in enumerate(room.seats) if each.token and each.token in known]
    return [log.Rekeyed(at=now, seat=seat, token=hashed(token)) for seat in own]


def _check_names_differ(room: Room, name: str, own: int = -1) -> None:
    for number, seat in enumerate(room.seats):
        if number != own and seat.name:
            if seat.name.casefold() == name.casefold():
                raise Refused("name_taken", name=name)
            if alike(seat.name, name):
                raise Refused("name_alike", name=name, other=seat.name)


def fill(room: Room, by: int, chair: int, bot: str | None, now: int) -> Log:
    """A bot sits down in an open seat, or gets up again. The player who made the table may also free the seat of
    somebody who does not get ready, or for whom it is kept, and anybody seated that of somebody who is gone, ready or
    not: an empty chair with a name on it must not stop the others."""
    if room.status != WAITING:
        raise Refused("already_dealt")
    if not 0 <= chair < len(room.seats):
        raise BadTable("bad_seat", seat=shown(chair + 1), seats=len(room.seats))
    dawdles = room.seats[chair].state in (PRESENT, HELD) and not room.seats[chair].ready
    since = room.gone_from(chair)
    gone = since is not None and since <= now and by != chair
    may_free = bot is None and (gone or (dawdles and by == room.maker != chair))
    if room.seats[chair].state not in (OPEN, BOT) and not may_free:
        raise Refused("seat_taken")
    if bot is not None and bot not in bot_names(room.settings.game):
        raise BadTable("unknown_bot", name=bot, game=room.settings.game, bots=", ".join(bot_names(room.settings.game)))
    filled: Log = [log.Filled(at=now, seat=by, chair=chair, bot=bot)]
    nonces = [each.nonce for each in room.seats]
    others_ready = all(each.ready for number, each in enumerate(room.seats) if number != chair)
    return [*filled, _deal(room, nonces, now)] if bot is not None and others_ready else filled


def ready(room: Room, seat: int, nonce: str, now: int) -> Log:
    """The deal happens when the last seat is ready."""
    if room.status != WAITING:
        raise Refused("already_dealt")
    if not is_nonce(nonce):
        raise Refused("bad_nonce")
    if room.seats[seat].ready:
        return []
    readied: Log = [log.Readied(at=now, seat=seat, nonce=nonce)]
    if all(each.ready for number, each in enumerate(room.seats) if number != seat):
        nonces = [nonce if number == seat else each.nonce for number, each in enumerate(room.seats)]
        return [*readied, _deal(room, nonces, now)]
    return readied


def not_ready(room: Room, seat: int, now: int) -> Log:
    if room.status != WAITING:
        raise Refused("already_dealt")
    return [log.Unreadied(at=now, seat=seat)] if room.seats[seat].ready else []


def _deal(room: Room, nonces: list[str], now: int) -> log.Dealt:
    game, seed, check = room.settings.rules(), fair_seed(room.secret, nonces), ""
    with suppress(Exception):  # a deal that breaks is somebody else's affair
        check = game.new(len(room.seats), bytes.fromhex(seed), room.settings.options).checksum()
    return log.Dealt(at=now, seed=seed, rules=game.rules_version, check=check)


# -- answers


def answer(room: Room, seat: int, question: int, choice: Choice, now: int) -> Log:
    """An answer: sealed if the question is a window or goes to several seats, else played at once."""
    play = _playing(room, seat)
    play.check_number(question)
    accepted = acceptable(play.state, seat, choice)
    if holds_answers(play.state):
        return [log.Sealed(at=now, seat=seat, choice=accepted)]
    return [*played(play, [(seat, accepted, "person")], now), *banked(room, now)]


def interject(room: Room, seat: int, question: int, choice: Choice, now: int) -> Log:
    """Act without being asked."""
    play = _playing(room, seat)
    play.check_number(question)
    return interjected(room, seat, choice, "person", now)


def interjected(room: Room, seat: int, choice: Choice, by: str, now: int) -> Log:
    """The entries of an interjection. It goes before sealed answers, as if there were none: one that no longer fits the
    question is dropped, and nobody but its seat is told."""
    play = room.playing
    trial = play.try_interjection(seat, choice)
    dropped = [each for each in room.sealed if trial.state.sealed[each] is None]
    noted = _noted(trial, play.answers + 1, (seat, INTERJECTION, trial.reply.choice, by), now)
    return [noted, *(log.Withdrawn(at=now, seat=each) for each in dropped), *banked(room, now)]


def withdraw(room: Room, seat: int, question: int, now: int) -> Log:
    play = _playing(room, seat)
    play.check_number(question)
    if seat not in room.sealed:
        raise Refused("nothing_to_withdraw", seat=seat)
    return [log.Withdrawn(at=now, seat=seat)]


def played(play: Play, answers: list[tuple[int, Choice, str]], now: int) -> list[log.Answered]:
    """The entries of the answers of all whom the open question asks, each with who gave it, tried on a copy: what the
    engine refuses or breaks on never reaches the log. What they lead to stands with the last of them."""
    trial = play.try_answers({seat: choice for seat, choice, _ in answers})
    counter = play.state.chance.counter
    kinds = {decision.seat: decision.kind for decision in open_questions(play.state)}
    found = [
        log.Answered(at=now, seat=seat, kind=kinds[seat], choice=choice, by=by, events=(), counter=counter)
        for seat, choice, by in answers[:-1]
    ]
    seat, choice, by = answers[-1]
    return [*found, _noted(trial, play.answers + len(answers), (seat, kinds[seat], choice, by), now)]


def _noted(trial: Trial, number: int, answer: tuple[int, str, Choice, str], now: int) -> log.Answered:
    """The entry of the answer with which the game goes on; `number` is how many there are then."""
    state = trial.state
    seat, kind, choice, by = answer
    return log.Answered(
        at=now,
        seat=seat,
        kind=kind,
        choice=choice,
        by=by,
        events=tuple([event.plain() for event in trial.reply.events]),
        counter=state.chance.counter,
        check=state.checksum() if is_checked(state, number) else "",
        last=state.outcome is not None,
    )


def order(room: Room, seat: int, orders: dict[str, Any] | None, now: int) -> Log:
    """Standing orders; whatever the game cannot read is refused."""
    if orders == room.seats[seat].orders:
        return []
    if orders is not None:
        room.settings.rules().read_orders(orders)
    return [log.Ordered(at=now, seat=seat, orders=orders)]


# -- ways back


def step_back(room: Room, seat: int, question: int, now: int) -> Log:
    play = _playing(room, seat)
    play.check_number(question)
    if not play.can_step_back(seat):
        raise Refused("no_step_back")
    return [log.SteppedBack(at=now, seat=seat)]


def may_ask_take_back(room: Room, seat: int) -> bool:
    """Once for each moment, by a player who has given an answer that they cannot step back from for free."""
    play = room.play
    if play is None or room.status != PLAYING or seat < 0 or room.vote is not None or room.seats[seat].state != PRESENT:
        return False
    if room.pause is not None:
        return False
    if room.settings.daily is not None:  # whatever came to light there came to light
        return False
    if room.seats[seat].asked_back_at == play.answers or play.can_step_back(seat) or not somebody_to_ask(room, seat):
        return False
    return play.latest_of(seat) is not None


def ask_take_back(room: Room, seat: int, now: int) -> Log:
    play = _playing(room, seat)
    if play.can_step_back(seat):
        raise Refused("step_back_is_free")
    if not somebody_to_ask(room, seat):
        raise Refused("nobody_to_ask")
    if room.settings.daily is not None:
        raise Refused("daily_take_back")
    if not may_ask_take_back(room, seat):
        raise Refused("no_take_back")
    latest = room.latest_of(seat)
    asked: Log = [log.TakeBackAsked(at=now, seat=seat, answers=play.before(latest if latest is not None else 0))]
    if not voters(room, seat):  # bots do not mind
        asked.append(log.TakeBackClosed(at=now, granted=True))
    return asked


def voters(room: Room, seat: int) -> list[int]:
    """Everybody whose consent a take-back by this seat needs."""
    return [number for number, each in enumerate(room.seats) if each.state == PRESENT and number != seat]


def somebody_to_ask(room: Room, seat: int) -> bool:
    """Bots do not mind a take-back; but nobody looks ahead alone while the others are away."""
    states = [each.state for number, each in enumerate(room.seats) if number != seat]
    return PRESENT in states or AWAY not in states


def agreed(room: Room, seat: int, votes: dict[int, bool]) -> bool:
    """Whether a take-back by this seat is granted when no more votes are wanted."""
    return all(votes.values()) and (bool(votes) or somebody_to_ask(room, seat))


def consent(room: Room, seat: int, proposal: int, agree: bool, now: int) -> Log:
    vote = room.vote
    if vote is None or vote.number != proposal or seat == vote.seat:
        raise Refused("no_vote")
    if room.seats[seat].state in COVERED:
        raise Refused("you_are_away")
    if seat in vote.votes:
        raise Refused("already_voted")
    voted: Log = [log.Voted(at=now, seat=seat, agree=agree)]
    votes = {**vote.votes, seat: agree}
    wanted = voters(room, vote.seat)
    if all(number in votes for number in wanted):
        voted.append(log.TakeBackClosed(at=now, granted=agreed(room, vote.seat, votes)))
    return voted


# -- people


def say(room: Room, seat: int, text: str, now: int) -> Log:
    """Words of one's own. Where only phrases are said that holds while there is something to keep secret: before the
    deal nobody could say anything else, and afterwards everybody wants to talk it over."""
    if room.settings.chat == PHRASES and room.status == PLAYING:
        raise Refused("phrases_only")
    plain = "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in text).strip()
    if not plain:
        raise Refused("chat_empty")
    if len(plain) > CHAT_LENGTH:
        raise Refused("chat_long", most=CHAT_LENGTH)
    name = room.seats[seat].name if room.play is None else ""
    return [log.Said(at=now, seat=seat, text=plain, name=name, hears=room.audience(seat))]


def tell(room: Room, seat: int, raw: Any, now: int) -> Log:
    """One of the game's statements; while a bot covers the seat it is the bot that makes them."""
    if room.play is None:
        raise Refused("not_dealt")
    if room.seats[seat].state in COVERED:
        raise Refused("you_are_away")
    return stated(room, seat, raw, "person", now)


def stated(room: Room, seat: int, raw: Any, by: str, now: int) -> Log:
    view = room.play.view(seat) if room.play is not None else None
    statement = room.settings.rules().read_statement(len(room.seats), seat, raw, view)
    return [log.Said(at=now, seat=seat, statement=statement, hears=room.audience(seat), by=by)]


def leave(room: Room, seat: int, now: int) -> Log:
    """The seat's credential dies with it."""
    return [log.Left(at=now, seat=seat)]


def go_away(room: Room, seat: int, now: int) -> Log:
    if room.status != PLAYING:
        raise Refused("nothing_to_cover")
    return [log.WentAway(at=now, seat=seat)] if room.seats[seat].state == PRESENT else []


def come_back(room: Room, seat: int, now: int) -> Log:
    return [log.CameBack(at=now, seat=seat)] if room.seats[seat].state == AWAY else []


def make_substitute(room: Room, by: int, seat: int, key: str, now: int) -> Log:
    """A link for one's own seat, for one that its player has left, or for one that the others voted to give away."""
    if not 0 <= seat < len(room.seats):
        raise BadTable("bad_seat", seat=shown(seat + 1), seats=len(room.seats))
    free = 0 <= seat < len(room.seats) and (room.seats[seat].state == VACATED or room.seats[seat].released)
    if room.status != PLAYING or (seat != by and not free):
        raise Refused("no_substitute")
    return [log.SubstituteMade(at=now, seat=seat, key=hashed(key))]


def _playing(room: Room, seat: int) -> Play:
    """The game, if this seat's player may act in it now."""
    if room.play is None:
        raise Refused("not_dealt")
    if room.halted:
        raise Refused(f"table_{room.halted}")
    if room.pause is not None:
        raise Refused("table_paused")
    if room.vote is not None:
        raise Refused("vote_open")
    if room.seats[seat].state in COVERED:
        raise Refused("you_are_away")
    return room.play
