import { expect, test } from 'vitest';
import { archive, workbook } from '../sheet/workbooks.ts';
import { readable } from './workbook.ts';

test('the cells of a workbook are readable, so that the matrix can search them', async () => {
  const text = await readable(await workbook(['姓名', '手机号'], [['甲 & 乙', 13800001003]]));
  for (const part of ['姓名', '甲 & 乙', '13800001003']) expect(text.split('\n')).toContain(part);
});

test('shared strings, rich text inside a cell and sheet names are read too', async () => {
  const bytes = await archive([
    { name: 'xl/sharedStrings.xml', content: ['<sst><si><r><t>智联数据</t></r><r><rPr/><t>有限公司</t></r></si><si><t>乙</t></si></sst>'] },
    { name: 'xl/workbook.xml', content: ['<workbook><sheets><sheet name="某企业" sheetId="1"/></sheets></workbook>'] },
  ]);
  const lines = (await readable(bytes)).split('\n');
  for (const line of ['智联数据有限公司', '乙', '某企业']) expect(lines).toContain(line);
});

test('bytes that are not a workbook are read as plain text', async () => {
  expect(await readable(Buffer.from('{"name":"甲"}'))).toBe('{"name":"甲"}');
});
