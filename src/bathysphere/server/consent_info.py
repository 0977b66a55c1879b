"""What a viewer is shown of the table beside its game: what is proposed, a pause, and what happened there so far."""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from bathysphere.server import wire
from bathysphere.server.lines import encode
from bathysphere.tables import motions
from bathysphere.tables.notes import Note, changes
from bathysphere.tables.room import Room
from bathysphere.words import Words


def motion_info(room: Room, viewer: int, words: Words, names: Sequence[str]) -> wire.MotionInfo | None:
    motion = room.motion
    if motion is None:
        return None
    return wire.MotionInfo(
        proposal=motion.number,
        kind=motion.kind,
        seat=motion.seat,
        target=motion.target,
        text=words(f"motion-{motion.kind}", name=names[motion.seat], other=names[motion.target]),
        changes=[words(f"note-{kind}", **facts) for kind, facts in changes(room, motion.terms)],
        wanted=viewer in motions.voters(room, motion) and viewer not in motion.votes,
        until=motions.vote_until(room, motion),
    )


def pause_info(room: Room) -> wire.PauseInfo | None:
    pause = room.pause
    return None if pause is None else wire.PauseInfo(pause.at, motions.missing(room), motions.going_on_at(room))


def note_lines(room: Room, words: Words, names: Sequence[str], start: int) -> list[Any]:
    game = room.settings.game
    return [
        Raw(encode(wire.NoteLine(number, note.kind, note.seat, _sentence(note, words, names, game), note.at)))
        for number, note in enumerate(room.notes[start:], start)
    ]


def _sentence(note: Note, words: Words, names: Sequence[str], game: str) -> str:
    facts = {"name": names[note.seat] if note.seat >= 0 else "", **note.facts}
    if "options" in facts:
        labels = (f"option-{game}-{option}" for option in facts["options"])
        facts["options"] = ", ".join([words(label) for label in labels])
    return words(f"note-{note.kind}", **facts)
