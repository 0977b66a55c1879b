// Which things of options and log lines have a small picture.

/** What can be enlarged, each with its number in the tables; a room goes by the number of its space. */
export type CardKind = 'card' | 'item' | 'spell' | 'waypoint' | 'mythos' | 'damage' | 'character' | 'role' | 'title' | 'room';

/** What options and lines of the log speak of is shown with a small picture, if it is one of these. */
export const PICTURED: readonly CardKind[] = ['card', 'item', 'spell', 'waypoint', 'mythos', 'damage', 'character', 'role'];
