import { read as readOther, utils, write } from '@e965/xlsx';
import { sheetTexts } from '@park/contract/kernel/task';
import { readXlsx, streamXlsxRows, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { olderWorkbook, oldWorkbook } from '../../test/sheet/old.ts';
import { hostile, workbook } from '../../test/sheet/workbooks.ts';
import { checkSheet, type ReadRow, readSheet, SheetProblem, writeWorkbook } from './sheet.ts';
import { rowWriter, textsOf } from './sheet-xml.ts';

const isLong = Boolean(process.env.PARK_LONG);

async function read(bytes: Buffer) {
  const rows: ReadRow[] = [];
  for await (const group of readSheet(bytes)) rows.push(...group);
  return rows.map(({ number, cells }) => ({ number, cells }));
}
const cellsOf = async (bytes: Buffer) => (await read(bytes)).map(({ cells }) => cells);

/** Returns the reason for a refusal, from the check before reading or from reading. */
const refusalOf = async (bytes: Buffer, name = '部门.xlsx'): Promise<string> => {
  try {
    await checkSheet({ name, bytes });
    await read(bytes);
    return 'taken';
  } catch (error) {
    if (error instanceof SheetProblem) return error.message;
    throw error;
  }
};

describe('workbooks that are written and read again', () => {
  test('texts are unchanged, including texts that look like formulas or markup', async () => {
    const rows = [
      ['=1+1', '+86', '-5', '@x', '\tx'],
      ['<b>&"\'', '_x0041_', '两\n行', '😀', "'=x"],
      ['001', '1e5', 'a\u0000b\u0007', '\ud800x', ' 空 '],
    ];
    const bytes = await workbook(['甲', '乙', '丙', '丁', '戊'], rows);
    const [, first, second, third] = await cellsOf(bytes);
    expect(first).toEqual(['=1+1', '+86', '-5', '@x', 'x']);
    expect(second).toEqual(['<b>&"\'', '_x0041_', '两\n行', '😀', '=x']);
    expect(third).toEqual(['001', '1e5', 'ab', '\ufffdx', '空']);
  });

  test('a text that begins like a formula is written with a leading apostrophe', async () => {
    const bytes = await workbook(['甲'], [['=cmd|x'], ['+1'], ['-1'], ['@a'], ['\r=1']]);
    const found: unknown[] = [];
    for await (const { values } of streamXlsxRows(bytes)) found.push(values[0]);
    expect(found.slice(1).every((value) => String(value).startsWith("'"))).toBe(true);
  });

  test('numbers are read as numbers, and dates are read in the usual notation', async () => {
    const made = await writeXlsx({
      sheets: [
        {
          name: 'x',
          rows: [
            ['a', 'b', 'c', 'd'],
            [0.1 + 0.2, true, new Date(Date.UTC(2026, 2, 1)), 13800138000],
          ],
        },
      ],
    });
    expect((await cellsOf(Buffer.from(made)))[1]).toEqual(['0.3', '是', '2026-03-01', '13800138000']);
  });

  test('rows beyond the limit of a sheet are written to the next sheet', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => [at]);
    const chunks: Buffer[] = [];
    for await (const chunk of writeWorkbook([{ name: 'x', columns: [{ title: 'n' }], rows: [rows] }], 3)) chunks.push(chunk);
    const { sheets } = await readXlsx(Buffer.concat(chunks));
    expect(sheets.map((sheet) => [sheet.name, sheet.rows])).toEqual([
      ['x', [['n'], [0], [1]]],
      ['x2', [['n'], [2], [3]]],
      ['x3', [['n'], [4]]],
    ]);
  });

  test('repeated texts of a column are stored once, and large amounts of distinct texts are read correctly too', async () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => [`成员${at}`, at % 2 ? '=男' : '女', `第${at % 700}组`, at]);
    const bytes = await workbook(['姓名', '性别', '小组', '序号'], rows);
    const same = rows.map((row) => row.map(String));
    expect((await cellsOf(bytes)).slice(1)).toEqual(same);
    const others = readOther(bytes, { type: 'buffer' });
    const found = utils.sheet_to_json<unknown[]>(others.Sheets[others.SheetNames[0] ?? ''] ?? {}, { header: 1 }).slice(1);
    expect(found.map((row) => row.map((cell) => String(cell).replace(/^'=/, '=')))).toEqual(same);
    const { Strings: texts = [] } = others as { Strings?: { t: string }[] };
    expect(texts.filter(({ t }) => t === '女')).toHaveLength(1);
  });

  test('leading and trailing spaces and line breaks of a text are kept', async () => {
    const texts = [' 前', '后 ', '两\n行\n', '中 间'];
    const columns = texts.map((title) => ({ title }));
    const chunks: Buffer[] = [];
    for await (const chunk of writeWorkbook([{ name: 'x', columns, rows: [[texts]] }])) chunks.push(chunk);
    expect((await readXlsx(Buffer.concat(chunks))).sheets[0]?.rows[1]).toEqual(texts);
    const shared = textsOf();
    rowWriter({ columns: texts.length, style: '', texts: shared })(texts, 1);
    expect(shared.xml().match(/xml:space="preserve"/g)).toHaveLength(3);
  });

  test('an xls workbook is read with the same result as an xlsx workbook', async () => {
    const bytes = oldWorkbook([
      ['部门名称', '排序'],
      ['前端组', 3],
    ]);
    expect(await refusalOf(bytes, '部门.xls')).toBe('taken');
    expect(await cellsOf(bytes)).toEqual([
      ['部门名称', '排序'],
      ['前端组', '3'],
    ]);
  });

  test('rows that an xls workbook does not contain are skipped', async () => {
    const rows = await read(oldWorkbook([['部门名称'], [], [], ['前端组']]));
    expect(rows).toEqual([
      { number: 1, cells: ['部门名称'] },
      { number: 4, cells: ['前端组'] },
    ]);
  });

  test('a workbook older than Excel 97 is decoded with the code page that it names', async () => {
    const bytes = olderWorkbook([
      ['部门名称', '排序'],
      ['前端组', 3.5],
    ]);
    expect(await refusalOf(bytes, '部门.xls')).toBe('taken');
    expect(await cellsOf(bytes)).toEqual([
      ['部门名称', '排序'],
      ['前端组', '3.5'],
    ]);
  });

  test.each(['biff8', 'xlsx'] as const)('a workbook written by another library as %s is read correctly', async (bookType) => {
    const sheet = utils.aoa_to_sheet(
      [
        ['部门名称', '排序', '日期'],
        ['前端组', 3, new Date(Date.UTC(2026, 2, 1))],
        ...Array.from({ length: 2_000 }, (_, at) => [`部门${at}`, at]),
      ],
      { UTC: true },
    );
    const bytes: Buffer = write(utils.book_new(sheet, '部门'), { type: 'buffer', bookType, bookSST: true });
    expect(await refusalOf(bytes, bookType === 'xlsx' ? '部门.xlsx' : '部门.xls')).toBe('taken');
    const cells = await cellsOf(bytes);
    expect(cells.slice(0, 2)).toEqual([
      ['部门名称', '排序', '日期'],
      ['前端组', '3', '2026-03-01'],
    ]);
    expect(cells[2_001]?.slice(0, 2)).toEqual(['部门1999', '1999']);
  });

  test('empty rows are skipped and the remaining rows keep their row numbers', async () => {
    const rows = await read(await workbook(['甲'], [['一'], [], [''], ['四']]));
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 5]);
  });
});

const errorTexts = { formula: sheetTexts.formula.replace('{cell}', '（B2）') };
/** Builds a file whose chain of pieces is a loop: the third piece follows the second, and the second follows the third. */
function ring(): Buffer {
  const bytes = oldWorkbook([['x']]);
  bytes.writeUInt32LE(3, 512 + 4 * 4);
  return bytes;
}

describe('hostile workbooks that are refused', () => {
  test.each([
    ['a csv file name', () => workbook(['甲'], []), '部门.csv', sheetTexts.wrongType],
    ['an HTML page named xlsx', async () => hostile.html(), '部门.xlsx', sheetTexts.wrongType],
    ['an HTML page named xls', async () => hostile.html(), '部门.xls', sheetTexts.wrongType],
    ['an empty file', async () => Buffer.alloc(0), '部门.xlsx', sheetTexts.empty],
    [
      'a file of more than 10 MB',
      async () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(10 * 1_048_576)]),
      '部门.xlsx',
      sheetTexts.tooLarge,
    ],
    ['an incomplete archive', async () => (await workbook(['甲'], [['一']])).subarray(0, 400), '部门.xlsx', sheetTexts.broken],
    ['macros', hostile.macros, '部门.xlsx', sheetTexts.macros],
    ['links to other files', hostile.external, '部门.xlsx', sheetTexts.external],
    ['a formula', hostile.formula, '部门.xlsx', sheetTexts.formula.replace('{cell}', '（A2）')],
    ['a document type', hostile.doctype, '部门.xlsx', sheetTexts.unsafe],
    ['too many parts', () => hostile.parts(20), '部门.xlsx', sheetTexts.tooManyParts],
    ['too many columns', hostile.corners, '部门.xlsx', sheetTexts.tooManyColumns],
    ['20,001 rows', () => hostile.rows(20_001), '部门.xlsx', sheetTexts.tooManyRows],
    ['a zip bomb', () => hostile.bomb(101), '部门.xlsx', sheetTexts.inflated],
    ['a zip bomb that declares a small size', () => hostile.lyingBomb(101), '部门.xlsx', sheetTexts.broken],
    ['all rows a sheet can have', () => hostile.rows(isLong ? 1_048_575 : 100_000), '部门.xlsx', sheetTexts.tooManyRows],
    [
      'an xls without streams',
      async () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]),
      '部门.xls',
      sheetTexts.wrongType,
    ],
    ['macros in an xls', async () => oldWorkbook([['x']], { streams: ['_VBA_PROJECT'] }), '部门.xls', sheetTexts.macros],
    ['a formula in an xls', async () => oldWorkbook([['x'], [1, { formula: true }]]), '部门.xls', errorTexts.formula],
    ['a password on an xls', async () => oldWorkbook([['x']], { records: [[0x2f, '0100']] }), '部门.xls', sheetTexts.locked],
    ['a macro sheet in an xls', async () => oldWorkbook([['x']], { records: [[0x85, '000000000001014d']] }), '部门.xls', sheetTexts.macros],
    [
      'links to other files in an xls',
      async () => oldWorkbook([['x']], { records: [[0x1ae, '01000500000141422e78']] }),
      '部门.xls',
      sheetTexts.external,
    ],
    ['an incomplete xls', async () => oldWorkbook([['x']]).subarray(0, 1_600), '部门.xls', sheetTexts.broken],
    ['an xls whose chain of pieces is a loop', async () => ring(), '部门.xls', sheetTexts.broken],
    ['an encrypted workbook', async () => oldWorkbook([['x']], { streams: ['EncryptedPackage'] }), '部门.xlsx', sheetTexts.locked],
  ])(
    'a hostile workbook is refused: %s',
    async (_, make, name, text) => {
      expect(await refusalOf(await make(), name)).toBe(text);
    },
    60_000,
  );

  test('a workbook with 20,000 rows is accepted', async () => {
    expect(await refusalOf(await hostile.rows(20_000))).toBe('taken');
  });

  test('the abort signal stops reading a workbook', async () => {
    const stop = new AbortController();
    const reading = (async () => {
      for await (const _ of readSheet(await hostile.rows(20_000), stop.signal)) stop.abort(new Error('enough'));
    })();
    await expect(reading).rejects.toThrow('enough');
  });
});
