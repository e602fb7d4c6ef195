import type { Sent } from '@park/contract/core';
import { process } from '@park/contract/process';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Form, Steps } from 'antd';
import { ask } from '../../kit/api.ts';
import { useDebounced } from '../../kit/list-search.ts';
import { SkeletonLines } from '../../kit/skeleton.tsx';

type Filled = Pick<Sent<typeof process.predict>, 'form' | 'approvers'>;
/** Why nobody is named yet. */
const notes: Record<string, string> = {
  skip: '不需要此步骤，将跳过',
  self: '处理人是你自己，将跳过',
  same: '已审批过，将跳过',
  nobody: '没有找到处理人，按流程设置处理',
  refuse: '没有找到处理人，将被拒绝',
  applicantChoice: '由你选择',
  previousChoice: '由上一审批人选择',
};
const people = (names: readonly string[], note: string | undefined) =>
  names.length > 0 ? names.join('、') : (notes[note ?? ''] ?? '提交后确定');

/** The way an application would take with what is filled in so far, and whom it would meet. */
export function Path({ processKey }: { processKey: string }) {
  const form = Form.useWatch('form') as Record<string, unknown> | undefined;
  const approvers = Form.useWatch('approvers') as Record<string, string[]> | undefined;
  const input = useDebounced(JSON.stringify({ form: known(form), approvers: known(approvers) }), 600);
  const { data, error } = useQuery({
    ...ask(process.predict, { processKey, ...(JSON.parse(input) as Filled) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="process-path" aria-label="审批流程">
      <h3>审批流程</h3>
      {error && <span className="muted">暂时无法预计审批流程，不影响提交</span>}
      {!data && !error && <SkeletonLines rows={4} />}
      {data && (
        <Steps
          orientation="vertical"
          size="small"
          current={-1}
          items={data.map(({ taskKey, taskName, people: names, kind, note }) => ({
            key: taskKey,
            title: taskName,
            content: kind === 'start' || kind === 'end' ? '' : people(names, note),
          }))}
        />
      )}
    </section>
  );
}

/** What was not filled in is not sent. */
const known = (values: Record<string, unknown> | undefined) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== ''));
