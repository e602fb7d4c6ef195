import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** Serves /healthz and /readyz. Live: the process answers. Ready: the database is reachable and the process is not shutting down. */
export function health(app: FastifyInstance, database: Database): void {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady =
      !isDraining &&
      (await database
        .run({ entry: undefined }, async (db) => db.selectNoFrom((of) => of.lit(1).as('one')).execute())
        .then(
          () => true,
          () => false,
        ));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}
