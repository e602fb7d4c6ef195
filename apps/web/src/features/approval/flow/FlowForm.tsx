import { flow } from '@park/contract/approval/flow';
import type { Sent } from '@park/contract/core';
import { useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { PersonPicker } from '../../../parts/people/PersonPicker.tsx';
import type { FlowFile } from './exchange.ts';

/** Form fields for the name, group and managers of a flow. */
export function FlowFacts({ names }: { names?: ReadonlyMap<string, string> }) {
  const { data = [] } = useQuery(ask(flow.groups, {}));
  return (
    <>
      <Field name="name" label="流程名称" required>
        <Input maxLength={30} autoComplete="off" placeholder="如：用印审批" />
      </Field>
      <Field name="groupId" label="所属分组">
        <Select allowClear placeholder="不分组" options={data.map(({ id, name }) => ({ value: id, label: name }))} />
      </Field>
      <Field name="description" label="说明">
        <Input.TextArea showCount maxLength={200} rows={2} placeholder="发起人会看到，如：适用于各类合同用印" />
      </Field>
      <Field name="managerIds" label="流程管理员" extra="可以处理此流程中的异常，如更换处理人、跳转、终止">
        <PersonPicker mode="multiple" {...(names && { names })} />
      </Field>
    </>
  );
}

type FlowFormProps = { dialog: { open: boolean; close: Dialog<{ id: string }>['close'] }; file?: FlowFile | undefined };
/** Creates a flow, empty or from an imported file. */
export function FlowForm({ dialog, file }: FlowFormProps) {
  const initial = file && {
    ...(file.processKey && { processKey: file.processKey }),
    ...(file.name && { name: file.name }),
    ...(file.description && { description: file.description }),
    // The imported definition is sent unchecked: the server validates it and reports the errors by step.
    definition: file.definition as Sent<typeof flow.create>['definition'],
  };
  return (
    <FormDialog
      dialog={dialog}
      title={file ? '导入流程' : '新增流程'}
      call={flow.create}
      done={file ? '导入成功' : '新增成功'}
      {...(initial && { initial })}
    >
      <Field name="processKey" label="流程编码" required extra="保存后不能修改">
        <Input maxLength={40} autoComplete="off" placeholder="如：seal_apply" />
      </Field>
      <FlowFacts />
    </FormDialog>
  );
}
