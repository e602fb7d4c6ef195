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

test('the line of a call is the one the logger would write, whatever its address says', () => {
  const [ours = '', loggers = ''] = linesAt('info').map((line) => line.replace(/"time":\d{13}/, '"time":0'));
  expect(ours).toBe(loggers);
  expect(JSON.parse(ours)).toMatchObject({ ...call, level: 30, msg: 'call' });
});

test('it is written where the logger writes such lines', () => {
  for (const level of ['trace', 'debug', 'info']) expect(linesAt(level)).toHaveLength(2);
  for (const level of ['warn', 'error', 'fatal', 'silent']) expect(linesAt(level)).toEqual([]);
});

test('a request has no logger of its own', async () => {
  const app = Fastify(openLog('info', { write: () => {} }).options);
  app.get('/', (request) => ({ isShared: request.log === app.log }));
  expect((await app.inject('/')).json()).toEqual({ isShared: true });
});
