import { beforeEach, describe, expect, it } from 'vitest';
import { LONGEST_NOTE, MARKS, Notes, notesOf } from './notes.svelte';

beforeEach(() => localStorage.clear());

describe('notes', () => {
  it('go round through all marks with each tap', () => {
    const notes = new Notes('reef', 2);
    const seen = MARKS.map(() => {
      notes.turn(4);
      return notes.mark(4);
    });
    expect(seen).toEqual(['human', 'infected', 'thing', 'trust', 'doubt', '']);
    expect(notes.mark(1)).toBe('');
  });

  it('are kept by table and seat', () => {
    const notes = new Notes('reef', 2);
    notes.turn(4);
    notes.write(4, 'blinked');
    notes.write('everybody', 'cold');
    const again = new Notes('reef', 2);
    expect([again.mark(4), again.text(4), again.text('everybody')]).toEqual(['human', 'blinked', 'cold']);
    expect(new Notes('reef', 3).mark(4)).toBe('');
    expect(new Notes('wreck', 2).text(4)).toBe('');
  });

  it('are the same for every part of the screen', () => {
    expect(notesOf('reef', 0)).toBe(notesOf('reef', 0));
    expect(notesOf('reef', 0)).not.toBe(notesOf('reef', 1));
  });

  it('are cut where they get too long, and of many tables the latest are kept', () => {
    const notes = new Notes('first', 0);
    notes.write('everybody', 'x'.repeat(LONGEST_NOTE + 5));
    expect(notes.text('everybody')).toHaveLength(LONGEST_NOTE);
    for (let table = 0; table < 45; table += 1) new Notes(`table ${table}`, 0).turn(1);
    expect(new Notes('first', 0).text('everybody')).toBe('');
    expect(new Notes('table 44', 0).mark(1)).toBe('human');
    expect(new Notes('table 5', 0).mark(1)).toBe('human');
    expect(Object.keys(JSON.parse(localStorage.getItem('thing-notes') ?? '{}'))).toHaveLength(40);
  });

  it('that something else has spoiled count as none', () => {
    for (const spoiled of ['[]', '"x"', '{', '{"reef:0":{"marks":7,"texts":[]}}', '{"reef:0":{"marks":{"1":"king"},"texts":{"1":3}}}']) {
      localStorage.setItem('thing-notes', spoiled);
      const notes = new Notes('reef', 0);
      expect([notes.mark(1), notes.text(1)]).toEqual(['', '']);
    }
  });
});
