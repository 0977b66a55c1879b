import { describe, expect, it } from 'vitest';
import { forReaders } from '../messages';

describe('texts for readers', () => {
  it('are without remarks and empty lines', () => {
    expect(forReaders('### A file\n\n## A group\n\n# A hint\nyes = Yes\nno = No\n')).toBe('yes = Yes\nno = No\n');
  });

  it('keep messages of several lines whole', () => {
    const source = 'cards = { $number ->\n    [one] { $number } card\n   *[other] { $number } cards\n}\nlines =\n    # one\n    two\n';
    expect(forReaders(source)).toBe(source);
  });

  it('are without what only the server says', () => {
    expect(forReaders('why-full = { $number ->\n   *[other] Full.\n}\nwhy-late = Late.\ngame-over = Over\n')).toBe('game-over = Over\n');
  });
});
