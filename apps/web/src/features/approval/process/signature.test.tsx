import { type ProcessDetail, process, processErrors } from '@park/contract/approval/process';
import { message } from '@park/contract/people/message';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { applicationOf, stepOf, task } from '../../../../test/approvals.ts';
import { idOf, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { uploadTransport } from '../../../kit/upload/send.ts';
import { DetailPage } from './DetailPage.tsx';

const user = userEvent.setup();
const sent = vi.fn();
function open(given: Partial<ProcessDetail> = {}) {
  const routed = (
    <Routes>
      <Route path="/notice/tododetail/:pId/:type" element={<DetailPage />} />
      <Route path="*" element={<p>列表</p>} />
    </Routes>
  );
  const signs = ({ signature }: { signature?: unknown }) => {
    sent(signature);
    if (!signature) throw refuse(processErrors.noSignature, { signature: processErrors.noSignature.message });
    return {};
  };
  show(routed, {
    at: `/notice/tododetail/${idOf('采购办公椅')}/3`,
    me: { realName: '赵雅琴' },
    answers: [
      answer(process.detail, () => applicationOf('采购办公椅', { task: { ...task, needsSignature: true }, ...given })),
      answer(process.submit, signs),
      answer(process.reject, signs),
      answer(message.read, () => ({ changed: 0 })),
      answer(message.list, () => pageOf()),
    ],
  });
}
const press = async (box: HTMLElement, name: string) => user.click(within(box).getByRole('button', { name }));

test('a missing required signature is reported at its field, and a typed name is accepted instead of a drawn signature', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: '同意' }));
  const box = await dialog('同意');
  await press(box, '同意');
  expect(await within(box).findByText('请签名')).toBeTruthy();
  await user.click(within(box).getByText('输入姓名'));
  await user.type(within(box).getByRole('textbox', { name: '姓名' }), '赵雅琴');
  await press(box, '同意');
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ name: '赵雅琴' }));
});

test('a drawn signature is stored as a picture when it is confirmed, and another stroke requires a new confirmation', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['png'], { type: 'image/png' })));
  const link = { id: idOf('签名'), url: '/x', name: '签名.png' };
  uploadTransport.send = vi.fn(async () => ({ status: 200, answer: { code: '200', body: { ...link, list: [link] } } }));
  open();
  await user.click(await screen.findByRole('button', { name: '拒绝' }));
  const box = await dialog('拒绝');
  await press(box, '材料不全');
  expect(within(box).getByRole<HTMLButtonElement>('button', { name: '确认签名' }).disabled).toBe(true);
  const stroke = (paper: HTMLElement) => {
    fireEvent.pointerDown(paper, { clientX: 1, clientY: 1, buttons: 1 });
    fireEvent.pointerMove(paper, { clientX: 9, clientY: 5, buttons: 1 });
  };
  expect(within(box).getByText('请在上方书写')).toBeTruthy();
  stroke(within(box).getByRole('img', { name: '签名区，请在此书写' }));
  expect(within(box).getByText('请点击“确认签名”')).toBeTruthy();
  await press(box, '确认签名');
  expect(await within(box).findByText('已签名')).toBeTruthy();
  stroke(within(box).getByRole('img', { name: '签名区，已书写' }));
  expect(within(box).queryByText('已签名')).toBeNull();
  await press(box, '撤销一笔');
  await press(box, '确认签名');
  await within(box).findByText('已签名');
  await press(box, '拒绝');
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ fileId: link.id }));
});

test('the history of an application shows drawn and typed signatures', async () => {
  const at = (signature: NonNullable<ProcessDetail['steps'][number]['signature']>) => stepOf('部门审批', { signature });
  open({ steps: [at({ name: null, url: '/portal/file/read/1' }), at({ name: '李昊然', url: null })] });
  expect((await screen.findByRole<HTMLImageElement>('img', { name: '赵雅琴的签名' })).src).toContain('/portal/file/read/1');
  expect(screen.getByText('签名：李昊然')).toBeTruthy();
});
