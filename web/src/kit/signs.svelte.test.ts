import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage, textsReady } from '../words/words.svelte';
import { beside } from './beside';
import { called, sign, signOf, type Sign } from './sign';
import { listenToSigns, signAt, signs } from './signs.svelte';

const KEYS: Sign = { name: 'Keys', number: 2, text: 'With three of them a location is taken.' };
let end = (): void => undefined;
let marks: (() => void)[] = [];

beforeAll(async () => {
  // The document of the tests has no top layer, and nothing lies anywhere.
  HTMLElement.prototype.showPopover ??= () => undefined;
  document.elementsFromPoint ??= () => [];
  await setLanguage('en');
  await textsReady();
});
beforeEach(() => {
  vi.useFakeTimers();
  end = listenToSigns();
});
afterEach(() => {
  end();
  marks.forEach((unmark) => unmark());
  marks = [];
  document.body.replaceChildren();
  vi.useRealTimers();
});

function put(html: string, said?: Sign): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.body.lastElementChild as HTMLElement;
  if (said) mark(element, said);
  return element;
}

function mark(element: Element, said: Sign): void {
  const unmark = (sign(said) as (element: Element) => () => void)(element);
  marks.push(unmark);
}

const pointer = (type: string, pointerType: string, more: PointerEventInit = {}) =>
  new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, button: 0, ...more });
const tap = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });

describe('a sign', () => {
  it('is a picture with name, number and meaning for those who do not see it', () => {
    const drawn = put('<span><svg></svg>2</span>', KEYS);
    expect([drawn.getAttribute('role'), drawn.getAttribute('aria-label')]).toEqual(['img', 'Keys: 2']);
    expect(document.getElementById(drawn.getAttribute('aria-describedby')!)?.textContent).toBe(KEYS.text);
    expect(called({ name: 'Keys' })).toBe('Keys');
  });

  it('leaves words that can be read by themselves, and buttons, what they are', () => {
    const read = put('<span>Time left 0:40</span>', { ...KEYS, readable: true });
    const button = put('<button>Go</button>', KEYS);
    const bare = put('<button></button>', KEYS);
    expect([read.getAttribute('role'), button.getAttribute('role'), button.getAttribute('aria-label')]).toEqual([null, null, null]);
    expect(bare.getAttribute('aria-label')).toBe('Keys: 2');
  });

  it('keeps a meaning once in the page, as long as somebody has it', () => {
    const [one, two] = [put('<i></i>', KEYS), put('<i></i>', KEYS)];
    const id = one.getAttribute('aria-describedby')!;
    expect(two.getAttribute('aria-describedby')).toBe(id);
    marks.splice(0).forEach((unmark) => unmark());
    expect(document.getElementById(id)).toBeNull();
    expect([signOf(one), one.hasAttribute('role'), one.hasAttribute('data-sign')]).toEqual([undefined, false, false]);
  });
});

describe('the words of a sign', () => {
  it('come while the mouse rests on it, and go with it', () => {
    const [drawn, other] = [put('<svg></svg>', KEYS), put('<p>text</p>')];
    drawn.dispatchEvent(pointer('pointermove', 'mouse'));
    expect(signs.shown).toBeNull();
    vi.advanceTimersByTime(300);
    expect(signs.shown).toMatchObject({ element: drawn, sign: KEYS, pinned: false });
    other.dispatchEvent(pointer('pointermove', 'mouse'));
    expect(signs.shown).toBeNull();
  });

  it('come with a long press, whose end is no tap', () => {
    const pressed = vi.fn();
    const button = put('<button>Go</button>', KEYS);
    button.addEventListener('click', pressed);
    button.dispatchEvent(pointer('pointerdown', 'touch'));
    vi.advanceTimersByTime(500);
    expect(signs.shown).toMatchObject({ element: button, pinned: true });
    button.dispatchEvent(pointer('pointerup', 'touch'));
    button.dispatchEvent(tap());
    expect(pressed).not.toHaveBeenCalled();
    button.dispatchEvent(pointer('pointerdown', 'touch'));
    button.dispatchEvent(pointer('pointerup', 'touch'));
    button.dispatchEvent(tap());
    expect(pressed).toHaveBeenCalledOnce();
    expect(signs.shown).toBeNull();
  });

  it('do not come when the finger scrolls, nor over what has a long press of its own', () => {
    const drawn = put('<b></b>', KEYS);
    drawn.dispatchEvent(pointer('pointerdown', 'touch', { clientY: 10 }));
    drawn.dispatchEvent(pointer('pointermove', 'touch', { clientY: 40 }));
    vi.advanceTimersByTime(500);
    expect(signs.shown).toBeNull();
    const card = put('<div data-holds><b></b></div>');
    mark(card.firstElementChild!, KEYS);
    card.firstElementChild!.dispatchEvent(pointer('pointerdown', 'touch'));
    vi.advanceTimersByTime(500);
    expect(signs.shown).toBeNull();
  });

  it('are closed by Escape', () => {
    const drawn = put('<b></b>', KEYS);
    signs.show(drawn, KEYS, true);
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    drawn.dispatchEvent(key);
    expect([signs.shown, key.defaultPrevented]).toEqual([null, true]);
  });

  it('are those of the smallest sign under an empty button', () => {
    const spot = put('<div><div class="picture"><b></b></div><button class="thing"></button></div>');
    const [icon, button] = [spot.querySelector('b')!, spot.querySelector('button')!];
    mark(button, { name: 'Lord' });
    mark(icon, KEYS);
    const stack = vi.spyOn(document, 'elementsFromPoint').mockReturnValue([button, icon, spot]);
    expect(signAt(button, 1, 1)).toBe(icon);
    stack.mockReturnValue([button, spot]);
    expect(signAt(button, 1, 1)).toBe(button);
    stack.mockRestore();
  });
});

describe('"What is this?"', () => {
  it('explains instead of acting, until it ends', () => {
    const pressed = vi.fn();
    const button = put('<button>Explore the depths</button>');
    const drawn = put('<b></b>', KEYS);
    button.addEventListener('click', pressed);
    signs.ask(true, drawn);
    expect(signs.shown?.sign.name).toBe('What is this?');
    button.dispatchEvent(tap());
    expect(pressed).not.toHaveBeenCalled();
    expect(signs.shown?.sign.name).toBe('Explore the depths');
    drawn.dispatchEvent(tap());
    expect(signs.shown).toMatchObject({ sign: KEYS, pinned: true });
    expect(drawn.getAttribute('tabindex')).toBe('0');
    drawn.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([signs.asking, signs.shown, drawn.hasAttribute('tabindex')]).toEqual([false, null, false]);
    button.dispatchEvent(tap());
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('hears no keys that would act', () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    const drawn = put('<b tabindex="0"></b>', KEYS);
    signs.ask(true);
    drawn.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    drawn.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
    expect(signs.shown?.sign).toBe(KEYS);
    document.removeEventListener('keydown', heard);
  });

  it('shows name, number and meaning, and lets one end it', async () => {
    vi.useRealTimers();
    const drawn = put('<b></b>', KEYS);
    signs.ask(true);
    signs.show(drawn, KEYS, true);
    await vi.waitFor(() => {
      flushSync();
      expect(document.querySelector('[data-tip]')?.textContent).toContain(KEYS.text);
    });
    const tip = document.querySelector('[data-tip]')!;
    expect(tip.textContent).toContain('Keys');
    expect(tip.textContent).toContain('2');
    [...tip.querySelectorAll('button')].find((button) => button.textContent?.includes('Done'))!.click();
    expect(signs.asking).toBe(false);
  });

  it('goes with a touch on it: what it lies over is wanted again', async () => {
    vi.useRealTimers();
    const drawn = put('<b></b>', KEYS);
    signs.show(drawn, KEYS, true);
    await vi.waitFor(() => {
      flushSync();
      expect(document.querySelector('[data-tip] .tip')?.textContent).toContain(KEYS.text);
    });
    document.querySelector<HTMLElement>('[data-tip] .tip .text')!.click();
    expect(signs.shown).toBe(null);
  });
});

describe('where words stand', () => {
  const view = { width: 360, height: 640 };
  const note = { width: 300, height: 80 };
  const boxes = [
    { left: 0, top: 0, width: 20, height: 20 },
    { left: 340, top: 0, width: 20, height: 20 },
    { left: 0, top: 600, width: 40, height: 40 },
    { left: 100, top: 300, width: 160, height: 60 },
    { left: 0, top: 200, width: 360, height: 300 },
  ];

  it.each(boxes)('is inside the window and never over $left, $top', (thing) => {
    const { left, top } = beside(thing, note, view);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + note.width).toBeLessThanOrEqual(view.width);
    expect(top + note.height).toBeLessThanOrEqual(view.height);
    const apart = top >= thing.top + thing.height || top + note.height <= thing.top || left >= thing.left + thing.width;
    expect(apart).toBe(true);
  });

  it('is beside the finger where the thing fills the window', () => {
    const at = beside({ left: 0, top: 0, width: 360, height: 640 }, note, view, { x: 180, y: 100 });
    expect(at.top).toBeGreaterThan(100);
    expect(at.top + note.height).toBeLessThanOrEqual(view.height);
  });
});
