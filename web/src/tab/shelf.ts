// Tables in the browser's own database. An append is one transaction, and is durable before anybody is told of it.

const NAME = 'bathysphere';
const VERSION = 1;
const LAST = Number.MAX_SAFE_INTEGER;

interface Head {
  last: number;
  body: string;
}

interface Snapshot {
  after: number;
  body: string;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database of this browser does not answer.'));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('Nothing was written.'));
  });
}

export class Shelf {
  readonly #base: IDBDatabase;

  private constructor(base: IDBDatabase) {
    this.#base = base;
  }

  static async open(): Promise<Shelf> {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      for (const store of ['entries', 'heads', 'snapshots', 'values']) opening.result.createObjectStore(store);
    };
    return new Shelf(await done(opening));
  }

  async heads(): Promise<string[]> {
    const all = (await done(this.#reading('heads').getAll())) as Head[];
    return all.map(({ body }) => body);
  }

  async append(table: string, after: number, entries: string[], head: string, snapshot: string): Promise<boolean> {
    const writing = this.#base.transaction(['entries', 'heads', 'snapshots'], 'readwrite', { durability: 'strict' });
    const ended = finished(writing);
    const heads = writing.objectStore('heads');
    const before = (await done(heads.get(table))) as Head | undefined;
    if ((before?.last ?? 0) !== after) {
      await ended;
      return false;
    }
    const last = after + entries.length;
    entries.forEach((entry, at) => writing.objectStore('entries').add(entry, [table, after + at + 1]));
    heads.put({ last, body: head } satisfies Head, table);
    if (snapshot) writing.objectStore('snapshots').put({ after: last, body: snapshot } satisfies Snapshot, table);
    await ended;
    return true;
  }

  async read(table: string, after: number): Promise<string[]> {
    const range = IDBKeyRange.bound([table, after + 1], [table, LAST]);
    return (await done(this.#reading('entries').getAll(range))) as string[];
  }

  async snapshot(table: string): Promise<[number, string] | []> {
    const found = (await done(this.#reading('snapshots').get(table))) as Snapshot | undefined;
    return found ? [found.after, found.body] : [];
  }

  async value(name: string): Promise<string> {
    return ((await done(this.#reading('values').get(name))) as string | undefined) ?? '';
  }

  async keep(name: string, value: string): Promise<void> {
    const writing = this.#base.transaction('values', 'readwrite', { durability: 'strict' });
    const ended = finished(writing);
    writing.objectStore('values').put(value, name);
    await ended;
  }

  #reading(store: string): IDBObjectStore {
    return this.#base.transaction(store).objectStore(store);
  }
}
