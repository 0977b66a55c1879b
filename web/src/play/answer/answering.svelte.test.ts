import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSession } from '../../wire/session.svelte';
import { addTexts, setLanguage, textsReady } from '../../words/words.svelte';
import { Answering } from './answering.svelte';
import { decision, line, optionInfo, play, update } from '../testing';

const source = () => Promise.resolve('sure-burn = Burn it?');

describe('an answer without a way back', () => {
  const answer = vi.fn(() => 'a1');
  const now = $state({
    update: update(play({ decision: decision({ options: [['burn', 2], ['keep']] }) })),
    considered: null,
    refusal: null,
  });
  let answering: Answering;
  let stop: () => void;

  beforeEach(async () => {
    addTexts({ ru: source, uk: source, en: source });
    await setLanguage('en');
    await textsReady();
    answer.mockClear();
    const session: unknown = {
      answer,
      log: [],
      dismiss: () => undefined,
      consider: () => undefined,
      get update() {
        return now.update;
      },
      get considered() {
        return now.considered;
      },
      get refusal() {
        return now.refusal;
      },
    };
    stop = $effect.root(() => {
      answering = new Answering(session as TableSession, () => undefined);
    });
    flushSync();
  });

  afterEach(() => stop());

  it('is asked about once more, wherever it was chosen', () => {
    answering.model?.act(['burn', 2]);
    expect([answering.doubted, answer.mock.calls]).toEqual([['burn', 2], []]);
    answering.send(['burn', 2], true);
    expect(answering.doubted).toBeNull();
    expect(answer).toHaveBeenCalledExactlyOnceWith(['burn', 2]);
  });

  it('is forgotten with its question', () => {
    answering.model?.act(['burn', 2]);
    now.update = update(play({ decision: decision({ question: 8, options: [['burn', 2], ['keep']] }) }));
    flushSync();
    expect([answering.doubted, answer.mock.calls]).toEqual([null, []]);
  });

  it('is not every answer', () => {
    answering.model?.act(['keep']);
    expect(answering.doubted).toBeNull();
    expect(answer).toHaveBeenCalledExactlyOnceWith(['keep']);
  });

  it('that gives up something unused is sent by the second press on it', () => {
    const end = optionInfo(['end'], { last: true, unused: ['an action'] });
    now.update = update(play({ decision: { ...decision(), options: [end, optionInfo(['keep'])] } }));
    flushSync();
    answering.model?.act(['end']);
    expect([answering.isArmed(['end']), answering.doubted, answer.mock.calls]).toEqual([true, null, []]);
    answering.model?.act(['end']);
    expect(answer).toHaveBeenCalledExactlyOnceWith(['end']);
  });

  it('that gives up something is asked about again after anything else', () => {
    const end = optionInfo(['end'], { last: true, unused: ['an action'] });
    now.update = update(play({ decision: { ...decision({ question: 11 }), options: [end, optionInfo(['keep'])] } }));
    flushSync();
    answering.model?.act(['end']);
    now.update = update(play({ decision: { ...decision({ question: 12 }), options: [end] } }));
    flushSync();
    answering.model?.act(['end']);
    expect([answering.isArmed(['end']), answer.mock.calls]).toEqual([true, []]);
  });

  it('may be no picks at all, even if there were some before', () => {
    now.update = update(
      play({ decision: decision({ question: 9, several: true, enough: true, options: [['add', 7]], more: [['add', 7]] }) }),
    );
    flushSync();
    expect(answering.complete).toBe(true);
    answering.model?.act(['add', 7]);
    expect([answering.picked, answering.complete]).toEqual([[['add', 7]], false]);
    answering.model?.remove(['add', 7]);
    expect([answering.picked, answering.complete]).toEqual([[], true]);
  });
});

describe('suggested picks', () => {
  const one = ['ally', 3];
  const two = ['ally', 11];
  const asked = decision({ several: true, options: [one, two], suggested: { chosen: [one], more: [], label: 'Pay: 3' } });

  it('are made when the question opens, and come back after a change', () => {
    const session = {
      update: update(play({ decision: asked })),
      log: [],
      considered: null,
      refusal: null,
      answer: vi.fn(() => 'a1'),
      consider: vi.fn(),
      dismiss: () => undefined,
    };
    let answering!: Answering;
    const stop = $effect.root(() => {
      answering = new Answering(session as unknown as TableSession, () => undefined);
    });
    flushSync();
    expect([answering.picked, answering.label, answering.complete, answering.strayed]).toEqual([[one], 'Pay: 3', true, false]);
    answering.model?.remove(one);
    expect([answering.picked, answering.label, answering.complete, answering.strayed]).toEqual([[], '', false, true]);
    answering.suggest();
    expect([answering.picked, answering.label]).toEqual([[one], 'Pay: 3']);
    answering.confirm();
    expect(session.answer).toHaveBeenCalledExactlyOnceWith([one]);
    stop();
  });
});

describe('an answer that came to nothing', () => {
  it('is explained by the lines since, until the next answer', () => {
    const asking = (question: number) => update(play({ decision: decision({ question, options: [['buy', 5], ['pass']] }) }));
    const now = $state({
      update: asking(7),
      log: [line(0)],
      considered: null,
      refusal: null,
      answer: () => 'a1',
      dismiss: () => undefined,
    });
    const inVain = vi.fn(() => 'Mir was first.');
    let answering!: Answering;
    const stop = $effect.root(() => {
      answering = new Answering(now as unknown as TableSession, () => undefined, inVain);
    });
    flushSync();
    answering.send(['buy', 5]);
    flushSync();
    expect([answering.vain, inVain.mock.calls]).toEqual(['', []]);
    now.log = [line(0), line(1, { text: 'Mir buys.' })];
    now.update = asking(8);
    flushSync();
    expect(answering.vain).toBe('Mir was first.');
    expect(inVain).toHaveBeenCalledExactlyOnceWith(['buy', 5], [expect.objectContaining({ number: 1 })], 0, ['Anna', 'Борис', 'Їжак']);
    answering.send(['pass']);
    expect(answering.vain).toBe('');
    stop();
  });
});
