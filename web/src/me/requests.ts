// What the page about oneself asks of the server.
import { at, read } from '../wire/api';
import type { DeviceLink, History, KeptSeats, LinkOwner, Me, MeMade, Phrase } from '../wire/types';

export const me = () => read<Me>('/api/me');
export const become = (name: string, label: string, settings: object) => read<MeMade>('/api/me', { name, label, settings });
export const enter = (by: { phrase: string } | { link: string }, label: string) => read<Me>('/api/me/enter', { ...by, label });
export const whose = (link: string) => read<LinkOwner>('/api/me/whose', { link });
export const newLink = () => read<DeviceLink>('/api/me/link', {});
export const newPhrase = () => read<Phrase>('/api/me/phrase', {});
export const keepThings = (name: string, settings: object) => read<Me>('/api/me/things', { name, settings });
export const protectName = (on: boolean) => read<Me>('/api/me/name', { on });
export const signOut = (devices: readonly string[]) => read<Me>('/api/me/out', { devices });
export const keepSeats = (table: string) => read<KeptSeats>(at(table, '/keep'), {});
export const history = () => read<History>('/api/me/history');
export const forget = () => read<Me>('/api/me/forget', {});
/** Where all that is kept of somebody can be downloaded. */
export const EXPORT = '/api/me/export';
