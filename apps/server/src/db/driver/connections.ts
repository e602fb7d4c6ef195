import type pg from 'pg';

const lookEvery = 30_000;

/**
 * Connections at hand. Who gives one back leaves it for the next call, and the pool, which minds clocks and listeners for every one it
 * hands out, is asked only when there is none. Those that nobody has needed for a while go back to it, and are closed in time.
 */
export function connections(pool: pg.Pool) {
  const free: pg.PoolClient[] = [];
  /** As few as were here at any time since the last look: the first ones, since the last is always taken. */
  let unused = 0;
  /** Whose end was heard while somebody held them: given back they would be taken at once, and fail, again and again. */
  const lost = new WeakSet<pg.PoolClient>();
  const lose = (client: pg.PoolClient) => {
    lost.add(client);
    const at = free.indexOf(client);
    if (at < 0) return;
    free.splice(at, 1);
    client.release(true);
  };
  pool.on('connect', (client) => {
    for (const end of ['error', 'end'] as const) client.once(end, () => lose(client));
  });
  const look = setInterval(() => {
    for (const client of free.splice(0, unused)) client.release();
    unused = free.length;
  }, lookEvery).unref();

  return {
    take(): pg.PoolClient | Promise<pg.PoolClient> {
      const client = free.pop();
      unused = Math.min(unused, free.length);
      return client ?? pool.connect();
    },
    giveBack(client: pg.PoolClient, broken: Error | boolean): void {
      const isOver = lost.has(client) || broken;
      if (isOver || pool.waitingCount > 0 || pool.ending) client.release(isOver);
      else free.push(client);
    },
    close(): Promise<void> {
      clearInterval(look);
      for (const client of free.splice(0)) client.release();
      return pool.end();
    },
  };
}
