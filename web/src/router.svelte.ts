// Which page is shown. The address in the bar is the only truth; links are ordinary anchors.

import { here, inBar, placeOf } from './place';
import { referenceAt } from './reference/address';

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string; friends: boolean }
  | { page: 'table'; id: string; invite: string; substitute: string; watch: boolean }
  | { page: 'replay'; id: string; eyes: string; at: number | null }
  | { page: 'daily'; game: string }
  | { page: 'rules'; game: string; at: string }
  | { page: 'verify' }
  | { page: 'calls'; channel: string }
  | { page: 'you'; link: string }
  | { page: 'about' }
  | { page: 'missing' };

const ID = '([A-Za-z0-9_-]{1,64})';
const TABLE = new RegExp(`^/t/${ID}$`);
const DAILY = new RegExp(`^/daily/${ID}$`);
const REPLAY = new RegExp(`^/t/${ID}/replay$`);

/** The page that an address names. What follows `#` never reaches the server: keys of invitations stand there. */
export function match(url: URL): Route {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  const table = TABLE.exec(path);
  if (table) {
    const keys = new URLSearchParams(url.hash.slice(1));
    const [invite, substitute] = [keys.get('invite') ?? '', keys.get('substitute') ?? ''];
    return { page: 'table', id: table[1]!, invite, substitute, watch: url.searchParams.has('watch') };
  }
  const replay = REPLAY.exec(path);
  if (replay) {
    const at = url.searchParams.get('at');
    const moment = at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
    return { page: 'replay', id: replay[1]!, eyes: url.searchParams.get('eyes') ?? '', at: moment };
  }
  const daily = DAILY.exec(path);
  if (daily) return { page: 'daily', game: daily[1]! };
  const reference = referenceAt(url);
  if (reference) return { page: 'rules', ...reference };
  switch (path) {
    case '/':
      return { page: 'lobby' };
    case '/new':
      return { page: 'new', game: url.searchParams.get('game') ?? '', friends: url.searchParams.get('with') === 'friends' };
    case '/calls':
      return { page: 'calls', channel: url.hash.slice(1) };
    case '/you':
      return { page: 'you', link: new URLSearchParams(url.hash.slice(1)).get('link') ?? '' };
    case '/verify':
      return { page: 'verify' };
    case '/about':
      return { page: 'about' };
    default:
      return { page: 'missing' };
  }
}

let route = $state.raw<Route>(match(here()));

export const router = {
  get route(): Route {
    return route;
  },
};

/** Goes to another page of ours. `replace` leaves no step for the back button. */
export function navigate(to: string, { replace = false } = {}): void {
  const before = here().pathname;
  if (replace) history.replaceState(null, '', inBar(to));
  else history.pushState(null, '', inBar(to));
  route = match(here());
  if (here().pathname !== before) window.scrollTo(0, 0);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = (event.target as Element | null)?.closest?.('a');
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return;
  const to = placeOf(anchor);
  if (!to || to.pathname.startsWith('/api/') || match(to).page === 'missing') return;
  event.preventDefault();
  navigate(to.pathname + to.search + to.hash);
}

/** Links within the client change the page without loading it again. Returns what undoes it. */
export function listen(): () => void {
  const moved = () => (route = match(here()));
  document.addEventListener('click', follow);
  window.addEventListener('popstate', moved);
  window.addEventListener('hashchange', moved);
  return () => {
    document.removeEventListener('click', follow);
    window.removeEventListener('popstate', moved);
    window.removeEventListener('hashchange', moved);
  };
}
