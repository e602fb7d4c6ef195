import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { file } from '@park/contract/kernel/file';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../../test/app.ts';
import { form, png } from '../domains/kernel/file/test/pictures.ts';

const mebibyte = 1_048_576;
const server = testServer({
  env: { UPLOADS_AT_ONCE: '18', UPLOAD_DAILY_MB: '40' },
  patience: { stall: 3_000 },
});
// the folders that other processes have left in the data directory before this server starts
const [crashed, running] = ['arriving-crashed', 'arriving-running'].map((name) => path.join(server.folder, name)) as [string, string];
for (const folder of [crashed, running]) mkdirSync(folder);
writeFileSync(path.join(crashed, '0'), 'half a file');
utimesSync(crashed, new Date(), new Date(Date.now() - 7_200_000));
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await server.listen()).port);
});

const zeros = Buffer.alloc(9 * mebibyte);
const open: net.Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await expect.poll(arriving).toEqual([]);
});

/** Begins an upload of a file and stops sending after some of its bytes. `ended` resolves when the connection is closed. */
async function begin(token: string | undefined, sent: number, total = 9 * mebibyte) {
  const head = '--park\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
  const socket = net.connect(port, '127.0.0.1');
  open.push(socket);
  socket.on('error', () => {});
  const ended = once(socket, 'close');
  socket.write(
    `POST ${file.store.path} HTTP/1.1\r\nHost: x\r\nloginToken: ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=park\r\nContent-Length: ${total}\r\n\r\n${head}`,
  );
  await new Promise((done) => socket.write(zeros.subarray(0, sent), done));
  return { ended };
}
/** The files of uploads that are arriving, with their sizes. */
const arriving = () =>
  readdirSync(server.folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith('arriving'))
    .map((name) => path.join(server.folder, name))
    .filter((place) => statSync(place, { throwIfNoEntry: false })?.isFile())
    .map((place) => statSync(place, { throwIfNoEntry: false })?.size ?? 0);
const send = async (token: string | undefined, bytes: Buffer) => {
  const { payload, headers } = form([{ bytes, name: 'a.png' }]);
  const url = server.base + file.upload.path;
  return (await server.inject({ method: 'POST', url, payload, headers: { ...headers, logintoken: token ?? '' } })).json();
};

test('a starting server removes uploads that another process left behind hours ago, and keeps those that arrive now', () => {
  expect([existsSync(crashed), existsSync(running)]).toEqual([false, true]);
});

describe('the number and size of uploads', () => {
  test('the bytes of an upload are written to disk as they arrive, and are removed when the client goes away', async () => {
    const { token } = await server.signIn('supera1');
    await begin(token, 5 * mebibyte);
    await expect.poll(() => arriving().reduce((sum, size) => sum + size, 0)).toBeGreaterThan(4 * mebibyte);
  });

  test('an upload that is arriving takes less than 1 MiB of memory', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = () => {
      collect();
      return process.memoryUsage().arrayBuffers / mebibyte;
    };
    const people = await Promise.all(['supera2', 'superb1', 'superc1', 'operatora'].map((name) => server.signIn(name)));
    const before = used();
    await Promise.all(people.flatMap(({ token }) => Array.from({ length: 4 }, () => begin(token, 4 * mebibyte))));
    await expect.poll(() => arriving().filter((size) => size > 3.9 * mebibyte)).toHaveLength(16);
    // buffers that are no longer used are not released at once on a busy machine
    await expect.poll(() => [arriving().length, used() - before < 16]).toEqual([16, true]);
  });

  test('a person may send four uploads at a time; a fifth is refused, and taken once one of the four has ended', async () => {
    const { token } = await server.signIn('membera1');
    for (let n = 0; n < 4; n++) await begin(token, 100, mebibyte);
    await expect.poll(arriving).toHaveLength(4);
    expect(await send(token, png(2, 2))).toMatchObject({ code: '429', errorMessage: '操作过于频繁，请稍后再试' });
    open.pop()?.destroy();
    await expect.poll(arriving).toHaveLength(3);
    expect(await send(token, png(2, 2))).toMatchObject({ code: '200' });
  });

  test('when the server takes as many uploads as it can, the next person is asked to try again later', async () => {
    const people = await Promise.all(['staffa2', 'assistant1', 'operatorb', 'operatorab', 'assistant0'].map((name) => server.signIn(name)));
    for (const [at, { token }] of people.entries()) for (let n = 0; n < (at < 4 ? 4 : 2); n++) await begin(token, 100, mebibyte);
    await expect.poll(arriving).toHaveLength(18);
    const { token } = await server.signIn('membera2');
    expect(await send(token, png(2, 2))).toMatchObject({ code: '429', errorMessage: '服务繁忙，请稍后再试' });
  });

  test('the connection of an upload that sends nothing for a while is closed, and its place is free again', async () => {
    const { token } = await server.signIn('membera2');
    const all = [];
    for (let n = 0; n < 4; n++) all.push(await begin(token, 100));
    await expect.poll(arriving).toHaveLength(4);
    await Promise.all(all.map(({ ended }) => ended));
    await expect.poll(arriving).toEqual([]);
    expect(await send(token, png(2, 2))).toMatchObject({ code: '200' });
  });

  test('a person who has uploaded the volume of a day is refused until the next day, also for files that were refused', async () => {
    const { token } = await server.signIn('admina1');
    for (let n = 0; n < 4; n++) expect(await send(token, zeros)).toMatchObject({ code: '400' });
    expect(await send(token, zeros)).toMatchObject({ code: '429', errorMessage: '今天上传的文件太多，请明天再试' });
    try {
      server.passTime('1 day');
      const again = await server.signIn('admina1');
      expect(await send(again.token, zeros)).toMatchObject({ code: '400' });
    } finally {
      server.passTime(undefined);
    }
  });
});
