// Leaves out of the texts what no reader of a page ever sees: remarks for translators, and what only the server says.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Why something is not offered comes with the view, in the reader's language. */
const SAID_BY_THE_SERVER = /^why-/;

/** The same Fluent source without remarks, empty lines, and messages of the server. */
export function forReaders(source: string): string {
  let left = false;
  const kept = source.split('\n').filter((line) => {
    if (line.trim() === '' || line.startsWith('#')) return false;
    // Whatever is indented belongs to the message before it.
    if (/^\S/.test(line) && line !== '}') left = SAID_BY_THE_SERVER.test(line);
    return !left;
  });
  return `${kept.join('\n')}\n`;
}

/** For Vite: texts that are imported as they are. */
export function lightTexts(): Plugin {
  return {
    name: 'light-texts',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('.ftl?raw') ? `export default ${JSON.stringify(forReaders(readFileSync(id.slice(0, -'?raw'.length), 'utf8')))}` : null,
  };
}
