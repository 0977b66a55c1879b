"""What one viewer is shown of a room, in their language: the room's facts become the messages of wire.

Nothing here looks past a view: what is not in the viewer's view, decision or log cannot get into a message.
"""

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Hashable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

import msgspec
from msgspec import Raw, structs

from bathysphere.engine import (
    Choice,
    Decision,
    Game,
    Reason,
    Ref,
    Refused,
    SeenEvent,
    State,
    View,
    as_choice,
    explain,
    holds_answers,
    open_questions,
)
from bathysphere.engine.deal_commitment import commit
from bathysphere.engine.flow import interjections
from bathysphere.games import built_in
from bathysphere.server import wire
from bathysphere.server.wording_cache import CACHE, ViewerTexts
from bathysphere.server.zone_info import zone_infos
from bathysphere.tables.automatic import deadline, vote_until
from bathysphere.tables.commands import may_ask_take_back, voters
from bathysphere.tables.play import Play
from bathysphere.tables.room import Room
from bathysphere.tables.seat import BOT, COVERED, Moment
from bathysphere.tables.table_facts import TableFacts
from bathysphere.words import LANGUAGES, Words
from bathysphere.words.remembered import Remembered, hashable

LINES_AT_ONCE = 100
encode = msgspec.json.Encoder().encode
LOST = 1_000_000
"""More points than anybody can have."""
EVENTS = Remembered(8192)
OPTIONS = Remembered(8192)
REASONS = Remembered(8192)


class Texts:
    """What was found out about log lines for other readers of the same change, who were told the same."""

    def __init__(self) -> None:
        self.said: dict[tuple[str, int], str] = {}
        """By language and what was told."""
        self.named: dict[int, list[Ref]] = {}


@cache
def words_for(language: str, game: str) -> Words:
    return Words(language, game, ("bathysphere.server",))


def common_words(language: str) -> Words:
    """For what is said before anybody knows of which table: it is the same with every game."""
    return words_for(language, built_in()[0])


def read_all_texts() -> None:
    """Reading a language takes a third of a second: done before anybody waits for it."""
    for game in built_in():
        for language in LANGUAGES:
            words_for(language, game)


def names_of(room: TableFacts, words: Words) -> list[str]:
    """Bots bear the names of famous submersibles; an open seat is called by its number."""
    return [
        seat.name or words(f"bot-name-{number + 1}" if seat.state == BOT else "player", number=number + 1)
        for number, seat in enumerate(room.seats)
    ]


# -- the table


def table_info(room: TableFacts, words: Words, now: int, *, seated: bool = False) -> wire.TableInfo:
    """Those seated are invited to the next game; others learn only where it is."""
    invitation = f"#invite={room.rematch_invite}" if room.rematch and seated else ""
    settings = room.settings
    return wire.TableInfo(
        id=room.id,
        game=settings.game,
        status=room.status,
        options=settings.options,
        seats=seat_infos(room, names_of(room, words)),
        maker=room.maker,
        clock=wire.ClockInfo(settings.clock.kind, settings.clock.seconds),
        listed=settings.listed,
        pace=settings.pace,
        cover=settings.cover,
        chat=settings.chat,
        rematch=room.rematch + invitation,
        made=room.made,
        fair=fairness(room, now),
        daily=daily_info(room),
    )


def seat_infos(room: TableFacts, names: Sequence[str]) -> list[wire.SeatInfo]:
    cover = room.settings.cover
    return [
        wire.SeatInfo(
            name=name if seat.name or seat.state == BOT else "",
            state=seat.state,
            bot=cover if seat.state in COVERED else seat.bot,
            ready=seat.ready,
        )
        for seat, name in zip(room.seats, names, strict=True)
    ]


def daily_info(room: TableFacts) -> wire.DailyInfo | None:
    daily = room.settings.daily
    return None if daily is None else wire.DailyInfo(daily.day, daily.practice, room.was_covered)


def fairness(room: TableFacts, now: int) -> wire.Fairness:
    """The commitment at once, all the rest when nothing is secret any more."""
    if room.branch:
        return wire.Fairness("", "", [], "")
    if not room.all_open(now):
        return wire.Fairness(commit(room.secret), "", [], "")
    nonces = [seat.nonce for seat in room.seats]
    return wire.Fairness(commit(room.secret), room.secret, nonces, room.seed)


def listed(room: Room) -> wire.Listed:
    """For lists; names of bots are left to the reader's language."""
    settings = room.settings
    outcome = room.play.state.outcome if room.play is not None else None
    asked = [each.seat for each in open_questions(room.play.state)] if room.play is not None and not room.halted else []
    return wire.Listed(
        id=room.id,
        game=settings.game,
        status=room.status,
        seats=seat_infos(room, room.names),
        clock=wire.ClockInfo(settings.clock.kind, settings.clock.seconds),
        options=settings.options,
        asked=asked,
        winners=list(outcome.winners) if outcome is not None else [],
        made=room.made,
        changed=room.changed,
        chat=settings.chat,
        daily=daily_info(room),
        scored=scored(room) if room.counts else None,
    )


# -- the game


def update(
    room: Room,
    viewer: int,
    words: Words,
    keep: int,
    chat: int,
    now: int,
    wall: int | None = None,
    texts: Texts | None = None,
) -> wire.Update:
    """The whole picture, with the log after its first `keep` lines and the chat after its first `chat`. `now` is the
    table's time; days are counted by the wall clock."""
    play = room.play
    names = names_of(room, words)
    told = len(play.log(viewer)) if play is not None else 0
    said = len(room.talk.chat(viewer))
    wall = now if wall is None else wall
    kept = CACHE.find(room, viewer, words.language, names, told - keep + said - chat)
    if kept is not None:
        return _from_shelf(kept, room, viewer, words, names, keep, chat, now, wall)
    return wire.Update(
        seq=room.seq[viewer],
        seat=viewer,
        now=now,
        table=_table(room, viewer, words, wall),
        play=None if play is None else play_info(room, play, viewer, words, names),
        log=wire.Lines(keep, [] if play is None else log_lines(room, play, viewer, words, names, keep, texts=texts)),
        chat=wire.ChatLines(chat, chat_lines(room, viewer, words, names, chat)),
    )


def _table(room: Room, viewer: int, words: Words, wall: int) -> Any:
    seated = viewer >= 0
    return CACHE.table(room, words.language, seated, lambda: table_info(room, words, wall, seated=seated))


def _from_shelf(
    kept: ViewerTexts,
    room: Room,
    viewer: int,
    words: Words,
    names: Sequence[str],
    keep: int,
    chat: int,
    now: int,
    wall: int,
) -> wire.Update:
    """The same picture, of parts that are encoded already wherever they were told before."""
    play = room.play
    if play is not None:
        put_by(kept, room, play, viewer, words, names, len(play.log(viewer)))
        if kept.play is None or kept.play[0] != room.number:
            kept.play = room.number, Raw(encode(play_info(room, play, viewer, words, names)))
    said = room.talk.chat(viewer)
    kept.grow(kept.chat, len(said), lambda start, _: chat_lines(room, viewer, words, names, start))
    shown: Any = None if kept.play is None or play is None else kept.play[1]
    log: Any = kept.log[keep:]
    talk: Any = kept.chat[chat:]
    return wire.Update(
        seq=room.seq[viewer],
        seat=viewer,
        now=now,
        table=_table(room, viewer, words, wall),
        play=shown,
        log=wire.Lines(keep, log),
        chat=wire.ChatLines(chat, talk),
    )


def put_by(
    kept: ViewerTexts, room: Room, play: Play, viewer: int, words: Words, names: Sequence[str], length: int
) -> None:
    """Words the log up to so many lines."""
    kept.grow(kept.log, length, lambda start, stop: log_lines(room, play, viewer, words, names, start, stop))


def is_worded(room: Room, viewer: int, language: str) -> bool:
    """Whether what this viewer heard can be told at once: few lines of it have still to be worded."""
    heard = len(room.play.log(viewer)) if room.play is not None else 0
    if heard <= LINES_AT_ONCE:
        return True
    kept = CACHE.find(room, viewer, language, names_of(room, words_for(language, room.settings.game)), heard)
    return kept is not None and heard - len(kept.log) <= LINES_AT_ONCE


async def word_ahead(room: Room, viewer: int, language: str) -> None:
    """Words a long log a few lines at a time, so that nobody waits for it; what comes then finds it done."""
    words = words_for(language, room.settings.game)
    names = names_of(room, words)
    while room.play is not None:
        heard = len(room.play.log(viewer))
        kept = CACHE.find(room, viewer, language, names, heard)
        if kept is None or len(kept.log) >= heard:
            return
        put_by(kept, room, room.play, viewer, words, names, min(heard, len(kept.log) + LINES_AT_ONCE))
        await asyncio.sleep(0)


def play_info(room: Room, play: Play, viewer: int, words: Words, names: Sequence[str]) -> wire.PlayInfo:
    view = room.view(viewer)
    decision = room.decision(viewer)
    seat = room.seats[viewer] if viewer >= 0 else None
    return wire.PlayInfo(
        view=view,
        aids=play.game.aids(view, decision),
        decision=None if decision is None else decision_info(room, play, decision, view, words, names),
        interjections=[
            option_info(play, choice, view, words, names)
            for choice in (interjections(play.state, viewer) if not room.halted else ())
        ],
        answers=play.answers,
        since=room.since,
        deadline=deadline(room),
        can_step_back=viewer >= 0 and room.vote is None and not room.halted and play.can_step_back(viewer),
        can_ask_take_back=may_ask_take_back(room, viewer),
        take_back=take_back_info(room, viewer),
        orders=seat.orders if seat is not None else None,
        hears=hears_info(room, viewer),
        digest=list(seat.digest) if seat is not None and seat.digest is not None else None,
        result=result_info(room, play, words),
        zones=[] if play.game.own_board else zone_infos(view, words, names),
    )


def hears_info(room: Room, viewer: int) -> list[int] | None:
    hears = room.audience(viewer)
    return None if hears is None else [seat for seat in range(len(room.seats)) if hears >> seat & 1 and seat != viewer]


def decision_info(
    room: Room, play: Play, decision: Decision, view: View, words: Words, names: Sequence[str]
) -> wire.DecisionInfo:
    window = holds_answers(room.playing.state)
    several = decision.picks is not None
    return wire.DecisionInfo(
        kind=decision.kind,
        question=play.question,
        prompt=words.prompt(decision, view, names),
        options=option_infos(play, decision, view, words, names),
        several=several,
        ordered=decision.ordered,
        more=[list(choice) for choice in decision.more(())] if several else [],
        enough=several and decision.enough(()),
        suggested=suggested(play, decision, view, words, names),
        window=window,
        standing=_plain(room.standing_answer(decision.seat)) if window else None,
        sealed=_plain(view.sealed),
        why_not=[why_not_info(play, reason, view, words, names) for reason in play.game.reasons(view, decision)],
        rules=rule_infos(words, explain(play.state).rules),
    )


def suggested(play: Play, decision: Decision, view: View, words: Words, names: Sequence[str]) -> wire.Suggested | None:
    chosen = play.game.suggestion(view, decision)
    if chosen is None:
        return None
    return wire.Suggested(
        chosen=[list(pick) for pick in chosen],
        more=[list(choice) for choice in decision.more(chosen)],
        label=words.picks(decision, chosen, view, names),
    )


def why_not(reason: Reason, view: View, words: Words, names: Sequence[str]) -> str:
    def make(view: Any, names: Sequence[str]) -> str:
        return words.why(reason.code, reason.facts, view, names)

    return REASONS.find((words, reason.code, tuple(reason.facts.items())), view, names, make)


@cache
def rule_infos(words: Words, rules: tuple[str, ...]) -> Any:
    """The rules of a step, encoded already: there are as many of these as steps that ask."""
    return Raw(encode([wire.RuleInfo(rule, words.rule(rule)) for rule in rules]))


def option_infos(
    play: Play, decision: Decision, view: View, words: Words, names: Sequence[str]
) -> list[wire.OptionInfo]:
    options = decision.options
    found = [option_info(play, choice, view, words, names, power=decision.is_power(choice)) for choice in options]
    if play.game.own_board:
        return found
    headings = words.headings(options, view, names, [each.label for each in found])
    return [structs.replace(each, under=heading) for each, heading in zip(found, headings, strict=True)]


def option_info(
    play: Play, choice: Choice, view: View, words: Words, names: Sequence[str], *, power: bool = False
) -> wire.OptionInfo:
    """The same option is offered again and again: it is made once for all that its texts depend on."""
    options = options_of(play.state)
    if options is not None and getattr(view, "options", None) != options:
        return _option_info(play.game, choice, options, power, words, view, names)

    def make(view: Any, names: Sequence[str]) -> wire.OptionInfo:
        return _option_info(play.game, choice, getattr(view, "options", None), power, words, view, names)

    return OPTIONS.find((words, choice, power), view, names, make)


def _option_info(
    game: Game[Any], choice: Choice, options: Any, power: bool, words: Words, view: View, names: Sequence[str]
) -> wire.OptionInfo:
    vocabulary = game.vocabulary
    label, heading = words.option_and_heading(choice, view, names)
    return wire.OptionInfo(
        choice=list(choice),
        label=label,
        at=[list(ref) for ref in vocabulary.points_at(choice, view)] if vocabulary else [],
        names=[list(ref) for ref in vocabulary.names(choice, options)] if vocabulary else [],
        under=heading,
        power=power,
    )


def why_not_info(play: Play, reason: Reason, view: View, words: Words, names: Sequence[str]) -> wire.WhyNot:
    vocabulary = play.game.vocabulary
    return wire.WhyNot(
        target=list(reason.target),
        text=why_not(reason, view, words, names),
        at=[list(ref) for ref in vocabulary.barred_at(reason.target, view)],
        names=[list(ref) for ref in vocabulary.named_by_target(reason.target, options_of(play.state))],
    )


def _plain(choice: Choice | None) -> list[Any] | None:
    return None if choice is None else list(choice)


def consider(
    decision: Decision, question: int, chosen: list[Any], words: Words, label: Callable[[Choice], str]
) -> wire.Considered:
    """What can be added to these picks; picks that are not legal are answered with the reason. `label` says what
    sending them does."""
    picks = as_choice(chosen) if decision.ordered else tuple(sorted(as_choice(chosen)))
    refusal = decision.check(picks)
    known = refusal is None or refusal.code not in ("not_offered", "not_several", "picked_twice")
    return wire.Considered(
        question=question,
        chosen=[list(pick) for pick in picks] if known else [],
        more=[list(choice) for choice in decision.more(picks if known else ())],
        enough=refusal is None,
        text="" if refusal is None else words.error(refusal),
        label=label(picks) if refusal is None else "",
    )


def take_back_info(room: Room, viewer: int) -> wire.TakeBackInfo | None:
    vote = room.vote
    if vote is None:
        return None
    wanted = viewer in voters(room, vote.seat) and viewer not in vote.votes
    return wire.TakeBackInfo(vote.number, vote.seat, wanted, vote_until(room), vote.answers)


def result_info(room: Room, play: Play, words: Words) -> wire.ResultInfo | None:
    outcome = play.state.outcome
    if outcome is None and room.halted:
        reason = words.error(Refused(f"table_{room.halted}"))
        return wire.ResultInfo([], reason, [], [0] * play.state.seats, [], None)
    if outcome is None:
        return None
    return wire.ResultInfo(
        winners=list(outcome.winners),
        reason=words(f"end-{outcome.reason}") if outcome.reason else "",
        points=[
            [wire.Points(source, words.points(source), points) for source, points in seat] for seat in outcome.points
        ],
        totals=[outcome.total(seat) for seat in range(play.state.seats)],
        sides=[words(f"side-{side}") for side in outcome.sides],
        scored=scored(room),
    )


def scored(room: Room) -> wire.Scored | None:
    """What came of a challenge of the day."""
    play = room.play
    outcome = play.state.outcome if play is not None else None
    if play is None or outcome is None or room.settings.daily is None:
        return None
    return wire.Scored(
        points=outcome.total(0),
        won=bool(outcome.winners),
        rating=play.game.rating(outcome),
        signs=list(play.game.daily_summary(play.log(0))),
    )


def rank(room: Room) -> int | None:
    """How an attempt that counts is ordered among others: whoever made it first, then by points."""
    told = scored(room) if room.counts else None
    return None if told is None else (0 if told.won else LOST) - told.points


# -- log and chat


def log_lines(
    room: Room,
    play: Play,
    viewer: int,
    words: Words,
    names: Sequence[str],
    start: int,
    stop: int | None = None,
    texts: Texts | None = None,
) -> list[wire.Line]:
    heard, marks, options = play.log(viewer), play.marks, options_of(play.state)
    texts = Texts() if texts is None else texts
    found, key = [], hashable(options)
    for number in range(start, len(heard) if stop is None else stop):
        told = heard[number]
        answers = bisect_right(marks, number, key=itemgetter(viewer))
        text = texts.said.get((words.language, id(told)))
        if text is None:
            text = texts.said[words.language, id(told)] = event_text(told, options, key, words, names)
        named = texts.named.get(id(told))
        if named is None:
            named = texts.named[id(told)] = play.game.vocabulary.fields.names(told, options)
        found.append(line_info(told, number, answers, room.moments[answers], text, named))
    return found


def event_text(told: SeenEvent, options: Any, key: Hashable, words: Words, names: Sequence[str]) -> str:
    """The line of an event at a table with these options, which `key` stands for."""

    def make(_: View | None, names: Sequence[str]) -> str:
        return words.event(told, names, options)

    return EVENTS.find((words, told.kind, tuple(told.data.items()), key), None, names, make)


def options_of(state: State) -> Any:
    """With which options its table is played, if the game has any."""
    return getattr(state, "options", None)


def line_info(told: SeenEvent, number: int, answers: int, moment: Moment, text: str, named: Sequence[Ref]) -> wire.Line:
    return wire.Line(
        number=number,
        kind=told.kind,
        text=text,
        data=told.data,
        answer=answers,
        by=moment.by,
        covered=moment.covered,
        at=moment.at,
        names=[list(ref) for ref in named],
    )


def chat_lines(room: Room, viewer: int, words: Words, names: Sequence[str], start: int) -> list[wire.ChatLine]:
    return [
        wire.ChatLine(
            number=number,
            seat=said.seat,
            name=names[said.seat],
            text=said.text if said.statement is None else words.say(said.statement, names),
            statement=_plain(said.statement),
            aside=said.hears is not None,
            at=said.at,
        )
        for number, said in enumerate(room.talk.chat(viewer)[start:], start)
    ]


def label_of(choice: Choice, several: bool, words: Words, names: Sequence[str], options: Any) -> str:
    """An answer at a table with these options in words, as it reads outside its moment."""
    picks = choice if several else (choice,)
    return ", ".join(words.option(pick, None, names, options) for pick in picks)
