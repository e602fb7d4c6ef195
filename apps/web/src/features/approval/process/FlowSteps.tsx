import { Button, Steps } from 'antd';
import { useState } from 'react';
import { Deadline } from '../../../kit/deadline.tsx';
import { dateTime, duration } from '../../../kit/format.ts';
import './flow-steps.css';

export type FlowStep = {
  id: string;
  taskName: string;
  handler: string | null;
  startTime: string | null;
  endTime: string | null;
  comment: string | null;
  /** Where the matter is now. */
  isOnThisTask: boolean;
  /** What was done there, where there is more to say than that it is over. */
  actionName?: string | null;
  /** From its beginning to its end, or until now. */
  minutes?: number | null;
  /** Until when it is to be done, while it is not. */
  deadline?: string | null;
  /** It ended with a no, or did not work. */
  isRefused?: boolean;
  /** What it was signed with: a typed name, or the address of what was drawn. */
  signature?: { name: string | null; url: string | null } | null;
};

const states = { finish: '已完成', process: '进行中', wait: '未开始', error: '已拒绝' } as const;
const stateOf = ({ isOnThisTask, endTime, isRefused }: FlowStep): keyof typeof states => {
  if (isOnThisTask) return 'process';
  if (!endTime) return 'wait';
  return isRefused ? 'error' : 'finish';
};

/** Where a matter stands: the steps behind it, with who did what and when, the one it is at, and those to come. */
export function FlowSteps({ steps }: { steps: readonly FlowStep[] }) {
  const items = steps.map((step) => {
    const status = stateOf(step);
    const said = status === 'finish' || status === 'error' ? (step.actionName ?? states[status]) : states[status];
    return { key: step.id, title: step.taskName, subTitle: said, status, content: <Told step={step} /> };
  });
  // several may wait at once, so that none of them is the current one to antd
  return <Steps className="flow-steps" orientation="vertical" size="small" current={-1} items={items} />;
}

function Told({ step: { handler, startTime, endTime, comment, isOnThisTask, minutes, deadline, signature } }: { step: FlowStep }) {
  const took = minutes === null || minutes === undefined ? '' : `${isOnThisTask ? '已等待' : '用时'}${duration(minutes)}`;
  const at = endTime ?? startTime;
  return (
    <>
      <div>{[handler, at && dateTime(at)].filter(Boolean).join(' ')}</div>
      {took && (endTime || isOnThisTask) && <div className="muted">{took}</div>}
      {isOnThisTask && deadline && <Deadline at={deadline} />}
      {comment && <Comment text={comment} />}
      {signature?.url && <img className="flow-steps-signature" src={signature.url} alt={`${handler ?? ''}的签名`} />}
      {signature?.name && <div>签名：{signature.name}</div>}
    </>
  );
}

/** Longer remarks are folded, so that the steps stay in view. */
const shortest = 10;
function Comment({ text }: { text: string }) {
  const [isOpen, open] = useState(false);
  const letters = [...text];
  if (letters.length <= shortest) return <div>{text}</div>;
  return (
    <div className="flow-steps-said" data-whole={text}>
      <span>{isOpen ? text : `${letters.slice(0, shortest).join('')}…`}</span>
      <Button type="link" size="small" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {isOpen ? '收起' : '查看详情'}
      </Button>
    </div>
  );
}
