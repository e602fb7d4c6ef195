import { Readable } from 'node:stream';
import type { Permission } from '@park/contract/access';
import { addresses, type Call, commonErrors, type Domain, type Received, type Reply } from '@park/contract/core';
import { unprintable } from '@park/contract/fields';
import { isWrite } from '@park/contract/idempotency';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Actor, AppError, type Context, fail, type SignedIn, type UploadedFile } from '../context.ts';
import type { Database, Db, Opened } from '../db/database.ts';
import { type Audit, type Entry, endOfTurn, tellLive } from '../db/driver/index.ts';
import { insertStatement } from '../db/insertion.ts';
import { type FieldPolicy, policyOf, veiled } from '../fields.ts';
import type { Outgoing } from '../jobs/events.ts';
import { seal } from '../secret.ts';
import type { Session } from '../session.ts';
import { requestBegins, requestEnds } from '../yield-to-requests.ts';
import { closing, traceOf } from './closing.ts';
import { type Patience, tooLate, within } from './patience.ts';
import { unprintableIn } from './printable.ts';
import { answerBefore, claimOf, isTaken } from './repeat.ts';
import { type Claims, choose, entryOf, type Place, readToken, type SessionStore } from './session.ts';
import { acceptUploads, type Uploads } from './upload.ts';

export type Handlers<D extends Domain> = {
  [K in keyof D]: (context: Context, input: Received<D[K]>) => Promise<Reply<D[K]>>;
};
type AnyHandler = (context: Context, input: unknown) => Promise<unknown>;
export type Module = { domain: Domain; handlers: Record<string, AnyHandler> };
/** Connects a contract domain with its handlers. A missing handler or a wrong type is a compile error. */
export const implement = <D extends Domain>(domain: D, handlers: Handlers<D>): Module => ({
  domain,
  handlers: handlers as unknown as Module['handlers'],
});

export type Deps = {
  database: Database;
  sessions: SessionStore;
  apiBase: string;
  encryptResponses: boolean;
  patience: Patience;
  uploads: Uploads;
};

/** The file that a download handler returns; `sendFile` answers with it. */
export type FileReply = {
  name: string;
  type: string;
  content: Buffer | NodeJS.ReadableStream;
  size?: number;
  /** Shows the file inside a page instead of downloading it. Only for files this server has generated. */
  isInline?: boolean;
  /** Seconds for which the browser may cache the file; shared caches may not. */
  maxAge?: number;
};

/** Registers the routes of all calls. Every call takes the same path: authenticate, authorize, validate, run, record, answer. */
export function mount(app: FastifyInstance, deps: Deps, modules: readonly Module[]): void {
  for (const module of modules) addRoute(app, deps, module, (call) => call.kind !== 'upload');
  // uploads are registered in a separate scope, because the multipart plugin adds hooks to every request of its scope
  app.register(async (apart) => {
    acceptUploads(apart);
    for (const module of modules) addRoute(apart, deps, module, (call) => call.kind === 'upload');
  });
}

function addRoute(app: FastifyInstance, deps: Deps, { domain, handlers }: Module, isHere: (call: Call) => boolean): void {
  for (const [name, call] of Object.entries(domain)) {
    if (!isHere(call)) continue;
    const handler = handlers[name] as AnyHandler;
    for (const { method, path } of addresses(call)) {
      const own = path.startsWith(`${deps.apiBase}/`) ? path : deps.apiBase + path;
      app.route({
        method,
        config: { call: call.key },
        url: own.replace(/\{(\w+)\}/g, ':$1'),
        handler: async (request, reply) => {
          requestBegins();
          let outcome: Outcome;
          try {
            outcome = await handleCall(request, call, handler, deps);
          } finally {
            // called before the answer is sent, because the answer of an event stream lasts as long as the console is open
            requestEnds();
          }
          await endOfTurn();
          return answer(reply, call, outcome, deps);
        },
      });
    }
  }
}

type Outcome = { body: unknown; sessionKey: string | undefined; fields: FieldPolicy };

async function handleCall(request: FastifyRequest, call: Call, handler: AnyHandler, deps: Deps): Promise<Outcome> {
  if (call.kind === 'upload' && !request.isMultipart()) fail(commonErrors.wrongMedia);
  if (isWrite(call) && request.method === 'GET' && isFromElsewhere(request)) fail(commonErrors.forbidden);
  if (call.access === 'public') return inTime(call, deps, handlePublic(request, call, handler, deps));
  const tokenHash = readToken(request.headers.logintoken);
  const run = ({ fields, files }: { fields: object; files: UploadedFile[] }) =>
    inTime(call, deps, attempts(request, call, handler, deps, { ...split(request, call, fields), tokenHash, files }));
  if (call.kind !== 'upload') return run({ fields: {}, files: [] });
  // the session is known before the form is read, so that nobody can send bytes without signing in
  const { userId } = deps.sessions.known(tokenHash) ?? (await deps.sessions.read(tokenHash));
  return deps.uploads.receive(request, deps.database, userId, run);
}

/**
 * Tells whether a page of another origin made the browser send this request. Some GET calls of the specification write, and a browser sends
 * a GET request for any page. Clients other than browsers do not send the header.
 */
const isFromElsewhere = ({ headers }: FastifyRequest) => !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string);

/** Refuses a call as busy if its work takes too long. Preparing a file and receiving an upload may take longer. */
const inTime = (call: Call, { patience }: Deps, work: Promise<Outcome>): Promise<Outcome> =>
  call.isFile ? work : within(patience.answer, work, tooLate);

async function handlePublic(request: FastifyRequest, call: Call, handler: AnyHandler, deps: Deps): Promise<Outcome> {
  const input = parse(call, split(request, call, {}).raw);
  const session = call.readsSession ? await sessionIfAny(request, deps) : undefined;
  const context = contextOf(request, deps, { session, actor: undefined, files: [], events: [] });
  // a public command gets no connection in advance, because it is refused far more often than it succeeds
  const body = isWrite(call)
    ? await handler(context(), input)
    : await deps.database.open({ entry: undefined }, (opened) => handler(context(opened), input));
  return { body, sessionKey: undefined, fields: {} };
}

async function attempts(
  request: FastifyRequest,
  call: Call,
  handler: AnyHandler,
  deps: Deps,
  received: Omit<CallRequest, 'isRetry'>,
): Promise<Outcome> {
  for (let tried = 0; ; tried++) {
    try {
      return await attempt(request, call, handler, deps, { ...received, isRetry: tried > 0 });
    } catch (error) {
      if (!isStale(error) || tried === mostRetries) throw error;
      deps.sessions.forget(received.tokenHash);
    }
  }
}

/**
 * Returns the session of a request that may also be made without one; an ended session counts as none. It may come from the cache, so the
 * handler checks it with the first statement that depends on it.
 */
async function sessionIfAny({ headers }: FastifyRequest, { sessions }: Deps): Promise<Session | undefined> {
  if (!headers.logintoken) return undefined;
  try {
    const tokenHash = readToken(headers.logintoken);
    return sessions.known(tokenHash) ?? (await sessions.read(tokenHash));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * Rights that have just been loaded again may already be stale when many grants of a space change at once, so a call is retried several
 * times.
 */
const mostRetries = 5;

/**
 * Signals stale rights. door.enter raises PA409 when rights have changed since they were loaded; this class is thrown when a refusal might
 * rest on cached rights.
 */
class Stale extends Error {}
const isStale = (error: unknown) => error instanceof Stale || (error as { code?: unknown }).code === 'PA409';

type CallRequest = { tokenHash: string; claims: Claims; raw: Record<string, unknown>; files: UploadedFile[]; isRetry: boolean };

async function attempt(request: FastifyRequest, call: Call, handler: AnyHandler, deps: Deps, received: CallRequest): Promise<Outcome> {
  const { tokenHash, claims, raw, files, isRetry } = received;
  // a right granted a moment ago in another process must count, so a call is refused only with freshly loaded rights
  const isFresh = isRetry || call.always;
  const session = (isFresh ? undefined : deps.sessions.known(tokenHash)) ?? (await deps.sessions.read(tokenHash));
  const context = choose(session, claims);
  if (!session.change && !call.always) return isFresh ? fail(commonErrors.firstPassword) : throwStale();
  // a user who may enter no company or park may still make the calls that are always open, but only without naming a company or park
  if (!context && !(call.always && isWithoutClaims(claims))) return isFresh ? refuse(request, call, deps, session, {}) : throwStale();
  const access = context && (deps.sessions.cachedAccess(context) ?? (await deps.sessions.readAccess(session, context)));
  const place = access?.place;
  const reach = place ? reachOf(call, raw, place.actor) : '';
  if (reach instanceof AppError) return isFresh ? refuse(request, call, deps, session, claims, reach) : throwStale();
  const input = parse(call, raw);
  const entry = access && entryOf(session, access, reach, call.parks);
  const running = { session, place, entry, input, files };
  let body: unknown;
  try {
    body = await runAs(request, call, handler, deps, running);
  } catch (error) {
    if (!isVictim(error)) throw error;
    body = await runAs(request, call, handler, deps, running);
  }
  const permission = permissionFor(call, raw);
  const fields = place && permission ? policyOf(place.actor, permission) : {};
  return { body, sessionKey: session.sessionKey, fields };
}

/**
 * Tells whether PostgreSQL ended this transaction to resolve a deadlock. It was rolled back completely and the other transaction has
 * finished, so running it again gives the result it would have had a moment later.
 */
const isVictim = (error: unknown) => (error as { code?: unknown }).code === '40P01';
const isWithoutClaims = (claims: Claims) => !claims.areaId && !claims.parkId && !claims.globalCompanyId;

function throwStale(): never {
  throw new Stale();
}

type Running = { session: Session; place: Place | undefined; entry: Entry | undefined; input: unknown; files: UploadedFile[] };
async function runAs(request: FastifyRequest, call: Call, handler: AnyHandler, deps: Deps, running: Running): Promise<unknown> {
  const { session, place, entry, input, files } = running;
  const actor = place?.actor;
  const events: Outgoing[] = [];
  const context = contextOf(request, deps, { session, actor, files, events });
  if (!isWrite(call) || !actor) {
    const audit = isWrite(call) ? ('none' as const) : undefined;
    return deps.database.open({ entry, ...(audit && { audit }) }, (opened) => handler(context(opened), input));
  }
  const claim = claimOf(call, actor.userId, request.headers, { input, files });
  const audit: Audit = (result) => {
    const remembered = claim && { key: claim.key, answer: result };
    return closing(actor, call, { input, result, outcome: 'done', requestId: request.id, address: request.ip, events, remembered });
  };
  try {
    return await deps.database.open({ entry, audit, claim }, (opened) => {
      const trace = () => traceOf(actor, call, { input, requestId: request.id, address: request.ip, events, key: claim?.key });
      const make: Context['make'] = async (thing, values) => {
        const { rows } = await opened.last(insertStatement(thing, values, trace()));
        return rows[0] as { id: string };
      };
      return handler(context(opened, make), input);
    });
  } catch (error) {
    if (!claim || !isTaken(error)) throw error;
    return deps.database.run({ entry }, (db) => answerBefore(db, claim));
  }
}

const unmade = () => Promise.reject(new Error('only the command of an actor makes something by one statement'));
function transaction(opened: Opened | undefined): Db {
  if (!opened) throw new Error('a public command has no transaction: use alone');
  return opened.db;
}

type Caller = { session: Session | undefined; actor: Actor | undefined; files: UploadedFile[]; events: Outgoing[] };
const contextOf =
  (request: FastifyRequest, { database }: Deps, caller: Caller) =>
  (opened?: Opened, make: Context['make'] = unmade): Context =>
    new CallContext(request, database, caller, opened, make);

/** A class, because creating an object with getters for every call costs as much as parsing a body. */
class CallContext implements Context {
  readonly alone: Context['alone'];
  readonly address: string;
  readonly files: readonly UploadedFile[];
  readonly outbox: Context['outbox'];
  readonly live: Context['live'];
  readonly make: Context['make'];
  readonly requestId: string;
  readonly #headers: FastifyRequest['headers'];
  readonly #caller: Caller;
  readonly #opened: Opened | undefined;

  constructor({ id, ip, headers }: FastifyRequest, database: Database, caller: Caller, opened: Opened | undefined, make: Context['make']) {
    this.alone = (work) => database.run({ entry: undefined, audit: 'none' }, work);
    this.address = ip;
    this.files = caller.files;
    this.outbox = (event, payload) => void caller.events.push({ event, payload } as Outgoing);
    this.live = async (userIds, kind) =>
      void (await tellLive(
        transaction(opened),
        userIds.map((userId) => ({ userId, kind })),
      ));
    this.make = make;
    this.requestId = id;
    this.#headers = headers;
    this.#caller = caller;
    this.#opened = opened;
  }

  pause(): void {
    this.#opened?.pause();
  }

  get record(): Context['record'] {
    const opened = this.#opened;
    if (!opened) throw new Error('a public command has no transaction: use alone');
    return (query) => opened.record(query);
  }

  get db(): Db {
    return transaction(this.#opened);
  }

  get agent(): string {
    return (this.#headers['user-agent'] ?? '').slice(0, 200);
  }

  get signedIn(): SignedIn {
    const { session, actor } = this.#caller;
    return session ? { session, actor } : fail(commonErrors.notSignedIn);
  }

  get actor(): Actor {
    return this.#caller.actor ?? fail(commonErrors.forbidden);
  }
}

/**
 * Returns the reach of the actor's permission for this call, or the error if the permission is missing. A call without a permission reaches
 * only the actor's own data.
 */
function reachOf(call: Call, raw: Record<string, unknown>, actor: Actor): string | AppError {
  const { granted } = actor.rights;
  const widerRight = call.widerPermission && granted.get(call.widerPermission);
  if (widerRight) return widerRight.reach;
  const permission = permissionFor(call, raw);
  if (!permission) return '';
  const right = granted.get(permission);
  if (right) return right.reach;
  return new AppError(actor.rights.closed.has(permission) ? commonErrors.notOpen : commonErrors.forbidden);
}

function permissionFor(call: Call, raw: Record<string, unknown>): Permission | undefined {
  const { access } = call;
  if (access === 'public' || access === 'signed-in') return undefined;
  if (typeof access === 'string') return access;
  const value = decidingValue(call, access.by, raw);
  if ((typeof value === 'string' || typeof value === 'number') && Object.hasOwn(access.of, value)) return access.of[value];
  parse(call, raw);
  return fail(commonErrors.invalidInput, { [access.by]: '取值不正确' });
}

/** Returns the value of the input field that selects the permission, as the handler will see it: with the contract's default applied. */
function decidingValue({ input }: Call, name: string, raw: Record<string, unknown>): unknown {
  const field = input instanceof z.ZodObject ? (input.shape[name] as z.ZodType) : undefined;
  return field ? field.safeParse(raw[name]).data : raw[name];
}

/**
 * Records the refusal of a signed-in user in a separate transaction, under the user's default context if the claimed context cannot be
 * entered, and then throws the error.
 */
async function refuse(
  request: FastifyRequest,
  call: Call,
  deps: Deps,
  session: Session,
  claims: Claims,
  error = new AppError(commonErrors.forbidden),
): Promise<never> {
  const context = choose(session, claims) ?? choose(session, {});
  if (context) {
    const access = deps.sessions.cachedAccess(context) ?? (await deps.sessions.readAccess(session, context));
    const audit = () =>
      closing(access.place.actor, call, { input: {}, result: {}, outcome: 'refused', requestId: request.id, address: request.ip });
    await deps.database.run({ entry: entryOf(session, access, '', 'one'), audit }, async () => undefined);
  }
  throw error;
}

const hasScope = (sent: object) => 'areaId' in sent || 'parkId' in sent || 'globalCompanyId' in sent || 'multiPark' in sent;
/** Separates the fields that select company and park from the input. These fields select the context and never reach a handler. */
function split(request: FastifyRequest, call: Call, uploaded: object): { claims: Claims; raw: Record<string, unknown> } {
  const sent = { ...(request.query as object), ...((request.body ?? {}) as object), ...uploaded, ...(request.params as object) };
  if (call.ownScope || !hasScope(sent)) return { claims: {}, raw: sent };
  const { areaId, parkId, globalCompanyId, multiPark: _, ...raw } = sent as Record<string, unknown>;
  const found = unprintableIn({ areaId, parkId, globalCompanyId });
  if (found !== undefined) fail(commonErrors.invalidInput, { [found]: unprintable });
  const claim = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : value == null ? '' : ' ');
  return { claims: { areaId: claim(areaId), parkId: claim(parkId), globalCompanyId: claim(globalCompanyId) }, raw };
}

function parse(call: Call, raw: Record<string, unknown>): unknown {
  const result = call.input.safeParse(raw);
  if (result.success) {
    const found = unprintableIn(result.data);
    return found === undefined ? result.data : fail(commonErrors.invalidInput, { [found]: unprintable });
  }
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
  return fail(commonErrors.invalidInput, fields);
}

/**
 * Sends the answer. The body is parsed with the output schema, so undeclared columns never leave the server, and hidden fields are removed.
 * Returns the reply only for files, which Fastify has to wait for.
 */
function answer(reply: FastifyReply, call: Call, { body, sessionKey, fields }: Outcome, deps: Deps): FastifyReply | undefined {
  if (call.isFile) return sendFile(reply, body as FileReply);
  const visibleBody = veiled(call.output.parse(body), fields);
  if (sessionKey && (call.encrypt || deps.encryptResponses) && !call.always)
    reply.send({ code: call.success, encryptFlag: true, body: seal(visibleBody, sessionKey) });
  else reply.send({ code: call.success, body: visibleBody });
  return undefined;
}

/**
 * Sends a file under its name. An event stream has no name and closes its connection at the end, because a keep-alive connection would
 * delay a shutdown.
 */
function sendFile(reply: FastifyReply, file: FileReply) {
  reply.header('content-type', file.type);
  if (file.type === 'text/event-stream') return reply.header('x-accel-buffering', 'no').header('connection', 'close').send(file.content);
  if (file.size !== undefined) reply.header('content-length', file.size);
  if (file.maxAge !== undefined) reply.header('cache-control', `private, max-age=${file.maxAge}`);
  const how = file.isInline ? 'inline' : 'attachment';
  // a remembered answer comes from JSON, where a Buffer is an object
  const content = file.content instanceof Readable ? file.content : Buffer.from(file.content as Buffer);
  return reply.header('content-disposition', `${how}; filename*=UTF-8''${encodeURIComponent(file.name)}`).send(content);
}
