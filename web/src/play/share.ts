// Passing something on: by the device's own means if it has them, else by the clipboard.
import { toast } from '../kit/toasts.svelte';
import { t } from '../words/words.svelte';

export async function share(what: { text: string; url: string }): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share(what);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copy(`${what.text}\n${what.url}`);
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('play-copied'), 'good');
  } catch {
    // Without permission, or over plain HTTP, there is no clipboard: the text itself can still be marked and copied.
    toast(text);
  }
}
