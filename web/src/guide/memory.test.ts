import { beforeEach, describe, expect, it } from 'vitest';
import { Memory, memoryOf } from './memory.svelte';

beforeEach(() => localStorage.clear());

describe('what is remembered of lessons', () => {
  it('is nothing at first', () => {
    const memory = new Memory('reef');
    expect([memory.on, memory.folded, memory.met.size, memory.read.size]).toEqual([null, false, 0, 0]);
  });

  it('outlives the page, game by game', () => {
    const memory = new Memory('reef');
    memory.turn(false);
    memory.fold(true);
    memory.meet(['dive', 'leak']);
    memory.finish('dive');
    const again = new Memory('reef');
    expect([again.on, again.folded, [...again.met], [...again.read]]).toEqual([false, true, ['dive', 'leak'], ['dive']]);
    expect(new Memory('wreck').met.size).toBe(0);
  });

  it('counts what is read as met', () => {
    const memory = new Memory('reef');
    memory.finish('dive');
    expect([...memory.met]).toEqual(['dive']);
  });

  it('can begin again without losing whether it is wanted', () => {
    const memory = new Memory('reef');
    memory.turn(true);
    memory.finish('dive');
    memory.forget();
    const again = new Memory('reef');
    expect([again.on, again.met.size, again.read.size]).toEqual([true, 0, 0]);
  });

  it.each(['[]', '{', '7', '{"reef":3}', '{"reef":{"on":"yes","met":"dive","read":[1,"dive"],"folded":1}}'])(
    'does not believe everything that the store holds: %s',
    (kept) => {
      localStorage.setItem('guide', kept);
      const memory = new Memory('reef');
      expect([memory.on, memory.folded, memory.met.size]).toEqual([null, false, 0]);
      expect([...memory.read].every((name) => name === 'dive')).toBe(true);
    },
  );

  it('is the same for every part of the screen', () => {
    expect(memoryOf('reef')).toBe(memoryOf('reef'));
    expect(memoryOf('reef')).not.toBe(memoryOf('wreck'));
  });
});
