// The card of one's hand that was picked up and waits for what is to be done with it, or for whom: its kind.
import { Aim } from '../parts/aim.svelte';

export const aim = new Aim<number>((one, other) => one === other);
