"""Table options: the six advanced rules (section 21), readings of other editions, and a first game. The book is the
default."""

from typing import Annotated

from msgspec import Meta, field

from bathysphere.engine import Value

MOST_INFECTIONS = 20
ANY_SEAT = -1


class Options(Value, frozen=True, gc=False):
    hidden_start: bool = False
    """T21.1: the Thing card is not dealt but shuffled into the deck."""
    infections: Annotated[int, Meta(ge=0, le=MOST_INFECTIONS)] = 0
    """T21.2: how many Infection! cards are in use; 0: as many as the corner numbers say."""
    weapons_in_deck: bool = False
    """T21.3: no opening hand holds a Flamethrower or an Analysis."""
    neighbours_only: bool = False
    """T21.4: Seduction, You'd Better Run!, Can't We Be Friends? and Get Out of Here! reach open neighbours only."""
    deck: dict[str, int] = field(default_factory=dict)
    """T21.5: the number of copies of some kinds, by id; the others follow their corner numbers."""
    revenge: bool = False
    """T21.6: the game goes on after the Thing is burned, while both humans and infected are left."""
    fourth_infection_eliminates: bool = False
    """T25.9, other editions: a player but the Thing who comes to hold four Infection! cards outside their step 2 is
    out."""
    infection_11_for_six: bool = False
    """Other editions: one more Infection! card carries the number 6."""
    first: Annotated[int, Meta(ge=ANY_SEAT, le=11)] = ANY_SEAT
    """T25.2: the seat that begins; -1: by chance."""
    first_game: bool = False
    """T25.75: the first seat begins, where the beginner sits, unless another is named."""
