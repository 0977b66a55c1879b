import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../settings.svelte';

const files = import.meta.glob<string>(['./text/*.ftl', '../verify/text/*.ftl'], { query: '?raw', import: 'default', eager: true });
const code = import.meta.glob<string>(['./*.{ts,svelte}', '../verify/*.{ts,svelte}', '!./*.test.ts', '!../verify/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Each message with the facts that it asks for. */
function messages(subject: string, language: string): Record<string, string[]> {
  const source = Object.entries(files).find(([path]) => path.endsWith(`/${subject}.${language}.ftl`))?.[1] ?? '';
  const facts = (part: unknown): string[] =>
    typeof part !== 'object' || part === null
      ? []
      : 'type' in part && part.type === 'var' && 'name' in part
        ? [String(part.name)]
        : Object.values(part).flatMap(facts);
  return Object.fromEntries(new FluentResource(source).body.map((message) => [message.id, [...new Set(facts(message.value))].sort()]));
}

test.each(['replay', 'verify'])('%s says the same in every language', (subject) => {
  const [first, ...others] = LANGUAGES.map((language) => messages(subject, language));
  expect(Object.keys(first!).length).toBeGreaterThan(20);
  for (const other of others) expect(other).toEqual(first);
});

test('every text that is asked for by its whole id is there, and none is left over', () => {
  const known = { ...messages('replay', 'en'), ...messages('verify', 'en') };
  const source = Object.values(code).join('\n');
  const asked = new Set([...source.matchAll(/'((?:replay|verify)-[a-z-]+)'/g)].map((found) => found[1]!));
  for (const id of asked) expect(Object.keys(known)).toContain(id);
  // A check's sentence is put together of its name and how it ended.
  const madeUp = /^verify-(form|whole|hash|ended|table|promise|seed|seen|nonce|verdict|detail)-|^verify-(good|bad|open)$/;
  expect(Object.keys(known).filter((id) => !asked.has(id) && !madeUp.test(id))).toEqual([]);
});
