import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { file } from '@park/contract/kernel/file';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { rounds } from '../../../../test/race.ts';
import { AppError } from '../../../context.ts';
import { imageWork } from './images.ts';
import type { Purpose } from './kinds.ts';
import { check } from './pipeline.ts';
import { children, memory } from './test/children.ts';
import { animation, bomb, form, photo, png, textBomb, workbook, zip } from './test/pictures.ts';

const isLinux = process.platform === 'linux';
const folder = mkdtempSync(path.join(tmpdir(), 'park-files-'));
const server = testServer({ env: { DATA_DIR: folder, DATABASE_POOL: '16' } });
let supera1: Person;
/** Several people, because each may send only four uploads at the same time. */
let people: Person[];
beforeAll(async () => {
  people = await Promise.all(['supera1', 'operatora', 'superb1'].map((name) => server.signIn(name)));
  [supera1] = people as [Person];
});
/** Files that have arrived with an upload, as the server passes them to the check. */
const arrived = mkdtempSync(path.join(tmpdir(), 'park-arrived-'));
afterAll(() => {
  for (const place of [folder, arrived]) rmSync(place, { recursive: true, force: true });
});

type Parts = Parameters<typeof form>[0];
async function send(parts: Parts, shape?: Parameters<typeof form>[1], person = supera1) {
  const { payload, headers } = form(parts, shape);
  const response = await server.inject({
    method: 'POST',
    url: `${server.base}${file.upload.path}`,
    payload,
    headers: { ...headers, logintoken: person.token ?? '' },
  });
  const answer: { code: string; fields?: object; errorMessage: string } = response.json();
  return { ...answer, status: response.statusCode };
}
const stored = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(folder, name)).isFile());

const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const html = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');
const huge = () => png(30_000, 30_000, { drawn: Buffer.alloc(1_000_000) });
const wrongType = '上传图片只能是 png、jpg、jpeg 格式';
const unreadable = '图片已损坏或无法识别，请换一张重试';

const refusals: [what: string, make: () => Parts | Promise<Parts>, status: number, text: string][] = [
  ['V201 V251 a file of no bytes', () => [{ bytes: Buffer.alloc(0) }], 400, '上传图片大小不能小于0KB'],
  [
    'V202 V251 a file of more than 1024 KB',
    () => [{ bytes: Buffer.concat([png(1, 1), Buffer.alloc(1_048_576)]) }],
    400,
    '上传图片大小不能超过1024KB',
  ],
  ['V203 a svg sent as png', () => [{ bytes: svg }], 400, wrongType],
  ['V203 html sent as png', () => [{ bytes: html }], 400, wrongType],
  ['V203 a zip bomb', () => [{ bytes: bomb() }], 400, wrongType],
  ['V203 V251 a gif named png', () => [{ bytes: Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1') }], 400, wrongType],
  ['V203 an animated png', () => [{ bytes: png(2, 2, { extra: [animation] }) }], 400, wrongType],
  [
    'V203 a picture with an appended archive',
    () => [{ bytes: Buffer.concat([png(2, 2), zip([{ name: 'a', content: html }])]) }],
    400,
    wrongType,
  ],
  ['V203 a photo with an appended HTML page', async () => [{ bytes: Buffer.concat([await photo(), html]) }], 400, wrongType],
  ['a png of 30,000 × 30,000 px', () => [{ bytes: huge() }], 400, '图片尺寸过大，长乘宽不能超过2000万像素'],
  ['a png cut off in the middle', () => [{ bytes: png(900, 900).subarray(0, 1500) }], 400, unreadable],
  [
    'a png with a valid beginning and invalid data',
    () => [{ bytes: Buffer.concat([png(9, 9).subarray(0, 40), Buffer.alloc(500, 7)]) }],
    400,
    unreadable,
  ],
  ['a file name of 300 characters', () => [{ bytes: png(1, 1), name: `${'长'.repeat(296)}.png` }], 400, '文件名最多255个字'],
  ['a file name with a NUL character', () => [{ bytes: png(1, 1), name: 'a\0b.png' }], 400, '文件名包含无法识别的字符'],
  ['an upload without a file', () => [], 400, '请选择要上传的图片'],
  ['an upload with one bad file among good files', () => [{ bytes: png(1, 1) }, { bytes: svg }, { bytes: png(1, 1) }], 400, wrongType],
  ['a file larger than the server reads', () => [{ bytes: Buffer.alloc(10 * 1_048_576 + 1) }], 413, '提交的内容过大'],
];

describe('uploads that are refused without storing anything', () => {
  test.each(refusals)('an upload of %s is refused', async (_, make, status, text) => {
    const answer = await send(await make());
    expect(answer).toMatchObject({ status, code: String(status), errorMessage: text });
    if (status === 400) expect(answer.fields).toEqual({ file: text });
    expect([stored(), await server.rows('select 1 from file')]).toEqual([[], []]);
  });
});

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
/** Builds a file in the container format of xls with the given stream names. */
const xls = (streams: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), utf16(streams), Buffer.alloc(512)]);

describe('the upload check of every purpose', () => {
  const redraw = imageWork({ waiting: 20 });
  let files = 0;
  const sent = (bytes: Buffer, name: string) => {
    const place = path.join(arrived, String(files++));
    writeFileSync(place, bytes);
    return { field: 'file', name, type: '', size: bytes.length, sha256: '', path: place, bytes: async () => bytes };
  };
  const refusalOf = async (bytes: Buffer, purpose: Purpose, name = 'a') => {
    const answer = await check([sent(bytes, name)], purpose, redraw).catch((error: unknown) => error);
    return answer instanceof AppError ? answer.fields.file : 'taken';
  };

  test.each(['../../a.png', '..', 'a/b.png', 'C:\\a.png', '\\\\host\\a.png'])('a file name with a path is refused: %s', async (name) => {
    expect(await refusalOf(png(1, 1), 'image', name)).toBe('文件名不能包含路径');
  });

  test('uploads with the purpose "sheet" may be xlsx and xls workbooks, but no other files of the same container formats', async () => {
    expect([await refusalOf(workbook(), 'sheet'), await refusalOf(xls('Workbook'), 'sheet')]).toEqual(['taken', 'taken']);
    const onlySheets = '上传模板只能是 xls、xlsx格式';
    for (const other of [html, bomb(), png(1, 1), workbook([], 'ms-excel.sheet.macroEnabled')])
      expect(await refusalOf(other, 'sheet', 'a.xlsx')).toBe(onlySheets);
    const unsound = '文件已损坏、加密或含有宏，无法上传';
    expect(await refusalOf(xls('WordDocument'), 'sheet', 'a.xls')).toBe(unsound);
    expect(await refusalOf(xls('Workbook_VBA_PROJECT'), 'sheet', 'a.xls')).toBe(unsound);
    expect(await refusalOf(workbook([{ name: 'xl/vbaProject.bin', content: html }]), 'sheet')).toBe(unsound);
    expect(await refusalOf(workbook([{ name: 'xl/a.xml', content: html, claimed: 200_000_000 }]), 'sheet')).toBe(unsound);
    expect(await refusalOf(Buffer.alloc(0), 'sheet')).toBe('上传模板大小不能小于0KB');
  });

  test('C12 documents and workbooks are checked and stored without being read into memory as a whole', async () => {
    const documents = [Buffer.from('%PDF-1.7\n%%EOF'), workbook(), xls('Workbook')];
    for (const bytes of documents) {
      const whole = () => Promise.reject(new Error('read as a whole'));
      const [checked] = await check([{ ...sent(bytes, 'a'), bytes: whole }], 'document', redraw);
      expect(checked?.content).toMatchObject({ path: expect.any(String), size: bytes.length });
    }
  });

  test('the stream names of an xls workbook are found wherever the pieces of the file that are read begin', async () => {
    const before = (length: number, name: string) => Buffer.concat([xls('').subarray(0, 512), Buffer.alloc(length - 512), utf16(name)]);
    for (const length of [65_520, 65_531, 65_535, 65_536, 131_070]) {
      expect([length, await refusalOf(before(length, 'Workbook'), 'sheet')]).toEqual([length, 'taken']);
      const both = Buffer.concat([before(length, 'Workbook'), before(length, '_VBA_PROJECT')]);
      expect([length, await refusalOf(both, 'sheet', 'a.xls')]).toEqual([length, '文件已损坏、加密或含有宏，无法上传']);
    }
  });

  test('uploads with the purpose "document" may be a pdf but not an HTML page', async () => {
    expect(await refusalOf(Buffer.from('%PDF-1.7\n%%EOF'), 'document')).toBe('taken');
    expect(await refusalOf(html, 'document', 'a.pdf')).toBe('上传文件只能是 pdf、docx、xls、xlsx、png、jpg、jpeg 格式');
  });

  test('V204 V251 an upload with more files than its purpose allows is refused', async () => {
    const many = Array.from({ length: 11 }, () => sent(png(1, 1), 'a.png'));
    await expect(check(many, 'image', redraw)).rejects.toMatchObject({ fields: { file: '最多上传10张图片' } });
  });

  test('a compressed text chunk in a picture is not unpacked', async () => {
    expect(await refusalOf(png(2, 2, { extra: [textBomb()] }), 'image')).toBe('taken');
  });
});

describe('picture processing', () => {
  const small = { bytes: png(4, 4), format: 'png', megapixels: 20 } as const;

  test('the queue of pictures is limited, and further requests get 503', async () => {
    const redraw = imageWork({ waiting: 2 });
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => redraw(small)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(answers[4]).toMatchObject({ reason: { spec: { code: '503' } } });
  });

  test('a picture whose processing takes too long is refused', async () => {
    expect(await imageWork({ waiting: 1, most: 1 })(small)).toEqual({ refused: 'unreadable' });
  });

  test.runIf(isLinux)('a picture that crashes the picture process is refused, and the next picture gets a new process', async () => {
    const redraw = imageWork({ waiting: 2 });
    const before = children();
    const broken = redraw({ ...small, bytes: png(4400, 4400, { isInterlaced: true }) });
    const [own] = await vi.waitUntil(() => {
      const started = children().filter((pid) => !before.includes(pid));
      return started.length > 0 && started;
    });
    process.kill(own as number, 'SIGKILL');
    expect(await broken).toEqual({ refused: 'unreadable' });
    expect(await redraw(small)).toMatchObject({ width: 4, height: 4 });
  });
});

test.runIf(isLinux)(
  'with hostile files memory grows by at most 300 MB and the p99 of /healthz stays below 500 ms',
  async () => {
    await send([{ bytes: png(9, 9) }]);
    const archive = bomb();
    const flat = await sharp({ create: { width: 4470, height: 4470, channels: 3, background: '#777' } })
      .jpeg({ progressive: true })
      .toBuffer();
    const wall = png(4470, 4470, { isInterlaced: true });
    const files = [huge(), wall, flat, archive, svg, html, huge(), png(2, 2, { extra: [textBomb()] }), wall, Buffer.alloc(10 * 1_048_576)];
    const base = memory();
    let [peak, isOver] = [base, false];
    const late: number[] = [];
    const watch = (async () => {
      while (!isOver) {
        const start = performance.now();
        await server.inject({ method: 'GET', url: '/healthz' });
        late.push(performance.now() - start);
        peak = Math.max(peak, memory());
        await sleep(5);
      }
    })();
    for (let round = 0; round < rounds(1, 5); round++) {
      const answers = await Promise.all(files.map((bytes, at) => send([{ bytes }], {}, people[at % people.length])));
      expect(answers.map(({ status }) => status)).toEqual([400, 200, 200, 400, 400, 400, 400, 200, 200, 400]);
    }
    isOver = true;
    await watch;
    const p99 = late.sort((one, other) => one - other)[Math.floor(late.length * 0.99)] as number;
    console.log(`hostile files: memory +${Math.round(peak - base)} MB, /healthz p99 ${Math.round(p99)} ms of ${late.length}`);
    expect([peak - base < 300, p99 < 500]).toEqual([true, true]);
  },
  120_000,
);
