"""Pages of rules: whatever its ids and headings look like, a page is read to the last line."""

import pytest

from bathysphere.cli.rulebook import END_OF_RULES, ETIQUETTE, Rulebook

PAGE = f"""# A game

**Ids in this file: 15** — 10 rules.

## 1 Diving

| id | rule |
|---|---|
| U1.6 | A diver dives. |
| U1.6a | Not at night. |
| U1.6b | Nor in a storm. |
| U1.6b1 | A breeze is no storm. |
| U1.6b.2 | Nor is rain. |
| U1.60 | A diver comes up. |
| U1.8.2 | First the anchor. |

## Appendix I: lamps

| id | rule |
|---|---|
| UA1.3 | A lamp burns. |

## The other book only

| id | rule |
|---|---|
| UL.7 | Oil floats. |
| UL.7a | Water does not. |

{END_OF_RULES}

## Words

| id | en | ru |
|---|---|---|
| UW.1 | diver | водолаз |
| storm | not an id | but a word |
| UW.2 | lamp | лампа |

## Rulings

| id | open point | ruling |
|---|---|---|
| G1 | Is a lantern a lamp? | Yes. |
| G2 | Is a torch? | No. |
| G10 | Is the moon? | At night. |

## {ETIQUETTE}

| id | why no test can check it | supported by |
|---|---|---|
| UA1.3 | handling | lamps are drawn |
| UL.7a | manners | a button |
"""


def found(wanted: str) -> list[str]:
    """The ids that a search brings, in their order."""
    return [line.split("**")[1] for line in Rulebook(PAGE).find(wanted).splitlines() if line]


def test_rules_are_what_stands_before_the_mark_by_section():
    page = Rulebook(PAGE)
    assert {title: len(ids) for title, ids in page.rules.items()} == {
        "1 Diving": 7,
        "Appendix I: lamps": 1,
        "The other book only": 2,
    }
    assert page.ids[-7:] == ["UL.7", "UL.7a", "UW.1", "UW.2", "G1", "G2", "G10"]


def test_a_page_without_the_mark_holds_nothing_but_rules():
    assert "Words" in Rulebook(PAGE.replace(END_OF_RULES, "")).rules


@pytest.mark.parametrize(
    ("wanted", "ids"),
    [
        ("U1.6", ["U1.6", "U1.6a", "U1.6b", "U1.6b1", "U1.6b.2"]),
        ("u1.6B", ["U1.6b", "U1.6b1", "U1.6b.2"]),
        ("U1.60", ["U1.60"]),
        ("U1.8", ["U1.8.2"]),
        ("U1.8.2", ["U1.8.2"]),
        ("ua1.3", ["UA1.3", "UA1.3"]),
        ("ul.7", ["UL.7", "UL.7a", "UL.7a"]),
        ("UW.1", ["UW.1"]),
        ("g1", ["G1"]),
        ("U1.", []),
        ("U1.7", []),
    ],
)
def test_a_line_is_found_with_its_parts_in_any_case(wanted, ids):
    assert found(wanted) == ids


def test_further_columns_follow_a_dash():
    assert Rulebook(PAGE).find("UW.2") == "**UW.2**  lamp — лампа"


@pytest.mark.parametrize(
    ("wanted", "title"),
    [("U1", "1 Diving"), ("ua1", "Appendix I: lamps"), ("Uw", "Words"), ("G", "Rulings")],
)
def test_a_section_is_found_by_the_ids_of_its_lines(wanted, title):
    text = Rulebook(PAGE).find(wanted)
    assert text.startswith(f"## {title}\n")
    assert text.count("## ") == 1
    assert END_OF_RULES not in text


def test_etiquette_is_no_line_of_its_own_but_what_the_table_does_for_one():
    page = Rulebook(PAGE)
    assert page.etiquette == {"UA1.3": "lamps are drawn", "UL.7a": "a button"}
    assert len(page.ids) == len(set(page.ids))
    assert page.find("UL.7a") == "**UL.7a**  Water does not.\n\n**UL.7a**  manners — a button"


def test_a_page_may_do_without_etiquette():
    assert Rulebook(PAGE.partition(f"## {ETIQUETTE}")[0]).etiquette == {}


@pytest.mark.parametrize("wanted", ["U", "U2", "A1", "1", "G3"])
def test_what_no_line_begins_with_is_no_section(wanted):
    assert Rulebook(PAGE).find(wanted) == ""
