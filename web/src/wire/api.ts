// The requests over HTTP, typed. Whatever goes wrong becomes one `RequestError` whose message can be shown as it is.
import { language, t } from '../words/words.svelte';
import type {
  AddMail,
  AddPush,
  AddWebhook,
  Branch,
  Branched,
  CallState,
  CallWishes,
  ChannelAdded,
  Claim,
  ClosedTable,
  DailyBoard,
  Fault,
  ReplayFrames,
  GameInfo,
  Leave,
  Listed,
  MakeSubstitute,
  Mine,
  NewTable,
  RuleChapter,
  Seated,
  SubstituteLink,
  TableInfo,
} from './types';

export class RequestError extends Error {
  /** `code` is that of the server's fault, or `offline` or `broken` if it could not be asked. */
  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
    this.name = 'RequestError';
  }
}

function isFault(body: unknown): body is Fault {
  return typeof body === 'object' && body !== null && 'code' in body && 'text' in body && typeof body.text === 'string';
}

async function ask(path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (body) headers['Content-Type'] = 'application/json';
  const sent = body ? JSON.stringify(body) : null;
  let response: Response;
  try {
    response = __SITE__
      ? await (await import('../tab/transport')).request(path, sent)
      : await fetch(path, { method: body ? 'POST' : 'GET', headers, body: sent });
  } catch {
    throw new RequestError('offline', t('web-offline'));
  }
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => null);
  if (isFault(said)) throw new RequestError(said.code, said.text, response.status);
  throw new RequestError('broken', t('web-broken'), response.status);
}

export async function read<T>(path: string, body?: object): Promise<T> {
  const response = await ask(path, body);
  try {
    return (await response.json()) as T;
  } catch {
    throw new RequestError('broken', t('web-broken'), response.status);
  }
}

export const at = (table: string, what = '') => `/api/tables/${encodeURIComponent(table)}${what}`;

export const games = () => read<GameInfo[]>('/api/games');
/** The components of a table whose options name them; their name follows from their faces. */
export const rules = (game: string, language: string) =>
  read<RuleChapter[]>(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`);
export const content = <T>(game: string, name: string) => read<T>(`/api/games/${game}/content/${encodeURIComponent(name)}`);
export const daily = (game: string) => read<DailyBoard>(`/api/daily/${encodeURIComponent(game)}`);
export const beginDaily = (game: string, name: string) => read<Seated>(`/api/daily/${encodeURIComponent(game)}`, { name });
export const openTables = () => read<Listed[]>('/api/tables');
export const tables = (ids: readonly string[]) => read<Listed[]>(`/api/tables?ids=${ids.map(encodeURIComponent).join(',')}`);
export const make = (body: NewTable) => read<Seated>('/api/tables', body);
export const table = (id: string) => read<TableInfo>(at(id));
export const mine = (id: string) => read<Mine>(at(id, '/mine'));
export const claim = (id: string, body: Claim) => read<Seated>(at(id, '/claim'), body);
export const leave = (id: string, body: Leave) => ask(at(id, '/leave'), body).then(() => undefined);
export const substitute = (id: string, body: MakeSubstitute) => read<SubstituteLink>(at(id, '/substitute'), body);
export const rematch = (id: string, name: string) => read<Seated>(at(id, '/rematch'), { name });
export const branch = (id: string, body: Branch) => read<Branched>(at(id, '/branch'), body);
export const calls = () => read<CallState>('/api/calls');
export const callWishes = (body: CallWishes) => read<CallState>('/api/calls', body);
export const forgetCalls = () => read<CallState>('/api/calls/forget', {});
export const callPush = (body: AddPush) => read<ChannelAdded>('/api/calls/push', body);
export const callWebhook = (body: AddWebhook) => read<ChannelAdded>('/api/calls/webhook', body);
export const callMail = (body: AddMail) => read<ChannelAdded>('/api/calls/mail', body);
export const confirmMail = (channel: string, code: string) => read<CallState>('/api/calls/mail/confirm', { channel, code });
export const testCalls = (channel: string) => ask('/api/calls/test', { channel }).then(() => undefined);
export const stopCalls = (channel: string) => read<CallState>('/api/calls/stop', { channel });
/** For one's own seats at a table, or no longer. */
export const callAt = (id: string, on: boolean) => read<CallState>(at(id, '/calls'), { on });
/** Tells a group whose decision a table waits for. */
export const callGroup = (id: string, body: AddWebhook) => read<ChannelAdded>(at(id, '/calls/webhook'), body);
export const frames = (id: string, eyes: string, from: number, count: number) =>
  read<ReplayFrames>(at(id, `/frames?eyes=${encodeURIComponent(eyes)}&from=${from}&count=${count}`));
/** The record file as text, exactly as the server keeps it. */
export const record = (id: string) => ask(at(id, '/record')).then((response) => response.text());
/** Where the record can be downloaded. */
export const recordAddress = (id: string) => at(id, '/record');
/** A table that the rules of now would play otherwise. */
export const closedTable = (id: string) => read<ClosedTable>(at(id, '/closed'));
export const endClosedTable = (id: string) => read<ClosedTable>(at(id, '/closed/end'), {});
export const closedRecordAddress = (id: string) => at(id, '/closed/record');
/** Where the socket of a table listens. */
export function socketAddress(id: string, seat: number | null): string {
  const url = new URL(at(id, '/socket'), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (seat !== null) url.searchParams.set('seat', String(seat));
  return url.href;
}
