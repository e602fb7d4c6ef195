import { type FlowDetail, flow } from '@park/contract/approval/flow';
import type { PersonNode } from '@park/contract/approval/flow/definition';
import type { Sent } from '@park/contract/core';
import { Form, InputNumber, Select } from 'antd';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { PersonPicker } from '../../../parts/people/PersonPicker.tsx';
import { timeoutActions } from './drawing.ts';

const none = 'none';
type Call = typeof flow.setTimeouts;
type Then = keyof typeof timeoutActions;
type Typed = { what: Then | typeof none; hours?: number; times?: number; userId?: string };

const optionsOf = ({ kind }: PersonNode) => [
  { value: none, label: '不限时' },
  ...Object.entries(timeoutActions)
    .filter(([value]) => kind === 'approve' || value !== 'refuse')
    .map(([value, label]) => ({ value, label })),
];

/** Sets the timeout of a step, in working hours, and what happens when it expires. */
export function TimeoutDialog({ dialog, of, node }: { dialog: Dialog; of: FlowDetail; node: PersonNode }) {
  const { timeout } = node;
  const given = {
    what: timeout?.action ?? none,
    hours: timeout ? timeout.minutes / 60 : 8,
    times: timeout && 'times' in timeout ? timeout.times : 1,
    ...(timeout && 'userId' in timeout && { userId: timeout.userId }),
  };
  const prepare = ({ what, hours, times, userId }: Typed): Sent<Call> => ({
    id: of.id,
    version: of.version,
    items: [
      {
        taskKey: node.id,
        timeout:
          what === none
            ? null
            : {
                action: what,
                minutes: Math.round((hours ?? 0) * 60),
                ...(what === 'remind' && times && { times }),
                ...(what === 'transfer' && userId && { userId }),
              },
      },
    ],
  });
  return (
    <FormDialog<Call, Typed>
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={`“${node.name}”超时处理`}
      call={flow.setTimeouts}
      initial={given as Partial<Sent<Call>>}
      prepare={prepare}
      done="保存成功，发布后生效"
    >
      <Fields node={node} />
    </FormDialog>
  );
}

function Fields({ node }: { node: PersonNode }) {
  const what = Form.useWatch<Typed['what']>('what');
  return (
    <>
      <Field name="what" label="超时后" required>
        <Select options={optionsOf(node)} />
      </Field>
      {what !== none && (
        <Field name="hours" label="时限" required extra="按园区工作日历的工作时间计算">
          <InputNumber min={0.5} max={8760} step={1} suffix="小时" className="flow-number" />
        </Field>
      )}
      {what === 'remind' && (
        <Field name="times" label="提醒次数" required>
          <InputNumber min={1} max={10} precision={0} suffix="次" className="flow-number" />
        </Field>
      )}
      {what === 'transfer' && (
        <Field name="userId" label="转交给" required>
          <PersonPicker />
        </Field>
      )}
    </>
  );
}
