import pg from 'pg';

type Options = {
  /** Connection without a pooler, because a pooler does not forward notifications. */
  config: pg.ClientConfig;
  channels: readonly string[];
  onMessage(channel: string, payload: string): void;
  /** Called after every connect, because notifications in between were missed. */
  onConnect?(): void;
};

const reconnectAfter = 1_000;

/** Keeps a connection listening for as long as the process runs, also over restarts of the database. */
export function listen({ config, channels, onMessage, onConnect = () => {} }: Options) {
  let client: pg.Client | undefined;
  let isClosed = false;
  let isDeaf = false;
  let timer: NodeJS.Timeout | undefined;

  const again = () => {
    client = undefined;
    if (!isClosed) timer = setTimeout(() => void connect(), reconnectAfter).unref();
  };
  async function connect(): Promise<void> {
    const next = new pg.Client({ ...config, connectionTimeoutMillis: 5_000, keepAlive: true, application_name: 'park listener' });
    next.on('error', () => {});
    next.on('notification', ({ channel, payload = '' }) => onMessage(channel, payload));
    try {
      await next.connect();
      for (const channel of channels) await next.query(`listen ${channel}`);
      if (isClosed) return await next.end();
      client = next;
      isDeaf = false;
      next.once('end', again);
      onConnect();
    } catch {
      next.removeAllListeners('end');
      await next.end().catch(() => {});
      again();
    }
  }
  const ready = connect();
  const say = async (word: 'listen' | 'unlisten') => {
    const to = client;
    // if the connection fails here, it is opened again and then listens
    for (const channel of channels) await to?.query(`${word} ${channel}`).catch(() => {});
  };
  return {
    ready,
    /** Stops listening, for a worker that polls for a while and needs no notifications. */
    async pause() {
      if (isDeaf) return;
      isDeaf = true;
      await say('unlisten');
    },
    /** Listens again. Returns true if it was paused, because notifications in between were missed. */
    async resume(): Promise<boolean> {
      const wasDeaf = isDeaf;
      isDeaf = false;
      if (wasDeaf) await say('listen');
      return wasDeaf;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await ready;
      client?.removeAllListeners('end');
      await client?.end().catch(() => {});
    },
  };
}
