// Sitting down to the challenge of the day.
import { myName } from '../guest.svelte';
import { navigate } from '../router.svelte';
import { keepTable } from '../tables.svelte';
import * as api from '../wire/api';

/** Opens a table and goes there; if one is under way that counts, to that one. */
export async function begin(game: string): Promise<void> {
  try {
    const made = await api.beginDaily(game, myName());
    keepTable(made.table, made.seats);
    navigate(`/t/${made.table}`);
  } catch (error) {
    if (!(error instanceof api.Refused) || error.code !== 'daily_running') throw error;
    navigate(`/t/${(await api.daily(game)).table}`);
  }
}
