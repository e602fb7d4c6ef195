import { department } from '@park/contract/people/department';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testServer } from '../../test/app.ts';
import { hashToken } from './session.ts';

const server = testServer();
afterEach(() => {
  vi.useRealTimers();
  server.passTime(undefined);
});
const lastSeen = async (token: string | undefined) => {
  const [row] = await server.rows<{ at: string }>(`select last_seen_at::text as at from session where token_hash = decode($1, 'hex')`, [
    hashToken(token ?? ''),
  ]);
  return row?.at;
};

describe('the clock of the machine jumps', () => {
  test.each([
    ['2 hours back', -2],
    ['2 hours forward', 2],
    ['a day back', -24],
    ['a day forward', 24],
  ])('a session in use is still extended every minute, and valid by the clock of the database: %s', async (_, hours) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const person = await server.signIn('supera1');
    await person.call(department.tree, {});
    const before = await lastSeen(person.token);
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    vi.advanceTimersByTime(61_000);
    server.passTime('61 seconds');
    await person.call(department.tree, {});
    await expect.poll(() => lastSeen(person.token)).not.toBe(before);
  });
});
