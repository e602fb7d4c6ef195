import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Block, Cell, Fact, Paper } from './paper.ts';

/* The thread that renders PDFs. It gets plain text and small pictures, and may read nothing but its two fonts. */
export type PdfRequest = { id: number; paper: Paper };
export type PdfResult = { id: number; bytes?: Uint8Array; problem?: string };

/** A complete font, because smaller fonts lack a thousand characters that occur in people's names. */
const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '../fonts');
const regular = path.join(fonts, 'NotoSansHans-Regular.otf');
const bold = path.join(fonts, 'NotoSansHans-Bold.otf');
pdfmake.setFonts({ Noto: { normal: regular, bold, italics: regular, bolditalics: bold } });
pdfmake.setLocalAccessPolicy((file) => file === regular || file === bold);
pdfmake.setUrlAccessPolicy(() => false);

const grey = '#666666';
const line = '#bfbfbf';
const ground = '#f5f5f5';
const layout = { hLineColor: () => line, vLineColor: () => line, hLineWidth: () => 0.5, vLineWidth: () => 0.5 };

/** Removes control and formatting characters, which cannot be printed. */
const clean = (text: string) => text.replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '');
const named = (name: string): TableCell => ({ text: clean(name), fillColor: ground, color: grey });

function factRows(facts: readonly Fact[]): TableCell[][] {
  const rows: TableCell[][] = [];
  let half: TableCell[] | undefined;
  const wide = (cells: TableCell[]) => rows.push([cells[0] as TableCell, { ...(cells[1] as object), colSpan: 3 } as TableCell, '', '']);
  for (const { name, value, isWide } of facts) {
    const cells: TableCell[] = [named(name), { text: clean(value) || '--' }];
    if (isWide) {
      if (half) wide(half);
      half = undefined;
      wide(cells);
    } else if (half) {
      rows.push([...half, ...cells]);
      half = undefined;
    } else half = cells;
  }
  if (half) wide(half);
  return rows;
}

const cellOf = (cell: Cell): TableCell =>
  typeof cell === 'string'
    ? { text: clean(cell) || '--' }
    : { image: `data:${cell.mime};base64,${Buffer.from(cell.picture).toString('base64')}`, fit: [64, 28] };

function contentOf(block: Block): Content[] {
  const heading: Content[] = block.heading ? [{ text: block.heading, bold: true, fontSize: 12, margin: [0, 14, 0, 6] }] : [];
  if ('lines' in block) return [...heading, ...block.lines.map((text) => ({ text: clean(text), margin: [0, 0, 0, 3] }) as Content)];
  if ('facts' in block) return [...heading, { layout, table: { widths: [70, '*', 70, '*'], body: factRows(block.facts) } }];
  const { titles, widths, rows } = block.table;
  const head = titles.map((title) => ({ ...(named(title) as object), bold: true }) as TableCell);
  const body = [head, ...rows.map((row) => row.map(cellOf))];
  return [...heading, { layout, table: { headerRows: 1, dontBreakRows: true, widths: [...widths], body } }];
}

const definitionOf = ({ title, left, right, footer, blocks }: Paper): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [40, 40, 40, 48],
  info: { title: clean(title) },
  defaultStyle: { font: 'Noto', fontSize: 9, lineHeight: 1.25 },
  content: [
    { text: clean(title), bold: true, fontSize: 18, alignment: 'center', margin: [0, 0, 0, 12] },
    { columns: [{ text: clean(left) }, { text: clean(right), alignment: 'right' }], margin: [0, 0, 0, 6] },
    ...blocks.flatMap(contentOf),
  ],
  footer: (page: number, pages: number) => ({
    columns: [
      { text: clean(footer), color: grey },
      { text: `第 ${page} 页，共 ${pages} 页`, alignment: 'right', color: grey },
    ],
    fontSize: 8,
    margin: [40, 16, 40, 0],
  }),
});

/** Replaces all pictures with a note, because one unreadable picture makes the whole document fail. */
const withoutPictures = (paper: Paper): Paper => ({
  ...paper,
  blocks: paper.blocks.map((block) => {
    if (!('table' in block)) return block;
    const rows = block.table.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : '（图片无法显示）')));
    return { ...block, table: { ...block.table, rows } };
  }),
});
const set = (paper: Paper) => pdfmake.createPdf(definitionOf(paper)).getBuffer();

const post = (done: PdfResult) => parentPort?.postMessage(done);
parentPort?.on('message', async ({ id, paper }: PdfRequest) => {
  try {
    post({ id, bytes: await set(paper).catch(() => set(withoutPictures(paper))) });
  } catch (error) {
    post({ id, problem: (error as Error).message });
  }
});
