import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../settings.svelte';

const FILES = import.meta.glob<string>('../**/text/*.ftl', { query: '?raw', import: 'default', eager: true });
const ENGLISH = Object.keys(FILES).filter((path) => path.endsWith('.en.ftl'));

/** Each id with the variables that its sentence asks for. */
function shape(source: string): Map<string, string[]> {
  const variables = (value: unknown) => [...new Set(JSON.stringify(value).match(/(?<="type":"var","name":")[^"]+/g))].sort();
  return new Map(new FluentResource(source).body.map((entry) => [entry.id, variables(entry.value)]));
}

describe.each(ENGLISH)('%s', (path) => {
  it('says nothing twice under one id', () => {
    const ids = new FluentResource(FILES[path]!).body.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each(LANGUAGES)('has the same ids and variables in %s', (language) => {
    const other = FILES[path.replace('.en.ftl', `.${language}.ftl`)];
    expect(other).toBeDefined();
    const sorted = (source: string) => [...shape(source)].sort(([one], [two]) => (one < two ? -1 : 1));
    expect(sorted(other!)).toEqual(sorted(FILES[path]!));
  });
});
