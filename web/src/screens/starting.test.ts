import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import waitingRoom from '../fixtures/waiting-room.ru.json';
import { commitmentOf, noncesOf } from '../wire/fair';
import { TableSession } from '../wire/session.svelte';
import { FakeSocket } from '../wire/testing';
import type { Update } from '../wire/types';
import { notReady, ready, startSoon, startsNow } from './starting.svelte';

let session: TableSession;

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
  session = new TableSession('tab', 0, 'en');
  FakeSocket.latest.accept().tell(waitingRoom as Update);
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

describe('being ready', () => {
  it('speaks for every seat of this device, over a short line of its own for each further one', () => {
    ready(session, [0, 2]);
    const [own, other] = FakeSocket.all;
    expect(own!.kinds()).toContain('ready');
    expect(new URL(other!.url).searchParams.get('seat')).toBe('2');
    other!.accept();
    const [wish] = other!.of('ready');
    flushSync();
    expect(other!.readyState).toBe(FakeSocket.OPEN);
    other!.tell({ type: 'done', id: wish!.id });
    flushSync();
    expect(other!.readyState).toBe(FakeSocket.CLOSED);
    expect(session.connection).toBe('open');
  });

  it('keeps the commitment before any nonce leaves, and a nonce for each seat', () => {
    ready(session, [0, 2]);
    expect(commitmentOf('tab')).toBe(waitingRoom.table.fair.commitment);
    expect(Object.keys(noncesOf('tab'))).toEqual(['0', '2']);
  });

  it('can be taken back for all of them', () => {
    notReady(session, [0, 1]);
    expect(FakeSocket.all[0]!.kinds()).toContain('not_ready');
    expect(FakeSocket.all[1]!.accept().kinds()).toContain('not_ready');
  });

  it('happens by itself once at a table that waits for nobody', () => {
    startSoon('tab');
    expect(startsNow('other')).toBe(false);
    expect(startsNow('tab')).toBe(true);
    expect(startsNow('tab')).toBe(false);
  });
});
