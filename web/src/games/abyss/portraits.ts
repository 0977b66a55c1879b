// The Lords as figures, put together from few parts: the mantle, the head of the race that their guild asks for, a crest
// and a collar that tell the Lords of a guild apart. Drawn in a field of 120 by 100, the head about (60, 42).
import type { Guild } from './facts';

/**
 * What a part is made of: `cloth` and its darker `fold`, `skin` and its `shade`, `shine` where the light of the guild falls,
 * thin lines of `trim`, `gold`, and what glows by itself.
 */
export type Paint = 'cloth' | 'fold' | 'skin' | 'shade' | 'shine' | 'trim' | 'gold' | 'glow';
export type Part = readonly [paint: Paint, path: string];

/** The same on both sides: the path as it is and its mirror image. */
const both = (paint: Paint, path: string): Part[] => [
  [paint, path],
  [paint, mirrored(path)],
];

/** Absolute paths of M, L, C, Q and Z only: every first number of a pair is an x. */
function mirrored(path: string): string {
  let x = true;
  return path.replace(/-?\d+(\.\d+)?/g, (number) => {
    const turned = x ? String(120 - Number(number)) : number;
    x = !x;
    return turned;
  });
}

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}C${x - r} ${y - r * 0.55} ${x - r * 0.55} ${y - r} ${x} ${y - r}C${x + r * 0.55} ${y - r} ${x + r} ${y - r * 0.55} ${x + r} ${y}` +
  `C${x + r} ${y + r * 0.55} ${x + r * 0.55} ${y + r} ${x} ${y + r}C${x - r * 0.55} ${y + r} ${x - r} ${y + r * 0.55} ${x - r} ${y}Z`;

const MANTLE: readonly Part[] = [
  ['cloth', 'M2 100C6 80 24 70 44 66L60 72L76 66C96 70 114 80 118 100Z'],
  ...both('fold', 'M22 100C24 86 32 76 44 68L52 100Z'),
  ['trim', 'M44 66L60 92L76 66'],
];

const COLLARS: readonly (readonly Part[])[] = [
  [['shine', 'M38 70C44 62 76 62 82 70L60 84Z']],
  both('shine', 'M44 67C30 64 22 56 18 44C30 48 44 54 52 66Z'),
  [['shine', 'M34 74L42 60L48 68L54 62L60 70L66 62L72 68L78 60L86 74L60 82Z']],
  [...both('shine', 'M46 66C34 70 24 68 14 74C24 78 40 78 56 76Z'), ['gold', round(60, 77, 3.4)]],
  [
    ['trim', 'M36 74C46 84 74 84 84 74'],
    ['gold', round(60, 81, 2.6)],
    ...both('gold', round(48, 79.5, 2.2)),
    ...both('gold', round(38, 75, 1.9)),
  ],
  [...both('shine', 'M48 64C40 52 34 38 34 22C44 34 50 48 54 64Z')],
  [['shine', 'M30 76C40 66 80 66 90 76C84 84 74 80 68 86C64 82 56 82 52 86C46 80 36 84 30 76Z']],
];

interface Race {
  /** Behind the head. */
  behind: readonly Part[];
  head: readonly Part[];
  crests: readonly (readonly Part[])[];
}

const CRAB: Race = {
  behind: [
    ...both('shade', 'M30 70C20 66 12 58 12 46C6 40 6 28 14 22C14 30 18 34 22 34C20 28 22 22 28 20C30 30 28 42 22 48C24 56 30 60 38 62Z'),
    ...both('shine', 'M14 24C14 32 18 36 23 36C22 32 23 27 26 24C27 34 24 42 20 45C12 42 9 32 14 24Z'),
  ],
  head: [
    ['shade', 'M30 46C28 26 44 15 60 15C76 15 92 26 90 46C90 54 84 60 78 62L70 72L60 68L50 72L42 62C36 60 30 54 30 46Z'],
    ['skin', 'M33 43C32 27 46 18 60 18C74 18 88 27 87 43C82 36 72 33 60 33C48 33 38 36 33 43Z'],
    ['skin', 'M42 50C46 46 54 46 60 50C66 46 74 46 78 50L74 60L66 66L60 62L54 66L46 60Z'],
    ...both('shade', 'M48 56L54 54L56 62L52 63Z'),
    ...both('glow', 'M40 42C44 39 51 40 55 45C49 47 43 46 40 42Z'),
    ['trim', 'M44 24C52 28 68 28 76 24'],
  ],
  crests: [
    [...both('skin', 'M40 24L30 10L48 19Z'), ['skin', 'M54 18L60 3L66 18Z']],
    [['shine', 'M57 18C52 8 44 4 34 6C42 0 56 0 60 6C64 0 78 0 86 6C76 4 68 8 63 18Z']],
    [...both('skin', 'M36 30L20 22L36 36Z'), ...both('skin', 'M44 21L38 8L51 18Z')],
    [['gold', 'M46 20L48 8L54 14L60 4L66 14L72 8L74 20C66 16 54 16 46 20Z']],
    [...both('shine', 'M38 27C28 20 26 10 32 2C34 12 40 16 46 20Z')],
    [['skin', 'M50 18L52 8L56 15L60 2L64 15L68 8L70 18Z'], ...both('skin', 'M34 36L22 34L34 42Z')],
    [['shine', 'M56 18C54 8 58 2 66 0C64 6 66 12 66 18Z'], ...both('skin', 'M40 24L34 14L47 19Z')],
  ],
};

const SHELLFISH: Race = {
  behind: [['shade', 'M26 60C22 44 28 34 40 30L80 30C92 34 98 44 94 60C88 66 80 68 74 66L46 66C40 68 32 66 26 60Z']],
  head: [
    ['shade', 'M42 42C42 36 50 33 60 33C70 33 78 36 78 42C80 58 70 72 60 72C50 72 40 58 42 42Z'],
    ['skin', 'M44 44C46 38 53 36 60 36C67 36 74 38 76 44C78 56 70 69 60 69C50 69 42 56 44 44Z'],
    ...both('glow', 'M47 47C50 44 55 45 57 48C54 51 49 50 47 47Z'),
    ['shade', 'M53 61C57 59 63 59 67 61C63 64 57 64 53 61Z'],
    ...both('trim', 'M45 56C40 60 38 66 40 72'),
  ],
  crests: [
    [
      ['shine', 'M34 40C30 22 42 8 60 8C80 8 92 24 86 40C78 32 70 34 60 34C50 34 42 32 34 40Z'],
      ['trim', 'M40 34C40 20 52 12 62 14C74 16 78 28 70 32C62 34 58 26 62 22'],
    ],
    [
      ['shine', 'M32 42L38 26L46 18L60 4L74 18L82 26L88 42C76 36 44 36 32 42Z'],
      ['trim', 'M38 28C52 34 68 34 82 28'],
      ['trim', 'M46 19C54 24 66 24 74 19'],
    ],
    [
      ['shine', 'M30 40C32 20 46 10 60 10C74 10 88 20 90 40C84 36 78 42 72 36C68 42 64 36 60 40C56 36 52 42 48 36C42 42 36 36 30 40Z'],
      ['trim', 'M60 12L60 36'],
      ...both('trim', 'M50 14C46 20 44 28 46 34'),
      ...both('trim', 'M42 18C36 24 34 30 36 36'),
    ],
    [
      ['shine', 'M36 38C30 30 32 18 42 14C44 6 56 4 60 10C64 4 76 6 78 14C88 18 90 30 84 38C76 32 44 32 36 38Z'],
      ['gold', round(60, 20, 4)],
    ],
    [
      ['shine', 'M34 40C40 12 58 0 92 4C80 8 84 24 86 40C76 34 44 34 34 40Z'],
      ['trim', 'M44 34C50 18 64 8 82 7'],
      ['trim', 'M58 33C62 20 72 12 84 10'],
    ],
    [
      ['shine', 'M32 40C28 28 40 24 44 14C48 22 54 16 60 4C66 16 72 22 76 14C80 24 92 28 88 40C76 34 44 34 32 40Z'],
      ['gold', round(60, 22, 3)],
      ...both('gold', round(46, 27, 2.2)),
    ],
  ],
};

const JELLYFISH: Race = {
  behind: [
    ...both('trim', 'M34 44C26 56 38 62 30 74C26 82 32 88 28 96'),
    ...both('trim', 'M40 46C34 58 44 64 38 76C36 82 40 86 38 92'),
    ...both('shine', 'M28 46C20 58 26 66 18 78C14 84 18 92 14 98C22 94 20 86 24 80C32 68 26 60 32 48Z'),
  ],
  head: [
    ['shade', 'M40 44C40 38 80 38 80 44C82 58 72 72 60 72C48 72 38 58 40 44Z'],
    ['skin', 'M45 46C48 42 72 42 75 46C76 56 69 68 60 68C51 68 44 56 45 46Z'],
    ...both('glow', 'M48 50C51 46 56 48 57 52C53 54 50 54 48 50Z'),
    ['shade', 'M56 62C58 61 62 61 64 62C62 64 58 64 56 62Z'],
    ['shine', 'M24 48C24 22 42 8 60 8C78 8 96 22 96 48C90 42 84 42 80 48C74 42 68 42 60 48C52 42 46 42 40 48C36 42 30 42 24 48Z'],
  ],
  crests: [
    [
      ['trim', 'M34 38C36 24 46 16 56 14'],
      ['glow', round(60, 24, 3.5)],
    ],
    [
      ['trim', 'M32 40C36 20 50 12 60 12C70 12 84 20 88 40'],
      ['trim', 'M46 40C47 26 54 18 60 18C66 18 73 26 74 40'],
    ],
    [...both('glow', round(44, 28, 2.6)), ...both('glow', round(34, 36, 1.8)), ['glow', round(60, 20, 3)]],
    [
      ['gold', 'M52 10L54 0L60 6L66 0L68 10C63 8 57 8 52 10Z'],
      ['trim', 'M36 34C42 24 78 24 84 34'],
    ],
    [['glow', 'M60 16L63 24L71 24L65 29L67 37L60 32L53 37L55 29L49 24L57 24Z']],
    [...both('shine', 'M36 20C26 16 22 8 24 0C32 4 40 8 46 14Z'), ['trim', 'M40 34C48 28 72 28 80 34']],
    [
      ['glow', 'M52 26C56 20 64 20 68 26C64 31 56 31 52 26Z'],
      ['trim', 'M34 36C40 20 80 20 86 36'],
    ],
  ],
};

const SQUID: Race = {
  behind: [
    ...both('shade', 'M46 56C36 62 32 72 20 74C30 78 42 76 50 66Z'),
    ...both('shine', 'M46 16C34 16 28 24 26 34C34 32 42 32 46 30Z'),
  ],
  head: [
    ['skin', 'M60 4C74 14 82 30 81 46C80 58 72 64 60 64C48 64 40 58 39 46C38 30 46 14 60 4Z'],
    ['shine', 'M60 8C68 16 73 26 74 36C70 30 66 24 60 22C54 24 50 30 46 36C47 26 52 16 60 8Z'],
    ...both('shade', 'M41 44C46 38 54 42 55 48C50 53 43 51 41 44Z'),
    ...both('glow', 'M43 45C47 41 52 43 53 47C49 50 45 49 43 45Z'),
    ['skin', 'M48 58C46 68 50 76 44 84C52 82 54 74 54 66C56 74 54 82 58 90L62 90C66 82 64 74 66 66C66 74 68 82 76 84C70 76 74 68 72 58Z'],
    ...both('shade', 'M53 60C52 68 54 74 52 80C56 76 57 68 57 60Z'),
  ],
  crests: [
    [['gold', 'M44 24L42 12L52 18L60 6L68 18L78 12L76 24C66 18 54 18 44 24Z']],
    [
      ['trim', 'M43 34C50 28 70 28 77 34'],
      ['gold', round(60, 30, 3)],
    ],
    [...both('shine', 'M44 22C34 14 34 6 40 0C44 8 48 12 52 14Z')],
    [
      ['shine', 'M38 36C44 24 76 24 82 36C74 32 46 32 38 36Z'],
      ['gold', round(60, 29, 2.4)],
    ],
    [
      ['trim', 'M42 38C50 34 70 34 78 38'],
      ['trim', 'M45 30C52 26 68 26 75 30'],
      ['trim', 'M49 22C55 19 65 19 71 22'],
    ],
    [...both('gold', round(42, 56, 2.6)), ...both('trim', 'M42 58L40 68'), ['gold', round(60, 14, 2.6)]],
  ],
};

const SEAHORSE: Race = {
  behind: [
    ['shade', 'M44 28C34 26 30 34 22 32C26 40 24 46 16 50C24 54 26 60 20 66C30 68 34 64 42 70L52 40Z'],
    ['shine', 'M42 34C36 34 33 38 28 38C31 43 29 48 24 51C30 54 32 58 29 63C35 64 38 62 44 66Z'],
  ],
  head: [
    [
      'skin',
      'M42 76C34 58 34 38 46 27C56 18 70 20 76 30C80 36 84 38 92 40L102 42C106 44 106 49 102 50L88 53C80 58 76 64 78 76C66 84 52 84 42 76Z',
    ],
    ['shade', 'M76 50C82 50 92 49 102 47C105 48 104 50 102 50L88 53C82 56 78 60 77 66C74 60 73 54 76 50Z'],
    ['shine', 'M47 30C56 22 68 23 73 31C66 29 58 30 52 36C48 42 46 50 47 60C40 50 40 38 47 30Z'],
    ['glow', round(67, 38, 4.2)],
    ['shade', round(68, 38, 1.9)],
    ['trim', 'M50 62C56 58 66 58 72 62'],
    ['trim', 'M49 69C56 65 68 65 75 69'],
  ],
  crests: [
    [['shine', 'M48 27L42 12L54 20L56 6L64 18L72 8L72 24C64 20 56 22 48 27Z']],
    [['shine', 'M46 28C36 22 34 10 44 2C44 12 52 16 62 20C56 22 50 24 46 28Z']],
    [['gold', 'M50 24L46 10L55 17L60 5L66 17L75 11L72 25C66 20 56 20 50 24Z']],
    [
      ['shine', 'M46 29C40 16 50 4 66 6C60 10 64 18 70 23C62 20 54 22 46 29Z'],
      ['gold', round(60, 15, 2.2)],
    ],
    [
      ['skin', 'M47 27L38 20L50 22Z'],
      ['skin', 'M54 22L50 11L61 20Z'],
      ['skin', 'M64 20L66 9L71 22Z'],
    ],
    [
      ['shine', 'M40 40C28 30 34 14 52 12C66 10 78 16 80 28C70 24 54 24 40 40Z'],
      ['trim', 'M44 34C52 22 66 20 78 26'],
    ],
  ],
};

const ENVOY: Race = {
  behind: [
    ...both('shine', 'M44 40C34 32 26 32 18 26C20 36 22 40 18 48C28 48 36 52 44 54Z'),
    ...both('trim', 'M42 44C34 40 28 38 22 34'),
    ...both('trim', 'M42 49C36 47 30 46 24 45'),
  ],
  head: [
    ['shade', 'M42 38C42 24 50 16 60 16C70 16 78 24 78 38C78 56 70 72 60 72C50 72 42 56 42 38Z'],
    ['skin', 'M45 38C45 26 52 20 60 20C68 20 75 26 75 38C75 54 68 68 60 68C52 68 45 54 45 38Z'],
    ['shine', 'M60 22C66 24 69 32 68 40C66 44 62 44 60 48C58 44 54 44 52 40C51 32 54 24 60 22Z'],
    ...both('glow', 'M47 42C50 38 55 40 57 44C53 46 49 46 47 42Z'),
    ['shade', 'M54 60C58 58 62 58 66 60C62 62 58 62 54 60Z'],
  ],
  crests: [
    [
      ['gold', 'M42 26L38 6L50 16L60 2L70 16L82 6L78 26C68 18 52 18 42 26Z'],
      ['glow', round(60, 15, 2.4)],
    ],
    [
      ['gold', 'M44 24C46 10 54 4 60 0C66 4 74 10 76 24C66 16 54 16 44 24Z'],
      ['shine', round(60, 12, 3)],
      ['trim', 'M46 60C52 84 68 84 74 60'],
    ],
    [
      ['shine', 'M40 34C36 16 46 6 60 6C74 6 84 16 80 34C74 24 46 24 40 34Z'],
      ['gold', round(60, 15, 3)],
      ['skin', 'M50 64C50 78 56 88 60 96C64 88 70 78 70 64C64 70 56 70 50 64Z'],
    ],
  ],
};

const RACES: Record<Guild, Race> = {
  soldier: CRAB,
  merchant: SHELLFISH,
  mage: JELLYFISH,
  politician: SQUID,
  farmer: SEAHORSE,
  ambassador: ENVOY,
};

/** The parts of a Lord, from back to front; `rank` is the Lord's number within the guild. */
export function figureOf(guild: Guild, rank: number): readonly Part[] {
  const race = RACES[guild];
  const crest = race.crests[rank % race.crests.length] ?? [];
  const collar = COLLARS[(rank * 3 + guild.length) % COLLARS.length] ?? [];
  return [...race.behind, ...MANTLE, ...collar, ...race.head, ...crest];
}
