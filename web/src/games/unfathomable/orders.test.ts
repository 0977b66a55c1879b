import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setLanguage, speakOf, t, textsReady } from '../../words/words.svelte';
import { ASK_ALWAYS, askedAlways, PASS_ALWAYS, QUESTIONS, readOrders, toKeep, withLimit, withWord } from './orders';
import Orders from './Orders.svelte';

describe('what is kept', () => {
  it('is nothing as long as everything is asked', () => {
    expect(toKeep(ASK_ALWAYS)).toBeNull();
    expect(toKeep(readOrders(null))).toBeNull();
    expect(toKeep(PASS_ALWAYS)).toEqual(PASS_ALWAYS);
  });

  it('is read with care: odd words ask, odd limits are what is proposed', () => {
    expect(readOrders({ rolls: 'sometimes', defeats: 'own' })).toEqual({ ...ASK_ALWAYS, defeats: 'own' });
    expect(readOrders({ totals: 'between', least: 'low', most: 12 })).toMatchObject({ totals: 'between', least: 6, most: 12 });
    expect(readOrders({ totals: 'between', least: 20, most: 9 })).toMatchObject({ least: 9, most: 20 });
    expect(readOrders({ totals: 'between', least: -99, most: 99 })).toMatchObject({ least: -40, most: 60 });
  });

  it('has limits for totals in a range only', () => {
    const between = withWord(ASK_ALWAYS, 'totals', 'between');
    expect(between).toMatchObject({ totals: 'between', least: 6, most: 14 });
    expect(withWord(between, 'totals', 'pass')).toMatchObject({ totals: 'pass', least: -99, most: 99 });
    expect(withWord(withLimit(between, 'least', 9), 'rolls', 'attacks')).toMatchObject({ rolls: 'attacks', least: 9, most: 14 });
  });

  it('pushes one limit along with the other, and takes no number for none', () => {
    const between = withWord(ASK_ALWAYS, 'totals', 'between');
    expect(withLimit(between, 'least', 17)).toMatchObject({ least: 17, most: 17 });
    expect(withLimit(between, 'most', 3)).toMatchObject({ least: 3, most: 3 });
    expect(withLimit(between, 'most', Number.NaN)).toMatchObject({ least: 6, most: 14 });
  });

  it('counts what is asked every time', () => {
    expect([ASK_ALWAYS, withWord(ASK_ALWAYS, 'order', 'any'), PASS_ALWAYS].map(askedAlways)).toEqual([
      QUESTIONS.length,
      QUESTIONS.length - 1,
      0,
    ]);
  });
});

describe('the editor', () => {
  let shown: Record<string, unknown> | null = null;

  beforeAll(async () => {
    speakOf('unfathomable');
    await setLanguage('en');
    await textsReady();
  });

  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.replaceChildren();
  });

  function draw(orders: Record<string, unknown> | null) {
    const save = vi.fn();
    shown = mount(Orders, { target: document.body, props: { orders, save } });
    flushSync();
    const radio = (label: string) =>
      [...document.querySelectorAll('label')]
        .filter((each) => each.textContent?.trim() === label)
        .map((each) => each.querySelector('input')!);
    const button = (label: string) => [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === label)!;
    return { save, radio, button };
  }

  it('keeps what was changed when the button is pressed, and not before', () => {
    const { save, radio, button } = draw(null);
    expect(button(t('orders-save')).disabled).toBe(true);
    radio(t('orders-totals-between'))[0]!.click();
    flushSync();
    const [least] = document.querySelectorAll<HTMLInputElement>('input[type="number"]');
    least!.value = '9';
    least!.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(save).not.toHaveBeenCalled();
    button(t('orders-save')).click();
    expect(save).toHaveBeenCalledExactlyOnceWith({ ...ASK_ALWAYS, totals: 'between', least: 9, most: 14 });
  });

  it('passes on everything or asks about everything at one press', () => {
    const { save, button } = draw({ ...ASK_ALWAYS, rolls: 'attacks' });
    button(t('orders-pass-all')).click();
    flushSync();
    button(t('orders-save')).click();
    expect(save).toHaveBeenLastCalledWith(PASS_ALWAYS);
    button(t('orders-ask-all')).click();
    flushSync();
    button(t('orders-save')).click();
    expect(save).toHaveBeenLastCalledWith(null);
  });
});
