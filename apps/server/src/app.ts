import { commonErrors } from '@park/contract/core';
import { redirects } from '@park/contract/redirects';
import Fastify, { type FastifyInstance } from 'fastify';
import { openDatabase } from './db/database.ts';
import { connection } from './db/driver/index.ts';
import { join, type ServerConfig, type ServerParts } from './domain/index.ts';
import { fetchAll, subjectsOf } from './domains/kernel/task/index.ts';
import { domains } from './domains/registry.ts';
import { sheets } from './domains/sheets.ts';
import { readBodies } from './http/body.ts';
import { serveConsole } from './http/console.ts';
import { answerBrokenRequest, answerErrors, answerUnroutable, envelope } from './http/errors.ts';
import { secureHeaders } from './http/headers.ts';
import { health } from './http/health.ts';
import { openLog, requestId } from './http/log.ts';
import { metrics } from './http/metrics.ts';
import { type Module, mount } from './http/mount.ts';
import { type Patience, patience as usualPatience } from './http/patience.ts';
import { sessionStore } from './http/session.ts';
import { storage } from './http/storage.ts';
import { uploads } from './http/upload.ts';
import { listen } from './jobs/listen.ts';
import { type LiveChannel, liveChannel } from './jobs/live.ts';
import { descriptorLimit } from './outside/descriptors.ts';
import type { Secrets } from './secret.ts';

export type AppOptions = {
  config: ServerConfig;
  databaseUrl: string;
  /** Address without a connection pooler, because LISTEN/NOTIFY does not work through a pooler. */
  directUrl?: string;
  secrets: Secrets;
  /** Folder of the built console; without it the server answers API calls only. */
  console?: string;
  clockShift?: () => string | undefined;
  patience?: Partial<Patience>;
  /** Additional modules, for tests of the HTTP layer. */
  modules?: Module[];
  /** Is told every route that the server serves, for the test of the API document. */
  onRoute?: (route: { method: string | string[]; url: string }) => void;
};

export const modulesOf = (parts: ServerParts): Module[] =>
  domains.map(({ module }) => (typeof module === 'function' ? module(parts) : module));

/** Builds the whole server without listening on a port. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { config, secrets } = options;
  const patience = { ...usualPatience, ...options.patience };
  const log = openLog(config.logLevel);
  const app = Fastify({
    ...log.options,
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length ? config.trustedProxies : false,
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    // some GET calls of the specification write, so a HEAD request must not run them
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerUnroutable,
  });
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  const database = openDatabase({
    url: options.databaseUrl,
    password: secrets.databasePassword,
    pool: config.databasePool,
    patience: patience.statement,
    ...(options.clockShift && { clockShift: options.clockShift }),
    onError: (error) => app.log.warn({ err: error }, 'database connection lost'),
  });
  const disk = storage({ database, dataDir: config.dataDir });
  answerErrors(app, disk);
  secureHeaders(app, config.apiBase);
  readBodies(app);
  health(app, database, { storage: disk, readiness: patience.readiness });
  metrics(app, database, log);
  const deps = {
    database,
    sessions: sessionStore(database),
    apiBase: config.apiBase,
    encryptResponses: config.encryptResponses,
    patience,
    uploads: uploads({
      dataDir: config.dataDir,
      most: config.uploadsAtOnce,
      dailyMebibytes: config.uploadDailyMebibytes,
      stall: patience.stall,
    }),
  };
  const live = listenForLive(app, options);
  app.addHook('onReady', () => deps.uploads.removeLeftOver());
  app.addHook('onReady', () => fetchAll(subjectsOf({ secrets, sheets })));
  join(domains);
  mount(app, deps, [...modulesOf({ config, secrets, live, database, sheets }), ...(options.modules ?? [])]);
  for (const { method, path, to } of redirects)
    app.route({ method, url: config.apiBase + path, handler: (_, reply) => reply.redirect(to) });
  app.all(`${config.apiBase}/*`, (request, reply) => reply.code(404).send(envelope(commonErrors.unknownPath, request.id)));
  if (options.console) serveConsole(app, { folder: options.console, apiBase: config.apiBase, database, patience });
  else app.setNotFoundHandler((request, reply) => reply.code(404).send(envelope(commonErrors.unknownPath, request.id)));
  app.addHook('onClose', database.close);
  return app;
}

/** Forwards live notices that any process has committed to the consoles connected to this process. */
function listenForLive(app: FastifyInstance, { databaseUrl, directUrl = databaseUrl, secrets }: AppOptions): LiveChannel {
  const channel = liveChannel({ most: Math.floor(descriptorLimit() / 4) });
  const config = { ...connection(directUrl), user: 'park_app', password: secrets.databasePassword };
  const listener = listen({ config, channels: ['live'], onMessage: (_, message) => channel.receive(message), onConnect: channel.restart });
  app.addHook('preClose', async () => {
    channel.close();
    await listener.close();
  });
  return channel;
}
