import { type MenuResource, menu, menuErrors } from '@park/contract/kernel/menu';
import { ticket } from '@park/contract/kernel/ticket';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, InputNumber, Select, TreeSelect } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { MenuIcon } from '../../../parts/menu/MenuIcon.tsx';
import { iconWords } from './icon-names.ts';

type MenuFormProps = { dialog: Dialog; of: MenuResource | undefined; tree: MenuResource[] };
export function MenuForm({ dialog, of, tree }: MenuFormProps) {
  return of ? <Edit dialog={dialog} of={of} /> : <Add dialog={dialog} tree={tree} />;
}

/** Edits a menu node. A shipped node keeps its code, address and rights; an empty name restores the shipped name. */
function Edit({ dialog, of: { code, name, icon, rank, shippedName, isShipped } }: { dialog: Dialog; of: MenuResource }) {
  const original = shippedName ?? name;
  return (
    <FormDialog dialog={dialog} title={`编辑菜单：${name}`} call={menu.change} initial={{ code, name, icon, rank }} done="修改成功">
      <Form.Item label="编码">{code}</Form.Item>
      <Field name="name" label="菜单名称" required={!isShipped} extra={isShipped && `清空则恢复为“${original}”`}>
        <Input maxLength={40} showCount placeholder={original} />
      </Field>
      <LookFields />
    </FormDialog>
  );
}

type Option = { value: string; title: string; disabled: boolean; children: Option[] };
/** Returns the menu nodes that can be parents; pages and buttons cannot. */
const parentOptions = (nodes: readonly MenuResource[]): Option[] =>
  nodes.flatMap(({ code, name, path, type, children }) =>
    type === 'menu' && !path ? [{ value: code, title: name, disabled: false, children: parentOptions(children) }] : [],
  );

/** Maps error messages that concern a field without naming it to that field. */
const fieldErrors = { code: menuErrors.codeTaken.message, parentId: menuErrors.wrongParent.message, appCode: menuErrors.noApp.message };

function Add({ dialog, tree }: { dialog: Dialog; tree: MenuResource[] }) {
  const { data } = useQuery(ask(ticket.apps, { pageSize: 1000 }));
  const apps = (data?.list ?? []).map(({ code, name }) => ({ value: code, label: `${name}（${code}）` }));
  return (
    <FormDialog
      dialog={dialog}
      title="新增外部入口"
      call={menu.create}
      initial={{ icon: 'apps', rank: 0 }}
      done="新增成功"
      about={({ message }) =>
        Object.fromEntries(Object.entries(fieldErrors).flatMap(([field, text]) => (text === message ? [[field, text]] : [])))
      }
    >
      <Field name="parentId" label="上级菜单" required>
        <TreeSelect treeData={parentOptions(tree)} placeholder="选择放在哪个菜单下" showSearch={{ treeNodeFilterProp: 'title' }} />
      </Field>
      <Field name="appCode" label="外部应用" required extra="先在“配置与主题”的外部应用中登记">
        <Select options={apps} placeholder="选择外部应用" notFoundContent="还没有登记外部应用" />
      </Field>
      <Field name="code" label="菜单编码" required extra="以字母开头，由字母和数字组成，保存后不能修改">
        <Input maxLength={40} placeholder="如：Canteen" />
      </Field>
      <Field name="name" label="菜单名称" required>
        <Input maxLength={40} showCount placeholder="如：食堂订餐" />
      </Field>
      <LookFields />
    </FormDialog>
  );
}

const icons = Object.entries(iconWords).map(([name, words]) => ({
  value: name,
  words,
  label: (
    <span className="menu-name">
      <MenuIcon name={name} size={16} />
      {words}
    </span>
  ),
}));

const LookFields = () => (
  <>
    <Field name="icon" label="图标" normalize={(value) => value ?? ''}>
      <Select allowClear showSearch={{ optionFilterProp: 'words' }} options={icons} placeholder="不设图标" />
    </Field>
    <Field name="rank" label="排序" extra="数字越小越靠前">
      <InputNumber min={0} max={9999} precision={0} style={{ width: '100%' }} />
    </Field>
  </>
);
