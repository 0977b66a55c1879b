// The worker in which the tables are: Python, our program in it, and the database beside it. One window at a time has
// them; whoever else asks is told so, and gets them when that window closes or gives them up.
import type * as Pyodide from 'pyodide';
import type { FromPage, FromTab } from './messages';
import { Packs } from './pack';
import { Shelf } from './shelf';

const OWNER = 'bathysphere-tables';
const PLACE = '/lib/python3.14/site-packages';
/** What is said where a text lacks in the reader's language. */
const FALLBACK = 'en';

interface Scope {
  postMessage(message: FromTab): void;
  onmessage: ((event: MessageEvent<FromPage>) => void) | null;
  fetch: typeof fetch;
}

/** `Tab` in Python (src/bathysphere/tab/tab.py). */
interface Tables {
  start(): Promise<void>;
  stop(): Promise<void>;
  ask(method: string, path: string, body: string, language: string): Promise<{ toJs(): [number, string]; destroy(): void }>;
  open(line: number, table: string, seat: string, language: string): Promise<void>;
  /** Python takes `undefined` for its None, and `null` for something else. */
  hear(line: number, text: string | undefined): void;
}

const scope = self as unknown as Scope;
const tell = (message: FromTab) => scope.postMessage(message);
const between = new BroadcastChannel(OWNER);

let python: Pyodide.PyodideInterface;
let packs: Packs;
let tables: Promise<Tables> | null = null;
const texts = new Map<string, Promise<void>>();
/** What was said last over each line: one thing after the other, also where a language has to be fetched first. */
const lines = new Map<number, Promise<void>>();

async function unpack(file: string): Promise<void> {
  python.unpackArchive(await packs.bytes(file), 'zip', { extractDir: PLACE });
}

function textOf(language: string): Promise<void> {
  const known = texts.get(language) ?? unpack(`text-${language}`);
  texts.set(language, known);
  known.catch(() => texts.delete(language));
  return known;
}

/** Pyodide fetches its own files by their names; they come out of the pack. */
function serveFromPack(): void {
  const usual = scope.fetch;
  const types: Record<string, string> = { 'pyodide.asm.wasm': 'application/wasm', 'stdlib.zip': 'application/zip' };
  scope.fetch = async (input, init) => {
    const name =
      String(input instanceof Request ? input.url : input)
        .split('/')
        .at(-1) ?? '';
    const type = types[name];
    return type ? new Response(await packs.stream(name), { headers: { 'Content-Type': type } }) : usual(input, init);
  };
}

async function begin(folder: string, language: string): Promise<Tables> {
  packs = await Packs.at(folder, (loaded, total) => tell({ tell: 'loading', loaded, total }));
  serveFromPack();
  const program = packs.bytes('tables');
  const words = [...new Set([language, FALLBACK])].map((each) => ({ each, bytes: packs.bytes(`text-${each}`) }));
  const code = URL.createObjectURL(new Blob([await packs.bytes('pyodide.asm.mjs')], { type: 'text/javascript' }));
  const made = (await import(/* @vite-ignore */ code)) as { default: unknown };
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof Pyodide;
  python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}stdlib.zip`,
    lockFileContents: packs.list.lock as never,
    packageBaseUrl: folder,
    createPyodideModule: made.default,
  } as Parameters<typeof Pyodide.loadPyodide>[0]);
  URL.revokeObjectURL(code);
  const extractDir = PLACE;
  python.unpackArchive(await program, 'zip', { extractDir });
  for (const { each, bytes } of words) {
    python.unpackArchive(await bytes, 'zip', { extractDir });
    texts.set(each, Promise.resolve());
  }
  const shelf = await Shelf.open();
  const say = (line: number, text: string | undefined) => tell({ tell: 'said', line, text: text ?? null });
  const { begin: open } = python.pyimport('bathysphere.tab.browser') as { begin(...given: unknown[]): Tables };
  const opened = open(shelf, say);
  await opened.start();
  return opened;
}

/** Resolves when the tables are ours. They stay so until the returned function is called, or this worker ends. */
async function own(): Promise<() => void> {
  const hold = (options: LockOptions) =>
    new Promise<(() => void) | null>((resolve, reject) => {
      navigator.locks
        .request(OWNER, options, (lock) => (lock ? new Promise<void>((release) => resolve(release)) : resolve(null)))
        .catch(reject);
    });
  const free = await hold({ ifAvailable: true });
  if (free) return free;
  tell({ tell: 'elsewhere' });
  for (;;) {
    const turn = new AbortController();
    between.onmessage = () => turn.abort(); // they are wanted in another window: it goes first
    const mine = await hold({ signal: turn.signal }).catch((error: unknown) => {
      if (!turn.signal.aborted) throw error;
      return null;
    });
    if (mine) return mine;
  }
}

async function start(folder: string, language: string): Promise<void> {
  try {
    const release = await own();
    const opening = begin(folder, language);
    tables = opening;
    between.onmessage = async () => {
      between.onmessage = null;
      await opening.then((opened) => opened.stop()).catch(console.error);
      release();
      tell({ tell: 'taken' });
    };
    await opening;
    tell({ tell: 'ready' });
  } catch (error) {
    tell({ tell: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
}

async function ask({ id, method, path, body, language }: FromPage & { do: 'ask' }): Promise<void> {
  const opened = await tables!;
  await textOf(language);
  const answer = await opened.ask(method, path, body, language);
  const [status, text] = answer.toJs();
  answer.destroy();
  tell({ tell: 'answer', id, status, text });
}

async function say(line: number, text: string | null): Promise<void> {
  const opened = await tables!;
  const language = text === null ? null : (/^\{"do":"(?:hello|speak)","language":"(\w\w)"/.exec(text)?.[1] ?? null);
  if (language) await textOf(language);
  opened.hear(line, text ?? undefined);
}

async function open({ line, table, seat, language }: FromPage & { do: 'open' }): Promise<void> {
  const opened = await tables!;
  await textOf(language);
  void opened.open(line, table, seat, language).catch((error: unknown) => {
    console.error(error);
    tell({ tell: 'said', line, text: null });
  });
}

function inOrder(line: number, work: () => Promise<void>): void {
  const next = (lines.get(line) ?? Promise.resolve()).then(work).catch((error: unknown) => {
    console.error(error);
    tell({ tell: 'said', line, text: null });
  });
  lines.set(line, next);
}

scope.onmessage = ({ data }) => {
  switch (data.do) {
    case 'start':
      void start(data.pack, data.language);
      break;
    case 'take':
      between.postMessage('give');
      break;
    case 'ask':
      ask(data).catch((error: unknown) => {
        console.error(error);
        tell({ tell: 'answer', id: data.id, status: 0, text: String(error) });
      });
      break;
    case 'open':
      inOrder(data.line, () => open(data));
      break;
    case 'say':
      inOrder(data.line, () => say(data.line, data.text));
      break;
  }
};
