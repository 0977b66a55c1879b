// The icons, each as one path and no more: the parts that draw them are shared (src/kit/icons). Their own components would
// build an element for every stroke, and their paths, on finer grids than anybody sees, are most of what a board weighs.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What each command of a path is followed by: x and y, one of them, radii, or numbers that are no place. */
const SHAPE: Record<string, string> = { m: 'xy', l: 'xy', t: 'xy', h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy', a: 'rr0ffxy' };
const TOKEN = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

type Point = { x: number; y: number };

/** The same path, so many times as large, on whole units. Every place is rounded by itself, so that steps do not add up to a drift. */
export function onWholeUnits(path: string, scale = 1): string {
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
        exact[kind] = number * scale + (relative ? from[kind] : 0);
        drawn[kind] = Math.round(exact[kind]);
        out = joined(out, drawn[kind] - (relative ? shown[kind] : 0));
      } else {
        out = joined(out, kind === 'r' ? Math.round(number * scale * 10) / 10 : number);
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

/** The elements of an outline, as Lucide lists them, in one path. */
export function inOnePath(elements: readonly (readonly [string, Readonly<Record<string, string>>])[]): string {
  return elements.map(([element, given]) => pathOf(element, given)).join('');
}

const KNOWN: Record<string, readonly string[]> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  line: ['x1', 'y1', 'x2', 'y2'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};

function pathOf(element: string, given: Readonly<Record<string, string>>): string {
  const strange = Object.keys(given).find((name) => !KNOWN[element]?.includes(name));
  if (strange !== undefined) throw new Error(`No path is known for ${strange} of a ${element}.`);
  const number = (name: string) => Number(given[name] ?? 0);
  if (element === 'path') return fromNowhere(given.d!);
  if (element === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  if (element === 'circle') {
    const r = number('r');
    return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  const r = Number(given.rx ?? given.ry ?? 0);
  const [width, height] = [number('width') - 2 * r, number('height') - 2 * r];
  const corner = (x: number, y: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${x * r} ${y * r}` : '');
  const across = `M${number('x') + r} ${number('y')}h${width}${corner(1, 1)}v${height}${corner(-1, 1)}`;
  return `${across}h${-width}${corner(-1, -1)}v${-height}${corner(1, -1)}z`;
}

/** The same path where another one stands before it: its first place is one of the whole picture. */
function fromNowhere(path: string): string {
  const [command = '', x = '', y = '', next = ''] = path.match(TOKEN) ?? [];
  if (command !== 'm') return path;
  const rest = path.slice(path.indexOf(y, path.indexOf(x) + x.length) + y.length).trimStart();
  return `M${x} ${y}${/[a-z]/i.test(next) || rest === '' ? '' : 'l'}${rest}`;
}

const MODULES = join(import.meta.dirname, 'node_modules');
const FILLED = '~icons/game-icons/';
const LINED = '@lucide/svelte/icons/';
const SHARED = '/src/kit/icons/icon.ts';
/** Units of a picture from side to side; those of game-icons are drawn on 512. */
const GRID = 128;

interface Collection {
  icons: Record<string, { body: string }>;
}

let collection: Collection | null = null;

function filled(name: string): string {
  collection ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Collection;
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(collection.icons[name]?.body ?? '')?.[1];
  if (!path) throw new Error(`There is no icon ${name} of one path.`);
  return onWholeUnits(path, GRID / 512);
}

/** Some icons have several names: their file names the one that has the picture. */
function lined(name: string): string {
  const file = join(MODULES, '@lucide/svelte/dist/icons', `${name}.js`);
  if (!existsSync(file)) throw new Error(`There is no icon ${name}.`);
  const drawing = /from "\.\/(.+\.svelte)"/.exec(readFileSync(file, 'utf8'))![1]!;
  const icon = /const iconData = (\{.+\});/.exec(readFileSync(join(dirname(file), drawing), 'utf8'))![1]!;
  return inOnePath((JSON.parse(icon) as { node: [string, Record<string, string>][] }).node);
}

/** For Vite: `~icons/game-icons/<name>` and `@lucide/svelte/icons/<name>`. */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(FILLED) ? `${id}.js` : id.startsWith(LINED) ? `~icons/lucide/${id.slice(LINED.length)}.js` : null),
    load: (id) => {
      const [, kind, name] = /^~icons\/(game-icons|lucide)\/(.+)\.js$/.exec(id) ?? [];
      if (!kind || !name) return null;
      const [draw, path] = kind === 'lucide' ? ['lined', lined(name)] : ['filled', filled(name)];
      return `import { ${draw} } from '${SHARED}';\nexport default /* @__PURE__ */ ${draw}(${JSON.stringify(path)});`;
    },
  };
}
