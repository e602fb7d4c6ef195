import { Button, Steps } from 'antd';
import { useState } from 'react';
import { dateTime, duration } from '../../../kit/format.ts';
import { Deadline } from '../../../parts/flow/Deadline.tsx';
import './flow-steps.css';

export type FlowStep = {
  id: string;
  taskName: string;
  handler: string | null;
  startTime: string | null;
  endTime: string | null;
  comment: string | null;
  /** Whether the application is at this step now. */
  isOnThisTask: boolean;
  /** Name of the action that completed the step, such as 同意; absent for a step that is shown as completed only. */
  actionName?: string | null;
  /** Duration of the step: from its start to its end, or until now. */
  minutes?: number | null;
  /** Time by which an open step is due. */
  deadline?: string | null;
  /** Tells whether the step was refused or failed. */
  isRefused?: boolean;
  /** The signature: a typed name, or the address of a drawn picture. */
  signature?: { name: string | null; url: string | null } | null;
};

const states = { finish: '已完成', process: '进行中', wait: '未开始', error: '已拒绝' } as const;
const stateOf = ({ isOnThisTask, endTime, isRefused }: FlowStep): keyof typeof states => {
  if (isOnThisTask) return 'process';
  if (!endTime) return 'wait';
  return isRefused ? 'error' : 'finish';
};

/** Lists the steps of an application: the finished steps with their handlers and times, the current steps, and the steps to come. */
export function FlowSteps({ steps }: { steps: readonly FlowStep[] }) {
  const items = steps.map((step) => {
    const status = stateOf(step);
    const statusText = status === 'finish' || status === 'error' ? (step.actionName ?? states[status]) : states[status];
    return { key: step.id, title: step.taskName, subTitle: statusText, status, content: <StepDetails step={step} /> };
  });
  // several steps may be open at once, so antd gets no current step
  return <Steps className="flow-steps" orientation="vertical" size="small" current={-1} items={items} />;
}

function StepDetails({ step: { handler, startTime, endTime, comment, isOnThisTask, minutes, deadline, signature } }: { step: FlowStep }) {
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
const foldLimit = 10;
function Comment({ text }: { text: string }) {
  const [isOpen, open] = useState(false);
  const letters = [...text];
  if (letters.length <= foldLimit) return <div>{text}</div>;
  return (
    <div className="flow-steps-said" data-whole={text}>
      <span>{isOpen ? text : `${letters.slice(0, foldLimit).join('')}…`}</span>
      <Button type="link" size="small" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {isOpen ? '收起' : '查看详情'}
      </Button>
    </div>
  );
}
