// Where we are, and how an address of ours is written. Served by a server, the path in the bar is the place. On a site that
// any host can serve there is one page in any folder, and the place stands behind `#`.

/** The place in the bar as a server would be asked for it. */
export function here(): URL {
  if (!__SITE__) return new URL(location.href);
  return new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', location.origin);
}

/** A place of ours as it stands in the bar, and in a link. */
export const inBar = (place: string): string => (__SITE__ ? `#${place}` : place);

/** A place of ours as it is passed on. */
export const passedOn = (place: string): string => (__SITE__ ? location.href.replace(/#.*/, '') : location.origin) + inBar(place);

/** The place that a link leads to; null if it leads elsewhere. */
export function placeOf(anchor: HTMLAnchorElement): URL | null {
  if (anchor.origin !== location.origin) return null;
  if (!__SITE__) return new URL(anchor.href);
  if (anchor.pathname !== location.pathname) return new URL(anchor.href);
  return anchor.hash.startsWith('#/') ? new URL(anchor.hash.slice(1), location.origin) : null;
}
