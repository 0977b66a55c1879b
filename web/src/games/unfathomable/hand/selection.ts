// What of one's own was picked up at this table.
import { Selection } from '../../parts/selection.svelte';
import { same, type Thing } from './things';

export const selection = new Selection<Thing>(same);
