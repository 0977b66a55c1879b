// Passing something on: by the device's own means if it has them, else by the clipboard.
import { t } from '../words/words.svelte';
import { toast } from './toasts.svelte';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('web-copied'), 'good');
  } catch {
    // Over plain HTTP, as in a home network, there is no clipboard: the text itself can still be marked and copied.
    toast(t('web-copy-failed', { text }), 'danger');
  }
}

/** Whether the device is one on which things are passed on to other apps. */
export const canShare = (): boolean => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

export async function share(what: { text: string; url: string }): Promise<void> {
  if (canShare()) {
    try {
      await navigator.share(what);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copy(`${what.text}\n${what.url}`);
}
