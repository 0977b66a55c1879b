// What this browser remembers between visits, as JSON in localStorage. A browser that forbids it just forgets.

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full stores refuse; nothing that the game needs is lost by it.
  }
}
