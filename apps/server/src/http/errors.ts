import { commonErrors, type ErrorSpec } from '@park/contract/core';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../context.ts';
import { PoolFull } from '../db/database.ts';

/** What PostgreSQL or the network say when the database is away, busy or going down. */
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
/** Text the database cannot store; the shared fields refuse it earlier, this is the last line. */
const unstorable = new Set(['22021', '22P05', '22003']);

function specOf(error: unknown): { spec: ErrorSpec; fields: Record<string, string> } {
  if (error instanceof AppError) return error;
  const { code, message = '', statusCode } = error as { code?: string; message?: string; statusCode?: number };
  const spec = ((): ErrorSpec => {
    if (error instanceof PoolFull || busy.has(code ?? '') || away.test(message)) return commonErrors.busy;
    if (code === 'PA903') return commonErrors.sessionEnded;
    if (code === 'PA409') return commonErrors.stale;
    if (unstorable.has(code ?? '')) return commonErrors.invalidInput;
    if (statusCode === 413) return commonErrors.tooLarge;
    if (statusCode === 415) return commonErrors.wrongMedia;
    if (statusCode && statusCode >= 400 && statusCode < 500) return commonErrors.invalidInput;
    return commonErrors.unexpected;
  })();
  return { spec, fields: {} };
}

/** Every failure leaves in the envelope, with a fixed text and the request's id; the details go to the log alone. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { spec, fields } = specOf(error);
    if (spec.status >= 500) request.log.error({ err: error }, 'call failed');
    return reply.code(spec.status).send(envelope(spec, request.id, fields));
  });
}

export const envelope = (spec: ErrorSpec, requestId: string, fields: Record<string, string> = {}) => ({
  code: spec.code,
  errorMessage: spec.message,
  ...(Object.keys(fields).length > 0 && { fields }),
  requestId,
});
