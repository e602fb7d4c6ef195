import { extend, extendErrors } from '@park/contract/people/extend';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fieldOf, idOf, option, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { ExtendPage } from './ExtendPage.tsx';
import { OpenExtendPage } from './OpenExtendPage.tsx';

const user = userEvent.setup();
const queried = vi.fn();
const some = [
  fieldOf('工位号'),
  fieldOf('学历', {
    columnName: 'degree',
    extendType: 'Enum',
    enumItems: [
      { key: 'b', value: '本科' },
      { key: 'm', value: '硕士' },
    ],
  }),
  fieldOf('短号', { columnName: 'short_num', isBuiltIn: true, isEnable: 0 }),
];
const list = answer(extend.list, (input) => {
  queried(input.useModule);
  return pageOf(...some);
});
type Scene = NonNullable<Parameters<typeof show>[1]>;
const access = { 'extend:update': 'park' } as const;
const open = (answers: Scene['answers'] = []) => show(<ExtendPage />, { at: '/?module=person', access, answers: [...answers, list] });
const save = () => user.click(screen.getByRole('button', { name: '保存' }));
const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);

test('R095 the list shows the custom fields of a module in order with their type and limits', async () => {
  open();
  await screen.findByText('工位号');
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
  expect(rows[0]).toContain('工位号office_no文本最多10个字符否--启用');
  expect(rows[1]).toContain('学历degree单选本科、硕士否--启用');
  expect(rows[2]).toContain('停用');
  expect(queried).toHaveBeenLastCalledWith(1);
  await user.click(screen.getByText('企业'));
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(2));
});

test('a user with read access sees no actions on custom fields', async () => {
  show(<ExtendPage />, { at: '/?module=person', answers: [list] });
  await screen.findByText('工位号');
  for (const name of ['新增字段', '编辑', '停用', '下移工位号']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('V325 custom fields can be reordered by keyboard', async () => {
  const sent = vi.fn();
  const rank = answer(extend.rank, (input) => {
    sent(input.ids);
    return {};
  });
  open([rank]);
  await user.click(await screen.findByRole('button', { name: '下移工位号' }));
  expect(await screen.findByText('排序成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith([idOf('学历'), idOf('工位号'), idOf('短号')]);
  expect(screen.getByRole('button', { name: '上移工位号' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: '下移短号' })).toHaveProperty('disabled', true);
});

test('V321 a choice field requires options, each with a code and a name', async () => {
  const sent = vi.fn();
  const create = answer(extend.create, (input) => {
    sent(input);
    return { id: idOf('车位') };
  });
  open([create]);
  await user.click(await screen.findByRole('button', { name: '新增字段' }));
  await type('字段名称', '车位类型');
  await type('字段编码', 'parking');
  expect(screen.getByLabelText('长度')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: '字段类型' }));
  await user.click(await option('单选'));
  expect(screen.queryByLabelText('长度')).toBeNull();
  await save();
  expect(await screen.findByText('请至少添加一个选项')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '添加选项' }));
  await type('选项1编码', 'a');
  await save();
  expect(await screen.findByText('请输入选项名称')).toBeTruthy();
  await type('选项1名称', '地上');
  await user.click(screen.getByRole('button', { name: '添加选项' }));
  await type('选项2编码', 'b');
  await type('选项2名称', '地下');
  await user.click(screen.getByRole('button', { name: '上移选项2' }));
  await save();
  expect(await screen.findByText('新增成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      useModule: 1,
      columnName: 'parking',
      extendType: 'Enum',
      enumItems: [
        { key: 'b', value: '地下' },
        { key: 'a', value: '地上' },
      ],
    }),
  );
});

test('closing the drawer with unsaved changes asks for confirmation', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: '新增字段' }));
  await type('字段名称', '车位');
  await user.click(screen.getByRole('button', { name: '取消' }));
  await user.click(within(await dialog('放弃未保存的修改？')).getByRole('button', { name: '放弃' }));
  await waitFor(() => expect(screen.queryByLabelText('字段名称')).toBeNull());
});

test('an invalid code of a custom field is refused before a request is sent', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: '新增字段' }));
  await type('字段编码', '工位');
  await save();
  expect(await screen.findByText(/字段编码须以小写字母开头/)).toBeTruthy();
  expect(screen.getByText('请输入字段名称')).toBeTruthy();
});

test('V322 code and type of an existing field cannot be edited, and a change is sent with the version of the field', async () => {
  const sent = vi.fn();
  const change = answer(extend.change, (input) => {
    sent(input);
    return {};
  });
  open([change]);
  await user.click((await screen.findAllByRole('button', { name: '编辑' }))[0] as HTMLElement);
  const box = await dialog('编辑自定义字段：工位号');
  expect(within(box).queryByLabelText('字段编码')).toBeNull();
  await user.click(within(box).getByRole('switch', { name: '必填' }));
  await save();
  expect(await screen.findByText('修改成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: idOf('工位号'), version: 1, isRequired: 1, name: '工位号' }));
});

test('a name already taken is reported only once', async () => {
  const change = answer(extend.change, () => {
    throw refuse(extendErrors.nameTaken);
  });
  open([change]);
  await user.click((await screen.findAllByRole('button', { name: '编辑' }))[0] as HTMLElement);
  await user.click(within(await dialog('编辑自定义字段：工位号')).getByRole('switch', { name: '必填' }));
  await save();
  expect(await screen.findByText(extendErrors.nameTaken.message)).toBeTruthy();
});

test('a built-in field can be enabled and disabled but cannot be edited', async () => {
  const sent = vi.fn();
  const change = answer(extend.change, (input) => {
    sent(input.isEnable);
    return {};
  });
  open([change]);
  const row = (await screen.findByText('短号')).closest('tr') as HTMLElement;
  expect(within(row).getByRole('button', { name: '编辑' })).toHaveProperty('disabled', true);
  await user.click(within(row).getByRole('button', { name: '启用' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(1));
});

test('V336 R096 each field has one switch for visibility and one that lets people or companies fill it in', async () => {
  const sent = vi.fn();
  const setView = answer(extend.setView, (input) => {
    sent(input);
    return {};
  });
  show(<OpenExtendPage />, { at: '/?module=person', access, answers: [setView, list] });
  expect(await screen.findByText('工位号')).toBeTruthy();
  expect(screen.queryByText('短号')).toBeNull();
  await user.click(screen.getByRole('switch', { name: '工位号本人或本企业可填写' }));
  expect(await screen.findByText('保存成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ id: idOf('工位号'), isEdit: 1 });
});
