"""`bathysphere rules`: the ledger of a game, whole or in parts."""

from rich.console import Console
from rich.markdown import Markdown

from bathysphere.cli.rulebook import END_OF_RULES, rulebook
from bathysphere.engine import BadTable


def rules_command(game: str, rule: str) -> None:
    page = rulebook(game)
    text = page.find(rule) if rule else page.page.replace(END_OF_RULES, "")
    if not text:
        raise BadTable("unknown_rule", game=game, rule=rule)
    Console().print(Markdown(text))
