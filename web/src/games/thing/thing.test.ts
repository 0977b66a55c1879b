import { flushSync, mount, unmount, type Component } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DecisionInfo, Line, OptionInfo, WhyNot } from '../../wire/types';
import { addTexts, setLanguage, speakOf, textsReady } from '../../words/words.svelte';
import type { CardRef, Choice, Said } from '../contract';
import { alikeInAllLanguages } from '../testing';
import { game } from '.';
import { selection } from './selection';
import Board from './Board.svelte';
import { cardName, categoryOf, IDS } from './cards';
import { flightsOf } from './changes';
import { choicesAt, isAimed, keepOf, usesOf } from './choices';
import { dossierOf, dossiers, doubtful } from './dossier';
import { identityOf } from './identity';
import { ownNotes } from './names';
import { KINDS } from './facts';
import Hand from './Hand.svelte';
import type { ThingView, Model } from './model';
import { rumourOf } from './rumours';
import { roleThen, storyOf } from './story';
import { CARD_SYMBOLS } from './symbols';
import { optionInfo } from '../../play/testing';
import type { Ref } from '../parts/pointing';

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb', 'Dora', 'Egor'];

function view(rest: Partial<ThingView> = {}): ThingView {
  const seats = NAMES.length;
  const each = <T>(value: T): T[] => Array<T>(seats).fill(value);
  return {
    seat: 0,
    question: 7,
    asked: [[0, 'turn.play']],
    sealed: null,
    outcome: null,
    options: {} as ThingView['options'],
    turn: { seat: 0, number: 3 } as ThingView['turn'],
    way: 1,
    chairs: [0, 1, 2, 3, 4, 5],
    doors: each(0),
    out: each(false),
    burned: [],
    quarantine: each(0),
    deck: 20,
    deck_back: 'event',
    discard: 3,
    discard_back: 'panic',
    hand: [2, 5, 5, 14, 17],
    hand_sizes: [5, 4, 4, 4, 4, 4],
    drawn: [],
    drawn_number: 0,
    in_play: [],
    scene: null,
    role: 0,
    roles: [0, -1, -1, -1, -1, -1],
    known: each({ cards: [], lost: 0, sure: [] }),
    planted: -1,
    thing_out: false,
    hands: [],
    infections: [],
    ...rest,
  };
}

/** What the server says of the choices that are offered here. */
function pointsAt([verb, first, second]: Choice): Ref[] {
  if (verb === 'choose') return [['seat', first]];
  return second === undefined
    ? [['card', first]]
    : [
        ['card', first],
        ['seat', second],
      ];
}

const TOO_FAR: WhyNot = {
  target: ['play', 2, 3],
  text: 'Too far away.',
  at: [['seat', 3]],
  names: [
    ['card', 2],
    ['seat', 3],
  ],
};

function asked(choices: Choice[], rest: Partial<DecisionInfo> = {}): DecisionInfo {
  const options = choices.map((choice) => optionInfo(choice, { at: pointsAt(choice) }));
  return {
    kind: 'turn.play',
    question: 7,
    prompt: '',
    options,
    several: false,
    ordered: false,
    more: [],
    enough: false,
    suggested: null,
    window: false,
    standing: null,
    sealed: null,
    why_not: [],
    rules: [],
    ...rest,
  };
}

function line(number: number, kind: string, data: Record<string, unknown>): Line {
  return {
    number,
    kind,
    text: `${kind} ${number}`,
    data,
    answer: 0,
    by: 0,
    covered: false,
    at: number * 10,
    names: [],
    concerns: 1,
    rules: [],
  };
}

interface Seen {
  acts: Choice[];
  enlarged: CardRef[];
  opened: number[];
}

function modelOf(
  now: ThingView,
  decision: DecisionInfo | null = null,
  log: Line[] = [],
  said: Said[] = [],
  seen: Seen = { acts: [], enlarged: [], opened: [] },
): Model {
  const key = (choice: Choice): string => JSON.stringify(choice);
  return {
    view: now,
    aids: null,
    seat: now.seat,
    names: NAMES,
    seats: NAMES.map((name) => ({ name, state: 'present', bot: '', ready: true, presence: '', seen_at: 0, released: false, free_from: 0 })),
    decision,
    picked: [],
    can: (choice) => decision?.options.some((option) => key(option.choice) === key(choice)) ?? false,
    count: () => 0,
    more: () => false,
    act: (choice) => seen.acts.push(choice),
    remove: () => undefined,
    label: (choice) => decision?.options.find((option) => key(option.choice) === key(choice))?.label ?? '',
    enlarge: (card) => seen.enlarged.push(card),
    live: {
      table: 'reef',
      log,
      said,
      openSeat: (seat) => seen.opened.push(seat),
      covered: false,
      interjections: [],
      interject: () => undefined,
    },
  };
}

function shown(model: Model, ...parts: Component<{ model: Model }>[]): { root: HTMLElement; close(): void } {
  const root = document.createElement('div');
  document.body.append(root);
  const mounted = parts.map((part) => mount(part, { target: root, props: { model } }));
  flushSync();
  return {
    root,
    close() {
      for (const part of mounted) void unmount(part);
      root.remove();
    },
  };
}

function press(root: HTMLElement, label: string | RegExp): void {
  const named = [...root.querySelectorAll<HTMLButtonElement>('button')].filter((button) => {
    const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
    return typeof label === 'string' ? name === label : label.test(name);
  });
  if (!named[0]) throw new Error(`There is no button ${label}.`);
  named[0].click();
  flushSync();
}

beforeAll(async () => {
  addTexts({ ru: () => game.texts('ru'), uk: () => game.texts('uk'), en: () => game.texts('en') }, 'thing');
  speakOf('thing');
  await setLanguage('en');
  await textsReady();
});

describe('cards', () => {
  it('have a category, a symbol of their own and rules behind them', () => {
    expect(IDS.map((_, kind) => categoryOf(kind))).toEqual([
      ...Array(2).fill('infection'),
      ...Array(10).fill('action'),
      ...Array(5).fill('defence'),
      ...Array(2).fill('obstacle'),
      ...Array(12).fill('panic'),
    ]);
    expect(new Set(Object.values(CARD_SYMBOLS)).size).toBe(IDS.length);
    for (const { id, rules } of KINDS) expect(rules.length, id).toBeGreaterThan(0);
  });
});

describe('choices', () => {
  const decision = asked([
    ['discard', 5],
    ['play', 2, 1],
    ['play', 2, 5],
    ['play', 5, 1],
    ['discard', 5],
  ]);

  it('of a card are listed once', () => {
    expect(usesOf(decision, 5).map((option) => option.choice)).toEqual([
      ['discard', 5],
      ['play', 5, 1],
    ]);
  });

  it('of a seat are those of the card that was picked up', () => {
    expect(choicesAt(decision, 1, 2).map((option) => option.choice)).toEqual([['play', 2, 1]]);
    expect(choicesAt(decision, 1, -1)).toEqual([]);
    expect(choicesAt(asked([['choose', 4]]), 4, -1)).toHaveLength(1);
  });

  it('of a card are for somebody or not', () => {
    expect(usesOf(decision, 5).map(isAimed)).toEqual([false, true]);
  });

  it('of a card that was just drawn keep it', () => {
    const drawn = { ...decision, options: [optionInfo(['keep', 5], { at: [['drawn', 5]] })] };
    expect(keepOf(drawn, 5)?.choice).toEqual(['keep', 5]);
    expect(keepOf(drawn, 4)).toBeNull();
    expect(usesOf(drawn, 5)).toEqual([]);
  });
});

describe('the board', () => {
  it('takes a card first and then the seat that it is for', () => {
    const seen: Seen = { acts: [], enlarged: [], opened: [] };
    const model = modelOf(
      view(),
      asked([
        ['discard', 2],
        ['play', 2, 1],
        ['play', 2, 5],
      ]),
      [],
      [],
      seen,
    );
    const { root, close } = shown(model, Board as Component<{ model: Model }>, Hand as Component<{ model: Model }>);
    expect(root.querySelectorAll('.room .offered')).toHaveLength(0);
    press(root, /^Flamethrower\./);
    expect(seen.acts).toEqual([]);
    expect(root.querySelectorAll('.room .offered')).toHaveLength(2);
    press(root, 'play 2 5');
    expect(seen.acts).toEqual([['play', 2, 5]]);
    expect(selection.thing(model)).toBeNull();
    close();
  });

  it('says why a seat is no target of that card, and opens a seat that is none', () => {
    const seen: Seen = { acts: [], enlarged: [], opened: [] };
    const model = modelOf(view(), asked([['play', 2, 1]], { why_not: [TOO_FAR] }), [], [], seen);
    const { root, close } = shown(model, Board as Component<{ model: Model }>, Hand as Component<{ model: Model }>);
    press(root, /^Flamethrower\./);
    const gleb = [...root.querySelectorAll<HTMLElement>('.room button')].find((button) =>
      button.getAttribute('aria-label')?.startsWith('Gleb'),
    );
    expect(document.getElementById(gleb?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too far away.');
    gleb?.click();
    expect(seen).toMatchObject({ acts: [], opened: [3] });
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(selection.thing(model)).toBeNull();
    close();
  });

  it('enlarges a card that has no use now', () => {
    const seen: Seen = { acts: [], enlarged: [], opened: [] };
    const { root, close } = shown(modelOf(view(), asked([['discard', 5]]), [], [], seen), Hand as Component<{ model: Model }>);
    press(root, /^Quarantine\./);
    expect(seen.enlarged).toEqual([['card', 17]]);
    close();
  });

  it('shows your own role, and what one knows of others on a touch', () => {
    const model = modelOf(view({ role: 1, roles: [1, -1, 2, -1, -1, -1] }));
    const { root, close } = shown(model, Board as Component<{ model: Model }>, Hand as Component<{ model: Model }>);
    expect(root.querySelector('.peek')?.textContent).toContain('Infected');
    expect(root.querySelector('.peek [role=status]')?.textContent?.trim()).toBe('');
    root.querySelector<HTMLElement>('.peek button')!.click();
    flushSync();
    expect(root.querySelector('.peek [role=status]')?.textContent).toContain('Vera');
    close();
  });

  it('draws nothing that only the viewer knows while the screen is covered', () => {
    const known = { cards: [2, 3], lost: 0, sure: [] };
    const nothing = { cards: [], lost: 0, sure: [] };
    const now = view({ planted: 4, known: [nothing, known, nothing, nothing, nothing, nothing] });
    const open = modelOf(now);
    ownNotes(open)!.turn(4);
    const drawn = (model: Model) => {
      const { root, close } = shown(model, Board as Component<{ model: Model }>);
      const found = root.querySelectorAll('.seen, .mark, .planted').length;
      close();
      return found;
    };
    expect(drawn(open)).toBe(3);
    expect(drawn({ ...open, live: { ...open.live!, covered: true } })).toBe(0);
    while (ownNotes(open)!.mark(4)) ownNotes(open)!.turn(4);
  });

  it('keeps the announcement with the role of the Thing until it could be true', () => {
    const announce = optionInfo(['announce'], { label: 'Announce' });
    const made: OptionInfo[] = [];
    const asThing = (roles: number[]): Model => {
      const model = modelOf(view({ role: 2, roles }));
      return { ...model, live: { ...model.live!, interjections: [announce], interject: (option) => made.push(option) } };
    };
    const [early, late] = [asThing([2, 0, 1, 1, 1, 1]), asThing([2, 1, 1, 1, 1, 1])];
    expect([early, late].map((model) => game.tucked!(['announce'], model as never))).toEqual([true, false]);
    const { root, close } = shown(early, Hand as Component<{ model: Model }>);
    expect(root.querySelector('.announce')).toBeNull();
    root.querySelector<HTMLElement>('.peek button')!.click();
    flushSync();
    root.querySelector<HTMLElement>('.announce')!.click();
    expect(made).toEqual([announce]);
    close();
  });

  it('marks the seat of whom something weighty was said, with who said it, for a round', () => {
    const said = (seat: number, statement: unknown[], at: number): Said => ({ seat, text: `${statement[0]}!`, statement, at });
    const turns = Array.from({ length: 9 }, (_, at) => line(at + 10, 'turn_began', { seat: 0, number: at + 1 }));
    const talk = [said(1, ['burn', 2], 99), said(3, ['trust', 4], 100), said(5, ['claim', 0], 101)];
    const rumours = (log: Line[]) => [1, 2, 4, 5].map((seat) => rumourOf(modelOf(view(), null, log, talk), seat));
    expect(rumours([])).toEqual([null, { by: 1, phrase: 'burn', text: 'burn!' }, null, { by: 5, phrase: 'claim', text: 'claim!' }]);
    expect(rumours(turns)).toEqual([null, null, null, null]);
    const { root, close } = shown(modelOf(view(), null, [], talk), Board as Component<{ model: Model }>);
    expect([...root.querySelectorAll('[data-rumour]')].map((mark) => mark.getAttribute('data-rumour'))).toEqual(['burn', 'claim']);
    const labels = [...root.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
    expect(labels.some((label) => label?.includes('Boris says: burn!'))).toBe(true);
    close();
  });

  it('tells who the viewer is, what wins and who knows; nothing once out of the game', () => {
    const model = modelOf(view({ role: 1, roles: [1, -1, 2, -1, -1, -1] }));
    expect(identityOf(model)).toMatchObject({ key: 'infected', title: 'You have been infected', tone: 'danger' });
    expect(identityOf(model)?.knows).toContain('Vera');
    expect(identityOf(modelOf(view({ role: 0 })))).toMatchObject({ key: 'human', tone: 'good' });
    expect(identityOf(modelOf(view({ role: 1, out: [true, false, false, false, false, false] })))).toBeNull();
  });

  it('names doors by those whom they part, quarantines with their turns, and the burned', () => {
    const now = view({ doors: [0, 0, 0, 0, 0, 2], quarantine: [0, 3, 0, 0, 0, 0], out: [false, false, true, false, false, false] });
    const { root, close } = shown(modelOf(now), Board as Component<{ model: Model }>);
    const said = [...root.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
    expect(said).toContain('2 Barred Doors between Egor and Anna');
    expect(said).toContain('Boris, 4 cards, Quarantine, 3 turns left');
    expect(said).toContain('Vera, out of the game');
    close();
  });

  it('shows a spectator no hand and no cover', () => {
    const now = view({ seat: -1, hand: [], role: -1, roles: [-1, -1, -1, -1, -1, -1] });
    const { root, close } = shown({ ...modelOf(now), seat: -1 }, Hand as Component<{ model: Model }>);
    expect(root.querySelectorAll('button')).toHaveLength(0);
    close();
  });
});

describe('the deduction sheet', () => {
  const log = [
    line(1, 'turn_began', { seat: 1, number: 1 }),
    line(2, 'exchanged', { seat: 1, target: 2 }),
    line(3, 'turn_began', { seat: 2, number: 2 }),
    line(4, 'analysed', { seat: 0, target: 2, cards: [1, 5] }),
    line(5, 'exchanged', { seat: 2, target: 0, gave: 5, got: 4 }),
    line(6, 'burned', { seat: 2, target: 3 }),
    line(7, 'drawn', { seat: 2, number: 1 }),
  ];
  const said: Said[] = [
    { seat: 2, text: 'I am human.', statement: ['claim', 0], at: 45 },
    { seat: 2, text: 'Brr, cold here', statement: null, at: 46 },
    { seat: 1, text: 'Burn him!', statement: ['burn', 2], at: 47 },
  ];

  it('gathers what was shown, exchanged with me, burned and stated, in order and with the turn', () => {
    const known = view().known.map((each, seat) => (seat === 2 ? { cards: [1, 5], lost: 1, sure: [5] } : each));
    const dossier = dossierOf(modelOf(view({ known }), null, log, said), 2);
    expect(dossier.entries.map(({ topic, turn, text }) => [topic, turn, text])).toEqual([
      ['shown', 2, 'analysed 4'],
      ['said', 2, 'I am human.'],
      ['about', 2, 'Boris: Burn him!'],
      ['exchange', 2, 'exchanged 5'],
      ['fire', 2, 'burned 6'],
    ]);
    expect(dossier).toMatchObject({ cards: [1, 5], lost: 1, sure: [5] });
    expect(doubtful([1, 5, 5], 1, [5])).toEqual([1, 5]);
    expect(doubtful([1, 5], 1, [5])).toEqual([]);
  });

  it('has a row for each other player, from my left on', () => {
    expect(dossiers(modelOf(view({ chairs: [3, 0, 5, 1, 2, 4] }))).map((row) => row.seat)).toEqual([5, 1, 2, 4, 3]);
  });
});

describe('what flies over the table', () => {
  it('are backs of cards, both ways in an exchange and all round in a chain reaction', () => {
    expect(flightsOf([line(1, 'exchanged', { seat: 0, target: 3, gave: 5 })], view())).toEqual([
      { look: 'th-flying-back', count: 1, from: 'seat:0', to: 'seat:3' },
      { look: 'th-flying-back', count: 1, from: 'seat:3', to: 'seat:0' },
    ]);
    const round = flightsOf([line(1, 'passed', { way: -1 })], view({ out: [false, false, true, false, false, false] }));
    expect(round.map(({ from, to }) => `${from} ${to}`)).toContain('seat:3 seat:1');
    expect(round).toHaveLength(5);
    expect(flightsOf([line(1, 'infected', { seat: 0, giver: 3 })], view())).toEqual([]);
  });
});

describe('the story of the end', () => {
  const now = view({
    roles: [0, 1, 2, 1, 0, 0],
    infections: [
      { victim: 3, giver: 2, turn: 5 },
      { victim: 1, giver: 2, turn: 9 },
    ],
    burned: [
      { target: 3, by: 0, turn: 9 },
      { target: 0, by: 1, turn: 4 },
    ],
  });

  it('is told in the order of the turns, with the roles of that moment', () => {
    const story = storyOf(now);
    expect(story.map(({ kind, turn, seat }) => [kind, turn, seat])).toEqual([
      ['burned', 4, 0],
      ['infected', 5, 3],
      ['burned', 9, 3],
      ['infected', 9, 1],
    ]);
    expect(roleThen(now, story, story[0]!, 1)).toBe(0);
    expect(roleThen(now, story, story[2]!, 3)).toBe(1);
    expect(roleThen(now, story, story[1]!, 2)).toBe(2);
  });
});

describe('texts', () => {
  it('are the same in all languages, with the same facts', async () => {
    expect(await alikeInAllLanguages(async (language) => (await game.texts(language))[1] ?? '')).toBeGreaterThan(100);
  });

  it('name every card and say in a line what it does', async () => {
    const [, board = ''] = await game.texts('en');
    for (const [kind, id] of IDS.entries()) {
      expect(board, id).toContain(`thing-effect-${id} =`);
      expect(cardName(kind)).not.toBe('');
    }
  });
});
