// The rematch: whoever presses the button sits down at its table, opens it if need be, and is ready there.
import { complain } from '../kit/toasts.svelte';
import { navigate } from '../router.svelte';
import { keepTable } from '../tables.svelte';
import * as api from '../wire/api';
import { readySoon } from './starting.svelte';

/** `next` is where the rematch is played, if it is known: whoever finds no seat there can watch. */
export async function comeAlong(before: string, next: string, name: string): Promise<void> {
  try {
    const { table, seats } = await api.rematch(before, name);
    keepTable(table, seats);
    readySoon(table);
    navigate(`/t/${table}`);
  } catch (error) {
    complain(error);
    if (next && error instanceof api.RequestError && ['table_full', 'already_dealt'].includes(error.code)) navigate(`/t/${next}`);
  }
}
