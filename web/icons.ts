// Draws the paths of an icon on whole units. On their grid of 512 units nobody sees the difference, and paths are most
// of what a board weighs.
import type { Plugin } from 'vite';

/** What each command of a path is followed by: x and y, one of them, or numbers that are no place. */
const SHAPE: Record<string, string> = { m: 'xy', l: 'xy', t: 'xy', h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy', a: 'rr0ffxy' };
const TOKEN = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

type Point = { x: number; y: number };

/** The same path on whole units. Every place is rounded by itself, so that steps do not add up to a drift. */
export function onWholeUnits(path: string): string {
  const tokens = readable(path).match(TOKEN) ?? [];
  const exact: Point = { x: 0, y: 0 };
  const drawn: Point = { x: 0, y: 0 };
  let [start, begun]: [Point, Point] = [{ ...exact }, { ...drawn }];
  let out = '';
  let command = '';
  for (let at = 0; at < tokens.length;) {
    if (/[a-z]/i.test(tokens[at]!)) {
      command = tokens[at++]!;
      out += command;
      if (command.toLowerCase() === 'z') {
        Object.assign(exact, start);
        Object.assign(drawn, begun);
        continue;
      }
    }
    const relative = command === command.toLowerCase();
    const [from, shown] = [{ ...exact }, { ...drawn }];
    for (const kind of SHAPE[command.toLowerCase()]!) {
      const number = Number(tokens[at++]);
      if (kind === 'x' || kind === 'y') {
        exact[kind] = number + (relative ? from[kind] : 0);
        drawn[kind] = Math.round(exact[kind]);
        out = joined(out, drawn[kind] - (relative ? shown[kind] : 0));
      } else {
        out = joined(out, kind === 'r' ? Math.round(number * 10) / 10 : number);
      }
    }
    if (command.toLowerCase() === 'm') {
      [start, begun] = [{ ...exact }, { ...drawn }];
      command = relative ? 'l' : 'L'; // further numbers after a move are lines
    }
  }
  return out;
}

/** The flags of an arc may stand without a space between them and the number after them. */
function readable(path: string): string {
  const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)`;
  const between = String.raw`[\s,]*`;
  const arc = new RegExp(
    `(${number})${between}(${number})${between}(${number})${between}([01])${between}([01])${between}(${number})${between}(${number})`,
    'g',
  );
  return path.replace(/a[^a-z]*/gi, (command) => command[0] + command.slice(1).replace(arc, ' $1 $2 $3 $4 $5 $6 $7 '));
}

function joined(out: string, number: number): string {
  const written = String(number === 0 ? 0 : number).replace(/^(-?)0\./, '$1.');
  return /[\d.]$/.test(out) && !written.startsWith('-') ? `${out} ${written}` : out + written;
}

/** For Vite: the icons of game-icons, whose grid is fine enough, before they become components. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    transform: (code, id) =>
      id.startsWith('~icons/game-icons/') ? code.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${onWholeUnits(path)}"`) : null,
  };
}
