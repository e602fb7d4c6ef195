import { type ProcessDetail, type ProcessRow, process } from '@park/contract/approval/process';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { NodeField, OpinionField } from './people-fields.tsx';

type Dialog = { open: boolean; close: (reply?: unknown) => void };
type Managed = Pick<ProcessDetail & ProcessRow, 'processInstanceId' | 'title'>;
export type Management = 'jump' | 'stop' | 'wake';
const reasons = ['处理人已离职', '流程走向有误', '申请人要求'];

/** Asks for the target or confirmation of a management action on an application, always with a reason that every participant can read. */
export function ManageDialog({ dialog, action, of }: { dialog: Dialog; action: Management; of: Managed }) {
  return action === 'stop' ? <Stop dialog={dialog} of={of} /> : <Move dialog={dialog} of={of} action={action} />;
}

function Stop({ dialog, of: { processInstanceId, title } }: { dialog: Dialog; of: Managed }) {
  return (
    <FormDialog
      dialog={dialog}
      title={`终止“${title}”？`}
      okText="终止"
      danger
      call={process.stop}
      initial={{ processInstanceId }}
      done="流程已终止"
    >
      <OpinionField label="原因" required words={reasons} extra="终止后流程结束，不算通过也不算拒绝；申请人和处理人会收到消息" />
    </FormDialog>
  );
}

const moves = {
  jump: { call: process.jump, title: '跳转节点', okText: '跳转', done: '已跳转' },
  wake: { call: process.wake, title: '重新激活流程', okText: '重新激活', done: '流程已重新激活' },
} as const;
function Move({ dialog, of: { processInstanceId }, action }: { dialog: Dialog; of: Managed; action: 'jump' | 'wake' }) {
  const { data, isPending } = useQuery(ask(process.jumpNodes, { processInstanceId }));
  return (
    <FormDialog dialog={dialog} {...moves[action]} initial={{ processInstanceId }}>
      <NodeField label="目标节点" nodes={data} isLoading={isPending} />
      <OpinionField label="原因" required words={reasons} />
    </FormDialog>
  );
}
