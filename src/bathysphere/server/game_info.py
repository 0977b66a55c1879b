"""What a browser has to know of a game before anybody sits down: its options, its bots, what can be said in it."""

from typing import Any

import msgspec

from bathysphere.bots import bot_names
from bathysphere.engine import Game, Range
from bathysphere.engine.talk import SEAT
from bathysphere.server import wire
from bathysphere.tables.settings import chats
from bathysphere.words import Words


def game_info(game: Game[Any]) -> wire.GameInfo:
    plain = msgspec.to_builtins(game.options())
    words = game.option_words()
    by_seats = [game.option_ranges(seats) for seats in range(game.fewest, game.most + 1)]
    slots = {slot: None for phrase in game.talk for slot in phrase.slots if slot != SEAT}
    return wire.GameInfo(
        name=game.name,
        fewest=game.fewest,
        most=game.most,
        bots=[wire.BotInfo(bot) for bot in bot_names(game.name)],
        options=[
            _option(name, default, [ranges.get(name) for ranges in by_seats], words.get(name, ()))
            for name, default in plain.items()
            if name not in game.fixed_option_names
        ],
        chats=list(chats(game)),
        talk=[wire.PhraseInfo(phrase.name, list(phrase.slots)) for phrase in game.talk],
        content=content_info(game),
        daily=game.daily,
        values={slot: list(game.values_of(slot)) for slot in slots},
    )


def content_info(game: Game[Any]) -> wire.ContentInfo | None:
    """The pack with which tables are opened now, for games that have packs."""
    faces = game.faces()
    return None if faces is None else wire.ContentInfo(faces.name, list(faces.reconstructed))


def _option(
    name: str, default: Any, allowed: list[Range | dict[str, Range] | None], words: tuple[str, ...]
) -> wire.OptionKind:
    """An option with what it may be: its numbers for each number of players, or its words."""
    numbers = [each for each in allowed if isinstance(each, Range)]
    named = [each for each in allowed if isinstance(each, dict)]
    keys = list(named[0]) if named else []
    ranges = {key: _range([each[key] for each in named]) for key in keys}
    return wire.OptionKind(name, default, _range(numbers) if numbers else None, ranges, list(words))


def _range(allowed: list[Range]) -> wire.NumberRange:
    return wire.NumberRange(
        least=[each.least for each in allowed],
        most=[each.most for each in allowed],
        default=[each.default for each in allowed],
    )


def rule_chapters(words: Words) -> list[wire.RuleChapter]:
    """All rules of a game that are told in words, chapter by chapter."""
    return [
        wire.RuleChapter(chapter, words.chapter(chapter), [wire.RuleInfo(rule, words.rule(rule)) for rule in rules])
        for chapter, rules in words.rules().items()
    ]


def game_texts(game: Game[Any], words: Words) -> str:
    """What a page says of a game before its board is there, as Fluent source: its name, its options, its bots. The
    client asks for it if the game was not there when the client was built."""
    options = [
        field.name for field in msgspec.structs.fields(game.options) if field.name not in game.fixed_option_names
    ]
    wanted = [f"game-{game.name}", *(f"option-{game.name}-{option}" for option in options)]
    for option, choices in game.option_words().items():
        wanted += [f"option-{game.name}-{option}-{each}" for each in choices]
    wanted += [f"bot-{bot}" for bot in bot_names(game.name)]
    also = words.ids_of((f"game-{game.name}-", f"option-{game.name}-", "bot-", "sure-", "talk-", "-"))
    return "\n".join(words.source(each) for each in dict.fromkeys([*wanted, *also]))
