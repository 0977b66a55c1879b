// What of one's own was picked up at this table.
import { Aim } from '../../parts/aim.svelte';
import { same, type Thing } from './things';

export const aim = new Aim<Thing>(same);
