import { commonErrors } from '@park/contract/core';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { connection, type Database, openDatabase } from './db/database.ts';
import { accountModule } from './domains/account/handlers.ts';
import { activationModule } from './domains/activation/handlers.ts';
import { agreementModule } from './domains/agreement/handlers.ts';
import { attributeModule } from './domains/attribute/handlers.ts';
import { auditModule } from './domains/audit/handlers.ts';
import { authorisationModule } from './domains/authorisation/handlers.ts';
import { backupModule } from './domains/backup/handlers.ts';
import { calendarModule } from './domains/calendar/handlers.ts';
import { companyModule } from './domains/company/handlers.ts';
import { configModule } from './domains/config/handlers.ts';
import { departmentModule } from './domains/department/handlers.ts';
import { docsModule } from './domains/docs/handlers.ts';
import { estateModule } from './domains/estate/handlers.ts';
import { extendModule } from './domains/extend/handlers.ts';
import { factorModule } from './domains/factor/handlers.ts';
import { fileModule } from './domains/file/handlers.ts';
import { fileService } from './domains/file/index.ts';
import { flowModule } from './domains/flow/handlers.ts';
import { grantModule } from './domains/grant/handlers.ts';
import { groupModule } from './domains/group/handlers.ts';
import { identityModule } from './domains/identity/handlers.ts';
import { intakeModule } from './domains/intake/handlers.ts';
import { invitationModule } from './domains/invitation/handlers.ts';
import { liveModule } from './domains/live/handlers.ts';
import { menuModule } from './domains/menu/handlers.ts';
import { messageModule } from './domains/message/handlers.ts';
import { outboxModule } from './domains/outbox/handlers.ts';
import { parkModule } from './domains/park/handlers.ts';
import { parkadminModule } from './domains/parkadmin/handlers.ts';
import { parkuserModule } from './domains/parkuser/handlers.ts';
import { passwordModule } from './domains/password/handlers.ts';
import { permissionModule } from './domains/permission/handlers.ts';
import { privacyModule } from './domains/privacy/handlers.ts';
import { processModule } from './domains/process/handlers.ts';
import { roleModule } from './domains/role/handlers.ts';
import { roomModule } from './domains/room/handlers.ts';
import { shortcutModule } from './domains/shortcut/handlers.ts';
import { smsModule } from './domains/sms/handlers.ts';
import { staffModule } from './domains/staff/handlers.ts';
import { taskModule } from './domains/task/handlers.ts';
import { fetchAll, type Subjects, subjectsOf } from './domains/task/index.ts';
import { temporaryModule } from './domains/temporary/handlers.ts';
import { ticketModule } from './domains/ticket/handlers.ts';
import { useraccountModule } from './domains/useraccount/handlers.ts';
import { readBodies } from './http/body.ts';
import { serveConsole } from './http/console.ts';
import { answerBrokenRequest, answerErrors, answerUnroutable, envelope } from './http/errors.ts';
import { secureHeaders } from './http/headers.ts';
import { health } from './http/health.ts';
import { openLog, requestId } from './http/log.ts';
import { metrics } from './http/metrics.ts';
import { type Module, mount } from './http/mount.ts';
import { sessionStore } from './http/session.ts';
import { listen } from './jobs/listen.ts';
import { type LiveChannel, liveChannel } from './jobs/live.ts';
import { companySource } from './outside/company-source.ts';
import type { Secrets } from './secret.ts';

type AppOptions = {
  config: Pick<
    Config,
    | 'apiBase'
    | 'companySource'
    | 'dataDir'
    | 'databasePool'
    | 'encryptResponses'
    | 'logLevel'
    | 'production'
    | 'publicUrl'
    | 's3'
    | 'sessionHours'
    | 'sessionIdleMinutes'
    | 'backup'
    | 'sms'
    | 'trustedProxies'
  >;
  databaseUrl: string;
  /** Straight to PostgreSQL where the other leads through a pooler: notifications need it. */
  directUrl?: string;
  secrets: Secrets;
  /** Folder of the built console; without it only the calls are served. */
  console?: string;
  clockShift?: () => string | undefined;
  /** Further modules, for tests of the road itself. */
  modules?: Module[];
};

type Parts = Pick<AppOptions, 'config' | 'secrets'> & { live: LiveChannel; database: Database; subjects: Subjects };
export const modulesOf = ({ config, secrets, live, database, subjects }: Parts, files = fileService({ config, secrets })): Module[] => [
  identityModule({ secrets, files, sessionIdleMinutes: config.sessionIdleMinutes, sessionHours: config.sessionHours }),
  smsModule(secrets),
  passwordModule(secrets),
  agreementModule,
  factorModule(secrets),
  accountModule({ files, secrets }),
  privacyModule(secrets),
  configModule(files),
  parkModule({ files, secrets, publicUrl: config.publicUrl, hasGateway: config.sms.provider !== 'local' }),
  activationModule(secrets),
  shortcutModule,
  ticketModule,
  companyModule({ files, secrets, database, subjects }),
  intakeModule({ secrets, database, source: companySource(config.companySource) }),
  groupModule(secrets),
  attributeModule,
  temporaryModule(secrets),
  estateModule({ files, database, subjects }),
  roomModule({ files, database, subjects, source: companySource(config.companySource) }),
  departmentModule(secrets),
  extendModule,
  staffModule({ secrets, database, files, subjects }),
  invitationModule({ secrets, database, publicUrl: config.publicUrl }),
  roleModule(secrets),
  fileModule(files),
  auditModule,
  authorisationModule(secrets),
  parkadminModule(secrets),
  parkuserModule(secrets),
  useraccountModule(secrets),
  grantModule,
  menuModule,
  permissionModule(config.dataDir),
  outboxModule(config),
  backupModule(config.backup),
  taskModule({ database, subjects }),
  flowModule(secrets),
  processModule({ files, database, subjects }),
  messageModule,
  calendarModule,
  liveModule(live),
  docsModule,
];

/** The whole server, not yet listening. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { config, secrets } = options;
  const log = openLog(config.logLevel);
  const app = Fastify({
    ...log.options,
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length ? config.trustedProxies : false,
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    // some writes of the spec are GETs; asking for their headers alone must not do them
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerUnroutable,
  });
  // one for every request costs as much as its line; the three who write one name it themselves
  app.log.child = () => app.log;
  const database = openDatabase({
    url: options.databaseUrl,
    password: secrets.databasePassword,
    pool: config.databasePool,
    ...(options.clockShift && { clockShift: options.clockShift }),
    onError: (error) => app.log.warn({ err: error }, 'database connection lost'),
  });
  answerErrors(app);
  secureHeaders(app, config.apiBase);
  readBodies(app);
  health(app, database);
  metrics(app, database, log);
  const deps = { database, sessions: sessionStore(database), apiBase: config.apiBase, encryptResponses: config.encryptResponses };
  const live = hearLive(app, options);
  const subjects = subjectsOf(secrets);
  app.addHook('onReady', () => fetchAll(subjects));
  mount(app, deps, [...modulesOf({ config, secrets, live, database, subjects }), ...(options.modules ?? [])]);
  app.get(`${config.apiBase}/portal/logout`, (_request, reply) => reply.redirect('/login'));
  app.all(`${config.apiBase}/*`, (request, reply) => reply.code(404).send(envelope(commonErrors.unknownPath, request.id)));
  if (options.console) serveConsole(app, { folder: options.console, apiBase: config.apiBase, database });
  else app.setNotFoundHandler((request, reply) => reply.code(404).send(envelope(commonErrors.unknownPath, request.id)));
  app.addHook('onClose', database.close);
  return app;
}

/** Passes on to the consoles that are open here what any process has committed. */
function hearLive(app: FastifyInstance, { databaseUrl, directUrl = databaseUrl, secrets }: AppOptions): LiveChannel {
  const channel = liveChannel();
  const config = { ...connection(directUrl), user: 'park_app', password: secrets.databasePassword };
  const listener = listen({ config, channels: ['live'], onMessage: (_, message) => channel.receive(message) });
  app.addHook('preClose', async () => {
    channel.close();
    await listener.close();
  });
  return channel;
}
