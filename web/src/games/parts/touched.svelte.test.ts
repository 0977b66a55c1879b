import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { boardModel } from '../../play/answer/boardModel';
import { add, begin, remove, type Picking } from '../../play/answer/picking';
import { decision, optionInfo, play, update } from '../../play/testing';
import type { DecisionInfo, Update } from '../../wire/types';
import AbyssHand from '../abyss/Hand.svelte';
import { texts as abyssTexts } from '../abyss/texts';
import type { BoardModel } from '../contract';
import { game as thing } from '../thing';
import ThingHand from '../thing/Hand.svelte';
import { speaking } from '../testing';
import UnfathomableHand from '../unfathomable/Hand.svelte';
import { texts as unfathomableTexts } from '../unfathomable/texts';
import { viewOf } from '../unfathomable/fixtures/model';
import { pickedCopies, Touched } from './touched.svelte';
import payment from '../../fixtures/payment.ru.json';

/** A question that is answered with several picks; the server takes at most `most` of them. */
class Asking {
  picking = $state.raw<Picking>(begin(null));
  constructor(
    readonly now: Update,
    readonly most = 99,
  ) {
    this.picking = begin(this.#decision);
  }
  get #decision(): DecisionInfo {
    return this.now.play!.decision!;
  }
  model: BoardModel = $derived.by(() =>
    boardModel(this.now, this.now.play!, this.picking, false, {
      answer: () => undefined,
      add: (choice) => this.#judge(add(this.picking, choice)),
      remove: (choice) => this.#judge(remove(this.picking, choice)),
      enlarge: () => undefined,
    }),
  );
  #judge(picking: Picking): void {
    const more = picking.picked.length < this.most ? this.#decision.options.map((option) => option.choice) : [];
    this.picking = { picked: picking.picked, known: { picked: picking.picked, more, enough: true, text: '', label: '' } };
  }
}

let close = (): void => undefined;
afterEach(() => {
  close();
  close = () => undefined;
});

/** The cards of a hand, and which of them stand out. */
function shown(Hand: unknown, asking: Asking): { cards(): HTMLElement[]; lifted(): number[] } {
  const props = $state({ model: asking.model });
  const hand = mount(Hand as Component<{ model: BoardModel }>, { target: document.body, props });
  const stop = $effect.root(() => {
    $effect(() => {
      props.model = asking.model;
    });
  });
  close = () => {
    stop();
    void unmount(hand);
  };
  flushSync();
  const cards = () => [...document.body.querySelectorAll<HTMLElement>('.fan .card, .fan li, .cards li')];
  return { cards, lifted: () => cards().flatMap((card, at) => (card.classList.contains('lifted') ? [at] : [])) };
}

function press(card: HTMLElement | undefined): void {
  card?.querySelector('button')?.click();
  flushSync();
}

const thingView = {
  hand: [5, 5, 14],
  drawn: [],
  out: [false, false, false],
  turn: { seat: 0, number: 1 },
  outcome: null,
  role: 0,
  roles: [0],
  seat: 0,
  question: 7,
  asked: [[0, 'panic.forget']],
  sealed: null,
};
const SHIP = [2, 2, 7];

describe.each<[string, unknown, () => Promise<void>, Update, [number, number]]>([
  ['Abyss', AbyssHand, () => speaking('abyss', abyssTexts), payment as unknown as Update, [5, 6]],
  [
    'The Thing',
    ThingHand,
    () => speaking('thing', (language) => thing.texts(language)),
    update(
      play({
        view: thingView,
        aids: null,
        decision: {
          ...decision({
            several: true,
            more: [
              ['discard', 5],
              ['discard', 14],
            ],
          }),
          options: thingView.hand.map((card) => optionInfo(['discard', card], { at: [['card', card]] })),
        },
      }),
    ),
    [0, 1],
  ],
  [
    'Unfathomable',
    UnfathomableHand,
    () => speaking('unfathomable', unfathomableTexts),
    update(
      play({
        view: viewOf(undefined, { hand: SHIP }),
        aids: null,
        decision: {
          ...decision({
            kind: 'cards.discard',
            several: true,
            more: [
              ['discard', 2],
              ['discard', 7],
            ],
          }),
          options: SHIP.map((card) => optionInfo(['discard', card], { at: [['card', card]], names: [['card', card]] })),
        },
      }),
    ),
    [0, 1],
  ],
])('two equal cards of %s', (_, Hand, speak, now, [left, right]) => {
  it('rise as they are pressed, each by itself', async () => {
    await speak();
    const { cards, lifted } = shown(Hand, new Asking(now));
    press(cards()[left]);
    expect(lifted()).toEqual([left]);
    press(cards()[right]);
    expect(lifted()).toEqual([left, right]);
    press(cards()[left]);
    expect(lifted()).toEqual([right]);
  });
});

describe('equal cards', () => {
  const [first, second] = [
    ['card', 4],
    ['card', 4],
  ] as const;
  const asked = () => update(play({ decision: decision({ several: true, options: [first, second], more: [first] }) }));

  it('change places where only one of them is taken', () => {
    const [asking, touched] = [new Asking(asked(), 1), new Touched()];
    touched.press(asking.model, first, 0, 1);
    expect(touched.picked(asking.model, first, 1)).toEqual([0]);
    touched.press(asking.model, first, 1, 1);
    expect(touched.picked(asking.model, first, 1)).toEqual([1]);
    expect(asking.picking.picked).toHaveLength(1);
  });

  it('are forgotten with their question', () => {
    const [asking, touched] = [new Asking(asked()), new Touched()];
    touched.press(asking.model, first, 0, 1);
    const next = asked();
    next.play!.decision!.question += 1;
    const later = new Asking(next);
    later.model.act(first);
    expect(touched.picked(later.model, first, 1)).toEqual([1]);
  });

  it.each([
    [[0], 2, 1, [0]],
    [[0, 1], 2, 3, [0, 1, 2]],
    [[], 2, 1, [2]],
    [[0, 2], 1, 1, [0]],
    [[0, 1], 2, 0, []],
  ])('touched %j of the copies up to %i: picked %i times', (touched, last, count, picked) =>
    expect(pickedCopies(touched, last, count)).toEqual(picked),
  );
});
