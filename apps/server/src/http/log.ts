import { randomUUID } from 'node:crypto';
import { type FastifyServerOptions, LogController } from 'fastify';

/** Ours alone: an id a client sends could carry anything into the log. */
export const requestId = () => randomUUID();

/** Logs name the call and its outcome. Addresses go without their query, headers and bodies not at all: they carry secrets. */
export const logOptions = (level: string): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  // one line per call, written when it is over
  logController: new LogController({ disableRequestLogging: true }),
  logger:
    level === 'silent'
      ? false
      : {
          level,
          stream: gathered(),
          serializers: {
            req: (request) => ({ method: request.method, path: pathOf(request.url ?? '') }),
            res: (reply) => ({ statusCode: reply.statusCode }),
            err: (error) => ({
              type: error.name,
              code: (error as { code?: string }).code ?? '',
              message: error.message,
              stack: error.stack ?? '',
            }),
          },
        },
});

/** An address without its query. */
export function pathOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
}

const most = 16_384;
const latest = 250;
/** Lines leave together, a quarter of a second later at most: a write for each of them is a good part of what a call costs. */
function gathered() {
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
