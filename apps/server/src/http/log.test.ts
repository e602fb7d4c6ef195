import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openLog } from './log.ts';

const call = { reqId: 'r-1', method: 'POST', path: '/smartop/x"\\\n{"level":60', status: 200, call: 'staff.create', ms: 12 };
const linesAt = (level: string) => {
  const lines: string[] = [];
  const log = openLog(level, { write: (line) => void lines.push(line) });
  const app = Fastify(log.options);
  log.ended(call);
  app.log.info(call, 'call');
  return lines;
};

test('the fast log line of a call equals the line of the standard logger for any address', () => {
  const [ours = '', loggers = ''] = linesAt('info').map((line) => line.replace(/"time":\d{13}/, '"time":0'));
  expect(ours).toBe(loggers);
  expect(JSON.parse(ours)).toMatchObject({ ...call, level: 30, msg: 'call' });
});

test('the fast log line of a call is written to the same stream as lines of the standard logger', () => {
  for (const level of ['trace', 'debug', 'info']) expect(linesAt(level)).toHaveLength(2);
  for (const level of ['warn', 'error', 'fatal', 'silent']) expect(linesAt(level)).toEqual([]);
});

test('a request shares the logger of the server instead of creating a child logger', async () => {
  const app = Fastify(openLog('info', { write: () => {} }).options);
  app.get('/', (request) => ({ isShared: request.log === app.log }));
  expect((await app.inject('/')).json()).toEqual({ isShared: true });
});
