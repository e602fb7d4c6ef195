import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { type Log, pathOf } from './log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route serves, for metrics and slow-call log lines. */
    call?: string;
  }
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const slow = 1;
type Series = { counts: number[]; sum: number; statuses: Map<number, number> };

const isLoopback = (address: string) => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

/** Headers that a proxy adds. A request with one of them comes from elsewhere, also if the proxy runs on this machine. */
const added = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];
const isLocal = ({ ip, headers }: FastifyRequest) => isLoopback(ip) && !added.some((name) => headers[name] !== undefined);

/** Counts and logs every call, warns about slow calls, and serves the metrics to requests from this machine. */
export function metrics(app: FastifyInstance, database: Database, log: Pick<Log, 'ended'>): void {
  const series = new Map<string, Series>();
  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.call ?? 'other';
    const seconds = reply.elapsedTime / 1000;
    const of = series.get(call) ?? { counts: buckets.map(() => 0), sum: 0, statuses: new Map() };
    series.set(call, of);
    count(of, seconds, reply.statusCode);
    const { id: reqId, method, url } = request;
    log.ended({ reqId, method, path: pathOf(url), status: reply.statusCode, call, ms: Math.round(seconds * 1000) });
    // an event stream stays open for minutes by design
    if (seconds > slow && call !== 'live.stream')
      request.log.warn({ reqId, call, seconds: Math.round(seconds * 1000) / 1000 }, 'slow call');
    done();
  });
  app.get('/metrics', (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4').send(render(series, database.waiting()));
  });
}

function count(of: Series, seconds: number, status: number): void {
  // buckets are cumulative, so the duration counts in every larger bucket too
  for (let at = buckets.length - 1; at >= 0 && seconds <= (buckets[at] as number); at--) of.counts[at] = (of.counts[at] as number) + 1;
  of.sum += seconds;
  of.statuses.set(status, (of.statuses.get(status) ?? 0) + 1);
}

function render(series: ReadonlyMap<string, Series>, waiting: number): string {
  const lines = ['# TYPE park_call_seconds histogram'];
  for (const [call, { counts, sum, statuses }] of series) {
    const total = [...statuses.values()].reduce((all, one) => all + one, 0);
    buckets.forEach((bucket, at) => {
      lines.push(`park_call_seconds_bucket{call="${call}",le="${bucket}"} ${counts[at]}`);
    });
    lines.push(
      `park_call_seconds_bucket{call="${call}",le="+Inf"} ${total}`,
      `park_call_seconds_sum{call="${call}"} ${sum.toFixed(6)}`,
      `park_call_seconds_count{call="${call}"} ${total}`,
    );
  }
  lines.push('# TYPE park_calls_total counter');
  for (const [call, { statuses }] of series)
    for (const [status, count] of statuses) lines.push(`park_calls_total{call="${call}",status="${status}"} ${count}`);
  const { rss, heapUsed } = process.memoryUsage();
  lines.push(
    '# TYPE park_pool_waiting gauge',
    `park_pool_waiting ${waiting}`,
    '# TYPE park_memory_bytes gauge',
    `park_memory_bytes{of="rss"} ${rss}`,
    `park_memory_bytes{of="heap"} ${heapUsed}`,
  );
  return `${lines.join('\n')}\n`;
}
