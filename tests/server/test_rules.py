"""The reference of a game: all its rules in words, by chapter, for anybody, and a page that says what it is."""

from pathlib import Path

import pytest

from bathysphere.games import built_in
from bathysphere.server.files import Files
from bathysphere.words import LANGUAGES, Words
from support.servers.clients import Browser
from support.servers.running import awaited, served

PAGE = """<!doctype html><head><meta
  name="description" content="A table."
/><title>Bathysphere</title></head>"""


@pytest.mark.parametrize("game", built_in())
def test_every_chapter_has_a_title_in_every_language(game: str):
    for language in LANGUAGES:
        words = Words(language, game)
        titles = {chapter: words.chapter(chapter) for chapter in words.rules()}
        assert [chapter for chapter, title in titles.items() if title == chapter] == []
        assert not words.lacking


@pytest.mark.parametrize("game", built_in())
@awaited
async def test_all_rules_in_words_can_be_read_without_a_table(store, game: str):
    async with served(store) as server, Browser(server.address) as ada:
        answer = await ada.http.get(f"/api/games/{game}/rules?language=ru")
        told = answer.json()
        words = Words("ru", game)
        assert answer.headers["cache-control"] == "public, max-age=86400"
        assert answer.headers["content-encoding"] == "gzip"
        assert [chapter["id"] for chapter in told] == list(words.rules())
        rules = [rule for chapter in told for rule in chapter["rules"]]
        assert {rule["id"]: rule["text"] for rule in rules} == {
            rule: words.rule(rule) for chapter in words.rules().values() for rule in chapter
        }
        assert all(rule["id"].startswith(chapter["id"]) for chapter in told for rule in chapter["rules"])


@awaited
async def test_the_page_of_rules_says_what_it_is_in_the_reader_s_language(store, tmp_path: Path):
    (tmp_path / "index.html").write_text(PAGE)
    async with served(store, files=Files(tmp_path)) as server, Browser(server.address) as ada:
        page = (await ada.http.get("/rules/thing", headers={"Accept-Language": "uk"})).text
        assert "<title>Щось із глибокої безодні: правила, карти й знаки</title>" in page
        assert page.count('name="description"') == 1
        assert "Щось" in page.partition('name="description"')[2]
        assert (await ada.http.get("/rules/nothing")).text == PAGE
