"""How much of the page jumps while somebody plays: what Chromium calls layout shift, one's own touches included.

What lies on the board or in the hand moves when the game moves it. So what counts is the frame around it: the dock with
its question, the seats, and board and hand as a whole.
"""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from support.browser.guest import GAME_SECONDS, Guest

WATCH = """(() => {
  const called = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'gone';
    const path = [];
    for (let each = element; each && each.localName !== 'body' && path.length < 5; each = each.parentElement)
      path.unshift([each.localName, ...[...each.classList].filter((name) => !name.startsWith('s-'))].join('.'));
    return path.join(' > ');
  };
  const inside = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return !element || element.closest('.middle > .board > *, .dock > .hand > *') !== null;
  };
  // As Chromium reckons: how much of the window it touches, times how far it goes.
  const share = ({ previousRect: from, currentRect: to }) => {
    const [left, top] = [Math.min(from.left, to.left), Math.min(from.top, to.top)];
    const [right, bottom] = [Math.max(from.right, to.right), Math.max(from.bottom, to.bottom)];
    if (from.width * from.height === 0 || to.width * to.height === 0) return 0;
    const way = Math.max(Math.abs(from.left - to.left), Math.abs(from.top - to.top));
    return (((right - left) * (bottom - top)) / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
  };
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const framed = sources.filter(({ node }) => !inside(node));
      const frame = framed.reduce((sum, source) => sum + share(source), 0);
      const what = sources.map(({ node, previousRect, currentRect }) =>
        `${called(node)}: ${place(previousRect)} -> ${place(currentRect)}`);
      window.shifts.push({ value, frame: Math.min(value, frame), what });
    }
  }).observe({ type: 'layout-shift' });
})()"""
TAKE = "() => window.shifts ? window.shifts.splice(0) : []"


class Shift(NamedTuple):
    kind: str
    """The question that was open last."""
    frame: float
    """By how much the frame moved."""
    value: float
    """And all of the page."""
    what: tuple[str, ...]
    """What moved, and from where to where."""


def watch(guest: Guest) -> None:
    """From the next page on."""
    guest.context.add_init_script(WATCH)


def measure(guest: Guest, until: Callable[[], bool]) -> list[Shift]:
    """Plays on; all that jumped while one question was the latest is one shift. What comes before the first question,
    while the table is being loaded, does not count, nor does the end, which belongs to no question."""
    found: dict[int, Shift] = {}
    question, kind = -1, ""
    since = time.monotonic()
    while not until():
        assert time.monotonic() < since + GAME_SECONDS, (
            f"waited {GAME_SECONDS} s after question {question} ({kind or 'none was asked yet'}); asked now: "
            f"{guest.asked or 'nothing'}, moves so far: {guest.moves}, at {guest.page.url}"
        )
        acted = guest.step()
        if not acted:
            guest.page.wait_for_timeout(30)
        shifts: list[dict[str, Any]] = guest.page.evaluate(TAKE)
        for each in shifts if kind and not guest.result else ():
            before = found.get(question, Shift(kind, 0, 0, ()))
            frame, value = before.frame + each["frame"], before.value + each["value"]
            found[question] = Shift(kind, frame, value, (*before.what, *each["what"]))
        if guest.asked and question != int(guest.decision["question"]):
            since = time.monotonic()
        if guest.asked:
            question, kind = int(guest.decision["question"]), guest.asked
    return sorted(found.values(), key=lambda shift: -shift.frame)
