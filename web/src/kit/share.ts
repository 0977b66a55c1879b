// Passing a link on: by the device's own means if it has them, else by the clipboard.
import { t } from '../words/words.svelte';
import { toast } from './toasts.svelte';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('web-copied'), 'good');
  } catch {
    // Over plain HTTP, as in a home network, there is no clipboard; the link stands in a field where it can be marked.
    toast(t('web-copy-failed'), 'danger');
  }
}

/** Whether the device can pass something on to other apps. */
export const canShare = (): boolean => typeof navigator.share === 'function';

export async function share(what: { text: string; url: string }): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(what.url);
  }
}
