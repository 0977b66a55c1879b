// The card of one's hand that was picked up and waits for what is to be done with it, or for whom: its kind.
import { Selection } from '../parts/selection.svelte';

export const selection = new Selection<number>((one, other) => one === other);
