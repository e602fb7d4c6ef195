import { commonErrors } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Input } from 'antd';
import { expect, test, vi } from 'vitest';
import { answer, dialog, refuse, show } from '../../../test/render.tsx';
import { useDialog } from '../feedback/dialog-state.ts';
import { ActiveContext } from '../page/tab.ts';
import { Field } from './form.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FormPage } from './form-page.tsx';
import { unsaved } from './unsaved.ts';

const user = userEvent.setup();
const parentId = crypto.randomUUID();
const fields = (
  <>
    <Field name="name" label="部门名称">
      <Input />
    </Field>
    <Field name="orderNum" label="排序">
      <Input />
    </Field>
  </>
);

function Page({ isActive = true, hidden = { parentId } }: { isActive?: boolean; hidden?: { parentId?: string } }) {
  const dialog = useDialog();
  return (
    <ActiveContext value={isActive}>
      <Button onClick={dialog.add}>新增</Button>
      <FormDialog dialog={dialog} title="新增部门" call={department.create} initial={{ ...hidden, orderNum: 1 }} done="新增成功">
        {fields}
      </FormDialog>
    </ActiveContext>
  );
}

const created = vi.fn();
const create = answer(department.create, (input) => {
  created(input);
  return { id: crypto.randomUUID() };
});
const open = async () => {
  await user.click(screen.getByRole('button', { name: '新增' }));
  return dialog('新增部门');
};
const name = () => screen.getByLabelText<HTMLInputElement>('部门名称');
const save = () => user.click(screen.getByRole('button', { name: '保存' }));

test('a field is validated first when it loses the focus, and afterwards at every keystroke', async () => {
  show(<Page />, { answers: [create] });
  await open();
  await user.type(name(), ' ');
  // The other field is validated later, so by the time its error appears, an error on the name would have appeared as well.
  fireEvent.change(screen.getByLabelText('排序'), { target: { value: '先' } });
  fireEvent.blur(screen.getByLabelText('排序'));
  expect(await screen.findByText('请输入排序')).toBeTruthy();
  expect(screen.queryByText('请填写部门名称')).toBeNull();
  fireEvent.blur(name());
  expect(await screen.findByText('请填写部门名称')).toBeTruthy();
  await user.type(name(), '工');
  await waitFor(() => expect(screen.queryByText('请填写部门名称')).toBeNull());
});

test('opening a form focuses its first field, so that Enter does not press the button that closes the form', async () => {
  show(<Page />, { answers: [create] });
  await open();
  await waitFor(() => expect(document.activeElement).toBe(name()));
});

test('values that the form does not show are sent together with the visible values', async () => {
  show(<Page />, { answers: [create] });
  const form = await open();
  await user.type(name(), '工程部');
  await save();
  expect(await screen.findByText('新增成功')).toBeTruthy();
  expect(created).toHaveBeenLastCalledWith(expect.objectContaining({ parentId, name: '工程部', orderNum: 1 }));
  await waitFor(() => expect(form.isConnected).toBe(false));
});

test('a server error that names a field is shown only at that field', async () => {
  const taken = answer(department.create, () => {
    throw refuse(commonErrors.invalidInput, { name: '同级部门已有相同名称' });
  });
  show(<Page />, { answers: [taken] });
  await open();
  await user.type(name(), '工程部');
  await save();
  expect(await screen.findByText('同级部门已有相同名称')).toBeTruthy();
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(commonErrors.invalidInput.message)).toBeNull();
});

test('an error about a value without a visible field is shown as a message', async () => {
  show(<Page hidden={{}} />, { answers: [create] });
  await open();
  await user.type(name(), '工程部');
  await save();
  expect(await screen.findByText('请选择')).toBeTruthy();
});

test('a second click during a request does not send another request', async () => {
  const sent = vi.fn();
  let reply = (_: { id: string }) => {};
  const slow = answer(department.create, (input) => {
    sent(input);
    return new Promise((done) => (reply = done));
  });
  show(<Page />, { answers: [slow] });
  await open();
  await user.type(name(), '工程部');
  const button = screen.getByRole('button', { name: '保存' });
  // A click during the validation starts the validation again, so the pauses grow until a click falls between the validation and the
  // loading state of the button.
  for (let pause = 1; pause < 60; pause++) {
    fireEvent.click(button);
    for (let moment = 0; moment < pause; moment++) await null;
  }
  await waitFor(() => expect(sent).toHaveBeenCalled());
  reply({ id: crypto.randomUUID() });
  expect(await screen.findByText('新增成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('leaving a form with unsaved edits asks for confirmation, and leaving a form without edits does not', async () => {
  show(<Page />, { answers: [create] });
  const form = await open();
  await user.click(within(form).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(form.isConnected).toBe(false));
  const again = await open();
  await user.type(name(), '工');
  await user.click(within(again).getByRole('button', { name: '取消' }));
  const question = await dialog('放弃未保存的修改？');
  await user.click(within(question).getByRole('button', { name: '继续编辑' }));
  expect(name().value).toBe('工');
  await user.click(within(again).getByRole('button', { name: '取消' }));
  await user.click(within(await dialog('放弃未保存的修改？')).getByRole('button', { name: '放弃' }));
  await waitFor(() => expect(again.isConnected).toBe(false));
  await open();
  expect(name().value).toBe('');
});

test('a dialog is hidden with its tab and shown again with its text, and closing the dialog still asks for confirmation', async () => {
  const page = show(<Page />, { answers: [create] });
  await open();
  await user.type(name(), '工程');
  page.update(<Page isActive={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  page.update(<Page />);
  const form = await dialog('新增部门');
  expect(name().value).toBe('工程');
  await user.click(within(form).getByRole('button', { name: '取消' }));
  expect(await dialog('放弃未保存的修改？')).toBeTruthy();
});

test('saving a record that another user has changed shows the conflict, which can be dismissed', async () => {
  const stale = answer(department.create, () => {
    throw refuse(commonErrors.stale);
  });
  show(<Page />, { answers: [stale] });
  await open();
  await user.type(name(), '工程部');
  await save();
  const conflict = await dialog('内容已被他人修改');
  await user.click(within(conflict).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(conflict.isConnected).toBe(false));
  expect(name().value).toBe('工程部');
});

const left = vi.fn();
const formPage = (
  <FormPage call={department.create} initial={{ parentId, orderNum: 1 }} done="新增成功" onLeave={left}>
    {fields}
  </FormPage>
);

test('a page with edits counts as unsaved until the user saves the page', async () => {
  show(formPage, { answers: [create], at: '/department/add' });
  expect(unsaved.has('/department/add')).toBe(false);
  await user.type(name(), '工程部');
  expect(unsaved.has('/department/add')).toBe(true);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await save();
  await waitFor(() => expect(left).toHaveBeenCalledWith({ id: expect.any(String) }));
  expect(unsaved.has('/department/add')).toBe(false);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('leaving a page with unsaved edits asks for confirmation', async () => {
  left.mockClear();
  show(formPage, { answers: [create], at: '/department/add' });
  await user.type(name(), '工');
  await user.click(screen.getByRole('button', { name: '取消' }));
  const question = await dialog('放弃未保存的修改？');
  expect(left).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: '放弃' }));
  expect(left).toHaveBeenCalledWith(undefined);
});
