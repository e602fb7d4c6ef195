import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type FastifyServerOptions, LogController } from 'fastify';

/** Creates a request id. An id from the client is never used, because it could inject text into the log. */
export const requestId = () => randomUUID();

type Ended = { reqId: string; method: string; path: string; status: number; call: string; ms: number };
const from = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`;
/**
 * Builds the log line of a call in the logger's format; it is written for every call. Only the method and the path come from the client,
 * and the path is escaped.
 */
const callLine = ({ reqId, method, path, status, call, ms }: Ended) =>
  `{"level":30,"time":${Date.now()},${from},"reqId":"${reqId}","method":"${method}","path":${JSON.stringify(path)},` +
  `"status":${status},"call":"${call}","ms":${ms},"msg":"call"}\n`;

export type Log = {
  options: Pick<FastifyServerOptions, 'logger' | 'logController' | 'childLoggerFactory'>;
  /** Logs a finished call. */
  ended(call: Ended): void;
};
/**
 * Opens the log. It contains the call and its outcome, addresses without query, and never headers or bodies, because these contain secrets.
 */
export function openLog(level: string, stream: { write(line: string): void } = level === 'silent' ? nowhere : batchedLines()): Log {
  const isTold = ['trace', 'debug', 'info'].includes(level);
  const logger = {
    level,
    stream,
    serializers: {
      req: (request: { method: string; url?: string }) => ({ method: request.method, path: pathOf(request.url ?? '') }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      err: (error: Error) => ({
        type: error.name,
        code: (error as { code?: string }).code ?? '',
        message: error.message,
        stack: error.stack ?? '',
      }),
    },
  };
  return {
    options: {
      // Fastify writes no request lines; instead `ended` writes one line per call when the call has ended
      logController: new LogController({ disableRequestLogging: true }),
      // a child logger per request costs as much as its log line, so the code that logs adds the request id itself
      childLoggerFactory: (server) => server,
      logger: level === 'silent' ? false : (logger as FastifyServerOptions['logger'] & object),
    },
    ended: isTold ? (call) => stream.write(callLine(call)) : () => {},
  };
}

const nowhere = { write: () => {} };

/** Returns an address without its query. */
export function pathOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
}

const most = 16_384;
const latest = 250;
/** Batches log lines for up to a quarter of a second, because a write per line is a considerable part of the cost of a call. */
function batchedLines() {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = '';
    if (text) process.stdout.write(text);
  };
  process.on('exit', flush);
  return {
    write(line: string) {
      waiting += line;
      if (waiting.length > most) flush();
      else timer ??= setTimeout(flush, latest).unref();
    },
  };
}
