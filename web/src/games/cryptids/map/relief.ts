// What a map is read by besides its shores: mountains, woods, and what lives in the sea. In the units of packs.

/** Ridges, each a row of peaks. */
export const RIDGES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [46, 4],
    [48, 8],
    [46, 13],
    [49, 12],
    [45, 18],
  ], // Scandinavia
  [
    [20, 66.5],
    [23, 68],
    [26, 69.5],
  ], // Pyrenees
  [
    [38, 65],
    [41, 66],
    [41, 63],
    [50, 64],
    [53, 65],
    [50, 61],
  ], // Alps
  [
    [53, 79],
    [50, 71],
    [55, 84],
  ], // Apennines
  [
    [64, 47],
    [72, 54],
    [75, 58],
    [73, 62],
  ], // Carpathians
  [
    [62, 72],
    [65, 73],
    [70, 70],
    [70, 84],
  ], // Balkans
  [
    [37, 63],
    [31, 63],
  ], // Massif Central
  [
    [19, 14],
    [17.5, 17],
  ], // Highlands
  [
    [98, 68],
    [95.5, 66.5],
  ], // Caucasus
  [
    [9, 79],
    [16, 84],
    [12, 70],
  ], // Iberia
];

export const WOODS: readonly (readonly [x: number, y: number])[] = [
  [80, 14],
  [84, 20],
  [78, 21],
  [95, 20],
  [85, 33],
  [79, 36],
  [95, 36],
  [90, 40],
  [75, 40],
  [66, 40],
  [57, 44],
  [51, 53],
  [48, 50],
  [38, 53],
  [54, 21],
  [63, 12],
  [66, 16],
  [87, 50],
  [94, 48],
  [29, 55],
  [36, 70],
];

/** Two strokes of a pen, with a shaded side. */
export const PEAK = 'M-13 8L0 -13L13 8M0 -13L4 8M3 -8L8 8';
export const TREE = 'M0 10V4M-7 4L0 -4L7 4ZM-6 -2L0 -11L6 -2Z';
/** Far out in the Atlantic, three humps and a head. */
export const SERPENT =
  'M-62 10q6 -26 20 -26t18 26M-20 10q5 -20 16 -20t15 20M18 10q4 -15 12 -15t11 15M-62 10q-5 -34 -18 -38q-12 -2 -14 8q8 -3 13 4M-82 -18h.1';
