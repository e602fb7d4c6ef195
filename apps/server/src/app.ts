import { commonErrors } from '@park/contract/core';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { connection } from './db/driver/index.ts';
import { flowModule } from './domains/approval/flow/handlers.ts';
import { processModule } from './domains/approval/process/handlers.ts';
import { companyModule } from './domains/company/company/handlers.ts';
import { intakeModule } from './domains/company/intake/handlers.ts';
import { parkModule } from './domains/company/park/handlers.ts';
import { temporaryModule } from './domains/company/temporary/handlers.ts';
import { estateModule } from './domains/estate/estate/handlers.ts';
import { roomModule } from './domains/estate/room/handlers.ts';
import { auditModule } from './domains/kernel/audit/handlers.ts';
import { backupModule } from './domains/kernel/backup/handlers.ts';
import { calendarModule } from './domains/kernel/calendar/handlers.ts';
import { configModule } from './domains/kernel/config/handlers.ts';
import { docsModule } from './domains/kernel/docs/handlers.ts';
import { fileModule } from './domains/kernel/file/handlers.ts';
import { fileService } from './domains/kernel/file/index.ts';
import { liveModule } from './domains/kernel/live/handlers.ts';
import { menuModule } from './domains/kernel/menu/handlers.ts';
import { outboxModule } from './domains/kernel/outbox/handlers.ts';
import { privacyModule } from './domains/kernel/privacy/handlers.ts';
import { smsModule } from './domains/kernel/sms/handlers.ts';
import { taskModule } from './domains/kernel/task/handlers.ts';
import { fetchAll, type Subjects, subjectsOf } from './domains/kernel/task/index.ts';
import { ticketModule } from './domains/kernel/ticket/handlers.ts';
import { accountModule } from './domains/people/account/handlers.ts';
import { activationModule } from './domains/people/activation/handlers.ts';
import { agreementModule } from './domains/people/agreement/handlers.ts';
import { departmentModule } from './domains/people/department/handlers.ts';
import { extendModule } from './domains/people/extend/handlers.ts';
import { factorModule } from './domains/people/factor/handlers.ts';
import { groupModule } from './domains/people/group/handlers.ts';
import { identityModule } from './domains/people/identity/handlers.ts';
import { invitationModule } from './domains/people/invitation/handlers.ts';
import { messageModule } from './domains/people/message/handlers.ts';
import { parkuserModule } from './domains/people/parkuser/handlers.ts';
import { passwordModule } from './domains/people/password/handlers.ts';
import { shortcutModule } from './domains/people/shortcut/handlers.ts';
import { staffModule } from './domains/people/staff/handlers.ts';
import { useraccountModule } from './domains/people/useraccount/handlers.ts';
import { attributeModule } from './domains/rights/attribute/handlers.ts';
import { authorisationModule } from './domains/rights/authorisation/handlers.ts';
import { grantModule } from './domains/rights/grant/handlers.ts';
import { parkadminModule } from './domains/rights/parkadmin/handlers.ts';
import { permissionModule } from './domains/rights/permission/handlers.ts';
import { roleModule } from './domains/rights/role/handlers.ts';
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
