// The twenty places as small pictures, put together from a few shapes. Each shape stands on the point (0, 0).

export const SHAPES = {
  hill: 'M-60 0Q-34-26 0-22T60 0Z',
  reef: 'M-42 0-32-13-24-8-13-25-5-12 6-31 15-12 24-20 33-6 42 0Z',
  beam: 'M-5-90H5L20 0H-20Z',
  column: 'M-6 0V-3H-4V-34H-6V-38H6V-34H4V-3H6V0Z',
  dome: 'M-24 0V-10H-22C-22-28-10-36 0-36S22-28 22-10H24V0ZM-1-36V-46H1V-36Z',
  temple: 'M-32 0V-4H-28V-28H-32V-32L0-48 32-32V-28H28V-4H32V0Z',
  tower: 'M-9 0-6-46H-9V-54H-5V-50H-2V-54H2V-50H5V-54H9V-46H6L9 0Z',
  broken: 'M-9 0-6-40-8-44-3-41 0-48 3-38 6-42 5-30 9 0Z',
  spire: 'M-9 0-7-30 0-66 7-30 9 0Z',
  arch: 'M-20 0V-26Q-20-46 0-46T20-26V0H13V-24Q13-37 0-37T-13-24V0Z',
  kelp: 'M-2 0Q-9-10-2-20T-3-38Q-5-48 2-58 2-48 4-40T4-20T3 0Z',
  coral: 'M-3 0V-12Q-14-18-14-33-10-36-9-32-8-24-3-20V-38Q0-42 3-38V-22Q9-26 9-34 13-38 14-33 14-20 3-12V0Z',
  clam: 'M-24-2C-28-16-12-25 0-25S28-16 24-2C18-7 13-7 9-3 5-7-5-7-9-3-13-7-18-7-24-2ZM-22 0Q0-8 22 0Q12 6 0 6T-22 0Z',
  vent: 'M-13 0-6-26H6L13 0Z',
  smoke: 'M-3 0C-15-9 6-17-5-27S6-43-5-56C14-49 3-37 11-28S-1-10 6 0Z',
  bars: 'M-22-44H-19V0H-22ZM-12-44H-9V0H-12ZM-2-44H1V0H-2ZM8-44H11V0H8ZM18-44H21V0H18ZM-26-46H25V-42H-26ZM-26-8H25V-5H-26Z',
  bubble: 'M-4 0A4 4 0 1 1 4 0 4 4 0 1 1-4 0Z',
  crystal: 'M-7 0-9-16 0-36 8-14 6 0Z',
  silo: 'M-11 0V-30Q-11-42 0-42T11-30V0Z',
  throne: 'M-15 0V-15H-10V-44L-6-51-3-46 0-56 3-46 6-51 10-44V-15H15V0Z',
  boat: 'M-27-13H26Q23 0 12 0H-16Q-25-1-27-13ZM-1-14V-42H1V-14ZM3-39 19-18H3Z',
  crane: 'M-3 0V-44H-20V-48H28V-44H3V0ZM22-44V-27H24V-44ZM19-27H27V-20H19Z',
  glass: 'M-11-26A11 18 0 1 1 11-26 11 18 0 1 1-11-26ZM-2-9H2V-2H7V0H-7V-2H-2Z',
  bell: 'M-15 0C-15-20 15-20 15 0 11-4 8-4 5 0 3-4-3-4-5 0-8-4-11-4-15 0ZM-9 3Q-13 11-8 19-12 24-9 30-6 24-6 19-10 11-6 3ZM-1 3Q-5 14 0 22-3 28 0 34 3 28 2 22-2 14 2 3ZM7 3Q4 11 9 18 6 24 9 29 12 24 11 18 7 11 10 3Z',
  tent: 'M-26 0-18-20 0-31 18-20 26 0Z',
  flag: 'M-1 0V-30H1V0ZM1-30 16-25 1-20Z',
  wall: 'M-40 0V-90H-8L-18-64-5-46-16-26-7 0Z',
  ring: 'M-30 0A30 11 0 1 1 30 0 30 11 0 1 1-30 0ZM-22 0A22 7 0 1 0 22 0 22 7 0 1 0-22 0Z',
  steps: 'M-34 0V-4H-26V-8H-18V-12H18V-8H26V-4H34V0Z',
  table: 'M-30-12H30V-8H22V0H18V-8H-18V0H-22V-8H-30Z',
} as const;

export type Shape = keyof typeof SHAPES;
/** How deep it stands in the picture; `light` glows in the colour of the place. */
export type Layer = 'far' | 'mid' | 'near' | 'light' | 'haze';
export type Part = readonly [shape: Shape, layer: Layer, x: number, y: number, width: number, height?: number];

const GROUND: readonly Part[] = [
  ['hill', 'near', 30, 101, 1.3],
  ['hill', 'near', 130, 103, 1.4],
];

const SKY: readonly Part[] = [
  ['beam', 'haze', 42, 92, 1.1],
  ['beam', 'haze', 104, 92, 0.8],
];

const SCENES: Record<string, readonly Part[]> = {
  parliament: [['reef', 'far', 40, 84, 1.2], ['temple', 'mid', 80, 84, 1.35], ['column', 'light', 62, 78, 0.72], ['column', 'light', 74, 78, 0.72], ['column', 'light', 86, 78, 0.72], ['column', 'light', 98, 78, 0.72], ['steps', 'near', 80, 88, 1.4]],
  coral_barrier: [['hill', 'far', 80, 84, 1.5], ['coral', 'light', 38, 86, 1.25], ['coral', 'mid', 66, 86, 1.5], ['coral', 'light', 98, 86, 1.6], ['coral', 'mid', 124, 86, 1.1], ['kelp', 'near', 14, 90, 0.9], ['kelp', 'near', 148, 90, 0.9]],
  barracks: [['reef', 'far', 110, 82, 1.3], ['tent', 'mid', 50, 84, 1.1], ['tent', 'mid', 96, 84, 1.35], ['flag', 'light', 96, 44, 0.9], ['flag', 'light', 50, 51, 0.7], ['tower', 'far', 136, 84, 0.95]],
  jail: [['hill', 'far', 80, 84, 1.4], ['dome', 'mid', 80, 86, 1.9], ['bars', 'light', 80, 82, 0.8], ['reef', 'near', 26, 90, 0.7], ['reef', 'near', 136, 90, 0.7]],
  city_of_mirrors: [['spire', 'far', 40, 84, 1], ['spire', 'far', 118, 84, 1.05], ['glass', 'light', 58, 84, 1.25], ['glass', 'mid', 80, 86, 1.7], ['glass', 'light', 103, 84, 1.25], ['bubble', 'haze', 80, 46, 2.2]],
  chamber_of_allies: [['arch', 'far', 40, 84, 1.15], ['arch', 'far', 120, 84, 1.15], ['arch', 'mid', 80, 84, 1.5], ['table', 'near', 80, 88, 1.2], ['bubble', 'light', 66, 70, 0.9], ['bubble', 'light', 80, 68, 0.9], ['bubble', 'light', 94, 70, 0.9]],
  dockworks: [['hill', 'far', 120, 82, 1.3], ['crane', 'mid', 44, 84, 1.15], ['crane', 'far', 122, 82, -0.9, 0.9], ['boat', 'light', 92, 80, 1.05], ['table', 'near', 46, 90, 1.2]],
  sanctuary: [['arch', 'far', 80, 84, 1.75], ['bell', 'light', 80, 42, 1.05], ['bell', 'mid', 44, 54, 0.75], ['bell', 'mid', 116, 54, 0.75], ['steps', 'near', 80, 88, 1.1]],
  sargasso_fields: [['hill', 'far', 60, 84, 1.5], ['kelp', 'mid', 24, 86, 0.9], ['kelp', 'light', 44, 88, 1], ['kelp', 'mid', 64, 86, 1.1], ['kelp', 'light', 84, 88, 1], ['kelp', 'mid', 104, 86, 1.1], ['kelp', 'light', 124, 88, 1], ['kelp', 'mid', 142, 86, 0.9]],
  depths: [['wall', 'mid', 28, 92, 1.1], ['wall', 'mid', 132, 92, -1.1, 1.1], ['bubble', 'light', 74, 64, 1], ['bubble', 'light', 86, 64, 1], ['bell', 'haze', 80, 30, 0.6], ['reef', 'near', 80, 94, 0.8]],
  lost_tower: [['reef', 'far', 46, 84, 1.2], ['broken', 'mid', 92, 86, 1.5], ['broken', 'far', 60, 84, 0.9], ['bubble', 'light', 92, 48, 0.7], ['kelp', 'near', 114, 88, 0.7], ['kelp', 'near', 74, 90, 0.6]],
  oceanic_senate_assembly: [['dome', 'mid', 80, 84, 1.7], ['column', 'light', 58, 82, 0.8], ['column', 'light', 73, 82, 0.8], ['column', 'light', 88, 82, 0.8], ['column', 'light', 102, 82, 0.8], ['spire', 'far', 26, 84, 0.85], ['spire', 'far', 134, 84, 0.85]],
  throne_room: [['column', 'far', 36, 84, 1.7], ['column', 'far', 124, 84, 1.7], ['arch', 'mid', 80, 82, 1.55], ['throne', 'light', 80, 78, 0.95], ['steps', 'near', 80, 88, 1.2]],
  nest_of_giant_clams: [['reef', 'far', 96, 82, 1.3], ['clam', 'mid', 48, 82, 1.05], ['clam', 'light', 94, 80, 1.35], ['bubble', 'light', 94, 60, 1.2], ['clam', 'mid', 136, 84, 0.8], ['kelp', 'near', 18, 90, 0.8]],
  chasm: [['wall', 'mid', 36, 92, 1.15], ['wall', 'mid', 124, 92, -1.15, 1.15], ['arch', 'light', 80, 40, 0.9, 0.5], ['reef', 'near', 80, 96, 1]],
  black_smokers: [['hill', 'far', 80, 86, 1.4], ['smoke', 'haze', 52, 58, 0.9], ['smoke', 'haze', 98, 46, 0.95], ['vent', 'mid', 52, 84, 1], ['vent', 'mid', 98, 86, 1.45], ['vent', 'mid', 128, 86, 0.8], ['bubble', 'light', 52, 58, 1.1, 0.6], ['bubble', 'light', 98, 48, 1.5, 0.7], ['bubble', 'light', 128, 65, 0.9, 0.5]],
  sargasso_silos: [['hill', 'far', 70, 84, 1.4], ['silo', 'mid', 56, 84, 1.1], ['silo', 'light', 82, 84, 1.3], ['silo', 'mid', 108, 84, 1.1], ['kelp', 'near', 30, 88, 0.8], ['kelp', 'near', 132, 88, 0.8]],
  closed_tower: [['spire', 'far', 42, 84, 0.9], ['tower', 'mid', 84, 86, 1.45], ['arch', 'light', 84, 84, 0.3, 0.42], ['bubble', 'light', 84, 40, 0.6], ['reef', 'near', 124, 90, 0.8]],
  abyss: [['ring', 'far', 80, 58, 2.1], ['ring', 'mid', 80, 60, 1.4], ['ring', 'light', 80, 61, 0.8], ['wall', 'near', 16, 92, 0.7], ['wall', 'near', 144, 92, -0.7, 0.7]],
  hydrozoa_reserves: [['dome', 'far', 80, 84, 2], ['bell', 'light', 58, 50, 0.85], ['bell', 'light', 98, 44, 1], ['bell', 'mid', 128, 58, 0.6], ['coral', 'near', 30, 90, 0.8], ['coral', 'near', 140, 90, 0.7]],
};

export function sceneOf(id: string): readonly Part[] {
  return [...SKY, ...(SCENES[id] ?? []), ...GROUND];
}
