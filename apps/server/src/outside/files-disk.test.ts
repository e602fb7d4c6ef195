import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { rounds } from '../../test/race.ts';
import { diskStore } from './files-disk.ts';
import { newKey } from './files-key.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'park-store-'));
const store = diskStore(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const whatIs = async (key: string, at = store) => {
  const found = await at.open(key);
  return found && { size: found.size, content: await buffer(found.content) };
};
async function listed(moment: Date) {
  const all: string[] = [];
  for await (const keys of store.before(moment)) all.push(...keys);
  return all;
}

test('a stored file is complete, readable only by the server’s user account, and stays until it is removed', async () => {
  const key = newKey();
  expect([await store.open(key), await listed(new Date())]).toEqual([undefined, []]);
  await store.put(key, Buffer.from('abc'));
  expect(await whatIs(key)).toEqual({ size: 3, content: Buffer.from('abc') });
  const place = path.join(folder, 'files', key.slice(0, 2), key.slice(2, 4), key);
  expect([statSync(place).mode & 0o777, statSync(path.dirname(place)).mode & 0o777]).toEqual([0o600, 0o700]);
  expect([await listed(new Date(Date.now() + 1000)), await listed(new Date(Date.now() - 60_000))]).toEqual([[key], []]);
  await store.remove(key);
  await store.remove(key);
  expect(await store.open(key)).toBeUndefined();
});

test.each(['../../etc/passwd', 'a', `${'a'.repeat(63)}/`, `..${'/'.repeat(62)}`, 'A'.repeat(64), `${'a'.repeat(64)}\0`])(
  'an invalid storage key is refused and never used as a path: %j',
  async (key) => {
    const before = readdirSync(folder, { recursive: true });
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('not a key');
    await expect(store.open(key)).rejects.toThrow('not a key');
    await expect(async () => store.remove(key)).rejects.toThrow('not a key');
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  },
);

test('after kill -9 during writing each file is complete or missing, and no file already confirmed is missing', async () => {
  let [finished, cutOff] = [0, 0];
  for (let round = 0; round < rounds(4, 40); round++) {
    const home = path.join(folder, `round-${round}`);
    const writer = spawn(process.execPath, [path.join(import.meta.dirname, 'test/disk-writer.ts'), home], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    writer.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    while (!output.includes('done')) await sleep(5);
    await sleep(Math.random() * 60);
    writer.kill('SIGKILL');
    await new Promise((gone) => writer.once('close', gone));
    const keys = (word: string) => [...output.matchAll(new RegExp(`^${word} (\\w{64})$`, 'gm'))].map((found) => found[1] as string);
    const [began, done] = [keys('began'), keys('done')];
    for (const key of began) {
      const content = (await whatIs(key, diskStore(home)))?.content;
      if (done.includes(key) || content)
        expect([content?.length, content?.every((byte) => byte === content[0])]).toEqual([3_000_000, true]);
    }
    finished += done.length;
    cutOff += began.length - done.length;
    rmSync(home, { recursive: true });
  }
  expect(finished).toBeGreaterThan(0);
  expect(cutOff).toBeGreaterThan(0);
}, 120_000);
