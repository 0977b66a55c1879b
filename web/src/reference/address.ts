// Where the reference of a game stands: rules and parts of it by what follows `#`.

export function referenceAddress(game: string): string {
  return `/rules/${game}`;
}

export function ruleAddress(game: string, rule: string): string {
  return `/rules/${game}#${rule}`;
}

/** What an address of the reference names, or null if it is none. */
export function referenceAt(url: URL): { game: string; at: string } | null {
  const found = /^\/rules\/([A-Za-z0-9_-]{1,64})\/?$/.exec(url.pathname);
  return found ? { game: found[1]!, at: decodeURIComponent(url.hash.slice(1)) } : null;
}
