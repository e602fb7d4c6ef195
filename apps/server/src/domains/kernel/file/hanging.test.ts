import { file, fileErrors } from '@park/contract/kernel/file';
import { department } from '@park/contract/people/department';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testServer } from '../../../../test/app.ts';
import { account, startS3 } from '../../../outside/test/s3.ts';
import { form, png } from './test/pictures.ts';

const s3 = await startS3('park-files');
const server = testServer({
  env: {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: 'park-files',
    S3_REGION: account.region,
    S3_ACCESS_KEY: account.accessKey,
    S3_SECRET_KEY: account.secretKey,
  },
});
let token = '';
const send = () => {
  const { payload, headers } = form([{ bytes: png(2, 2), name: 'a.png' }]);
  return server.inject({ method: 'POST', url: server.base + file.upload.path, payload, headers: { ...headers, logintoken: token } });
};
beforeAll(async () => {
  token = (await server.signIn('supera1')).token ?? '';
});
afterEach(() => {
  s3.state.hangs = false;
  vi.restoreAllMocks();
});
afterAll(() => s3.close());

/** Lets the test decide when a time limit of an outside call ends. */
function timeLimits() {
  const limits: number[] = [];
  const end = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return end.signal;
  });
  return { limits, end: () => end.abort(new DOMException('timed out', 'TimeoutError')) };
}

test('while the file store gives no answer, any number of open files and uploads leave connections for other calls', async () => {
  const supera1 = server.stranger(token);
  const { url } = (await send()).json().body;
  const time = timeLimits();
  s3.state.hangs = true;
  const waiting = [...Array.from({ length: 8 }, () => server.inject({ method: 'GET', url })), send(), send()];
  await expect.poll(s3.hanging).toBe(10);
  await supera1.call(department.tree, {});
  expect(Math.max(...time.limits)).toBeLessThanOrEqual(30_000);
  time.end();
  for (const answer of await Promise.all(waiting))
    expect([answer.statusCode, answer.json().errorMessage]).toEqual([503, fileErrors.storeDown.message]);
  s3.state.hangs = false;
  vi.restoreAllMocks();
  expect((await server.inject({ method: 'GET', url })).statusCode).toBe(200);
  expect(await server.rows('select count(*)::int as n from file')).toEqual([{ n: 1 }]);
});
