import pg from 'pg';

type Options = {
  /** Straight to PostgreSQL: a pooler does not carry notifications. */
  config: pg.ClientConfig;
  channels: readonly string[];
  onMessage(channel: string, payload: string): void;
  /** After every connect: what was said in between has been missed. */
  onConnect?(): void;
};

const reconnectAfter = 1_000;

/** Keeps one connection listening for as long as the process lives, over restarts of the database. */
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
    // a connection that fails here is made anew, and listens then
    for (const channel of channels) await to?.query(`${word} ${channel}`).catch(() => {});
  };
  return {
    ready,
    /** For who looks by himself for a while, and need not be told. */
    async pause() {
      if (isDeaf) return;
      isDeaf = true;
      await say('unlisten');
    },
    /** Whether it had paused: then what was said in between has been missed. */
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
