// This device: whether it can be called, and how the browser is asked for it.

/** Why it cannot be called: `blocked` by its owner, `install` as an app first, `insecure` line, or `unable`. */
export type Obstacle = 'blocked' | 'install' | 'insecure' | 'unable';

export const WORKER = '/sw.js';

interface Surroundings {
  secure: boolean;
  permission: NotificationPermission | null;
  worker: boolean;
  push: boolean;
  /** An iPhone or iPad, on which only installed pages can be called. */
  apple: boolean;
  installed: boolean;
}

export function surroundings(): Surroundings {
  const touch = navigator.maxTouchPoints > 1;
  return {
    secure: window.isSecureContext,
    permission: 'Notification' in window ? Notification.permission : null,
    worker: 'serviceWorker' in navigator,
    push: 'PushManager' in window,
    apple: /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && touch),
    installed: window.matchMedia('(display-mode: standalone)').matches,
  };
}

export function obstacle(found: Surroundings): Obstacle | null {
  if (!found.secure) return 'insecure';
  if (found.apple && !found.installed && !found.push) return 'install';
  if (!found.worker || !found.push || found.permission === null) return 'unable';
  return found.permission === 'denied' ? 'blocked' : null;
}

/** What a list of devices calls this one. */
export function deviceName(agent: string): string {
  const systems: [RegExp, string][] = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X|Macintosh/, 'macOS'],
    [/CrOS/, 'ChromeOS'],
    [/Linux/, 'Linux'],
  ];
  const browsers: [RegExp, string][] = [
    [/Firefox|FxiOS/, 'Firefox'],
    [/Edg/, 'Edge'],
    [/OPR|Opera/, 'Opera'],
    [/Chrome|CriOS|Chromium/, 'Chrome'],
    [/Safari/, 'Safari'],
  ];
  const first = (of: [RegExp, string][]) => of.find(([sign]) => sign.test(agent))?.[1];
  return [first(browsers), first(systems)].filter(Boolean).join(' · ') || 'Browser';
}

export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Asks for permission, so only after a press; null if it was not given. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const there = await registration();
  const before = await there.pushManager.getSubscription();
  // The server may have another key than when this browser subscribed: then nothing of it would be taken.
  if (before && !sameKey(before, key)) await before.unsubscribe();
  const made = await there.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? made.endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

function sameKey(subscription: PushSubscription, key: string): boolean {
  const known = subscription.options.applicationServerKey;
  return known !== null && String(new Uint8Array(known)) === String(bytes(key));
}

/** The address at which this browser is called now, if it is. */
export async function subscribedAt(): Promise<string | null> {
  if (obstacle(surroundings()) !== null || Notification.permission !== 'granted') return null;
  const there = await navigator.serviceWorker.getRegistration(WORKER);
  return (await there?.pushManager.getSubscription())?.endpoint ?? null;
}

export async function unsubscribe(): Promise<void> {
  const there = await navigator.serviceWorker.getRegistration(WORKER);
  await (await there?.pushManager.getSubscription())?.unsubscribe();
}

/** What was told of a table is before the eyes now. */
export async function clearNotes(tag: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const there = await navigator.serviceWorker.getRegistration(WORKER);
  for (const note of (await there?.getNotifications({ tag })) ?? []) note.close();
}
