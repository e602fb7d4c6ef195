import { process } from '@park/contract/approval/process';
import type { Sent } from '@park/contract/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { useDebounced } from '../../../kit/list/search.ts';
import { FlowPath } from '../../../parts/flow/FlowPath.tsx';

type PredictionInput = Pick<Sent<typeof process.predict>, 'form' | 'approvers'>;
/** Shows the path an application would take with the values filled in so far, and its handlers. */
export function Path({ processKey }: { processKey: string }) {
  const form = Form.useWatch('form') as Record<string, unknown> | undefined;
  const approvers = Form.useWatch('approvers') as Record<string, string[]> | undefined;
  const input = useDebounced(JSON.stringify({ form: withoutEmpty(form), approvers: withoutEmpty(approvers) }), 600);
  const { data, error } = useQuery({
    ...ask(process.predict, { processKey, ...(JSON.parse(input) as PredictionInput) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="process-path" aria-label="审批流程">
      <h3>审批流程</h3>
      {error && <span className="muted">暂时无法预计审批流程，不影响提交</span>}
      {!data && !error && <SkeletonLines rows={4} />}
      {data && <FlowPath steps={data} />}
    </section>
  );
}

/** Drops empty values before sending. */
const withoutEmpty = (values: Record<string, unknown> | undefined) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== ''));
