import { department } from '@park/contract/people/department';
import { afterEach, expect, test, vi } from 'vitest';
import { nodeOf, treeOf } from '../../test/people.ts';
import { ask } from '../kit/api/query.ts';
import { transport } from '../kit/api/send.ts';
import { newClient } from './App.tsx';

afterEach(() => vi.useRealTimers());

test('V284 the console sends one request for an organisation tree that is needed twice within 5 s, and a new request later', async () => {
  vi.useFakeTimers();
  const sent = vi.fn(async () => ({ status: 200, answer: { code: '200', body: treeOf(nodeOf('工程部')) } }));
  transport.send = sent;
  const client = newClient();
  const read = () => client.fetchQuery(ask(department.tree, { companyId: 'c1' }));
  await Promise.all([read(), read()]);
  await vi.advanceTimersByTimeAsync(4_900);
  await read();
  expect(sent).toHaveBeenCalledTimes(1);
  await client.fetchQuery(ask(department.tree, { companyId: 'c2' }));
  expect(sent).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  await read();
  expect(sent).toHaveBeenCalledTimes(3);
});
