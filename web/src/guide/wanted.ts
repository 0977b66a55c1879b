// Whether a guide has to be there when a table is opened: it is fetched for those who hear it.
import type { GameClient } from '../games/contract';
import { recall } from '../store';
import { KEY } from './kept';

/** Its player wants it; or has not said so, and the table is one for beginners. */
export function isWanted(name: string, { guide, suits }: GameClient, view: unknown): boolean {
  const kept = recall<Record<string, { on?: unknown } | null> | null>(KEY, {})?.[name]?.on;
  return guide !== undefined && (typeof kept === 'boolean' ? kept : suits?.(view) === true);
}
