import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { newKey } from './files-key.ts';
import { s3Store } from './files-s3.ts';
import { sign } from './sigv4.ts';
import { account, type StandIn, startS3 } from './test/s3.ts';

/*
 * The examples of "Authenticating Requests: Using the Authorization Header", Amazon S3 API Reference
 * (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
const example = { region: 'us-east-1', accessKey: 'AKIAIOSFODNN7EXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const welcome = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072';
const published: [what: string, method: string, address: string, headers: Record<string, string>, payload: string, signature: string][] = [
  ['GET object', 'GET', '/test.txt', { range: 'bytes=0-9' }, empty, 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'],
  [
    'PUT object',
    'PUT',
    '/test$file.text',
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    welcome,
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  ['GET bucket lifecycle', 'GET', '/?lifecycle', {}, empty, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['GET bucket', 'GET', '/?max-keys=2&prefix=J', {}, empty, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
];
test.each(published)('the signature matches AWS’s published example: %s', (_, method, address, headers, payloadHash, signature) => {
  const url = new URL(`https://examplebucket.s3.amazonaws.com${address}`);
  const { authorization } = sign({ method, url, headers, payloadHash }, example, new Date('2013-05-24T00:00:00Z'));
  const names = [...Object.keys(headers), 'host', 'x-amz-content-sha256', 'x-amz-date'].sort().join(';');
  expect(authorization).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`,
  );
});

let s3: StandIn;
beforeAll(async () => {
  s3 = await startS3('park-files');
});
afterAll(() => s3.close());
const open = (settings: Partial<typeof account> & { bucket?: string } = {}) =>
  s3Store({ endpoint: s3.endpoint, bucket: 'park-files', ...account, ...settings });
const later = () => new Date(Date.now() + 1000);
async function listed(moment: Date) {
  const all: string[] = [];
  for await (const keys of open().before(moment)) all.push(...keys);
  return all;
}

test('an object is stored with the signature that S3 requires and stays until it is removed', async () => {
  const store = open();
  const key = newKey();
  expect(await store.open(key)).toBeUndefined();
  await store.put(key, Buffer.from([0, 1, 255]));
  const found = await store.open(key);
  expect([found?.size, found && (await buffer(found.content))]).toEqual([3, Buffer.from([0, 1, 255])]);
  await store.remove(key);
  await store.remove(key);
  expect([await store.open(key), s3.refused]).toEqual([undefined, []]);
});

test('a file on disk is stored with the length that S3 requires', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'park-s3-'));
  const [place, bytes] = [path.join(folder, 'a'), randomBytes(300_000)];
  writeFileSync(place, bytes);
  const [store, key] = [open(), newKey()];
  await store.put(key, { path: place, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  const found = await store.open(key);
  rmSync(folder, { recursive: true });
  expect([found && (await buffer(found.content)), s3.refused]).toEqual([bytes, []]);
});

test('old keys are listed page by page, without objects written by other programs', async () => {
  const store = open();
  s3.objects.clear();
  const keys = [newKey(), newKey(), newKey(), newKey(), newKey()].sort();
  for (const key of keys) await store.put(key, Buffer.from('x'));
  s3.objects.set('backup.tar', { bytes: Buffer.alloc(1), at: new Date() });
  expect((await listed(later())).sort()).toEqual(keys);
  expect(await listed(new Date(Date.now() - 60_000))).toEqual([]);
});

test('a wrong secret, a missing bucket and an unavailable store fail with an error that does not contain the secret', async () => {
  const [wrong, missing] = [open({ secretKey: 'guess' }), open({ bucket: 'other' })];
  await expect(wrong.put(newKey(), Buffer.from('x'))).rejects.toThrow(/^S3 refused to put: 403 SignatureDoesNotMatch$/);
  await expect(wrong.open(newKey())).rejects.toThrow(/^S3 refused to open: 403 SignatureDoesNotMatch$/);
  await expect(missing.put(newKey(), Buffer.from('x'))).rejects.toThrow(/404 NoSuchBucket/);
  s3.state.isDown = true;
  await expect(open().remove(newKey())).rejects.toThrow(/503 SlowDown/);
  s3.state.isDown = false;
});

test('an invalid storage key is refused and never used in a URL', async () => {
  for (const key of ['../other/object', 'a?acl', '']) await expect(open().open(key)).rejects.toThrow('not a key');
});

test('incomplete S3 settings are refused at the start', () => {
  const given = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'park-files', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
  expect(loadConfig({}).s3).toBeUndefined();
  expect(loadConfig(given).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'park-files',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'secret',
  });
  expect(() => loadConfig({ ...given, S3_SECRET_KEY: '' })).toThrow(/S3_ENDPOINT/);
  expect(() => loadConfig({ ...given, S3_BUCKET: '../x', S3_ENDPOINT: 'file:///etc' })).toThrow(/S3_ENDPOINT: .*\nS3_BUCKET: /);
});
