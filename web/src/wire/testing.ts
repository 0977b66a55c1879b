// A socket whose other end is the test.
import type { ServerMessages, ClientMessages } from './types';

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static get latest(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = FakeSocket.CONNECTING;
  sent: ClientMessages[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessages);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  accept(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  breakOff(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  tell(news: ServerMessages): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }

  kinds(): string[] {
    return this.sent.map((wish) => wish.do);
  }

  /** The wishes of one kind that were sent here. */
  of<K extends ClientMessages['do']>(kind: K): Extract<ClientMessages, { do: K }>[] {
    return this.sent.filter((wish): wish is Extract<ClientMessages, { do: K }> => wish.do === kind);
  }
}
