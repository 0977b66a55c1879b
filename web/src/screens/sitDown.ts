// Making a table and going there. If nobody has to be waited for the cards are dealt at once.
import { navigate } from '../router.svelte';
import { keepTable } from '../tables.svelte';
import * as api from '../wire/api';
import type { NewTable } from '../wire/types';
import { startSoon } from './starting.svelte';

export async function sitDown(wanted: NewTable, atOnce = true): Promise<void> {
  const made = await api.make(wanted);
  keepTable(made.table, made.seats);
  if (atOnce) startSoon(made.table);
  navigate(`/t/${made.table}`);
}
