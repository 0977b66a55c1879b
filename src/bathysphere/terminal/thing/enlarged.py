"""A card with all that it says and how many there are at this table; a player with all that is known of them."""

from textual.content import Content

from bathysphere.games.thing.aids import aids
from bathysphere.games.thing.cards.kinds import CATEGORY, KINDS, copies_for
from bathysphere.games.thing.roles import ROLE_NAMES, UNKNOWN
from bathysphere.games.thing.view import ThingView
from bathysphere.games.thing.wording import ThingWording
from bathysphere.terminal.board import BoardModel, Card, Panel
from bathysphere.terminal.draw import DIM, FAINT, TEXT, line, lines, spaced
from bathysphere.terminal.thing import signs
from bathysphere.terminal.thing.players import Players
from bathysphere.words import Words


def enlarge(words: Words, model: BoardModel[ThingView], card: Card) -> Panel:
    sort, number = card
    return _card(words, model, number) if sort == "card" else _player(words, model, number)


def _card(words: Words, model: BoardModel[ThingView], card: int) -> Panel:
    wording, view = ThingWording(words), model.view
    copies = copies_for(len(view.chairs), view.options)[card]
    rows = [
        line(signs.card_sign(card), " ", (wording.category(card), signs.card_style(card))),
        line((words(f"terminal-thing-use-{CATEGORY[card]}"), DIM)),
        line(""),
        line((wording.card_text(card, view.options), TEXT)),
        line(""),
        line((words("terminal-thing-copies", number=copies), DIM)),
    ]
    return Panel(wording.card(card), lines(rows), words("terminal-card-rules", rules=", ".join(KINDS[card].rules)))


def _player(words: Words, model: BoardModel[ThingView], seat: int) -> Panel:
    view, players = model.view, Players(words)
    rows = [line(signs.hand(view.hand_sizes[seat])), *_place(words, model, seat)]
    if view.quarantine[seat]:
        rows.append(line((words("terminal-thing-quarantined", turns=view.quarantine[seat]), TEXT)))
    rows += [line((players.burned_how(model, each), TEXT)) for each in view.burned if each.target == seat]
    role = view.roles[seat]
    if role != UNKNOWN and (not model.covered or view.outcome is not None):
        text = words(f"role-{ROLE_NAMES[role]}-text")
        rows += [line(""), players.role_of(model, seat), line((text, DIM))]
    held = view.hand if seat == model.me else view.hands[seat] if view.hands else ()
    if held:
        rows += [line(""), spaced(players.cards(model, held))]
    elif known := players.known(model, seat):
        rows += [line(""), line((words("terminal-thing-known"), DIM)), spaced(known)]
    elif seat != model.me:
        rows += [line(""), line((words("terminal-thing-unknown"), FAINT))]
    return Panel(model.names[seat], lines(rows))


def _place(words: Words, model: BoardModel[ThingView], seat: int) -> list[Content]:
    """Who sits beside, and where a door is."""
    beside = aids(model.view, None).beside[seat]
    if beside is None:
        return []
    rows = []
    for side, neighbour, door in (("left", beside.left, beside.door_left), ("right", beside.right, beside.door_right)):
        name = model.names[neighbour]
        barred = line((f" {signs.DOOR_UPRIGHT} {words('term-door')}", signs.CATEGORY_COLOURS["obstacle"]))
        rows.append(line((words(f"terminal-thing-at-{side}", name=name), TEXT), barred if door else ""))
    return rows
