import type pg from 'pg';

const lookEvery = 30_000;

/**
 * Keeps free connections for the next call. A connection that is given back stays here, and the pool, which manages timers and listeners
 * for every checkout, is asked only if none is free. Connections that were not needed for a while return to the pool, which closes them in
 * time.
 */
export function connections(pool: pg.Pool) {
  const free: pg.PoolClient[] = [];
  /**
   * Lowest number of free connections in the current interval. That many connections at the front of the list were not needed, because
   * calls take the last connection of the list.
   */
  let unused = 0;
  /** Connections that ended while a call held them. On the free list, the next calls would take them and fail again and again. */
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
