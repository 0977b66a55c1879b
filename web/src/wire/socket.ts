// The line to a table as a session uses it: a WebSocket to a server, or one to the tables of this device.

export interface Socket {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** A line to a table of this device. What keeps it is fetched first. */
export function localSocket(table: string, seat: number | null): Socket {
  const socket: Socket = { readyState: 0, onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  import('../tab/transport').then(
    ({ tab }) => socket.onclose && tab.connect(socket, table, seat),
    () => socket.onclose?.(),
  );
  return socket;
}
