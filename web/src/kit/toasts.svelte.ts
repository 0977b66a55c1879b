// Short messages that pass by; the page shows them and reads them out.

export interface Toast {
  id: number;
  text: string;
  kind: 'plain' | 'good' | 'danger';
}

const LASTS = 5_000;
let shown = $state.raw<readonly Toast[]>([]);
let next = 0;

export const toasts = {
  get all(): readonly Toast[] {
    return shown;
  },
};

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}

/** Complaints stay longer, since they have to be understood. */
export function toast(text: string, kind: Toast['kind'] = 'plain'): void {
  const id = next++;
  shown = [...shown.filter((other) => other.text !== text), { id, text, kind }].slice(-3);
  setTimeout(() => dismiss(id), kind === 'danger' ? 2 * LASTS : LASTS);
}

/** Shows what went wrong with a request. */
export function complain(error: unknown): void {
  toast(error instanceof Error ? error.message : String(error), 'danger');
}
