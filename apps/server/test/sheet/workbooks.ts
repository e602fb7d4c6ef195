import { randomUUID } from 'node:crypto';
import { idempotencyKey } from '@park/contract/idempotency';
import { type Cell, type SheetContent, writeWorkbook } from '../../src/outside/sheet-writer.ts';
import { packageParts, rowWriter, sheetHead, textsOf } from '../../src/outside/sheet-xml.ts';
import { type ZipEntry, zipped } from '../../src/outside/sheet-zip.ts';

async function bytesOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** Builds a workbook as a user fills it in. */
export const workbook = (titles: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Buffer> => {
  const sheet: SheetContent = { name: '导入', columns: titles.map((title) => ({ title })), rows: [rows] };
  return bytesOf(writeWorkbook([sheet]));
};

export const archive = (entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>) => bytesOf(zipped(entries));
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const parts = () => packageParts([{ name: '导入', isHidden: false }], textsOf());
const sheet = (content: Iterable<string>): ZipEntry => ({ name: 'xl/worksheets/sheet1.xml', content });
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const wrapped = (inner: string, before = '') =>
  `<?xml version="1.0"?>${before}<worksheet xmlns="${main}"><sheetData><row r="1">${text('部门名称')}</row>${inner}</sheetData></worksheet>`;

/** Malicious and broken workbooks. */
export const hostile = {
  /** A zip bomb that states its true size. */
  bomb: (megabytes: number) => archive([sheet(repeat('<row/>'.padEnd(1_048_576, ' '), megabytes)), ...parts()]),
  /** A zip bomb that states a small size. */
  async lyingBomb(megabytes: number): Promise<Buffer> {
    const bytes = await hostile.bomb(megabytes);
    const at = bytes.indexOf(Buffer.from('504b0102', 'hex'));
    bytes.writeUInt32LE(1_000, at + 24);
    return bytes;
  },
  macros: () => archive([sheet([wrapped('')]), ...parts(), { name: 'xl/vbaProject.bin', content: ['x'] }]),
  external: () => archive([sheet([wrapped('')]), ...parts(), { name: 'xl/externalLinks/externalLink1.xml', content: ['<x/>'] }]),
  formula: () => archive([sheet([wrapped('<row r="2"><c r="A2"><f>HYPERLINK("http://x")</f><v>1</v></c></row>')]), ...parts()]),
  doctype: () => archive([sheet([wrapped('', '<!DOCTYPE x [<!ENTITY a "aaaa">]>')]), ...parts()]),
  parts: (count: number) =>
    archive([
      sheet([wrapped('')]),
      ...parts(),
      ...Array.from({ length: count }, (_, at) => ({ name: `xl/worksheets/sheet${at + 2}.xml`, content: [wrapped('')] })),
    ]),
  rows: (count: number) => archive([sheet(manyRows(count)), ...parts()]),
  /** A cell in the last column that a sheet can have. */
  corners: () => archive([sheet([wrapped(`<row r="2"><c r="XFD2" t="inlineStr"><is><t>x</t></is></c></row>`)]), ...parts()]),
  /** Rows in which each ½ is written as a reference to half of a surrogate pair, and each ¼ in the way of Excel. */
  halves(titles: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Buffer> {
    const texts = textsOf();
    const write = rowWriter({ columns: titles.length, style: '', texts });
    const halved = (xml: string) => xml.replaceAll('½', '&#xD800;').replaceAll('¼', '_xDC00_');
    const content = [titles, ...rows].map((cells, at) => halved(write(cells, at + 1)));
    const head = sheetHead(
      titles.map((title) => ({ title })),
      false,
    );
    const shared = { ...texts, xml: () => halved(texts.xml()) };
    return archive([sheet([head, ...content, '</sheetData></worksheet>']), ...packageParts([{ name: '导入', isHidden: false }], shared)]);
  },
  /** Valid rows, then a cell with an invalid reference. */
  torn(titles: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Buffer> {
    const texts = textsOf();
    const write = rowWriter({ columns: titles.length, style: '', texts });
    const content = [titles, ...rows].map((cells, at) => write(cells, at + 1));
    const head = sheetHead(
      titles.map((title) => ({ title })),
      false,
    );
    const end = `<row r="${rows.length + 2}"><c r="undefined${rows.length + 2}"><v>1</v></c></row></sheetData></worksheet>`;
    return archive([sheet([head, ...content, end]), ...packageParts([{ name: '导入', isHidden: false }], texts)]);
  },
  html: () => Buffer.from('<!doctype html><html><table><tr><td>部门名称</td></tr></table></html>'),
};

function* repeat(chunk: string, times: number): Generator<string> {
  yield `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>`;
  for (let at = 0; at < times; at++) yield chunk;
  yield '</sheetData></worksheet>';
}
function* manyRows(count: number): Generator<string> {
  yield `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData><row r="1">${text('部门名称')}</row>`;
  for (let at = 0; at < count; at += 1000)
    yield Array.from({ length: Math.min(1000, count - at) }, (_, i) => `<row r="${at + i + 2}">${text(`部门${at + i}`)}</row>`).join('');
  yield '</sheetData></worksheet>';
}

/** Builds the multipart body of a file upload, as the console sends it. */
export function upload(fields: Record<string, string>, file: { name: string; bytes: Buffer } | undefined, { isCut = false } = {}) {
  const boundary = 'x-park-boundary';
  const head = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const part = file && [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n` +
        `content-type: application/octet-stream\r\n\r\n`,
    ),
    file.bytes,
    Buffer.from('\r\n'),
  ];
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, [idempotencyKey.header]: randomUUID() },
    payload: Buffer.concat([Buffer.from(head.join('')), ...(part ?? []), ...(isCut ? [] : [Buffer.from(`--${boundary}--\r\n`)])]),
  };
}
