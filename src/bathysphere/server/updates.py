"""What one viewer is shown of a room, in their language: the room's facts become the messages of wire.

Nothing here looks past a view: what is not in the viewer's view, decision or log cannot get into a message.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from msgspec import Raw, structs

from bathysphere.engine import (
    Choice,
    Decision,
    Game,
    Reason,
    Refused,
    View,
    as_choice,
    holds_answers,
    rules_in_force,
)
from bathysphere.engine.flow import interjections
from bathysphere.server import wire
from bathysphere.server.consent_info import motion_info, note_lines, pause_info
from bathysphere.server.lines import Reader, RoomTexts, Shared, chat_lines, encode, log_lines, options_of
from bathysphere.server.table_info import scored
from bathysphere.tables.automatic import vote_until
from bathysphere.tables.clocks import deadline
from bathysphere.tables.commands import may_ask_take_back, voters
from bathysphere.tables.play import Play
from bathysphere.tables.room import Room
from bathysphere.words import Words
from bathysphere.words.remembered import Remembered, Same

OPTIONS = Remembered(16_384, given=("options",))
REASONS = Remembered(16_384, given=("options",))


def update(
    room: Room,
    viewer: int,
    words: Words,
    keep: int,
    chat: int,
    now: int,
    wall: int | None = None,
    texts: RoomTexts | None = None,
    shared: Shared | None = None,
    notes: int = 0,
) -> wire.Update:
    """The whole picture, with the log after its first `keep` lines, the chat after its first `chat` and the notes after
    the first `notes`. `now` is the table's time; days are counted by the wall clock. `texts` are those of the room;
    `shared` is what others are told of the same change."""
    texts = RoomTexts(room) if texts is None else texts
    shared = Shared(room, several=False) if shared is None else shared
    play, reader = room.play, texts.reader(viewer, words)
    told, said = len(play.log(viewer)) if play is not None else 0, len(room.talk.heard[viewer])
    kept = texts.find(viewer, words, told - keep + said - chat)
    shown: Any = None
    log: list[Any] = []
    talk: list[Any] = []
    if kept is None:
        if play is not None:
            shown = play_info(reader, play, shared)
            log += log_lines(reader, keep, shared=shared)
        talk += chat_lines(reader, chat)
    else:  # the same, of parts that are encoded already wherever they were told before
        if play is not None:
            texts.word_log(kept, viewer, words, told)
            if kept.play is None or kept.play[0] != room.number:
                kept.play = room.number, Raw(encode(play_info(reader, play, shared)))
            shown = kept.play[1]
            log += kept.log[keep:]
        kept.grow(kept.chat, said, lambda start, _: chat_lines(reader, start))
        talk += kept.chat[chat:]
    table: Any = texts.table(words, viewer >= 0, now if wall is None else wall)
    return wire.Update(
        seq=room.seq[viewer],
        seat=viewer,
        now=now,
        table=table,
        play=shown,
        log=wire.Lines(keep, log),
        chat=wire.ChatLines(chat, talk),
        notes=wire.NoteLines(notes, note_lines(room, words, reader.names, notes) if notes < len(room.notes) else []),
    )


def play_info(reader: Reader, play: Play, shared: Shared) -> wire.PlayInfo:
    room, viewer = reader.room, reader.viewer
    view = shared.see(viewer)
    options = options_of(play.state)
    if getattr(view, "options", options) is not options:  # what is remembered follows from what this view says of them
        reader = reader._replace(options=Same.of((play.game.name, options, getattr(view, "options", None))))
    decision = room.decision(viewer)
    seat = room.seats[viewer] if viewer >= 0 else None
    return wire.PlayInfo(
        view=view,
        aids=shared.aids(view, decision),
        decision=None if decision is None else decision_info(reader, play, decision, view),
        interjections=[] if room.halted else interjection_infos(reader, play, view),
        answers=play.answers,
        since=room.since,
        deadline=deadline(room),
        banks=[*room.banks.left] if room.settings.clock.bank else [],
        can_step_back=viewer >= 0
        and room.vote is None
        and room.pause is None
        and not room.halted
        and play.can_step_back(viewer),
        can_ask_take_back=viewer >= 0 and may_ask_take_back(room, viewer),
        take_back=None if room.vote is None else take_back_info(room, viewer),
        proposals=room.proposals(viewer) if room.motion is None else [],
        absent_from=room.absent_from(),
        motion=None if room.motion is None else motion_info(room, viewer, reader.words, reader.names),
        pause=None if room.pause is None else pause_info(room),
        orders=seat.orders if seat is not None else None,
        hears=hears_info(room, viewer),
        digest=list(seat.digest) if seat is not None and seat.digest is not None else None,
        result=result_info(room, play, reader.words) if play.over or room.halted else None,
        zones=[] if play.game.own_board else zone_infos(view, reader.words, reader.names),
    )


def hears_info(room: Room, viewer: int) -> list[int] | None:
    hears = room.audience(viewer)
    return None if hears is None else [seat for seat in range(len(room.seats)) if hears >> seat & 1 and seat != viewer]


def take_back_info(room: Room, viewer: int) -> wire.TakeBackInfo | None:
    vote = room.vote
    if vote is None:
        return None
    wanted = viewer in voters(room, vote.seat) and viewer not in vote.votes
    return wire.TakeBackInfo(vote.number, vote.seat, wanted, vote_until(room), vote.answers)


def result_info(room: Room, play: Play, words: Words) -> wire.ResultInfo | None:
    outcome = play.state.outcome
    if outcome is None:
        reason = words.error(Refused(f"table_{room.halted}"))
        return wire.ResultInfo([], reason, [], [0] * play.state.seats, [], None)
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


def zone_infos(view: View, words: Words, names: Sequence[str]) -> list[wire.ZoneInfo]:
    """What lies where, for boards that are made for no game in particular."""
    return [
        wire.ZoneInfo(
            name=zone.name,
            label=label,
            seat=zone.seat,
            own=zone.own,
            single=zone.single,
            columns=zone.columns,
            things=[
                wire.ThingInfo(place, held, empty, hidden, [list(ref) for ref in refs])
                for place, held, empty, hidden, refs in things
            ],
        )
        for zone, label, things in words.zones(view, names)
    ]


# -- the question


def decision_info(reader: Reader, play: Play, decision: Decision, view: View) -> wire.DecisionInfo:
    info = reader.question(lambda: question_info(reader, play, decision, view))
    standing = reader.room.standing_answer(decision.seat) if info.window else None
    if standing is None and view.sealed is None:
        return info
    return structs.replace(info, standing=_plain(standing), sealed=_plain(view.sealed))


def question_info(reader: Reader, play: Play, decision: Decision, view: View) -> wire.DecisionInfo:
    """What stays as it is while the question is open."""
    several = decision.picks is not None
    return wire.DecisionInfo(
        kind=decision.kind,
        question=play.question,
        prompt=reader.words.prompt(decision, view, reader.names),
        options=option_infos(reader, play, decision, view),
        several=several,
        ordered=decision.ordered,
        more=[list(choice) for choice in decision.more(())] if several else [],
        enough=several and decision.enough(()),
        suggested=suggested(reader, play, decision, view) if several else None,
        window=holds_answers(play.state),
        standing=None,
        sealed=None,
        why_not=why_not_infos(reader, play, decision, view),
        rules=rule_infos(reader.words, rules_in_force(play.state)),
    )


def suggested(reader: Reader, play: Play, decision: Decision, view: View) -> wire.Suggested | None:
    chosen = play.game.suggestion(view, decision)
    if chosen is None:
        return None
    return wire.Suggested(
        chosen=[list(pick) for pick in chosen],
        more=[list(choice) for choice in decision.more(chosen)],
        label=reader.words.picks(decision, chosen, view, reader.names),
    )


@cache
def rule_infos(words: Words, rules: tuple[str, ...]) -> Any:
    """The rules of a step, encoded already: there are as many of these as steps that ask."""
    return Raw(encode([wire.RuleInfo(rule, words.rule(rule)) for rule in rules]))


def option_infos(reader: Reader, play: Play, decision: Decision, view: View) -> list[Any]:
    """The options of a question, encoded already if nothing has to be added to them."""
    options, words = decision.options, reader.words
    powers = options[-decision.powers :] if decision.powers else ()
    found = [option_info(reader, play.game, choice, view, power=choice in powers) for choice in options]
    giving_up = play.game.vocabulary.giving_up
    unused = [words.unused(choice, view, decision) if choice[0] in giving_up else [] for choice in options]
    if play.game.own_board:
        pairs = zip(found, unused, strict=True)
        return [structs.replace(info, unused=left) if left else raw for (info, raw), left in pairs]
    headings = words.headings(options, view, reader.names, [info.label for info, _ in found])
    triples = zip(found, headings, unused, strict=True)
    return [structs.replace(info, under=heading, unused=left) for (info, _), heading, left in triples]


def interjection_infos(reader: Reader, play: Play, view: View) -> list[Any]:
    options = interjections(play.state, reader.viewer)
    return [option_info(reader, play.game, choice, view)[1] for choice in options]


def option_info(
    reader: Reader, game: Game[Any], choice: Choice, view: View, *, power: bool = False
) -> tuple[wire.OptionInfo, Raw]:
    """The same option is offered again and again: it is made once for all that its texts depend on."""
    words, vocabulary = reader.words, game.vocabulary

    def make(view: Any, names: Sequence[str]) -> tuple[wire.OptionInfo, Raw]:
        label, heading = words.option_and_heading(choice, view, names)
        options = options_of(reader.room.playing.state)
        info = wire.OptionInfo(
            choice=list(choice),
            label=label,
            at=[list(ref) for ref in vocabulary.points_at(choice, view)] if vocabulary else [],
            names=[list(ref) for ref in vocabulary.names(choice, options)] if vocabulary else [],
            under=heading,
            power=power,
            last=vocabulary.is_last(choice),
            special=vocabulary.verb(choice).is_special(choice, view) if vocabulary else False,
        )
        return info, Raw(encode(info))

    return OPTIONS.find((words, choice, power, reader.options), view, reader.names, make)


def why_not_infos(reader: Reader, play: Play, decision: Decision, view: View) -> list[Any]:
    """Why things are not offered, encoded already."""
    return [why_not_info(reader, play.game, reason, view) for reason in play.game.reasons(view, decision)]


def why_not_info(reader: Reader, game: Game[Any], reason: Reason, view: View) -> Raw:
    """Made once, like an option."""
    target, code, facts = reason
    words, vocabulary = reader.words, game.vocabulary

    def make(view: Any, names: Sequence[str]) -> Raw:
        options = options_of(reader.room.playing.state)
        info = wire.WhyNot(
            target=list(target),
            text=words.why(code, facts, view, names),
            at=[list(ref) for ref in vocabulary.barred_at(target, view)],
            names=[list(ref) for ref in vocabulary.named_by_target(target, options)],
        )
        return Raw(encode(info))

    return REASONS.find((words, target, code, *facts.items(), reader.options), view, reader.names, make)


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
