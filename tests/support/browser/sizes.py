"""Type that is too small to be read."""

from playwright.sync_api import Page

LEAST_TYPE = 12
"""Pixels of a letter's height as type counts it."""

SMALL_TYPE = r"""(least) => {
  const found = new Map();
  const visible = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const own = (e) => [...e.classList].filter((each) => !/^s-/.test(each)).map((each) => '.' + each);
  const name = (e) => e.localName + own(e).join('');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const e = text.parentElement;
    if (!text.data.trim() || e.closest('.unseen, [aria-hidden=true], script, style, title') || !visible(e)) continue;
    let size = parseFloat(getComputedStyle(e).fontSize);
    // Widths are told in whole pixels, so how near something is brought is known to half a pixel of type.
    // What is drawn in a picture is as large as the picture makes it; what is brought nearer, as the nearness does.
    const drawn = e.closest('svg');
    if (drawn) size *= Math.abs(e.getScreenCTM?.()?.a ?? 1);
    else if (e.offsetWidth) size *= e.getBoundingClientRect().width / e.offsetWidth;
    if (size < least - 0.5)
      found.set(`${name(e.parentElement)} > ${name(e)}: ${size.toFixed(1)}`, text.data.trim().slice(0, 24));
  }
  return [...found].map(([at, said]) => `${at} «${said}»`);
}"""


def small_type(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL_TYPE, LEAST_TYPE)
    return found
