import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localSocket } from '../wire/socket';
import type { FromPage, FromTab } from './messages';

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: FromTab }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  said: FromPage[] = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: FromPage): void {
    this.said.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  tell(data: FromTab): void {
    this.onmessage?.({ data });
  }

  of<D extends FromPage['do']>(kind: D): Extract<FromPage, { do: D }>[] {
    return this.said.filter((each): each is Extract<FromPage, { do: D }> => each.do === kind);
  }
}

const worker = () => FakeWorker.all.at(-1)!;

beforeEach(() => {
  vi.resetModules();
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => vi.unstubAllGlobals());

test('a request waits until the tables are there, and gets what a server would answer', async () => {
  const { request, tab } = await import('./transport');
  const asked = request('/api/tables/localabc/mine', null);
  expect(tab.state).toBe('loading');
  expect(worker().of('ask')).toEqual([]);
  worker().tell({ tell: 'loading', loaded: 3, total: 6 });
  expect([tab.loaded, tab.total]).toEqual([3, 6]);
  worker().tell({ tell: 'ready' });
  await vi.waitFor(() => expect(worker().of('ask')).toHaveLength(1));
  const [ask] = worker().of('ask');
  expect(ask).toMatchObject({ method: 'GET', path: '/tables/localabc/mine' });
  worker().tell({ tell: 'answer', id: ask!.id, status: 403, text: '{"code":"seat_gone","text":"…"}' });
  const answer = await asked;
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'seat_gone' });
});

test('a line opens when the tables are there, carries what is said both ways, and closes', async () => {
  const socket = localSocket('localabc', 0);
  const heard: unknown[] = [];
  const closed = vi.fn();
  socket.onopen = () => socket.send('hello');
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = closed;
  await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(1));
  worker().tell({ tell: 'ready' });
  await vi.waitFor(() => expect(worker().of('say')).toHaveLength(1));
  const [open] = worker().of('open');
  expect(open).toMatchObject({ table: 'localabc', seat: '0' });
  expect(worker().of('say')[0]).toEqual({ do: 'say', line: open!.line, text: 'hello' });
  worker().tell({ tell: 'said', line: open!.line, text: 'news' });
  expect(heard).toEqual(['news']);
  worker().tell({ tell: 'said', line: open!.line, text: null });
  expect(closed).toHaveBeenCalledOnce();
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});

test('another window has the tables: nothing is lost on the way, and they can be taken over', async () => {
  const { request, tab } = await import('./transport');
  const asked = request('/api/tables/localabc', null);
  worker().tell({ tell: 'elsewhere' });
  expect(tab.state).toBe('elsewhere');
  tab.take();
  expect(worker().of('take')).toHaveLength(1);
  worker().tell({ tell: 'ready' });
  await vi.waitFor(() => expect(worker().of('ask')).toHaveLength(1));
  const first = worker();
  first.tell({ tell: 'taken' });
  await expect(asked).rejects.toThrow();
  expect([first.ended, tab.state]).toEqual([true, 'elsewhere']);
  tab.take();
  expect(FakeWorker.all).toHaveLength(2);
  expect(tab.state).toBe('loading');
  // Whoever takes the tables back has to say so to the window that has them.
  worker().tell({ tell: 'elsewhere' });
  expect(worker().of('take')).toHaveLength(1);
});

test('what keeps the tables from being there is told, and can be tried again', async () => {
  const { request, tab } = await import('./transport');
  const asked = request('/api/tables/localabc', null);
  worker().tell({ tell: 'failed', why: 'no network' });
  await expect(asked).rejects.toThrow('no network');
  expect([tab.state, tab.why]).toEqual(['failed', 'no network']);
  tab.take();
  expect([FakeWorker.all.length, tab.state]).toEqual([2, 'loading']);
});
