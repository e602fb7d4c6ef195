import { Button, Steps } from 'antd';
import { useState } from 'react';
import { dash, dateTime } from './format.ts';

export type FlowStep = {
  id: string;
  taskName: string;
  handler: string | null;
  startTime: string | null;
  endTime: string | null;
  comment: string | null;
  /** Where the matter is now. */
  isOnThisTask: boolean;
};

const states = { finish: '已完成', process: '进行中', wait: '未开始' } as const;
const stateOf = ({ isOnThisTask, endTime }: FlowStep): keyof typeof states => (isOnThisTask ? 'process' : endTime ? 'finish' : 'wait');

/** Where a matter stands: the steps behind it, with who did what and when, the one it is at, and those to come. */
export function FlowSteps({ steps }: { steps: readonly FlowStep[] }) {
  const items = steps.map((step) => {
    const status = stateOf(step);
    return { key: step.id, title: step.taskName, subTitle: states[status], status, content: <Told step={step} /> };
  });
  return <Steps orientation="vertical" size="small" items={items} />;
}

function Told({ step: { handler, startTime, endTime, comment } }: { step: FlowStep }) {
  return (
    <>
      <div>
        {dash(handler)} {(endTime ?? startTime) && dateTime(endTime ?? startTime)}
      </div>
      {comment && <Comment text={comment} />}
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
    <div>
      {isOpen ? text : `${letters.slice(0, shortest).join('')}…`}
      <Button type="link" size="small" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {isOpen ? '收起' : '查看详情'}
      </Button>
    </div>
  );
}
