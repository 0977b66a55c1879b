import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { atTheTable, forReaders, inFront } from '../messages';

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

describe('texts of a game', () => {
  const source = 'game-x = X\noption-x-y =\n    Y\nwhy-full = Full.\ncard-z = Z\n';
  const FILES = import.meta.glob<string>('../../src/bathysphere/games/*/text/{cards,aids}.*.ftl', {
    query: '?front',
    import: 'default',
    eager: true,
  });

  it('come in two parts: before its table is opened, and there', () => {
    expect(inFront(source)).toBe('game-x = X\noption-x-y =\n    Y\n');
    expect(atTheTable(source)).toBe('card-z = Z\n');
  });

  it('lean on nothing else before it is opened', () => {
    expect(Object.keys(FILES).length).toBeGreaterThan(20);
    const messages = Object.values(FILES).flatMap((file) => new FluentResource(file).body);
    const patterns = JSON.stringify(messages);
    expect(messages.length).toBeGreaterThan(100);
    expect(patterns).not.toMatch(/"type":"(?:mesg|term)"/);
    const bundle = new FluentBundle('en');
    bundle.addResource({ body: messages }, { allowOverrides: true });
    expect(bundle.hasMessage('game-abyss-tagline')).toBe(true);
  });
});
