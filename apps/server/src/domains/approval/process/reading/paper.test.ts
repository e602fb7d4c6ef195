import { process as calls } from '@park/contract/approval/process';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { approve, deployed, drawn, general, taskOf } from '../../../../../test/approvals.ts';
import { keep, png } from '../../../../../test/keep.ts';
import { pdfText } from '../../../../../test/pdf.ts';
import { renderPdf } from '../../../../outside/pdf.ts';
import { durationText } from './paper.ts';

const server = testServer();
const names = ['supera1', 'admina1', 'membera1', 'membera2', 'supera2', 'superb1', 'operatora', 'operatorb'] as const;
const people = {} as Record<(typeof names)[number], Person>;
beforeAll(async () => {
  for (const name of names) people[name] = await server.signIn(name);
});
const paper = async (person: Person, id: string) => {
  const { statusCode, headers, rawPayload } = await person.raw(calls.pdf, { processInstanceId: id });
  expect(statusCode).toBe(200);
  return { headers, bytes: rawPayload, pages: pdfText(rawPayload) };
};

describe('the PDF of an application', () => {
  test('the PDF contains the form and the decisions with people and times; its file name contains the application number', async () => {
    const processKey = await deployed(
      people.operatora,
      drawn([approve('a', ['admina1'], { signature: true, opinion: true }), approve('b', ['supera1'])], {}, [
        { key: 'amount', name: '金额', kind: 'money' },
      ]),
    );
    const form = { title: '采购堃喆牌显示器', amount: 750_000 };
    const { processInstanceId: id, number } = await people.membera1.call(calls.start, { processKey, form } as never);
    const { id: fileId } = await keep(server, people.admina1, png(120, 40));
    const at = { processInstanceId: id, taskId: await taskOf(people.admina1, id) };
    await people.admina1.call(calls.submit, { ...at, comment: '已核实，三家比价后最低', signature: { fileId } });
    await people.supera1.call(calls.comment, { processInstanceId: id, comment: '尽快下单' });
    const { headers, bytes, pages } = await paper(people.membera1, id);
    expect(headers['content-type']).toBe('application/pdf');
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(`审批单-${number}.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain('/Subtype /Image');
    const text = pages.join('');
    for (const part of [
      number,
      '采购堃喆牌显示器',
      '7,500.00 元',
      '王梓涵',
      '赵雅琴',
      '已核实，三家比价后最低',
      '审批中',
      '尽快下单',
      '第 1 页，共',
    ])
      expect(text).toContain(part);
    expect(pages.length).toBe(1);
  });

  test('the PDF shows a file of the form in its field, and lists a file added later as an attachment', async () => {
    const [inForm, added] = [await keep(server, people.membera1, png(20, 20)), await keep(server, people.membera1, png(21, 21))];
    const { processInstanceId: id } = await people.membera1.call(calls.start, general('附件', { attachments: [inForm.id] }));
    const named = async () => (await paper(people.membera1, id)).pages.join('').split('.png').length - 1;
    expect(await named()).toBe(1);
    await people.membera1.call(calls.attach, { processInstanceId: id, attachments: [added.id] });
    expect(await named()).toBe(2);
  });

  test('the PDF leaves out fields that are hidden from the reader', async () => {
    const processKey = await deployed(
      people.operatora,
      drawn([approve('a', ['admina1'], { fields: { secret: 'hide' } })], {}, [{ key: 'secret', name: '底价', kind: 'text' }]),
    );
    const form = { title: '招标', secret: '九十九万' };
    const { processInstanceId: id } = await people.membera1.call(calls.start, { processKey, form } as never);
    expect((await paper(people.membera1, id)).pages.join('')).toContain('九十九万');
    expect((await paper(people.admina1, id)).pages.join('')).not.toMatch(/九十九万|底价/);
  });

  test('only participants of an application and process managers of the park can download its PDF', async () => {
    const { processInstanceId: id } = await people.membera1.call(calls.start, general());
    expect((await paper(people.operatora, id)).pages).toHaveLength(1);
    for (const name of ['membera2', 'supera2', 'superb1', 'operatorb'] as const)
      expect((await people[name].raw(calls.pdf, { processInstanceId: id })).statusCode).toBe(404);
  });

  test('a long application fills several numbered pages, and words longer than a line are wrapped', async () => {
    const content = `${'这是一段很长的说明。'.repeat(150)}${'A'.repeat(400)}`;
    const { processInstanceId: id } = await people.membera1.call(calls.start, general('长申请', { content }));
    for (let n = 0; n < 60; n++) await people.membera1.call(calls.comment, { processInstanceId: id, comment: `补充说明第${n}条` });
    const { pages } = await paper(people.membera1, id);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)).toContain(`第 ${pages.length} 页，共 ${pages.length} 页`);
    expect(pages.join('')).toContain('补充说明第59条');
  });
});

test('a picture that cannot be drawn is replaced by a note, and the rest of the PDF is complete', async () => {
  const rows = [['节点', { picture: new Uint8Array([1, 2, 3]), mime: 'image/png' }]];
  const table = { titles: ['一', '二'], widths: ['*', '*'] as const, rows };
  const bytes = await renderPdf({ title: '标题\u0000\u200b', left: '', right: '', footer: '', blocks: [{ heading: '记录', table }] });
  expect(pdfText(bytes).join('')).toContain('（图片无法显示）');
});

test.each([
  [0, '不足1分钟'],
  [59, '59分钟'],
  [60, '1小时'],
  [135, '2小时15分钟'],
  [1440, '1天'],
  [1500, '1天1小时'],
])('a duration of %i minutes is formatted as %s', (minutes, text) => expect(durationText(minutes)).toBe(text));
