import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { line, optionInfo } from '../../play/testing';
import { alikeInAllLanguages, speaking } from '../testing';
import { signOf } from '../../kit/sign';
import type { Line, Update } from '../../wire/types';
import type { BoardModel, CardRef, Choice } from '../contract';
import { game } from '.';
import Area from './Area.svelte';
import Board from './Board.svelte';
import { optionsAt, reasonsAt } from '../parts/pointing';
import { CREATURES } from './creatures';
import { LOCATIONS, LORDS } from './facts';
import Hand from './Hand.svelte';
import type { Model } from './model';
import { figureOf } from './portraits';
import SeatSummary from './SeatSummary.svelte';
import { LORD_SYMBOLS } from './symbols';
import Tray from './parts/Tray.svelte';
import { texts } from './texts';

const FIXTURES = import.meta.glob<Update>('../../fixtures/*.json', { eager: true, import: 'default' });
const PLAYED = Object.entries(FIXTURES).filter(([, update]) => update.play !== null);

function modelOf(update: Update, acts: Choice[] = [], enlarged: CardRef[] = []): Model {
  const play = update.play;
  if (!play) throw new Error('This fixture has no game.');
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  const decision = play.decision;
  return {
    view: play.view,
    aids: play.aids,
    seat: update.seat,
    names: update.table.seats.map((seat) => seat.name),
    seats: update.table.seats,
    decision,
    picked: [],
    can: (choice) =>
      (decision?.several ? decision.more : (decision?.options ?? []).map((option) => option.choice)).some((each) => same(each, choice)),
    count: () => 0,
    more: (choice) => (decision?.several ? decision.more : []).some((each) => same(each, choice)),
    act: (choice) => acts.push(choice),
    remove: () => undefined,
    label: (choice) => decision?.options.find((option) => same(option.choice, choice))?.label ?? '',
    enlarge: (card) => enlarged.push(card),
  } satisfies BoardModel as Model;
}

function shown(model: Model): { root: HTMLElement; close(): void } {
  const root = document.createElement('div');
  document.body.append(root);
  const parts = [mount(Board, { target: root, props: { model } }), mount(Hand, { target: root, props: { model } })];
  flushSync();
  return {
    root,
    close() {
      for (const part of parts) void unmount(part);
      root.remove();
    },
  };
}

beforeAll(() => speaking('abyss', texts));

const SIGNS = [
  '[role="img"]',
  '.spot > .thing',
  '.threat li, .threat .marker, .space .slot, .depths .price',
  '.hand .purse, .hand .fact, .area .stock li',
].join();

describe('the board', () => {
  it.each(PLAYED)('says what its signs mean: %s', (_, update) => {
    const model = modelOf(update);
    const { root, close } = shown(model);
    const sides = model.names.flatMap((_, seat) => [
      mount(Area, { target: root, props: { model, seat, wide: true } }),
      mount(SeatSummary, { target: root, props: { model, seat } }),
    ]);
    flushSync();
    // What lies under the button of a spot is said by that button.
    for (const sign of [...root.querySelectorAll(SIGNS)].filter((each) => !each.closest('[aria-hidden="true"]')))
      expect(signOf(sign)?.name ?? sign.getAttribute('title') ?? '', sign.outerHTML.slice(0, 200)).toMatch(/^(?!abyss-)[\p{L}\d][^{}]+$/u);
    for (const part of sides) void unmount(part);
    close();
  });

  it.each(PLAYED)('offers every choice that has a place on it: %s', (_, update) => {
    const acts: Choice[] = [];
    const model = modelOf(update, acts);
    const { root, close } = shown(model);
    const wanted = (model.decision?.options ?? []).filter(({ choice, at }) => at.length > 0 && model.can(choice));
    for (const { choice, at } of wanted) {
      // What has several choices at its place asks which; a single one is done by the second touch.
      if (at.some((ref) => optionsAt(model.decision, ref).length > 1) && choice[0] !== 'draw') continue;
      const button = [...root.querySelectorAll<HTMLButtonElement>('button')].find(
        (each) => (each.getAttribute('aria-label') ?? each.textContent) === model.label(choice),
      );
      expect(button, JSON.stringify(choice)).toBeDefined();
      button?.click();
      flushSync();
      if (button?.matches('.thing') && !model.decision?.several) {
        expect(acts.at(-1)).not.toEqual(choice);
        button.click();
      }
      expect(acts.at(-1)).toEqual(choice);
    }
    close();
  });

  it('enlarges a card that cannot be chosen, and says why it cannot', () => {
    const update = Object.entries(FIXTURES).find(([name]) => name.includes('first-turn-4'))?.[1];
    if (!update) throw new Error('There is no such fixture.');
    const enlarged: CardRef[] = [];
    const model = modelOf(update, [], enlarged);
    const { root, close } = shown(model);
    const lord = model.view.court.find((each) => reasonsAt(model.decision, ['lord', each]).length > 0) ?? -1;
    const button = [...root.querySelectorAll<HTMLElement>(`[data-flip="lord:${lord}"] button`)][0];
    button?.click();
    expect(enlarged).toEqual([['lord', lord]]);
    const reason = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(reasonsAt(model.decision, ['lord', lord]).join(' '));
    close();
  });

  it('lays out what can be chosen before the players, and neither the Court nor powers', () => {
    const update = Object.entries(FIXTURES).find(([name]) => name.includes('control'))?.[1];
    if (!update) throw new Error('There is no such fixture.');
    const model = modelOf(update);
    const { view } = model;
    const [court, seat] = [view.court[0]!, view.seat];
    const [own, powerful] = [view.free[seat]![0]!, view.free[seat]![1]!];
    const info = (choice: Choice, at: CardRef[], power = false) => optionInfo(choice, { label: choice.join(), at, power });
    const options = [
      info(
        ['replace', own, court],
        [
          ['lord', own],
          ['lord', court],
        ],
      ),
      info(['slaver', 3], [['lord', powerful]], true),
      info(['token'], [['token']] as unknown as CardRef[]),
      info(['token'], [['token']] as unknown as CardRef[]),
      info(['swap', 1], [['location', 1]]),
      info(['rob', 1], [['seat', 1]]),
    ];
    const places = view.places.map((each) => each.filter(([tile]) => tile !== 1));
    const root = document.createElement('div');
    const tray = mount(Tray, {
      target: root,
      props: {
        model: {
          ...model,
          view: { ...view, places, available: [], drawn: [], paid: [] },
          decision: { ...model.decision!, options, several: false },
          can: () => true,
        },
      },
    });
    flushSync();
    const count = (kind: string): number => root.querySelectorAll(`.tray > .${kind}`).length;
    expect(['lord', 'key', 'tile', 'victim', 'ally'].map(count)).toEqual([1, 2, 1, 1, 0]);
    void unmount(tray);
  });

  it('shows a spectator no hand', () => {
    const update = Object.entries(FIXTURES).find(([name]) => name.includes('spectator'))?.[1];
    if (!update) throw new Error('There is no such fixture.');
    const { root, close } = shown(modelOf(update));
    expect(root.querySelectorAll('[data-zone="hand"]')).toHaveLength(0);
    close();
  });
});

describe('texts', () => {
  it('are the same in all languages, with the same facts', async () => {
    expect(await alikeInAllLanguages(async (language) => (await game.texts(language))[1] ?? '')).toBeGreaterThan(100);
  });

  it('and arms exist for every Lord, and a line for every location', async () => {
    const [, board = ''] = await game.texts('en');
    for (const lord of LORDS) {
      expect(board, lord.id).toContain(`abyss-effect-${lord.id} =`);
      expect(LORD_SYMBOLS[lord.id], lord.id).toBeDefined();
    }
    for (const { id, counts } of LOCATIONS) expect(board.includes(`abyss-formula-${id} =`), id).toBe(counts === null);
    expect(new Set(Object.values(LORD_SYMBOLS)).size).toBe(LORDS.length);
  });

  it('and no two Lords look alike, and every path can be drawn', () => {
    const ranks = new Map<string, number>();
    const figures = LORDS.map(({ guild }) => {
      const rank = ranks.get(guild) ?? 0;
      ranks.set(guild, rank + 1);
      return figureOf(guild, rank);
    });
    expect(new Set(figures.map((figure) => JSON.stringify(figure))).size).toBe(LORDS.length);
    const paths = [...figures.flat(), ...Object.values(CREATURES).flat()].map(([, path]) => path);
    // Mirror images count the numbers of a path in pairs: only these commands, with an even number of numbers.
    for (const path of paths) {
      expect(path).toMatch(/^M[\d.\s-]+([LCQ][\d.\s-]+|Z(M[\d.\s-]+)?)*$/);
      expect(path.match(/-?\d+(\.\d+)?/g)!.length % 2, path).toBe(0);
    }
  });
});

describe('the board while something happens', () => {
  const paying = Object.entries(FIXTURES).find(([path]) => path.includes('payment.ru'))![1];

  it('keeps the Lord in sight that is being paid for', () => {
    const model = modelOf(paying);
    const { root, close } = shown(model);
    expect(root.querySelectorAll('.court .paying')).toHaveLength(1);
    expect(root.querySelector('.court .paying [data-flip]')?.getAttribute('data-flip')).toBe(`lord:${model.aids?.payment?.lord}`);
    close();
  });

  it('shows a moment that the first touch puts away, and tells nothing of what was before', () => {
    const model = modelOf(paying);
    const live = (log: Line[]): Model => ({ ...model, live: { table: 'reef', log, said: [], covered: false, openSeat: () => undefined } });
    const before = line(0, { kind: 'lord_recruited', data: { seat: 1, lord: 3 }, text: 'Before.' });
    const now = line(1, { kind: 'lord_recruited', data: { seat: 1, lord: 5 }, text: 'Now.' });
    const root = document.createElement('div');
    document.body.append(root);
    let drawn = $state.raw(live([before]));
    const props = {
      get model() {
        return drawn;
      },
    };
    const board = mount(Board, { target: root, props });
    flushSync();
    expect(root.querySelector('[data-moment]')).toBeNull();
    drawn = live([before, now]);
    flushSync();
    expect(root.querySelector('[data-moment]')?.textContent).toContain('Now.');
    window.dispatchEvent(new Event('pointerdown'));
    flushSync();
    expect(root.querySelector('[data-moment]')).toBeNull();
    void unmount(board);
    root.remove();
  });
});
