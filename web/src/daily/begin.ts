// Sitting down to the challenge of the day.
import { myName } from '../guest.svelte';
import { navigate } from '../router.svelte';
import { keepTable } from '../tables.svelte';
import * as api from '../wire/api';

/** Opens a table and goes there. If one is under way that counts the server gives us that one, with a new credential:
    perhaps we never heard of the first. */
export async function begin(game: string): Promise<void> {
  const made = await api.beginDaily(game, myName());
  keepTable(made.table, made.seats);
  navigate(`/t/${made.table}`);
}

/** Goes on with the attempt that is under way, at whichever seat we hold there, or sits down again. */
export async function goOn(game: string, table: string): Promise<void> {
  if ((await api.mine(table)).seats.length > 0) navigate(`/t/${table}`);
  else await begin(game);
}
