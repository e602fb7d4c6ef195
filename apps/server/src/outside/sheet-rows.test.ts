import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { type CellValue, streamXlsxRows, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { archive, workbook } from '../../test/sheet/workbooks.ts';
import { type Row, xlsxRows } from './sheet-rows.ts';

const limits = { inflated: 50_000_000, perKind: 20 };
/** Returns the cells of a row without empty cells. */
const filled = ({ index, values }: Row) => [index, ...[...values.entries()].filter(([, value]) => value !== null && value !== '')];
const rowsOf = async (rows: AsyncIterable<Row>) => (await Array.fromAsync(rows, filled)).filter((row) => row.length > 1);
async function* ours(bytes: Buffer): AsyncGenerator<Row> {
  for await (const rows of xlsxRows(bytes, limits)) yield* rows;
}
const bothOf = async (bytes: Buffer) => [await rowsOf(ours(bytes)), await rowsOf(streamXlsxRows(bytes))];

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
type Made = { sheet: string; shared?: string; formats?: string };
/** The entry of the only sheet in the list of sheets. */
const listed = '<sheet name="一" sheetId="1" r:id="rId7"/>';
/** Builds a workbook with these parts. */
const made = ({ sheet, shared = '', formats = '<xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="2"/>' }: Made) =>
  archive(
    Object.entries({
      '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
      '_rels/.rels':
        `<Relationships xmlns="${packages}/relationships">` +
        `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels':
        `<Relationships xmlns="${packages}/relationships">` +
        `<Relationship Target="styles.xml" Type="${office}/styles" Id="rId2"/>` +
        `<Relationship Id="rId3" Type="${office}/sharedStrings" Target="/xl/sharedStrings.xml"/>` +
        `<Relationship Id="rId7" Type="${office}/worksheet" Target="worksheets/first.xml"/></Relationships>`,
      'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="3">${formats}</cellXfs></styleSheet>`,
      'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared}</sst>`,
      'xl/worksheets/first.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData><pageMargins left="0.7"/></worksheet>`,
    }).map(([name, content]) => ({ name, content: [content] })),
  );

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('甲', 'é', '😀', '&', '<', '>', '"', "'", '_', 'x', '0', 'A', ' ', '\n'), maxLength: 12 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
const table = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 });

describe('the fast workbook reader compared with the library', () => {
  const runs = process.env.PARK_LONG ? 500 : 40;
  test('both readers agree on workbooks written by the library', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const [mine, theirs] = await bothOf(Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows }] })));
        expect(mine).toEqual(theirs);
      }),
      { numRuns: runs },
    );
  });
  test.each([true, false])('both readers agree on workbooks written by another library, with shared strings: %s', async (bookSST) => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const bytes: Buffer = write(utils.book_new(utils.aoa_to_sheet(rows), 'x'), { type: 'buffer', bookType: 'xlsx', bookSST });
        const [mine, theirs] = await bothOf(bytes);
        expect(mine).toEqual(theirs);
      }),
      { numRuns: runs },
    );
  });
  test('both readers agree on our own exports', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const cells = rows.map((row) => row.map((value) => (typeof value === 'boolean' ? String(value) : value)));
        const [mine, theirs] = await bothOf(await workbook(['一', '二', '三', '四', '五', '六'], cells));
        expect(mine).toEqual(theirs);
      }),
      { numRuns: runs },
    );
  });
});

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const first = `<row r="1">${text('头')}</row>`;
const cases: [string, Made, (number | [number, CellValue])[][]][] = [
  [
    'texts in several fonts and phonetic hints',
    {
      shared:
        '<si><r><rPr><b/></rPr><t>东</t></r><r><t xml:space="preserve"> 京</t></r><rPh sb="0" eb="2"><t>トウ</t></rPh></si><si><t/></si>',
      sheet: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>',
    },
    [[0, [0, '东 京']]],
  ],
  [
    'missing rows and columns and cells without a position',
    { sheet: `<row>${text('甲')}</row><row r="4" spans="1:3"><c r="C4"><v>5</v></c>${text('乙')}</row><row r="7"/>` },
    [
      [0, [0, '甲']],
      [3, [2, 5], [3, '乙']],
    ],
  ],
  [
    'characters written as numeric entities',
    { sheet: `<row r="1">${text('&#19968;&#x4E8C;&amp;lt;_x000D__x005F_x0041_')}</row>` },
    [[0, [0, '一二&lt;\r_x0041_']]],
  ],
  [
    'numbers formatted as dates and as numbers',
    { sheet: `${first}<row r="2"><c r="A2" s="2"><v>46082</v></c></row><row r="3"><c r="A3" s="1"><v>46082</v></c></row>` },
    [
      [0, [0, '头']],
      [1, [0, 46082]],
      [2, [0, new Date(Date.UTC(2026, 2, 1))]],
    ],
  ],
  [
    'attributes in another order',
    { sheet: `${first}<row r="2"><c t="inlineStr" r="B2"><is><t>乙</t></is></c></row>` },
    [
      [0, [0, '头']],
      [1, [1, '乙']],
    ],
  ],
  [
    'XML comments',
    { sheet: `${first}<row r="2"><!-- here -->${text('乙')}</row>` },
    [
      [0, [0, '头']],
      [1, [0, '乙']],
    ],
  ],
  ['no rows', { sheet: '' }, []],
];
test.each(cases)('a workbook with %s is read correctly', async (_, workbookOf, expected) => {
  expect(await rowsOf(ours(await made(workbookOf)))).toEqual(expected);
});

test('a formula is found in any cell, also in rows after the fast reader hands over to the library', async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => `<row r="${at + 2}"><!-- x -->${text(`第${at}行`)}</row>`).join('');
  const bytes = await made({ sheet: `${first}${rows}<row r="4000"><c r="A4000"><f>1+1</f><v>2</v></c></row>` });
  await expect(rowsOf(ours(bytes))).rejects.toMatchObject({ fault: 'formula', cell: 'A4000' });
});
