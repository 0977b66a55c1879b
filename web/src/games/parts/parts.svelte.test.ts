import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { decision, optionInfo } from '../../play/testing';
import type { CardRef, Choice } from '../contract';
import { clear, draw, press, words } from '../drawing';
import { Selection } from './selection.svelte';
import Choices from './Choices.svelte';
import { copies } from './copies';
import ActionList from './ActionList.svelte';
import { actionGroups, shortened } from './actions';
import Popup from './Popup.svelte';
import Spot from './Spot.svelte';

const option = (label: string, ...choice: unknown[]) => optionInfo(choice, { label });
const picture = createRawSnippet(() => ({ render: () => '<i>picture</i>' }));
const CARD: CardRef = ['lord', 12];

beforeAll(() => {
  // The document of the tests has no top layer.
  HTMLElement.prototype.showPopover ??= () => undefined;
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clear();
  vi.useRealTimers();
});

function spot(props: Partial<Parameters<typeof Spot>[1]> = {}) {
  const enlarged: CardRef[] = [];
  const pressed: HTMLElement[] = [];
  const root = draw(Spot, {
    model: { enlarge: (card: CardRef) => enlarged.push(card) },
    name: 'Lord',
    onpress: (button: HTMLElement) => pressed.push(button),
    children: picture,
    ...props,
  });
  return { root, enlarged, pressed, button: root.querySelector<HTMLButtonElement>('.spot > .thing')! };
}

const pointer = (type: string, button = 0) => new MouseEvent(type, { bubbles: true, cancelable: true, button });

describe('a spot', () => {
  it('does what a press is for, and its picture is left to the eye', () => {
    const { root, button, pressed, enlarged } = spot({ card: CARD });
    press(button);
    expect([pressed, enlarged]).toEqual([[button], []]);
    expect(button.getAttribute('aria-label')).toBe('Lord');
    expect(root.querySelector('.picture')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('shows its card where there is nothing else to do', () => {
    const { button, enlarged } = spot({ card: CARD, onpress: null });
    press(button);
    expect(enlarged).toEqual([CARD]);
  });

  it('shows its card in full by a long press, which is no press', () => {
    const { button, enlarged, pressed } = spot({ card: CARD });
    button.dispatchEvent(pointer('pointerdown'));
    vi.advanceTimersByTime(500);
    button.dispatchEvent(pointer('pointerup'));
    press(button);
    expect([enlarged, pressed]).toEqual([[CARD], []]);
    press(button);
    expect(pressed).toHaveLength(1);
  });

  it('is pressed by a short one', () => {
    const { button, enlarged, pressed } = spot({ card: CARD });
    button.dispatchEvent(pointer('pointerdown'));
    vi.advanceTimersByTime(200);
    button.dispatchEvent(pointer('pointerup'));
    vi.advanceTimersByTime(500);
    press(button);
    expect([enlarged, pressed]).toEqual([[], [button]]);
  });

  it('shows its card by the right button and by E', () => {
    const { button, enlarged } = spot({ card: CARD });
    const menu = pointer('contextmenu', 2);
    button.dispatchEvent(menu);
    button.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyE', bubbles: true }));
    button.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyE', ctrlKey: true, bubbles: true }));
    expect(menu.defaultPrevented).toBe(true);
    expect(enlarged).toEqual([CARD, CARD]);
    expect(button.getAttribute('aria-keyshortcuts')).toBe('E');
  });

  it('has no menu of its own without a card', () => {
    const { button, enlarged } = spot();
    const menu = pointer('contextmenu', 2);
    button.dispatchEvent(menu);
    button.dispatchEvent(pointer('pointerdown'));
    vi.advanceTimersByTime(500);
    expect([menu.defaultPrevented, enlarged]).toEqual([false, []]);
    expect(button.hasAttribute('aria-keyshortcuts')).toBe(false);
  });

  it('is a named picture when it can be neither pressed nor shown', () => {
    const { root, button } = spot({ onpress: null });
    expect(button).toBeNull();
    expect(root.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Lord');
  });

  it('leaves a picture that can be read to be read', () => {
    expect(spot({ readable: true }).root.querySelector('.picture')?.hasAttribute('aria-hidden')).toBe(false);
    expect(spot({ readable: true, onpress: null }).root.querySelector('[role=img]')).toBeNull();
  });

  it('says in what state it is, and why it cannot be chosen', () => {
    const { root, button } = spot({
      offered: true,
      picked: true,
      toggles: true,
      why: 'Too dear.',
      barred: true,
      flip: 'lord:12',
      anchor: 'seat:1',
    });
    expect(root.querySelector('.spot')?.matches('.offered.picked[data-flip="lord:12"][data-anchor="seat:1"]')).toBe(true);
    expect([button.getAttribute('aria-pressed'), button.getAttribute('aria-disabled'), button.hasAttribute('aria-expanded')]).toEqual([
      'true',
      'true',
      false,
    ]);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too dear.');
    expect(spot().button.hasAttribute('aria-pressed')).toBe(false);
  });
});

describe('choices in one place', () => {
  const options = [option('Deck 1', 'go', 1), option('Deck 2', 'go', 2), option('Deck 3', 'go', 3)];

  it('are made by a press; what cannot be added is barred, what is picked is counted', () => {
    const acts: Choice[] = [];
    const done = vi.fn();
    const model = {
      decision: decision({ several: true }),
      act: (choice: Choice) => acts.push(choice),
      can: (choice: Choice) => choice[1] !== 2,
      count: (choice: Choice) => (choice[1] === 3 ? 2 : 0),
    };
    const buttons = [...draw(Choices, { model, options, ondone: done }).querySelectorAll('button')];
    expect(buttons.map((each) => [words(each), each.disabled, each.getAttribute('aria-pressed')])).toEqual([
      ['Deck 1', false, 'false'],
      ['Deck 2', true, 'false'],
      ['Deck 3 ×2', false, 'true'],
    ]);
    press(buttons[0]!);
    expect(acts).toEqual([['go', 1]]);
    expect(done).toHaveBeenCalledOnce();
  });

  it('have the focus when they come up beside a thing', () => {
    const anchor = document.body.appendChild(document.createElement('button'));
    const children = createRawSnippet(() => ({
      render: () => '<div class="choices"><button disabled>no</button><button>yes</button></div>',
    }));
    const root = draw(Popup, { anchor, label: 'The bridge', onclose: () => undefined, children });
    expect(document.activeElement?.textContent).toBe('yes');
    expect(root.querySelector('[role=dialog]')?.getAttribute('aria-label')).toBe('The bridge');
  });

  it('are not shown again when something changes that was read while they took the focus', () => {
    const anchor = document.body.appendChild(document.createElement('button'));
    const children = createRawSnippet(() => ({ render: () => '<div class="choices"><button>yes</button></div>' }));
    let tip = $state('a tip');
    const listens = () => void tip;
    window.addEventListener('focusin', listens);
    const shows = vi.spyOn(HTMLElement.prototype, 'showPopover');
    draw(Popup, { anchor, label: 'The bridge', onclose: () => undefined, children });
    expect(shows).toHaveBeenCalledOnce();
    tip = '';
    flushSync();
    expect(shows).toHaveBeenCalledOnce();
    shows.mockRestore();
    window.removeEventListener('focusin', listens);
  });
});

describe('what can be done with one thing', () => {
  it('is said in short under what its labels share', () => {
    expect(shortened(['Rampage (Strength 3): plain attacks', 'Rampage (Strength 3): Shotgun'])).toEqual({
      heading: 'Rampage (Strength 3)',
      rest: ['Plain attacks', 'Shotgun'],
    });
    expect(shortened(['Rampage (Strength 3)'])).toEqual({ heading: '', rest: ['Rampage (Strength 3)'] });
    expect(shortened(['Deck 1', 'Deck 2'])).toEqual({ heading: '', rest: ['Deck 1', 'Deck 2'] });
    expect(shortened(['Here: all', 'Here: all: now'])).toEqual({ heading: 'Here', rest: ['All', 'All: now'] });
  });

  it('keeps verbs apart, so that one label does not spoil another', () => {
    const groups = actionGroups([
      option('Rifle: Deck 1', 'item', 4, 8),
      option('Rifle: Deck 2', 'item', 4, 9),
      option('Quick Draw: Rifle', 'quick_draw', 4, 8, -1),
    ]);
    expect(groups.map(({ heading, uses }) => [heading, uses.map(({ short }) => short)])).toEqual([
      ['Rifle', ['Deck 1', 'Deck 2']],
      ['', ['Quick Draw: Rifle']],
    ]);
  });

  it('has a heading where it is wanted, and wherever there are several verbs', () => {
    const model = { decision: null, act: () => undefined, count: () => 0 };
    const uses = [option('Sell: bones', 'sell', 1), option('Sell: tracks', 'sell', 2)];
    const headings = (props: object) =>
      [...draw(ActionList, { model, uses, why: [], ...props }).querySelectorAll('.heading')].map((each) => each.textContent);
    expect(headings({})).toEqual(['Sell']);
    expect(headings({ headed: false })).toEqual([]);
    expect(headings({ headed: false, uses: [...uses, option('Wait', 'wait')] })).toEqual(['Sell']);
  });

  it('says what each costs, or why there is nothing', () => {
    const acts: Choice[] = [];
    const model = { decision: null, act: (choice: Choice) => acts.push(choice), count: () => 0 };
    const root = draw(ActionList, { model, uses: [option('Sell', 'sell', 1)], why: ['Not now.'], notes: () => ['2 coins'] });
    const [use] = root.querySelectorAll<HTMLButtonElement>('.use');
    expect([use?.getAttribute('aria-label'), root.textContent?.includes('Not now.')]).toEqual(['Sell. 2 coins', false]);
    press(use!);
    expect(acts).toEqual([['sell', 1]]);
    expect([...draw(ActionList, { model, uses: [], why: ['Not now.', 'Too dear.'] }).querySelectorAll('.why')].map(words)).toEqual([
      'Not now.',
      'Too dear.',
    ]);
  });
});

describe('what was picked up', () => {
  const asked = (question: number, sealed: readonly unknown[] | null = null) => ({ seat: 0, decision: decision({ question, sealed }) });

  it('is held by its player until the question is answered', () => {
    const selection = new Selection<number>((one, other) => one === other);
    selection.pick(asked(7), 5, 1);
    flushSync();
    expect([
      selection.thing(asked(7)),
      selection.holds(asked(7), 5, 1),
      selection.holds(asked(7), 5),
      selection.holds(asked(7), 6, 1),
    ]).toEqual([5, true, false, false]);
    expect([
      selection.thing(asked(8)),
      selection.thing(asked(7, ['pass'])),
      selection.thing({ ...asked(7), seat: 1 }),
      selection.thing({ seat: 0, decision: null }),
    ]).toEqual([null, null, null, null]);
    selection.drop();
    expect(selection.thing(asked(7))).toBeNull();
  });

  it('may be read between questions', () => {
    const selection = new Selection<string>((one, other) => one === other);
    selection.pick({ seat: 0, decision: null }, 'coins');
    expect([selection.thing({ seat: 0, decision: null }), selection.thing(asked(7))]).toEqual(['coins', null]);
  });
});

describe('equal cards', () => {
  it('are told apart by the number of their copy', () => {
    expect(copies([3, 8, 3])).toEqual([
      { card: 3, copy: 0, last: 1, at: 0 },
      { card: 8, copy: 0, last: 0, at: 1 },
      { card: 3, copy: 1, last: 1, at: 2 },
    ]);
  });
});
