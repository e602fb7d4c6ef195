import { type ProcessRow, process } from '@park/contract/approval/process';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { PersonPicker } from '../../../parts/people/PersonPicker.tsx';
import { useMe } from '../../../parts/session/me.ts';
import { aboutPerson, OpinionField } from './people-fields.tsx';

type HandledProcess = Pick<ProcessRow, 'processInstanceId' | 'title' | 'companyId' | 'companyName'>;

/** Replaces a handler of an application who does not decide or has left. */
export function HandlerDialog({ dialog, of }: { dialog: Dialog; of: HandledProcess }) {
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

/**
 * Selects the new handler from the applicant's company or the user's own company; people of other companies cannot handle the application.
 */
function NewHandler({ of }: { of: HandledProcess }) {
  const { companyId: own, companyName } = useMe().user;
  const seesOthers = useRight('company:read') === 'park' && of.companyId !== own;
  const [companyId, setCompanyId] = useState(seesOthers ? of.companyId : undefined);
  const form = Form.useFormInstance();
  const change = (next: string) => {
    // clears the chosen person, who belongs to the company selected before
    form.setFieldValue('toUserId', undefined);
    setCompanyId(next === own ? undefined : next);
  };
  return (
    <>
      {seesOthers && (
        <Form.Item label="所属企业">
          <Select
            aria-label="所属企业"
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
