"""`bathysphere describe`: what a game is made of, from its declarations, for programs and for readers."""

from typing import Any, get_type_hints

import msgspec
from rich.console import Console

from bathysphere.bots import bot_names
from bathysphere.engine import Game, Kind, Per, View, zone_kinds
from bathysphere.engine.kinds import By, Form, Group, One
from bathysphere.engine.zones import Own
from bathysphere.words import LANGUAGES, Words
from bathysphere.words.words import kinds_of_zone


def describe(game: Game[Any], words: Words) -> dict[str, Any]:
    """Kinds, verbs, events, view and decisions of a game, with what they are called in one language."""
    view = get_type_hints(type(game).view).get("return", View)
    zones = zone_kinds(view)
    in_zones = [kind for form in zones.values() for kind in kinds_of_zone(form)]
    in_events = [kind for event in game.events for kind in event.kinds.values()]
    kinds: dict[str, Kind] = {}
    for kind in [*game.vocabulary.kinds, *in_events, *in_zones]:
        kinds.setdefault(kind.name, kind)
    return {
        "game": game.name,
        "name": words(f"game-{game.name}"),
        "rules_version": game.rules_version,
        "seats": [game.fewest, game.most],
        "options": msgspec.json.schema(game.options),
        "bots": bot_names(game.name),
        "languages": [language for language in LANGUAGES if Words(language, game.name).has_own_text],
        "kinds": {name: _kind(kind, words) for name, kind in kinds.items()},
        "verbs": {
            name: {
                "fields": {field: _form(form) for field, form in verb.fields.items()},
                "text": words.source(f"do-{name}") if words.says(f"do-{name}") else None,
            }
            for name, verb in game.vocabulary.verbs.items()
        },
        "events": {
            kind.name: {
                "fields": {field: _field(kind.kinds, field) for field in kind.everybody},
                "private": {field: _field(kind.kinds, field) for field in kind.some},
                "reveals": kind.reveals,
                "secret": kind.secret,
                "text": words.source(f"event-{kind.name}") if words.says(f"event-{kind.name}") else None,
            }
            for kind in game.events
        },
        "view": {"schema": msgspec.json.schema(view), "zones": {name: _zone(form) for name, form in zones.items()}},
        "decisions": {sentence.removeprefix("ask-"): words.source(sentence) for sentence in words.ids_of(("ask-",))},
        "steps": {name: list(step.rules) for name, step in game.steps.items()},
    }


def _kind(kind: Kind, words: Words) -> dict[str, Any]:
    """The things of a kind with their ids and names; a kind without a table is any whole number."""
    besides = {word: value for value, word in kind.besides.items()}
    if kind.table is None or callable(kind.table):
        return {"things": None, "besides": besides}
    ids = {value: kind.id_of(value) for value in sorted(kind.values())}
    named = isinstance(kind.text, str) and kind.name != "seat"
    names = {value: words(f"{kind.text}-{each}") if named else each for value, each in ids.items()}
    return {
        "things": [{"value": value, "id": each, "name": names[value]} for value, each in ids.items()],
        "besides": besides,
    }


def _form(form: Form) -> dict[str, Any]:
    """A field behind a verb."""
    match form:
        case Kind():
            return {"kind": form.name}
        case One():
            return {"kind": form.kind.name, "optional": form.optional, "several": form.several}
        case Group():
            return {"group": {field: _form(each) for field, each in form.fields.items()}}
        case By():
            return {"by": form.field, "cases": {str(case): _form(each) for case, each in form.cases.items()}}


def _field(kinds: dict[str, Kind], field: str) -> dict[str, Any]:
    return {"kind": kinds[field].name} if field in kinds else {}


def _zone(form: Kind | Per | Own) -> dict[str, Any]:
    if isinstance(form, Kind):
        return {"kind": form.name}
    if isinstance(form, Own):
        return {"kind": form.kind.name, "own": True}
    return {"kind": form.kind.name, "per": form.place.name, "columns": form.columns}


def describe_command(game: Game[Any], words: Words, as_json: bool) -> None:
    found = describe(game, words)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    console = Console()
    console.print(f"[bold]{found['name']}[/]  {found['seats'][0]}-{found['seats'][1]}", highlight=False)
    for part in ("kinds", "verbs", "events"):
        console.print(f"\n[bold]{part}[/]")
        for name, each in found[part].items():
            fields = {**each.get("fields", {}), **each.get("private", {})}
            things = each.get("things")
            said = ", ".join(thing["name"] for thing in things[:12]) if things else ", ".join(fields)
            console.print(f"  {name}  [dim]{said}[/]", highlight=False)
    console.print("\n[bold]view[/]")
    for name, zone in found["view"]["zones"].items():
        where = f" per {zone['per']}" if "per" in zone else ""
        console.print(f"  {name}  [dim]{zone['kind']}{where}[/]", highlight=False)
