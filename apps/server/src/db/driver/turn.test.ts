import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { endOfTurn } from './turn.ts';

test('all callers that wait for the end of the turn continue together after all incoming data was handled', async () => {
  const order: string[] = [];
  const arrived: Socket[] = [];
  const server = createServer((socket) => void arrived.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const callers = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(callers.map((caller) => once(caller, 'connect')));
  while (arrived.length < callers.length) await once(server, 'connection');
  const gone = arrived.map((socket) =>
    once(socket, 'data').then(async () => {
      order.push('came');
      await endOfTurn();
      order.push('left');
    }),
  );
  for (const caller of callers) caller.write('question');
  // both messages have arrived before the event loop polls
  for (const until = performance.now() + 20; performance.now() < until; );
  await Promise.all(gone);
  expect(order).toEqual(['came', 'came', 'left', 'left']);
  for (const caller of callers) caller.destroy();
  server.close();
});

test('callers in one event loop turn share a promise; the next turn has a new promise', async () => {
  const first = endOfTurn();
  expect(endOfTurn()).toBe(first);
  await first;
  expect(endOfTurn()).not.toBe(first);
});
