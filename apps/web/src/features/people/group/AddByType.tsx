import { compTypes } from '@park/contract/kinds';
import { type Group, group } from '@park/contract/people/group';
import { attribute } from '@park/contract/rights/attribute';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';

const types = Object.entries(compTypes).map(([value, label]) => ({ value, label }));

/** Adds all companies of a type, or with an attribute, to the group at once. */
export function AddByType({ dialog, of }: { dialog: Dialog; of: Group }) {
  const hasAttributes = useRight('attribute:read') !== undefined;
  const { data } = useQuery({ ...ask(attribute.list, { pageSize: 1000 }), enabled: hasAttributes });
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={`按身份或类型添加企业到：${of.name}`}
      call={group.addByType}
      initial={{ groupId: of.id }}
      okText="添加"
      done="添加成功"
    >
      <Field name="compType" label="企业身份" extra={hasAttributes ? '同时选择企业类型时，只添加两者都符合的企业' : undefined}>
        <Select allowClear options={types} placeholder="请选择" />
      </Field>
      {hasAttributes && (
        <Field name="attributeId" label="企业类型">
          <Select allowClear options={data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []} placeholder="请选择" />
        </Field>
      )}
    </FormDialog>
  );
}
