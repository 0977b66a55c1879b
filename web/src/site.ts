// What makes our client a site of files: links as a host without routes needs them, records that are made on the spot, and
// the worker by which everything is there without a network.
import { inBar } from './place';
import { request, tab } from './tab/transport';

const AFTER_FIRST_LOOK = 300;
const RECORD = /^\/api\/tables\/\w+\/record$/;

function place(anchor: Element): void {
  const to = anchor.getAttribute('href');
  if (to?.startsWith('/') && !to.startsWith('/api/')) anchor.setAttribute('href', inBar(to));
}

/** Links are written as on a server, and lead behind `#` as soon as they stand in the page. */
function watchLinks(): void {
  for (const each of document.querySelectorAll('a[href]')) place(each);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element && target.matches('a[href]')) place(target);
      for (const added of addedNodes)
        if (added instanceof Element) for (const each of [added, ...added.querySelectorAll('a[href]')]) place(each);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] });
}

async function save(anchor: HTMLAnchorElement): Promise<void> {
  const found = await request(anchor.pathname, null);
  const saved = document.createElement('a');
  saved.href = URL.createObjectURL(await found.blob());
  saved.download = anchor.download;
  saved.click();
  setTimeout(() => URL.revokeObjectURL(saved.href), 1_000);
}

/** A record is no file here, and what follows `#` inside a page is no place. */
function followOthers(event: MouseEvent): void {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor) return;
  const inside = /^#(?!\/)(.+)/.exec(anchor.getAttribute('href') ?? '')?.[1];
  if (inside) {
    event.preventDefault();
    document.getElementById(inside)?.focus();
  } else if (RECORD.test(anchor.pathname)) {
    event.preventDefault();
    void save(anchor);
  }
}

/** The tables are on their way before anybody asks for them; what keeps all of it for later comes after them. */
async function prepare(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) await tab.start().catch(() => undefined);
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register('sw.js').catch(console.error);
}

export function beSite(): void {
  watchLinks();
  document.addEventListener('click', followOthers);
  setTimeout(() => void prepare(), AFTER_FIRST_LOOK);
}
