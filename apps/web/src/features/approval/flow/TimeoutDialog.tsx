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
type TimeoutAction = keyof typeof timeoutActions;
type Typed = { action: TimeoutAction | typeof none; hours?: number; times?: number; userId?: string };

const optionsOf = ({ kind }: PersonNode) => [
  { value: none, label: '不限时' },
  ...Object.entries(timeoutActions)
    .filter(([value]) => kind === 'approve' || value !== 'refuse')
    .map(([value, label]) => ({ value, label })),
];

/** Sets the timeout of a step, in working hours, and what happens when it expires. */
export function TimeoutDialog({ dialog, of, node }: { dialog: Dialog; of: FlowDetail; node: PersonNode }) {
  const { timeout } = node;
  const initial = {
    action: timeout?.action ?? none,
    hours: timeout ? timeout.minutes / 60 : 8,
    times: timeout && 'times' in timeout ? timeout.times : 1,
    ...(timeout && 'userId' in timeout && { userId: timeout.userId }),
  };
  const prepare = ({ action, hours, times, userId }: Typed): Sent<Call> => ({
    id: of.id,
    version: of.version,
    items: [
      {
        taskKey: node.id,
        timeout:
          action === none
            ? null
            : {
                action,
                minutes: Math.round((hours ?? 0) * 60),
                ...(action === 'remind' && times && { times }),
                ...(action === 'transfer' && userId && { userId }),
              },
      },
    ],
  });
  return (
    <FormDialog<Call, Typed>
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={`“${node.name}”超时处理`}
      call={flow.setTimeouts}
      initial={initial as Partial<Sent<Call>>}
      prepare={prepare}
      done="保存成功，发布后生效"
    >
      <Fields node={node} />
    </FormDialog>
  );
}

function Fields({ node }: { node: PersonNode }) {
  const action = Form.useWatch<Typed['action']>('action');
  return (
    <>
      <Field name="action" label="超时后" required>
        <Select options={optionsOf(node)} />
      </Field>
      {action !== none && (
        <Field name="hours" label="时限" required extra="按园区工作日历的工作时间计算">
          <InputNumber min={0.5} max={8760} step={1} suffix="小时" className="flow-number" />
        </Field>
      )}
      {action === 'remind' && (
        <Field name="times" label="提醒次数" required>
          <InputNumber min={1} max={10} precision={0} suffix="次" className="flow-number" />
        </Field>
      )}
      {action === 'transfer' && (
        <Field name="userId" label="转交给" required>
          <PersonPicker />
        </Field>
      )}
    </>
  );
}
