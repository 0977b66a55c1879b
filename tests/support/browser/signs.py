"""Everything on a screen that carries meaning without words, and whether it has a name and a meaning.

What carries meaning: a symbol (any `svg` that is an icon, `img`, and in a drawn board its nested symbols), a number or
a code (a text without a word of three letters), and a small drawn thing (an empty element with a colour, a frame or a
picture of its own: a pearl, a token, a lamp). It has its words if it lies in a sign that says more than a name
(`data-sign="meaning"`, web/src/kit/sign.ts), such as a card that can be seen in full, or in a button whose words can
be read. Ornament is marked as such (`data-ornament`). Titles of the browser are no words: they come late, and never
on a phone.
"""

from playwright.sync_api import Page

WALK = r"""(roots) => {
  const WORD = /\p{L}{3,}/u;
  const ICON = 140, THING = [5, 72];
  const ACTIVE = 'button, a[href], summary, label, [role="button"], [role="tab"]';
  const visible = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clean = (e) => {
    const list = [...e.classList].filter((each) => !/^s-/.test(each)).slice(0, 1);
    return e.localName + list.map((each) => '.' + each).join('');
  };
  const path = (e) => {
    const parts = [];
    const outside = (at) => roots.some((root) => at.matches(root));
    for (let at = e; at && !outside(at) && parts.length < 3; at = at.parentElement) parts.unshift(clean(at));
    return parts.join(' > ');
  };
  const found = new Map();
  const note = (e, kind) => {
    const at = `${kind}: ${path(e)}`;
    if (!found.has(at)) found.set(at, (e.textContent || '').trim().slice(0, 24));
  };
  const words = (e) => {
    if (e.closest('[data-sign="meaning"]')) return true;
    // The button of a spot lies over its picture, and speaks for it.
    for (let spot = e.closest('.spot'); spot; spot = spot.parentElement?.closest('.spot'))
      if (spot.querySelector(':scope > .thing[data-sign="meaning"]')) return true;
    const active = e.closest(ACTIVE);
    if (!active) return false;
    if (WORD.test(active.innerText || '')) return true;
    // A button of the frame says what it does: its label is enough.
    return Boolean(active.closest('header, .tools, .refusal')) && WORD.test(active.getAttribute('aria-label') || '');
  };
  const isMark = (e) => {
    if (e.closest('[data-ornament]')) return '';
    const box = e.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return '';
    if (e.localName === 'svg' || e.localName === 'img') {
      if (e.localName === 'svg' && (box.width > ICON || box.height > ICON)) return '';
      return 'symbol';
    }
    const own = [...e.childNodes].map((node) => (node.nodeType === 3 ? node.data.trim() : '')).join('');
    // A letter or a number beside words of the same sentence is part of it.
    if (own && !WORD.test(own) && !WORD.test(e.parentElement.innerText || '')) return 'number';
    if (own && !WORD.test(own) && /\d/.test(own) && !e.closest('p, dd, td')) return 'number';
    if (e.childElementCount || own || e.matches('svg *, input, button, a, hr, option')) return '';
    if (Math.min(box.width, box.height) < THING[0] || Math.max(box.width, box.height) > THING[1]) return '';
    const style = getComputedStyle(e);
    const clear = (colour) => /^(transparent|rgba\(.*, 0\))$/.test(colour);
    const framed = parseFloat(style.borderTopWidth) > 0 && !clear(style.borderTopColor);
    return framed || style.backgroundImage !== 'none' || !clear(style.backgroundColor) ? 'thing' : '';
  };
  for (const root of document.querySelectorAll(roots.join())) {
    for (const e of root.querySelectorAll('*')) {
      if (e.hasAttribute('title') && visible(e)) note(e, 'title');
      if (e.closest('svg') && e.closest('svg') !== e && e.localName !== 'text' && e.localName !== 'svg') continue;
      // What is drawn within a symbol is part of it.
      if (e.parentElement?.closest('svg') && isMark(e.parentElement.closest('svg')) && e.localName !== 'text') continue;
      if (e.classList.contains('unseen') || e.closest('.unseen')) continue;
      const kind = isMark(e);
      if (kind && visible(e) && !words(e)) note(e, kind);
    }
  }
  return [...found].map(([at, text]) => text ? `${at} «${text}»` : at);
}"""

ROOTS = [".desk > header", ".desk > .strip", ".desk > .players", ".board", ".dock"]


def unnamed(page: Page) -> list[str]:
    """What on the table carries meaning and has no words, as a path of classes that leads there."""
    found: list[str] = page.evaluate(WALK, ROOTS)
    return found
