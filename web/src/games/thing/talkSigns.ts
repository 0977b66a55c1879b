// The signs of what was said that weighs, for the table and for the talk.
import Eye from '@lucide/svelte/icons/eye';
import Fingerprint from '@lucide/svelte/icons/fingerprint';
import Flame from '@lucide/svelte/icons/flame';
import IdCard from '@lucide/svelte/icons/id-card';
import ScanEye from '@lucide/svelte/icons/scan-eye';

export const TALK_SIGNS = { claim: IdCard, accuse: Fingerprint, burn: Flame, saw: Eye, saw_clean: ScanEye };
