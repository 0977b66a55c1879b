"""Names of people: what of a name is seen, and which names look the same."""

import unicodedata

_UNSEEN = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
"""What Unicode calls ignorable by default, and the Braille pattern without dots: they take a place and show nothing."""
UNSEEN = dict.fromkeys(letter for first, last in _UNSEEN for letter in range(first, last + 1))

MOST_MARKS = 2
"""On one letter: some languages need two; those who pile up more write over their neighbours."""

_LIKE_LATIN = {
    "A": "АΑ", "B": "ВΒ", "C": "СϹ", "E": "ЕΕ", "H": "НΗ", "I": "ІΙӀ", "J": "ЈͿ", "K": "КΚ", "M": "МΜ", "N": "Ν",
    "O": "ОΟ", "P": "РΡ", "S": "Ѕ", "T": "ТΤ", "V": "Ѵ", "X": "ХΧ", "Y": "УҮΥ", "Z": "Ζ", "W": "Ԝ", "Q": "Ԛ",
}  # fmt: skip
_UPPER = {ord(letter): latin for latin, letters in _LIKE_LATIN.items() for letter in letters}
_LOWER = {
    ord(letter): latin
    for latin, letters in {
        "a": "аα", "c": "сϲ", "d": "ԁ", "e": "е", "h": "һ", "i": "іι", "j": "ј", "l": "Iӏ|1ІΙӀ", "o": "оο0ОΟO",
        "p": "рρ", "q": "ԛ", "s": "ѕ", "v": "ѵν", "w": "ԝ", "x": "х", "y": "уү",
    }.items()
    for letter in letters
}  # fmt: skip


def seen(name: str) -> str:
    """What is seen of a name: no odd spaces, no letters that show nothing, no piles of marks."""
    plain = unicodedata.normalize("NFC", name).translate(UNSEEN)
    plain = "".join(letter if letter.isprintable() else " " for letter in plain)
    kept: list[str] = []
    marks = 0
    for letter in plain:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def alike(one: str, other: str) -> bool:
    """Whether somebody could take one name for the other, in whatever letters they are written."""
    return _as_capitals(one) == _as_capitals(other) or _as_written(one) == _as_written(other)


def looks(name: str) -> tuple[str, str]:
    """The two forms of a name; another one that has either could be taken for it."""
    return f"capitals {_as_capitals(name)}", f"letters {_as_written(name)}"


def _as_capitals(name: str) -> str:
    return _bare(name).upper().translate(_UPPER).replace("0", "O")


def _as_written(name: str) -> str:
    return _bare(name).translate(_LOWER)


def _bare(name: str) -> str:
    """Without marks that stand apart from their letter, without spaces, in the usual form of each letter."""
    plain = unicodedata.normalize("NFKC", seen(name))
    return "".join(letter for letter in plain if not unicodedata.combining(letter) and not letter.isspace())
