"""A card, place, tile, skill or player with all that is printed on it and what it means now; and why something that one
would do with it is not offered."""

from collections.abc import Callable

from textual.content import Content

from bathysphere.games.cryptids.aids import CANNOT, CryptidsAids
from bathysphere.games.cryptids.content import ANY, NOWHERE
from bathysphere.games.cryptids.pack import cells_of
from bathysphere.games.cryptids.view import CryptidsView
from bathysphere.games.cryptids.wording import CryptidsWording
from bathysphere.terminal.board import BoardModel, Card, Panel
from bathysphere.terminal.cryptids import signs
from bathysphere.terminal.cryptids.display import Display
from bathysphere.terminal.cryptids.europe import Europe
from bathysphere.terminal.cryptids.players import Players
from bathysphere.terminal.cryptids.poacher import PoacherPanel
from bathysphere.terminal.cryptids.why import reasons_for
from bathysphere.terminal.draw import DIM, FAINT, GLOW, GOLD, QUIET, TEXT, WARN, line, lines, spaced
from bathysphere.words import Words

WIDTH = 70
"""A sheet on the screen is so wide at most, and breaks longer lines itself."""

Drawn = tuple[str, list[Content]]


class Enlarged:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.wording = CryptidsWording(words)
        self.display = Display(words)
        self.europe = Europe(words)
        self.players = Players(words)
        self.poacher = PoacherPanel(words)

    def panel(self, model: BoardModel[CryptidsView], aids: CryptidsAids, card: Card) -> Panel:
        sort, number = card
        draw: dict[str, Callable[[BoardModel[CryptidsView], CryptidsAids, int], Drawn]] = {
            "display": self._open,
            "cryptid": self._cryptid,
            "place": self._place,
            "market": self._market,
            "tile": self._tile,
            "skill": self._skill,
            "contract": self._contract,
            "request": self._request,
            "seat": self._seat,
            "poacher": self._poacher,
        }
        title, rows = draw[sort](model, aids, number)
        return Panel(title, lines([*rows, *self._why(model, card)]))

    def _why(self, model: BoardModel[CryptidsView], card: Card) -> list[Content]:
        said = reasons_for(self.words, model, card)
        return [line(""), *[line((f"✗ {each}", WARN)) for each in said]] if said else []

    def _fact(self, name: str, value: Content | str) -> Content:
        shown = value if isinstance(value, Content) else line((value, TEXT))
        return line((f"{self.words(f'terminal-cryptids-{name}')} ", DIM), shown)

    # -- cryptids

    def _open(self, model: BoardModel[CryptidsView], aids: CryptidsAids, place: int) -> Drawn:
        view = model.view
        shown = view.display[place]
        if shown.card == NOWHERE:
            return self.wording.open_card(place, view), [line((self.words("terminal-none"), FAINT))]
        title, rows = self._cryptid(model, aids, shown.card)
        rows += [line(""), self._fact("tracked", self.wording.place(shown.region, view))]
        bids = [line(signs.seat_sign(seat), (f" {model.names[seat]}", TEXT)) for seat in shown.bids]
        if not view.options.no_bids:
            rows.append(self._fact("bids", spaced(bids) if bids else self.words("terminal-none")))
        rows.append(self._fact("outlook", self.display.outlook(model, aids, place)))
        return title, rows

    def _needs(self, model: BoardModel[CryptidsView], card: int) -> Content:
        """As the card lies open, or as it is printed."""
        view = model.view
        needs = self.wording.content(view).cards[card].needs
        needs = next((each.needs for each in view.display if each.card == card), needs)
        return spaced([line(signs.evidence(need), (f" {self.wording.evidence(need)}", TEXT)) for need in needs])

    def _cryptid(self, model: BoardModel[CryptidsView], aids: CryptidsAids, card: int) -> Drawn:
        view = model.view
        printed = self.wording.content(view).cards[card]
        habitat = line(signs.habitat(printed.habitat), (f" {self.wording.habitat(printed.habitat)}", TEXT))
        level, kind = self.wording.level(printed.level), self.wording.kind(printed.kind)
        rows = [
            spaced([line((level, TEXT)), habitat, line((kind, TEXT))], " · "),
            self._fact("needs", self._needs(model, card)),
            self._fact("worth", self._worth(printed.found, printed.relocated)),
            self._fact("lies", self.wording.placement(card, view)),
            *self._shape(model, printed.shape, signs.habitat(printed.habitat)),
        ]
        if printed.at != ANY:
            rows.insert(1, self._fact("home", self.wording.place(printed.at, view)))
        if ability := self.wording.ability(card, view):
            rows += [line(""), line((ability, f"bold {GLOW}"))]
        holder = next((seat for seat, player in enumerate(view.players) if card in player.found), None)
        if holder is not None:
            rows += [line(""), self._fact("finder", model.names[holder])]
        return self.wording.card(card, view), rows

    def _worth(self, found: int, relocated: int) -> Content:
        said = self.words("terminal-cryptids-reputation", found=found, relocated=relocated)
        return line((said, GOLD))

    def _shape(self, model: BoardModel[CryptidsView], shape: str, sign: Content) -> list[Content]:
        """The outline of a tile, a sign for each cell."""
        drawing = self.wording.content(model.view).pack.terrain.shapes[shape]
        cells = set(cells_of(drawing))
        return [
            line("  ", *[line(sign, " ") if (y, x) in cells else line("  ") for x in range(len(row))])
            for y, row in enumerate(drawing)
        ]

    # -- the map and the market

    def _place(self, model: BoardModel[CryptidsView], aids: CryptidsAids, place: int) -> Drawn:
        view = model.view
        pack = self.wording.content(view)
        rows = []
        if aids.distances and aids.distances[place] != CANNOT:
            far = aids.distances[place]
            here = (
                self.words("terminal-cryptids-here") if not far else self.words("terminal-cryptids-steps", number=far)
            )
            rows.append(line((here, GLOW if far <= aids.range else QUIET)))
        if place in pack.regions:
            kinds = [line(signs.evidence(kind), (f" {self.wording.evidence(kind)}", TEXT)) for kind in view.map[place]]
            rows.append(self._fact("evidence", spaced(kinds) if kinds else self.words("terminal-none")))
            cards = [self.wording.card(card.card, view) for card in view.display if card.region == place]
            if cards:
                rows.append(self._fact("tracked-here", ", ".join(cards)))
        elif view.cities and view.cities[place - pack.cities[0]]:
            rows.append(line(signs.hare(), (f" {self.words('terminal-cryptids-hidden')}", TEXT)))
        people = [model.names[seat] for seat, player in enumerate(view.players) if player.place == place]
        if people:
            rows.append(self._fact("stands", ", ".join(people)))
        rows += [line(""), line((self.words("terminal-cryptids-leads"), DIM))]
        rows += [line("  ", self.europe.line_of(model, other)) for other in pack.lines[place]]
        return self.wording.place(place, view), rows

    def _market(self, model: BoardModel[CryptidsView], aids: CryptidsAids, place: int) -> Drawn:
        view = model.view
        kind = view.market[place]
        if kind == NOWHERE:
            return self.wording.market_token(place, view), [line((self.words("terminal-none"), FAINT))]
        wanted = [self.wording.card(card.card, view) for card in view.display if kind in card.needs]
        rows = [
            self._fact("price", signs.coins(aids.market[place])),
            self._fact("needed-by", ", ".join(wanted) if wanted else self.words("terminal-none")),
        ]
        return self.wording.evidence(kind), rows

    # -- tiles, skills, papers

    def _tile(self, model: BoardModel[CryptidsView], aids: CryptidsAids, tile: int) -> Drawn:
        view = model.view
        rows = [line("  ", row) for row in self.players.reserve.drawing(model, tile)]
        return self.wording.tile(tile, view), rows

    def _skill(self, model: BoardModel[CryptidsView], aids: CryptidsAids, skill: int) -> Drawn:
        seat = aids.seat
        state = self.players.skill(model, aids, model.view.players[seat], skill)
        return self.wording.skill(skill), [state, line(""), line((self.wording.skill_text(skill), TEXT))]

    def _contract(self, model: BoardModel[CryptidsView], aids: CryptidsAids, contract: int) -> Drawn:
        view = model.view
        sort = "shared" if contract == view.shared else "personal"
        worth = aids.shared if contract == view.shared else 0
        own = view.players[aids.seat].contracts
        if contract in own:
            worth = aids.contracts[own.index(contract)]
        rows = [
            line((self.words(f"terminal-cryptids-contract-{sort}"), DIM)),
            line((self.wording.contract_text(contract, view), TEXT)),
            self._fact("so-far", signs.points(worth)),
        ]
        return self.wording.contract(contract, view), rows

    def _request(self, model: BoardModel[CryptidsView], aids: CryptidsAids, request: int) -> Drawn:
        view = model.view
        rows = [line((self.wording.request_text(request, view), TEXT))]
        if request in view.requests:
            number = aids.requests[view.requests.index(request)]
            rows.append(line((self.words("terminal-cryptids-fitting", number=number), QUIET)))
        return self.wording.request(request, view), rows

    # -- people

    def _seat(self, model: BoardModel[CryptidsView], aids: CryptidsAids, seat: int) -> Drawn:
        """A player's board in words, and where their reputation comes from so far."""
        view = model.view
        player = view.players[seat]
        evidence = [line(signs.evidence(kind), (f" {self.wording.evidence(kind)}", TEXT)) for kind in player.evidence]
        owned = [skill for skill in range(len(signs.SKILL_SIGNS)) if player.skills >> skill & 1]
        rows = [
            spaced([signs.seat_sign(seat), signs.coins(player.coins), signs.xp(player.xp)]),
            self._fact("evidence", spaced(evidence) if evidence else self.words("terminal-none")),
            line((self.words("terminal-cryptids-skills"), DIM)),
            *[line("  ", self.players.skill(model, aids, player, skill)) for skill in owned],
        ]
        if finds := self.players.finds(model, player):
            rows.append(self._fact("found", spaced(finds)))
        for granted in player.granted:
            pair = ", ".join([self.wording.card(card, view) for card in granted.cards])
            rows.append(self._fact("granted", f"{self.wording.request(granted.request, view)} ({pair})"))
        rows += self.players.hares(view, player)
        if seat == model.me:
            rows.append(self._fact("contracts", spaced(self.players.contracts(model, aids), ", ")))
        rows += [line(""), *self._points(model, aids, seat)]
        return model.names[seat], rows

    def _points(self, model: BoardModel[CryptidsView], aids: CryptidsAids, seat: int) -> list[Content]:
        """By source; one's own contract only where it is not covered."""
        standing = aids.standings[seat]
        hidden = seat == model.me and self.players.hidden(model)
        shown = [
            (source, number) for source, number in standing.points if number and not (hidden and source == "contract")
        ]
        rows = [self._fact("standing", signs.points(self.players.reputation(model, aids, seat)))]
        rows += [line((f"  {self.words.points(source)} ", DIM), signs.points(number)) for source, number in shown]
        if not standing.certain or hidden:
            rows.append(line((self.words("terminal-cryptids-uncertain"), DIM)))
        return rows

    def _poacher(self, model: BoardModel[CryptidsView], aids: CryptidsAids, card: int) -> Drawn:
        return self.words("terminal-cryptids-poacher-card"), self.poacher.enlarged(model, card, WIDTH)
