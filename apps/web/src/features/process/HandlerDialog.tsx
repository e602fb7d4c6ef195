import { type ProcessRow, process } from '@park/contract/process';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useRight } from '../../kit/access.tsx';
import { ask } from '../../kit/api.ts';
import type { Dialog } from '../../kit/dialog-state.ts';
import { Field } from '../../kit/form.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { CompanySelect } from '../../kit/people/CompanySelect.tsx';
import { PersonPicker } from '../../kit/people/PersonPicker.tsx';
import { OpinionField } from './people-fields.tsx';

/** Puts somebody else in the place of who does not decide, or can no longer. */
export function HandlerDialog({
  dialog,
  of: { processInstanceId, title },
}: {
  dialog: Dialog;
  of: Pick<ProcessRow, 'processInstanceId' | 'title'>;
}) {
  const { data = [], isPending } = useQuery(ask(process.currentHandlers, { processInstanceId }));
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={`更换“${title}”的处理人`}
      okText="更换"
      call={process.changeHandler}
      initial={{ processInstanceId }}
      done="已更换处理人"
    >
      <Field name="taskId" label="当前处理人" required>
        <Select
          loading={isPending}
          placeholder="请选择要更换的人"
          options={data.map(({ taskId, taskName, realName, companyName, isLeft }) => ({
            value: taskId,
            label: `${realName}${isLeft ? '（已离职）' : ''} · ${companyName} · ${taskName}`,
          }))}
        />
      </Field>
      <NewHandler />
      <OpinionField label="原因" required words={['处理人已离职', '处理人休假', '长时间未处理']} />
    </FormDialog>
  );
}

/** Of any company one may see. */
function NewHandler() {
  const seesOthers = useRight('company:read') === 'park';
  const [companyId, setCompanyId] = useState<string>();
  return (
    <>
      {seesOthers && (
        <Form.Item label="所属单位">
          <CompanySelect value={companyId} onChange={setCompanyId} />
        </Form.Item>
      )}
      <Field name="toUserId" label="更换为" required>
        <PersonPicker key={companyId ?? ''} companyId={companyId} />
      </Field>
    </>
  );
}
