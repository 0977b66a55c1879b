import { afterEach, describe, expect, it } from 'vitest';
import { decision, optionInfo } from '../../play/testing';
import { settings } from '../../settings.svelte';
import { carriedOut, isFaint } from './touch';

const go = optionInfo(['go', 3]);
const asked = { decision: decision() };

afterEach(() => (settings.oneTouch = false));

describe('a touch', () => {
  it('shows a thing first, and does its only option the second time', () => {
    expect(carriedOut(asked, [go], false)).toBeNull();
    expect(carriedOut(asked, [go], true)).toBe(go);
  });

  it('never chooses among several', () => {
    settings.oneTouch = true;
    expect(carriedOut(asked, [go, optionInfo(['use', 3])], true)).toBeNull();
    expect(carriedOut(asked, [], true)).toBeNull();
  });

  it('picks at once where several picks make an answer', () => {
    expect(carriedOut({ decision: decision({ several: true }) }, [go], false)).toBe(go);
  });

  it('acts at once for the quick, but for what is used up or given up', () => {
    settings.oneTouch = true;
    expect(carriedOut(asked, [go], false)).toBe(go);
    expect(carriedOut(asked, [optionInfo(['sell'], { power: true })], false)).toBeNull();
    expect(carriedOut(asked, [optionInfo(['end'], { unused: ['an action'] })], false)).toBeNull();
  });
});

it('glows faintly only where nothing usual can be done', () => {
  const ticket = optionInfo(['ticket', 3], { special: true });
  expect([isFaint([ticket]), isFaint([ticket, go]), isFaint([])]).toEqual([true, false, false]);
});
