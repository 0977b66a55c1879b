// The two tracks and the names of their places.
export const TRACKS = [
  { id: 'travel', places: ['start', 'slow_ahead', 'half_ahead', 'full_speed_ahead', 'arrive'] },
  { id: 'ritual', places: ['start', 'incantation_1', 'incantation_2', 'incantation_3', 'cast'] },
] as const;

export const LAST = 4;
