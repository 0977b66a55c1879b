// Keeps the site for when there is no network. Files that are named by their content are kept once; of the others each
// version has its own. A window goes on with the version that it began with: what was named by content stays for one
// version more, so that nothing it asks for later is missing.

const LIST = __LIST__;
const KEPT = 'site-content';
const OWN = `site-${LIST.version}`;
const here = (name) => new URL(name, self.registration.scope).href;
const fixed = new Set(LIST.fixed.map(here));

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request, url));
});

async function install() {
  const [own, kept] = await Promise.all([caches.open(OWN), caches.open(KEPT)]);
  await own.addAll(LIST.fixed.map((name) => new Request(here(name), { cache: 'no-cache' })));
  for (const name of LIST.files) if (!fixed.has(here(name)) && !(await kept.match(here(name)))) await kept.add(here(name));
  await own.put(here('files'), new Response(JSON.stringify(LIST.files)));
  await self.skipWaiting();
}

async function activate() {
  const wanted = new Set(LIST.files.map(here));
  for (const name of await caches.keys()) {
    if (name === OWN || !name.startsWith('site-') || name === KEPT) continue;
    const files = await (await caches.open(name)).match(here('files'));
    for (const each of files ? await files.json() : []) wanted.add(here(each));
    await caches.delete(name);
  }
  const kept = await caches.open(KEPT);
  for (const each of await kept.keys()) if (!wanted.has(each.url)) await kept.delete(each);
  await self.clients.claim();
}

async function answer(request, url) {
  const place = url.href.replace(/[?#].*$/, '');
  const name = request.mode === 'navigate' ? here('index.html') : place;
  const own = await caches.open(OWN);
  const found = (await own.match(name)) ?? (await (await caches.open(KEPT)).match(name));
  return found ?? fetch(request);
}
