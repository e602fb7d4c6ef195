import { type ProcessRow, process } from '@park/contract/approval/process';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useRight } from '../../../kit/access.tsx';
import { ask } from '../../../kit/api.ts';
import type { Dialog } from '../../../kit/dialog-state.ts';
import { Field } from '../../../kit/form.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { useMe } from '../../../kit/me.ts';
import { PersonPicker } from '../../../kit/people/PersonPicker.tsx';
import { aboutPerson, OpinionField } from './people-fields.tsx';

type Handled = Pick<ProcessRow, 'processInstanceId' | 'title' | 'companyId' | 'companyName'>;

/** Puts somebody else in the place of who does not decide, or can no longer. */
export function HandlerDialog({ dialog, of }: { dialog: Dialog; of: Handled }) {
  const { processInstanceId, title } = of;
  const { data = [], isPending } = useQuery(ask(process.currentHandlers, { processInstanceId }));
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={`更换“${title}”的处理人`}
      okText="更换"
      call={process.changeHandler}
      initial={{ processInstanceId }}
      about={aboutPerson('toUserId')}
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
      <NewHandler of={of} />
      <OpinionField label="原因" required words={['处理人已离职', '处理人休假', '长时间未处理']} />
    </FormDialog>
  );
}

/** Of the applicant's company or one's own: people of others cannot be asked. */
function NewHandler({ of }: { of: Handled }) {
  const { companyId: own, companyName } = useMe().user;
  const seesOthers = useRight('company:read') === 'park' && of.companyId !== own;
  const [companyId, setCompanyId] = useState(seesOthers ? of.companyId : undefined);
  const form = Form.useFormInstance();
  const change = (next: string) => {
    // whoever was chosen is of the other company
    form.setFieldValue('toUserId', undefined);
    setCompanyId(next === own ? undefined : next);
  };
  return (
    <>
      {seesOthers && (
        <Form.Item label="所属单位">
          <Select
            aria-label="所属单位"
            value={companyId ?? own ?? ''}
            options={[
              { value: of.companyId, label: of.companyName },
              { value: own ?? '', label: companyName ?? '本单位' },
            ]}
            onChange={change}
          />
        </Form.Item>
      )}
      <Field name="toUserId" label="更换为" required>
        <PersonPicker key={companyId ?? ''} companyId={companyId} />
      </Field>
    </>
  );
}
