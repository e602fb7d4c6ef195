import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { type Patience, within } from './patience.ts';
import type { Storage } from './storage.ts';

/**
 * Serves /healthz and /readyz. Live: the process answers. Ready: the database is reachable, its disk is not full and the process is not
 * shutting down.
 */
export function health(
  app: FastifyInstance,
  database: Database,
  { storage, readiness }: { storage: Pick<Storage, 'hasSpace'> } & Pick<Patience, 'readiness'>,
): void {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  let looking: Promise<boolean> | undefined;
  /** Only one check runs at a time, because checks of a database that gives no answer would otherwise take all connections. */
  const isThere = () => {
    looking ??= database
      .run({ entry: undefined }, async (db) => db.selectNoFrom((of) => of.lit(1).as('one')).execute())
      .then(() => storage.hasSpace())
      .catch(() => false)
      .finally(() => {
        looking = undefined;
      });
    return within(readiness, looking, () => false);
  };
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isDraining && (await isThere());
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}
