import { process } from '@park/contract/approval/process';
import type { Sent } from '@park/contract/core';
import { useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { MomentField } from '../../../kit/day/day-field.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { PersonPicker } from '../../../parts/people/PersonPicker.tsx';
import { useMe } from '../../../parts/session/me.ts';

type AbsenceInput = Sent<typeof process.addAbsence>;
type Typed = Omit<AbsenceInput, 'from' | 'to'> & { from?: string | null; to?: string | null };

/** Appoints a delegate for the user's to-dos during an absence. */
export function AbsenceForm({ dialog }: { dialog: Dialog }) {
  const { id } = useMe().user;
  const flows = useQuery({ ...ask(process.absenceFlows, {}), enabled: dialog.open });
  return (
    <FormDialog<typeof process.addAbsence, Typed>
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title="新增委托"
      call={process.addAbsence}
      // no selection means all flows
      prepare={({ from, to, flowIds, ...rest }) => ({ ...rest, flowIds: flowIds?.length ? flowIds : null, from: from ?? '', to: to ?? '' })}
      done="委托已设置"
    >
      <Field name="delegateId" label="代理人" required>
        <PersonPicker without={[id]} />
      </Field>
      <MomentField name="from" label="开始时间" required />
      <MomentField name="to" label="结束时间" required usual="18:00" />
      <Field name="flowIds" label="流程" extra="不选时，全部流程都由代理人处理">
        <Select
          mode="multiple"
          allowClear
          maxTagCount="responsive"
          loading={flows.isPending}
          placeholder="全部流程"
          options={(flows.data ?? []).map(({ id: value, name }) => ({ value, label: name }))}
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent={flows.isError ? '加载失败，请重新打开' : '没有流程'}
        />
      </Field>
      <Field name="reason" label="原因">
        <Input maxLength={100} placeholder="选填，如：出差" />
      </Field>
    </FormDialog>
  );
}
