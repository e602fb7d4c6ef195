import { type FlowRow, flow } from '@park/contract/approval/flow';
import { company } from '@park/contract/company/company';
import type { Sent } from '@park/contract/core';
import { useQuery } from '@tanstack/react-query';
import { Form, Radio, Select, type SelectProps } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { useChoices } from '../../../kit/list/search.ts';
import { DepartmentSelect } from '../../../parts/people/DepartmentSelect.tsx';
import { PersonPicker } from '../../../parts/people/PersonPicker.tsx';
import { factsOf } from './facts.ts';

type FlowChange = Sent<typeof flow.change>;
type Typed = FlowChange & { scope: 'all' | 'some' };
type Names = ReadonlyMap<string, string>;
const scopes = [
  { value: 'all', label: '园区内所有人' },
  { value: 'some', label: '指定范围' },
];
const noStarters = { companyIds: [], departmentIds: [], roleIds: [], userIds: [] };

/** Sets the people who may start a flow. Takes effect at once, also for the published version. */
export function StartersDialog({ dialog, of }: { dialog: Dialog; of: FlowRow }) {
  const { data } = useQuery(ask(flow.detail, { id: of.id }));
  if (!data) return null;
  const initial = { ...factsOf(data), scope: data.starters ? 'some' : 'all', starters: data.starters ?? noStarters };
  return (
    <FormDialog<typeof flow.change, Typed>
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={`“${of.name}”的发起范围`}
      call={flow.change}
      initial={initial}
      prepare={({ scope, starters, ...facts }) => ({ ...facts, starters: scope === 'all' ? null : { ...noStarters, ...starters } })}
      done="保存成功，已生效"
    >
      <Field name="scope" label="谁可以发起" extra="保存后立即生效；指定范围时，符合任意一项即可发起">
        <Radio.Group options={scopes} />
      </Field>
      <StarterLists names={new Map(Object.entries(data.starterNames))} />
    </FormDialog>
  );
}

function StarterLists({ names }: { names: Names }) {
  const scope = Form.useWatch<Typed['scope']>('scope');
  const { data: roles } = useQuery(ask(flow.roles, {}));
  if (scope !== 'some') return null;
  const named = [...(roles?.companyRoles ?? []), ...(roles?.parkRoles ?? [])];
  return (
    <>
      <Field name="starters.userIds" label="员工" extra="本单位的员工；其他企业请按角色或企业选择">
        <PersonPicker mode="multiple" names={names} />
      </Field>
      <Field name="starters.departmentIds" label="部门" extra="本单位的部门，不含下级部门">
        <DepartmentSelect multiple isReal allowClear companyId={undefined} placeholder="请选择部门" />
      </Field>
      <Field name="starters.roleIds" label="角色">
        <Select
          mode="multiple"
          allowClear
          placeholder="请选择角色"
          options={named.map(({ id, name }) => ({ value: id, label: name }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Field>
      <Field name="starters.companyIds" label="企业">
        <Companies names={names} />
      </Field>
    </>
  );
}

function Companies({ names, ...field }: Pick<SelectProps, 'id' | 'value' | 'onChange' | 'onBlur'> & { names: Names }) {
  const { rows, select } = useChoices(company.list, (keyword) => ({ companyName: keyword }));
  return (
    <Select
      {...select}
      {...field}
      mode="multiple"
      allowClear
      placeholder="请输入企业名称"
      options={rows.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
      labelRender={({ value, label }) => label ?? names.get(String(value)) ?? '…'}
    />
  );
}
