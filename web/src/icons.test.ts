import { describe, expect, it } from 'vitest';
import { onWholeUnits } from '../icons';

describe('a path on whole units', () => {
  it('ends where it ended, however many small steps it takes', () => {
    expect(onWholeUnits('M0 0l.4 0l.4 0l.4 0l.4 0l.4 0')).toBe('M0 0l0 0l1 0l0 0l1 0l0 0');
    expect(onWholeUnits('m10.4.4.3.3h2.6v-.7z')).toBe('m10 0 1 1h2v-1z');
  });

  it('draws curves by their places and leaves the shape of arcs alone', () => {
    expect(onWholeUnits('M1.2 1.2c1.1 0 2.2 1.1 3.3 3.3S9 9 9.6 9.6')).toBe('M1 1c1 0 2 1 4 4S9 9 10 10');
    expect(onWholeUnits('M8 8a2.25 2.25 0 011.6-1.6')).toBe('M8 8a2.3 2.3 0 0 1 2-2');
  });

  it('begins the next part where the last one began', () => {
    expect(onWholeUnits('M1.6 1.6l2 2zm1 1l1 0')).toBe('M2 2l2 2zm1 1l1 0');
  });
});
