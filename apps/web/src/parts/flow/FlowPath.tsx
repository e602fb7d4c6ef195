import type { process } from '@park/contract/approval/process';
import type { Reply } from '@park/contract/core';
import { Steps } from 'antd';

type PredictedStep = Reply<typeof process.predict>[number];
/** Reasons why a step has no handler; `applicant` is 你 or the name of the applicant. */
const emptyStepNotes = (applicant: string): Record<string, string> => ({
  skip: '不需要此步骤，将跳过',
  self: `审批人是${applicant}本人，将跳过`,
  same: '已审批过，将跳过',
  nobody: '无审批人，按流程设置处理',
  refuse: '无审批人，将被拒绝',
  applicantChoice: `由${applicant}选择`,
  previousChoice: '由上一审批人选择',
});
const stepText = ({ kind, people, note }: PredictedStep, applicant: string) => {
  if (kind === 'start' || kind === 'end') return '';
  return people.length > 0 ? people.join('、') : (emptyStepNotes(applicant)[note ?? ''] ?? '提交后确定');
};

/** Shows the steps that an application would take and the people who would decide. */
export const FlowPath = ({ steps, applicant = '你' }: { steps: readonly PredictedStep[]; applicant?: string }) => (
  <Steps
    orientation="vertical"
    size="small"
    current={-1}
    items={steps.map((one) => ({ key: one.taskKey, title: one.taskName, content: stepText(one, applicant) }))}
  />
);
