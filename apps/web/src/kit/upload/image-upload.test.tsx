import { file as files } from '@park/contract/kernel/file';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, dialog, show } from '../../../test/render.tsx';
import { areaOf, clampView, initialView } from './crop.tsx';
import { ImageUpload } from './image-upload.tsx';
import type { Picture } from './queue.ts';
import { uploadTransport } from './send.ts';

type Sent = Parameters<typeof uploadTransport.send>[0];
const user = userEvent.setup({ applyAccept: false });
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};

const picture = (name: string): Picture => ({ id: name, url: `/read/${name}`, name });
const chosen = (name: string, kilobytes = 1) => new File([new Uint8Array(kilobytes * 1024)], name, { type: 'image/png' });
const stored = (sent: Sent) => {
  const { name } = sent.body.get('file') as File;
  return { status: 200, answer: { code: '200', body: { ...picture(name), list: [picture(name)] } } };
};
const sending = vi.fn<typeof uploadTransport.send>();
beforeEach(() => {
  sending.mockReset().mockImplementation(async (sent) => stored(sent));
  uploadTransport.send = sending;
});

const changed = vi.fn();
type BoxProps = Partial<Parameters<typeof ImageUpload>[0]> & { start?: Picture[] };
function Box({ start = [], ...props }: BoxProps) {
  const [value, setValue] = useState(start);
  const change = (next: Picture[]) => {
    changed(next.map(({ name }) => name));
    setValue(next);
  };
  return <ImageUpload value={value} onChange={change} {...props} />;
}
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
const choose = (...all: File[]) => user.upload(input(), all);
const names = () => [...document.querySelectorAll<HTMLImageElement>('.thumb img')].map(({ alt }) => alt);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('V202 V203 V204 V251 the limits are shown before a picture is chosen', () => {
  show(<Box maxSize={300} count={5} />);
  expect(screen.getByText('支持 png、jpg、jpeg 格式，单张不超过 300KB，最多 5 张，可拖动排序')).toBeTruthy();
  expect(input().accept).toBe('.png,.jpg,.jpeg');
});

const refusals: [rule: string, text: string, File, BoxProps][] = [
  ['V201', '上传图片大小不能小于0KB', chosen('a.png', 0), {}],
  ['V202', '上传图片大小不能超过1024KB', chosen('a.png', 1025), {}],
  ['V202', '上传图片大小不能超过300KB', chosen('a.png', 301), { maxSize: 300 }],
  ['V203', '上传图片只能是 png、jpg、jpeg 格式', chosen('a.gif'), {}],
  ['V203', '上传图片只能是 png、jpg、jpeg 格式', chosen('png'), {}],
];
test.each(refusals)('%s an unacceptable picture is refused with the message %s', async (_, text, wrong, props) => {
  show(<Box {...props} />);
  await choose(wrong);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(sending).not.toHaveBeenCalled();
});

test('V204 more pictures than allowed are refused with 最多上传2张图片, and a full field has no upload button', async () => {
  show(<Box count={2} />);
  await choose(chosen('a.png'), chosen('b.JPG'), chosen('c.jpeg'));
  expect(await screen.findByText('最多上传2张图片')).toBeTruthy();
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith(['a.png', 'b.JPG']));
  expect([sending.mock.calls.length, input()]).toEqual([2, null]);
});

test('valid pictures chosen together with invalid pictures are uploaded in order, one after another', async () => {
  const open: (() => void)[] = [];
  sending.mockImplementation((sent) => new Promise((resolve) => open.push(() => resolve(stored(sent)))));
  show(<Box />);
  await choose(chosen('a.png'), chosen('b.exe'), chosen('c.png'));
  expect(await screen.findByText('上传图片只能是 png、jpg、jpeg 格式')).toBeTruthy();
  await waitFor(() => expect(open.length).toBe(1));
  open[0]?.();
  await waitFor(() => expect(open.length).toBe(2));
  open[1]?.();
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith(['a.png', 'c.png']));
});

test('V125 an upload shows its progress, and removing the picture cancels the upload', async () => {
  sending.mockImplementationOnce(({ onProgress }) => {
    onProgress(40);
    return new Promise(() => {});
  });
  show(<Box />);
  await choose(chosen('a.png'));
  await waitFor(() => expect(screen.getByRole('progressbar', { name: '正在上传：a.png' }).getAttribute('aria-valuenow')).toBe('40'));
  await press('取消上传：a.png');
  expect(names()).toEqual([]);
});

test('V125 an error of the server is shown on the picture, and the user can retry the upload', async () => {
  const refused = { code: '400', errorMessage: '提交的内容有误', fields: { file: '图片已损坏或无法识别，请换一张重试' } };
  sending.mockResolvedValueOnce({ status: 400, answer: refused });
  show(<Box />);
  await choose(chosen('a.png'));
  expect(await screen.findByText('图片已损坏或无法识别，请换一张重试')).toBeTruthy();
  await press('重试：a.png');
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith(['a.png']));
  expect(screen.queryByText('图片已损坏或无法识别，请换一张重试')).toBeNull();
});

test('pictures can be reordered by buttons and by dragging, and can be removed', async () => {
  show(<Box start={['a', 'b', 'c'].map(picture)} />);
  expect(screen.getByRole('button', { name: '前移：a' })).toHaveProperty('disabled', true);
  await press('后移：a');
  expect(names()).toEqual(['b', 'a', 'c']);
  await press('前移：c');
  expect(names()).toEqual(['b', 'c', 'a']);
  const items = [...document.querySelectorAll<HTMLElement>('.thumb')];
  for (const [at, item] of items.entries()) item.getBoundingClientRect = () => new DOMRect(at * 110, 0, 102, 102);
  fireEvent.pointerDown(items[0] as HTMLElement, { button: 0, clientX: 50, clientY: 50 });
  fireEvent.pointerMove(window, { clientX: 52, clientY: 50 });
  expect(items[0]?.dataset.dragged).toBeUndefined();
  fireEvent.pointerMove(window, { clientX: 270, clientY: 50 });
  expect([items[0]?.dataset.dragged, items[2]?.dataset.over]).toEqual(['true', 'true']);
  fireEvent.pointerUp(window);
  expect(names()).toEqual(['c', 'a', 'b']);
  await press('移除：a');
  expect(changed).toHaveBeenLastCalledWith(['c', 'b']);
});

test('R237 V086 a picture opens enlarged in a carousel, which wraps around by button and by key', async () => {
  show(<Box start={['a', 'b', 'c'].map(picture)} />);
  await press('预览：b');
  const box = await dialog('图片预览');
  const large = () => [box.querySelector<HTMLImageElement>('.carousel img')?.alt, box.querySelector('.carousel-name')?.textContent];
  expect(large()).toEqual(['b', 'b（2/3）']);
  await user.keyboard('{ArrowRight}');
  await user.click(within(box).getByRole('button', { name: '下一张' }));
  expect(large()).toEqual(['a', 'a（1/3）']);
  await user.keyboard('{ArrowLeft}');
  expect(large()).toEqual(['c', 'c（3/3）']);
});

test('a picture whose link has expired requests a new link, but only once', async () => {
  const onRequest = vi.fn();
  const link = answer(files.link, ({ fileUrl }) => {
    onRequest(fileUrl);
    return { ...picture('a'), url: '/read/fresh' };
  });
  const id = crypto.randomUUID();
  show(<Box start={[{ ...picture('a'), id }]} />, { answers: [link] });
  fireEvent.error(screen.getByAltText('a'));
  await waitFor(() => expect(screen.getByAltText<HTMLImageElement>('a').src).toMatch(/\/read\/fresh$/));
  fireEvent.error(screen.getByAltText('a'));
  expect(onRequest.mock.calls).toEqual([[id]]);
});

test('the upload can be used as a form field, and shows its pictures read-only when it is disabled', async () => {
  const done = vi.fn();
  function Page() {
    const [form] = Form.useForm();
    return (
      <Form form={form} initialValues={{ photos: [picture('a')] }} onValuesChange={(_, all) => done(all)}>
        <Form.Item name="photos" label="照片">
          <ImageUpload />
        </Form.Item>
        <ImageUpload disabled value={[picture('z')]} />
      </Form>
    );
  }
  show(<Page />);
  await user.upload(screen.getByLabelText('照片'), chosen('b.png'));
  await waitFor(() => expect(done).toHaveBeenLastCalledWith({ photos: [picture('a'), picture('b.png')] }));
  expect([screen.queryByRole('button', { name: '移除：z' }), screen.queryAllByText('上传图片').length]).toEqual([null, 1]);
});

test('the crop frame cannot leave the picture', () => {
  const size = { width: 400, height: 200 };
  expect(areaOf(size, initialView(size))).toEqual({ x: 100, y: 0, side: 200 });
  expect(areaOf(size, clampView(size, { zoom: 2, x: -50, y: 999 }))).toEqual({ x: 0, y: 100, side: 100 });
  expect(clampView(size, { zoom: 99, x: 200, y: 100 }).zoom).toBe(4);
  expect(areaOf(size, clampView(size, { ...initialView(size), zoom: 0.1 }))).toEqual({ x: 100, y: 0, side: 200 });
});

test('V286 V287 a public picture is posted to images/upload with needAuth 0', async () => {
  show(<Box isPublic />);
  await choose(chosen('logo.png'));
  await waitFor(() => expect(names()).toEqual(['logo.png']));
  expect(sending.mock.lastCall?.[0].url).toMatch(new RegExp(`${files.upload.path}$`));
  expect(sending.mock.lastCall?.[0].body.get('needAuth')).toBe('0');
});

test.each([
  ['without a message', { status: 500, answer: { code: '500' } }],
  ['with an exception', new Error('broken')],
])('V306 上传失败 is shown on a picture whose upload failed %s', async (_, outcome) => {
  sending.mockImplementationOnce(async () => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  show(<Box />);
  await choose(chosen('a.png'));
  expect(await screen.findByText('上传失败')).toHaveProperty('role', 'alert');
});
