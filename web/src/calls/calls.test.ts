// What can be known of a device before it is asked, and times of day.
import { describe, expect, it } from 'vitest';
import { channelOf } from './calling.svelte';
import { bytes, deviceName, obstacle } from './device';
import { clock, minutes } from './times';

const able = { secure: true, permission: 'default' as NotificationPermission, worker: true, push: true, apple: false, installed: false };

describe('what keeps a device from being called', () => {
  it.each([
    [{}, null],
    [{ permission: 'granted' as const }, null],
    [{ permission: 'denied' as const }, 'blocked'],
    [{ secure: false }, 'insecure'],
    [{ push: false }, 'unable'],
    [{ worker: false }, 'unable'],
    [{ permission: null }, 'unable'],
    [{ apple: true, push: false, permission: null }, 'install'],
    [{ apple: true, installed: true }, null],
    [{ apple: true, installed: true, permission: 'denied' as const }, 'blocked'],
  ])('%j', (differing, expected) => {
    expect(obstacle({ ...able, ...differing })).toBe(expected);
  });
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome · Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox · Linux'],
  ['curl', 'Browser'],
])('a device has a name that its owner knows it by', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

it('times of day go both ways', () => {
  expect([0, 65, 1439].map(clock)).toEqual(['00:00', '01:05', '23:59']);
  expect(['00:00', '01:05', '23:59'].map(minutes)).toEqual([0, 65, 1439]);
  expect(['', '24:00', 'noon', '7:30'].map(minutes)).toEqual([null, null, null, null]);
});

it('keys are read as browsers want them, and a subscription is known again by its address', async () => {
  expect([...bytes('AP-_')]).toEqual([0, 255, 191]);
  // As the server names it: hashed("push https://push.example/1")[:32]
  expect(await channelOf('https://push.example/1')).toHaveLength(32);
});
