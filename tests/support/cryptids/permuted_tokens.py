"""The same table of Cryptids with other numbers on its tokens: whoever sees a token's number could tell the two
apart."""

from msgspec import structs

from bathysphere.engine import Cards, Chance
from bathysphere.games.cryptids.content import BUILT_IN, NOWHERE, Content
from bathysphere.games.cryptids.state import CryptidsState


class PermutedTokens:
    """A pack whose tokens are written down in another order, and tables played with it."""

    def __init__(self, chance: Chance) -> None:
        order = list(BUILT_IN.bag)
        chance.shuffle(order)
        pack = BUILT_IN.pack
        tokens = tuple(pack.evidence.tokens[token] for token in order)
        self.content = Content(structs.replace(pack, evidence=structs.replace(pack.evidence, tokens=tokens)))
        self.number = {token: at for at, token in enumerate(order)} | {each: each for each in BUILT_IN.bonus}
        self.number[NOWHERE] = NOWHERE

    def pile(self, tokens: Cards) -> Cards:
        return tuple(self.number[token] for token in tokens)

    def zone(self, tokens: Cards) -> Cards:
        return tuple(sorted(self.pile(tokens)))

    def table(self, s: CryptidsState) -> CryptidsState:
        twin = s.copy()
        twin.opened = None
        twin.c = self.content
        twin.bag, twin.beside = self.pile(s.bag), self.zone(s.beside)
        twin.market = list(self.pile(tuple(s.market)))
        twin.map = [self.zone(tokens) for tokens in s.map]
        twin.evidence = [self.zone(tokens) for tokens in s.evidence]
        twin.marks = [self.pile(pair) for pair in s.marks]
        twin.poacher = structs.replace(s.poacher, evidence=self.zone(s.poacher.evidence))
        twin.turn = structs.replace(s.turn, sold=self.zone(s.turn.sold), bought=self.zone(s.turn.bought))
        if s.trying is not None:
            cover = tuple(self.zone(tokens) for tokens in s.trying.cover)
            twin.trying = structs.replace(s.trying, cover=cover)
        twin.shown = sum(1 << self.number[token] for token in BUILT_IN.bag if s.shown >> token & 1)
        return twin
