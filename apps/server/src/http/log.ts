import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type FastifyServerOptions, LogController } from 'fastify';

/** Ours alone: an id a client sends could carry anything into the log. */
export const requestId = () => randomUUID();

type Ended = { reqId: string; method: string; path: string; status: number; call: string; ms: number };
const from = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`;
/** As the logger would write it. It is written for every call; of what a client sends only the method, one of a few, and the path are in it. */
const callLine = ({ reqId, method, path, status, call, ms }: Ended) =>
  `{"level":30,"time":${Date.now()},${from},"reqId":"${reqId}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"call":"${call}","ms":${ms},"msg":"call"}\n`;

export type Log = {
  options: Pick<FastifyServerOptions, 'logger' | 'logController' | 'childLoggerFactory'>;
  /** Writes down a call that is over. */
  ended(call: Ended): void;
};
/** Logs name the call and its outcome. Addresses go without their query, headers and bodies not at all: they carry secrets. */
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
      // one line per call, written when it is over
      logController: new LogController({ disableRequestLogging: true }),
      // a logger for every request costs as much as its line; the three places that write one name the request themselves
      childLoggerFactory: (server) => server,
      logger: level === 'silent' ? false : (logger as FastifyServerOptions['logger'] & object),
    },
    ended: isTold ? (call) => stream.write(callLine(call)) : () => {},
  };
}

const nowhere = { write: () => {} };

/** An address without its query. */
export function pathOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
}

const most = 16_384;
const latest = 250;
/** Lines leave together, a quarter of a second later at most: a write for each of them is a good part of what a call costs. */
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
