import net, { type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { connection } from '../apps/server/src/db/driver/index.ts';

/** A proxy between a client and PostgreSQL. It counts the round trips and can slow down or cut the connection. */
export type Counter = {
  /** URL of the database by way of the proxy. */
  url: string;
  /** Number of round trips: groups of messages that the client ended with a Sync, and simple queries. */
  trips: number;
  /** How often the client asked PostgreSQL to describe the columns of a statement. */
  described: number;
  /** Maximum number of bytes of a response that are passed on at once. Unlimited by default. */
  piece: number;
  /** Destroys every connection without an error message. */
  cut(): void;
  close(): void;
};

export async function startProxy(url: string): Promise<Counter> {
  const { host, port } = connection(url);
  const to = host?.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host: host ?? '', port: port ?? 5432 };
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const database = net.connect(to);
    let said = Promise.resolve();
    for (const [from, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from.setNoDelay(true));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        // closes the other side only after all data received before has been passed on
        void said.then(() => other.end());
      });
    }
    const read = messages((type) => {
      if (type === 'S' || type === 'Q') proxy.trips += 1;
      if (type === 'D') proxy.described += 1;
    });
    client.on('data', (bytes: Buffer) => {
      read(bytes);
      database.write(bytes);
    });
    database.on('data', (bytes: Buffer) => {
      said = said.then(() => inPieces(bytes, proxy.piece, (part) => client.write(part)));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const proxy: Counter = {
    url: through.href,
    trips: 0,
    described: 0,
    piece: Number.POSITIVE_INFINITY,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      proxy.cut();
    },
  };
  return proxy;
}

async function inPieces(bytes: Buffer, piece: number, write: (part: Buffer) => void): Promise<void> {
  for (let at = 0; at < bytes.length; at += piece) {
    write(bytes.subarray(at, at + piece));
    // lets the reader process this piece before the next one is written
    if (at + piece < bytes.length) await setImmediate();
  }
}

/**
 * Returns a parser of the bytes a client sends. It calls `heard` with the type of each message; the first message of a connection has no
 * type.
 */
function messages(heard: (type: string) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  return (bytes) => {
    rest = rest.length ? Buffer.concat([rest, bytes]) : bytes;
    for (;;) {
      const head = isFirst ? 0 : 1;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      if (!isFirst) heard(String.fromCharCode(rest[0] as number));
      isFirst = false;
      rest = rest.subarray(length);
    }
  };
}
