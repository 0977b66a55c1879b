"""`bathysphere rules`: the ledger of a game, or what players are told of it in their language, whole or in parts."""

from rich.console import Console
from rich.markdown import Markdown

from bathysphere.cli.rulebook import END_OF_RULES, Rulebook, rulebook
from bathysphere.engine import BadTable
from bathysphere.words import Words


def rules_command(game: str, rule: str, words: Words | None) -> None:
    """The ledger itself if no words are given, else what they tell of it."""
    page = rulebook(game)
    text = _told(page, rule, words) if words else page.find(rule) if rule else page.page.replace(END_OF_RULES, "")
    if not text:
        raise BadTable("unknown_rule", game=game, rule=rule)
    Console().print(Markdown(text))


def _told(page: Rulebook, rule: str, words: Words) -> str:
    """Lines without a text, such as those of the glossary, are left out."""
    told = {line: words.rule(line) for line in page.find_ids(rule)}
    return "\n\n".join(f"**{line}**  {text}" for line, text in told.items() if text != line)
