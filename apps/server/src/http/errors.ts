import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { commonErrors, type ErrorSpec } from '@park/contract/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../context.ts';
import { PoolFull } from '../db/driver/index.ts';
import { isStorageFull, type Storage } from './storage.ts';

/** Error codes of PostgreSQL and the network that mean the database is unreachable, overloaded or shutting down. */
const busy = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '53400',
  '55P03',
  '40P01',
  '40001',
  '25P03',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
]);
const away =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|the database system is/i;
/** Error codes of values the database cannot store. The shared schemas refuse them earlier; this is the last safeguard. */
const unstorable = new Set(['22021', '22P05', '22003']);

function specOf(error: unknown): Pick<AppError, 'spec' | 'fields' | 'body'> {
  if (error instanceof AppError) return error;
  const { code, message = '', statusCode } = error as { code?: string; message?: string; statusCode?: number };
  const spec = ((): ErrorSpec => {
    if (error instanceof PoolFull || busy.has(code ?? '') || away.test(message)) return commonErrors.busy;
    if (isStorageFull(error)) return commonErrors.storageFull;
    if (code === 'PA903') return commonErrors.sessionEnded;
    if (code === 'PA409') return commonErrors.stale;
    if (code === 'PA403') return commonErrors.forbidden;
    if (unstorable.has(code ?? '')) return commonErrors.invalidInput;
    if (statusCode === 413) return commonErrors.tooLarge;
    if (statusCode === 415) return commonErrors.wrongMedia;
    if (statusCode && statusCode >= 400 && statusCode < 500) return commonErrors.invalidInput;
    return commonErrors.unexpected;
  })();
  return { spec, fields: {}, body: undefined };
}

/** Answers every failure in the envelope with a fixed text and the request id. The details go to the log only. */
export function answerErrors(app: FastifyInstance, storage: Pick<Storage, 'noteFailure'>): void {
  app.setErrorHandler((error, request, reply) => {
    storage.noteFailure(error);
    const { spec, fields, body } = specOf(error);
    if (spec.status >= 500) request.log.error({ reqId: request.id, err: error }, 'call failed');
    return reply.code(spec.status).send({ ...envelope(spec, request.id, fields), ...(body && { body }) });
  });
}

/** Answers a request whose URL cannot be decoded. Such a request has no route and never reaches the error handler. */
export const answerUnroutable = (_error: unknown, request: { id: string }, reply: FastifyReply) =>
  reply.code(400).send(envelope(commonErrors.invalidInput, request.id));

export const envelope = (spec: ErrorSpec, requestId: string, fields: Record<string, string> = {}) => ({
  code: spec.code,
  errorMessage: spec.message,
  ...(Object.keys(fields).length > 0 && { fields }),
  requestId,
});

const brokenStatus: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
/** Answers a request that cannot be parsed as HTTP. The envelope is written directly to the socket, because no request object exists. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status = brokenStatus[error.code ?? ''] ?? 400;
  const body = JSON.stringify(envelope({ ...commonErrors.invalidInput, code: String(status), status }, randomUUID()));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
