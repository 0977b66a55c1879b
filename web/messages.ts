// Leaves out of the texts what no reader of a page ever sees: remarks for translators, and what only the server says.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Why something is not offered comes with the view, in the reader's language. */
const SAID_BY_THE_SERVER = /^why-/;
/** What a page says of a game before its table is opened: its name, for how many it is, its bots, options and daily results. */
const FRONT = /^(?:game|bot|option|rating|sign)-/;
const OF_A_GAME = /[\\/]bathysphere[\\/]games[\\/]/;

/** The same Fluent source without remarks and empty lines, with the messages that are wanted. */
function messages(source: string, wanted: (message: string) => boolean): string {
  let left = false;
  const kept = source.split('\n').filter((line) => {
    if (line.trim() === '' || line.startsWith('#')) return false;
    // Whatever is indented belongs to the message before it.
    if (/^\S/.test(line) && line !== '}') left = !wanted(line);
    return !left;
  });
  return `${kept.join('\n')}\n`;
}

/** What people read on a page. */
export function forReaders(source: string): string {
  return messages(source, (message) => !SAID_BY_THE_SERVER.test(message));
}

/** Of the texts of a game what is said before its table is opened, and what is said only there. */
export function inFront(source: string): string {
  return messages(source, (message) => FRONT.test(message));
}

export function atTheTable(source: string): string {
  return messages(source, (message) => !SAID_BY_THE_SERVER.test(message) && !FRONT.test(message));
}

/** For Vite: texts that are imported as they are (`?raw`), or only what is said before a table is opened (`?front`). */
export function lightTexts(): Plugin {
  return {
    name: 'light-texts',
    enforce: 'pre',
    load: (id) => {
      const [, file, part] = /^(.+\.ftl)\?(raw|front)$/.exec(id) ?? [];
      if (!file) return null;
      const read = part === 'front' ? inFront : OF_A_GAME.test(file) ? atTheTable : forReaders;
      return `export default ${JSON.stringify(read(readFileSync(file, 'utf8')))}`;
    },
  };
}
