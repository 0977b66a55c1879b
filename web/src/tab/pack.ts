// The files that Python and our program are made of, fetched compressed. A host may undo the compression on the way; so
// the first bytes say whether it is still there.

interface Packed {
  name: string;
  bytes: number;
}

export interface Pack {
  version: string;
  files: Record<string, Packed>;
  lock: object;
}

export type Progress = (loaded: number, total: number) => void;

const GZIP = [0x1f, 0x8b];

export class Packs {
  #loaded = 0;
  #total = 0;

  constructor(
    readonly folder: string,
    readonly list: Pack,
    readonly progress: Progress,
  ) {}

  static async at(folder: string, progress: Progress): Promise<Packs> {
    const answer = await fetch(`${folder}pack.json`);
    if (!answer.ok) throw new Error(`${answer.status} ${folder}pack.json`);
    return new Packs(folder, (await answer.json()) as Pack, progress);
  }

  /** A file as it was before it was compressed, while it comes in. */
  async stream(file: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const { name, bytes } = this.list.files[file]!;
    this.#total += bytes;
    const answer = await fetch(this.folder + name);
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${name}`);
    const reader = answer.body.getReader();
    const first = await reader.read();
    const packed = GZIP.every((byte, at) => first.value?.[at] === byte);
    const counted = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => this.#hand(first, controller),
      pull: async (controller) => this.#hand(await reader.read(), controller),
    });
    return packed ? counted.pipeThrough(new DecompressionStream('gzip')) : counted;
  }

  async bytes(file: string): Promise<ArrayBuffer> {
    return new Response(await this.stream(file)).arrayBuffer();
  }

  #hand(
    { value, done }: ReadableStreamReadResult<Uint8Array<ArrayBuffer>>,
    controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>,
  ): void {
    if (value) {
      controller.enqueue(value);
      this.#loaded += value.length;
      this.progress(Math.min(this.#loaded, this.#total), this.#total);
    }
    if (done) controller.close();
  }
}
