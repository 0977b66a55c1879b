// The creatures of the exploration cards, each from few parts in a square of 100.
import type { Race } from './facts';

/** `body` and `fin` are lit from above, `dark` and `line` give them shape, an `eye` looks at you. */
export type Paint = 'body' | 'fin' | 'shine' | 'dark' | 'line' | 'eye' | 'pupil' | 'tooth' | 'lure';
export type Part = readonly [paint: Paint, path: string];

/** The path as it is and its mirror image; only absolute commands, so that every first number of a pair is an x. */
function both(paint: Paint, path: string): Part[] {
  let x = true;
  const other = path.replace(/-?\d+(\.\d+)?/g, (number) => {
    const turned = x ? String(100 - Number(number)) : number;
    x = !x;
    return turned;
  });
  return [
    [paint, path],
    [paint, other],
  ];
}

const spot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}C${x - r} ${y - r * 0.55} ${x - r * 0.55} ${y - r} ${x} ${y - r}C${x + r * 0.55} ${y - r} ${x + r} ${y - r * 0.55} ${x + r} ${y}` +
  `C${x + r} ${y + r * 0.55} ${x + r * 0.55} ${y + r} ${x} ${y + r}C${x - r * 0.55} ${y + r} ${x - r} ${y + r * 0.55} ${x - r} ${y}Z`;

export const CREATURES: Record<Race | 'monster', readonly Part[]> = {
  squid: [
    ...both('fin', 'M50 8C38 12 27 22 25 37C34 34 44 34 50 32Z'),
    ...both('body', 'M37 58C34 70 22 72 24 85C25 92 33 94 36 89C30 88 31 82 35 78C41 73 44 68 44 60Z'),
    ...both('fin', 'M45 60C44 74 36 80 41 92C45 97 49 91 47 86C45 80 51 74 51 60Z'),
    ['body', 'M50 4C61 15 67 34 66 50C66 59 59 64 50 64C41 64 34 59 34 50C33 34 39 15 50 4Z'],
    ['shine', 'M47 15C41 24 38 36 39 47C43 38 46 27 47 15Z'],
    ...both('eye', spot(41.5, 53, 5)),
    ...both('pupil', spot(42.5, 54, 2.4)),
  ],
  shellfish: [
    ['fin', 'M66 60C80 55 91 61 94 70C89 73 84 72 80 70C85 77 84 86 78 92C73 87 74 80 70 76C70 85 66 92 57 96C57 87 60 80 56 72Z'],
    ['body', 'M84 54C85 30 68 12 47 12C27 12 12 28 12 48C12 67 27 82 46 82C62 82 74 72 84 54Z'],
    ['dark', 'M47 12C44 18 44 22 46 27L55 28C55 23 58 18 61 15C57 13 52 12 47 12Z'],
    ['dark', 'M28 18C32 22 35 27 37 30L32 35C28 32 23 30 18 30C20 25 24 21 28 18Z'],
    ['dark', 'M12 46C18 45 23 46 27 47L28 53C23 54 18 57 14 60C12 56 12 51 12 46Z'],
    ['dark', 'M22 72C26 67 29 64 33 61L39 65C36 69 35 75 34 80C29 78 25 75 22 72Z'],
    ['dark', 'M72 24C70 30 68 34 66 37L70 44C75 42 79 41 83 42C81 35 77 29 72 24Z'],
    [
      'line',
      'M74 54C73 38 61 27 47 27C35 27 27 36 27 47C27 58 36 67 46 67C55 67 62 60 62 52C62 45 56 39 49 39C43 39 39 44 40 50C41 54 46 55 48 52',
    ],
    ['shine', 'M20 38C24 25 34 17 46 16C36 21 28 28 24 38C22 37 21 37 20 38Z'],
    ['eye', spot(74, 65, 5)],
    ['pupil', spot(75, 66, 2.4)],
  ],
  crab: [
    ...both('line', 'M30 60C22 60 14 64 8 74'),
    ...both('line', 'M32 67C24 70 18 76 15 86'),
    ...both('line', 'M38 73C32 78 29 84 29 92'),
    ...both('fin', 'M33 46C20 44 7 36 9 21C12 12 20 9 25 3C27 11 25 18 21 23C28 22 33 18 37 13C40 26 34 34 26 36C28 39 32 41 36 42Z'),
    ['line', 'M42 40L41 30'],
    ['line', 'M58 40L59 30'],
    ['body', 'M19 56C19 40 34 33 50 33C66 33 81 40 81 56C81 71 67 80 50 80C33 80 19 71 19 56Z'],
    ['shine', 'M28 47C36 37 64 37 72 47C61 43 39 43 28 47Z'],
    ...both('dark', spot(36, 57, 3.2)),
    ...both('dark', spot(43, 50, 2)),
    ['dark', 'M39 67C45 73 55 73 61 67C55 70 45 70 39 67Z'],
    ...both('eye', spot(41, 27, 5)),
    ...both('pupil', spot(42, 28, 2.4)),
  ],
  seahorse: [
    ['fin', 'M64 42C77 40 82 50 80 62C74 59 69 59 63 60Z'],
    ['fin', 'M49 13L45 1L55 7L60 0L64 9L73 6L69 20Z'],
    [
      'body',
      'M52 9C64 7 72 16 70 28C69 35 64 39 64 45C64 55 70 61 66 74C62 86 49 92 42 85C37 79 40 71 47 72C51 73 51 77 50 79C55 79 58 73 57 67C55 60 45 57 44 46C43 40 46 36 47 32C41 35 33 35 23 37C18 37 18 31 23 30C32 28 37 24 41 18C43 13 47 10 52 9Z',
    ],
    ['shine', 'M53 13C60 13 65 19 64 27C62 24 58 22 53 23C49 24 46 26 43 28C47 24 47 16 53 13Z'],
    ['line', 'M46 42C51 45 57 45 63 43'],
    ['line', 'M47 50C53 53 59 53 65 51'],
    ['line', 'M52 58C57 60 62 60 67 58'],
    ['line', 'M57 66C61 68 64 68 67 66'],
    ['eye', spot(51, 21, 4.6)],
    ['pupil', spot(50, 21.5, 2.3)],
  ],
  jellyfish: [
    ...both('line', 'M30 52C23 62 35 71 28 83C26 88 29 93 27 97'),
    ...both('line', 'M38 53C32 65 42 73 36 86'),
    ...both('fin', 'M45 50C38 63 48 71 41 85C40 90 43 94 41 98C48 92 47 85 50 78C52 69 46 62 51 50Z'),
    ['body', 'M13 55C10 26 30 6 50 6C70 6 90 26 87 55C81 48 74 48 69 55C63 48 56 48 50 55C44 48 37 48 31 55C26 48 19 48 13 55Z'],
    ['shine', 'M21 45C21 28 32 15 45 12C35 21 30 32 30 45C27 42 23 42 21 45Z'],
    ['dark', spot(60, 22, 3)],
    ['dark', spot(71, 33, 2.4)],
    ['dark', spot(52, 14, 2)],
    ...both('eye', spot(42, 39, 4.6)),
    ...both('pupil', spot(42.6, 40, 2.3)),
  ],
  monster: [
    ['line', 'M46 20C41 7 27 3 18 12'],
    ['lure', spot(16, 15, 5)],
    ['fin', 'M58 22L68 6L78 28Z'],
    ['fin', 'M86 42L100 30L97 50L100 68L84 62Z'],
    ['fin', 'M52 84L62 97L66 80Z'],
    ['body', 'M10 50C12 30 34 17 55 19C75 21 88 34 93 50C90 64 84 70 78 73C70 84 55 88 41 84C22 79 9 68 10 50Z'],
    ['shine', 'M30 29C42 22 60 22 72 31C58 27 42 27 30 29Z'],
    ['dark', 'M10 55C24 46 46 50 57 62C46 78 24 80 14 68C11 64 10 60 10 55Z'],
    [
      'tooth',
      'M16 53L20 64L24 51ZM27 50L31 62L35 51ZM38 53L41 64L46 57ZM48 60L49 67L53 63ZM18 71L21 62L26 75ZM29 76L32 66L37 76ZM40 74L42 66L47 71Z',
    ],
    ['eye', spot(47, 38, 6)],
    ['pupil', spot(46, 38, 2.6)],
    ['line', 'M68 44C74 50 74 60 68 68'],
  ],
};
