"""A Lord or a location as large as a terminal allows: everything printed, its full text, and what it means now."""

from textual.content import Content

from bathysphere.games.abyss.cards.locations import LOCATIONS
from bathysphere.games.abyss.cards.lords import COST, GUILDS, LORDS, POINTS, RACES_PAID
from bathysphere.games.abyss.view import AbyssView
from bathysphere.games.abyss.wording import AbyssWording
from bathysphere.terminal.abyss import estimates, signs
from bathysphere.terminal.board import BoardModel, Card, Panel
from bathysphere.terminal.draw import DIM, GLOW, TEXT, line, lines, spaced
from bathysphere.words import Words


def enlarge(words: Words, model: BoardModel[AbyssView], card: Card) -> Panel:
    sort, number = card
    return _lord(words, model, number) if sort == "lord" else _location(words, model, number)


def _lord(words: Words, model: BoardModel[AbyssView], lord: int) -> Panel:
    view = model.view
    printed = LORDS[lord]
    terms = estimates.terms(view)
    nature = line((f"{signs.KIND_SIGNS[printed.kind]} ", GLOW), (words(f"terminal-sign-{printed.kind}"), DIM))
    rows = [
        line(signs.guild_sign(lord), " ", (words(f"guild-{GUILDS[printed.guild]}-one"), signs.guild_style(lord))),
        spaced([_fact(words, "points", signs.points(POINTS[lord])), _keys(words, view, lord)], "    "),
        _fact(words, "price", signs.price(lord, None)),
        line((words("terminal-card-races", number=RACES_PAID[lord]), DIM)),
    ]
    if terms is not None and (terms.price(lord) != COST[lord] or terms.must(lord) != printed.must):
        rows.append(_fact(words, "price-now", signs.price(lord, terms)))
    rows += [nature, line(""), line((AbyssWording(words).lord_text(lord, view.options), TEXT))]
    rows += [line(""), _where(words, model, ("lord", lord))]
    return Panel(AbyssWording(words).lord(lord), lines(rows), _rules(words, printed.rules))


def _location(words: Words, model: BoardModel[AbyssView], tile: int) -> Panel:
    view = model.view
    rows = [line((AbyssWording(words).location_text(tile), TEXT)), line("")]
    for seat, name in enumerate(model.names):
        worth = estimates.location_worth(view, tile, seat)
        rows.append(line((words("terminal-card-worth", name=name), DIM), " ", signs.points(worth)))
    rows += [line(""), _where(words, model, ("location", tile))]
    return Panel(AbyssWording(words).location(tile), lines(rows), _rules(words, LOCATIONS[tile].rules))


def _fact(words: Words, what: str, value: Content) -> Content:
    return line((f"{words(f'terminal-card-{what}')} ", DIM), value)


def _keys(words: Words, view: AbyssView, lord: int) -> Content:
    number = estimates.keys_on(view, lord)
    return _fact(words, "keys", signs.keys(number)) if number else Content("")


def _rules(words: Words, rules: tuple[str, ...]) -> str:
    return words("terminal-card-rules", rules=", ".join(rules))


def _where(words: Words, model: BoardModel[AbyssView], card: Card) -> Content:
    """Whether it lies in the middle or before somebody, free, turned or covered."""
    view = model.view
    sort, number = card
    for seat, name in enumerate(model.names):
        if sort == "lord" and number in view.free[seat]:
            return line((words("terminal-where-free", name=name), DIM))
        if sort == "lord" and number in view.turned[seat]:
            return line((words("terminal-where-turned", name=name), DIM))
        for tile, covered in view.places[seat]:
            if sort == "lord" and number in covered:
                under = AbyssWording(words).location(tile)
                return line((words("terminal-where-covered", name=name, location=under), DIM))
            if sort == "location" and number == tile:
                return line((words("terminal-where-controlled", name=name), DIM))
    return line((words(f"terminal-where-{'court' if sort == 'lord' else 'available'}"), DIM))
