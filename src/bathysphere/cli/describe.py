"""`bathysphere describe`: what a game is made of, from its declarations, for programs and for readers."""

from typing import Any

import msgspec
from rich.console import Console

from bathysphere.bots import bot_names
from bathysphere.engine import SEAT, EventKind, Field, Game, Kind, kinds_in_form, view_form
from bathysphere.engine import view_forms as views
from bathysphere.engine.fields import OneOrSeveral, OptionOf, Several, Unsaid
from bathysphere.engine.kinds import By, Group, One
from bathysphere.words import LANGUAGES, Words


def describe(game: Game[Any], words: Words) -> dict[str, Any]:
    """Kinds, verbs, events, view and decisions of a game, with what they are called in one language."""
    view = game.view_type
    kinds: dict[str, Kind] = {}
    for kind in game.kinds:
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
                "fields": {field: _field(game, kind, field) for field in kind.everybody},
                "private": {field: _field(game, kind, field) for field in kind.some},
                "reveals": kind.reveals,
                "secret": kind.secret,
                "text": words.source(f"event-{kind.name}") if words.says(f"event-{kind.name}") else None,
            }
            for kind in game.events
        },
        "statements": {
            phrase.name: {
                "slots": {slot: [*game.slot_values(slot)] if slot != SEAT.name else None for slot in phrase.slots},
                "asks": phrase.asks,
                "text": words.source(f"say-{phrase.name}") if words.says(f"say-{phrase.name}") else None,
            }
            for phrase in game.talk
        },
        "view": {"schema": msgspec.json.schema(view), "zones": _zone(view_form(view))["fields"]},
        "decisions": {kind: words.source(f"ask-{kind.replace('.', '-')}") for kind in words.decision_kinds},
        "steps": {name: list(step.rules) for name, step in game.steps.items()},
    }


def _kind(kind: Kind, words: Words) -> dict[str, Any]:
    """The things of a kind with their ids and names; a kind without a table is any whole number."""
    besides = _besides(kind)
    if kind.table is None or callable(kind.table):
        return {"things": None, "besides": besides}
    ids = {value: kind.id_of(value) for value in sorted(kind.values())}
    named = kind.thing and kind.name != SEAT.name
    names = {value: words.named(kind, value, None) if named else each for value, each in ids.items()}
    return {
        "things": [{"value": value, "id": each, "name": names[value]} for value, each in ids.items()],
        "besides": besides,
    }


def _besides(kind: Kind) -> dict[str, Any]:
    return {word: value for value, word in kind.besides.items()}


def _form(form: Field) -> dict[str, Any]:
    """A field behind a verb or of an event."""
    match form:
        case Several(inner):
            return {"several": _form(inner)}
        case Unsaid(inner):
            return _form(inner)
        case OptionOf(verbs):
            return {"option": [*verbs]}
        case Kind() | OneOrSeveral():
            form = form.kind if isinstance(form, OneOrSeveral) else form
            return {"kind": form.name}
        case One():
            return {"kind": form.kind.name, "optional": form.optional, "several": form.several}
        case Group():
            return {"group": {field: _form(each) for field, each in form.fields.items()}}
        case By():
            return {"by": form.field, "cases": {str(case): _form(each) for case, each in form.cases.items()}}


def _field(game: Game[Any], event: EventKind, field: str) -> dict[str, Any]:
    declared = game.vocabulary.fields.events.get(event.name, event.kinds)
    return _form(declared[field]) if field in declared else {}


def _zone(form: views.Form) -> dict[str, Any]:
    """A field of a view: what lies there, how often, and for whom."""
    match form:
        case views.One(kind):
            return {"kind": kind.name, "besides": _besides(kind)} if kind.besides else {"kind": kind.name}
        case views.Bits(kind):
            return {"mask": kind.name}
        case views.Maybe(inner):
            return {**_zone(inner), "optional": True}
        case views.Private(inner):
            return {**_zone(inner), "own": True}
        case views.Each(inner):
            return {"several": _zone(inner)}
        case views.Places(place, inner, columns):
            return {"per": place.name, "each": _zone(inner), **({"columns": columns} if columns else {})}
        case views.Row(fields):
            return {"fields": {name: _zone(each) for name, each in fields.items()}}
        case views.Undeclared():
            return {}


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
    for name, form in view_form(game.view_type).fields.items():
        kinds = ", ".join(dict.fromkeys(kind.name for kind in kinds_in_form(form)))
        console.print(f"  {name}  [dim]{kinds}[/]", highlight=False)
