// Shows what the server has to tell when no page does, and opens the table when it is touched. It keeps no pages.

const SEEN = 'calls-seen';
const MOST_SEEN = 50;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link ?? '/'));
});

// The push service wants another address for this browser: the server has to know it.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

/** A message that came twice takes its own place without a sound: the server sends it again if it cannot know. */
async function show({ id = '', title = 'Bathysphere', body = '', link = '/', tag = 'call' }) {
  const again = await known(id);
  const icon = '/favicon.svg';
  await self.registration.showNotification(title, { body, tag, icon, badge: icon, data: { link }, renotify: !again, silent: again });
}

async function known(id) {
  if (!id) return false;
  const cache = await caches.open(SEEN);
  const key = `/seen/${id}`;
  if (await cache.match(key)) return true;
  await cache.put(key, new Response(''));
  const old = await cache.keys();
  await Promise.all(old.slice(0, -MOST_SEEN).map((each) => cache.delete(each)));
  return false;
}

/** The table's own window if there is one, else a new one. */
async function open(link) {
  const there = new URL(link, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = windows.find((each) => new URL(each.url).pathname === there.pathname);
  if (found) return found.focus();
  return self.clients.openWindow(there.pathname + there.search);
}

async function renew(event) {
  const options = event.oldSubscription?.options ?? (await self.registration.pushManager.getSubscription())?.options;
  const made = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  await fetch('/api/calls/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, label: navigator.userAgentData?.platform ?? '' }),
  });
}
