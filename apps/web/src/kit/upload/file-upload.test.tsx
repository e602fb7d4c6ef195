import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../test/render.tsx';
import { CallError } from '../api/send.ts';
import { FileUpload } from './file-upload.tsx';
import { uploadTransport } from './send.ts';

const user = userEvent.setup({ applyAccept: false });
URL.createObjectURL = () => 'blob:file';
URL.revokeObjectURL = () => {};
const sending = vi.fn<typeof uploadTransport.send>();
beforeEach(() => {
  sending.mockReset().mockImplementation(async ({ body }) => {
    const { name } = body.get('file') as File;
    const link = { id: `id of ${name}`, url: '/x', name };
    return { status: 200, answer: { code: '200', body: { ...link, list: [link] } } };
  });
  uploadTransport.send = sending;
});
const changed = vi.fn();
function Box({ start = [], count = 2 }: { start?: string[]; count?: number }) {
  const [value, setValue] = useState(start);
  return (
    <FileUpload
      value={value}
      count={count}
      storedFiles={[{ id: 'old', name: '旧合同.pdf' }]}
      onChange={(ids) => {
        changed(ids);
        setValue(ids);
      }}
    />
  );
}
const file = (name: string, kilobytes = 1) => new File([new Uint8Array(kilobytes * 1024)], name);
const choose = (...all: File[]) => user.upload(document.querySelector('input[type=file]') as HTMLInputElement, all);

test('documents are uploaded one after another, stored by their ids, and can be removed', async () => {
  show(<Box start={['old']} />);
  expect(screen.getByText('旧合同.pdf')).toBeTruthy();
  await choose(file('报价.xlsx'));
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith(['old', 'id of 报价.xlsx']));
  expect(screen.getByText('报价.xlsx')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '上传附件' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '移除：旧合同.pdf' }));
  expect(changed).toHaveBeenLastCalledWith(['id of 报价.xlsx']);
});

test.each([
  ['上传文件只能是 pdf、docx、xls、xlsx、png、jpg、jpeg 格式', [file('a.exe')]],
  ['上传文件大小不能小于0KB', [file('a.pdf', 0)]],
  ['上传文件大小不能超过10240KB', [file('a.pdf', 10_241)]],
  ['最多上传2个文件', [file('a.pdf'), file('b.pdf'), file('c.pdf')]],
])('an unacceptable file is refused with the message %s', async (text, files) => {
  show(<Box />);
  await choose(...files);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a failed upload shows the error and a retry button', async () => {
  sending.mockRejectedValueOnce(new CallError('413', '提交的内容过大'));
  show(<Box />);
  await choose(file('报价.pdf'));
  expect(await screen.findByText('提交的内容过大')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '重新上传：报价.pdf' }));
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith(['id of 报价.pdf']));
});
