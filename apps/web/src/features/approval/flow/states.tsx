import type { FlowRow } from '@park/contract/approval/flow';
import { StatusTag } from '../../../kit/feedback/status.tsx';

type FlowStatus = Pick<FlowRow, 'status' | 'isEnable' | 'isChanged' | 'isAuto'>;
/** Shows the state of a flow: unpublished, disabled, approving automatically, or published with or without unpublished changes. */
export function FlowState({ of: { status, isEnable, isChanged, isAuto } }: { of: FlowStatus }) {
  if (status === 'draft') return <StatusTag meaning="default">未发布</StatusTag>;
  if (!isEnable) return <StatusTag meaning="default">已停用</StatusTag>;
  if (isAuto) return <StatusTag meaning="processing">自动通过中</StatusTag>;
  return <StatusTag meaning={isChanged ? 'warning' : 'success'}>{isChanged ? '有未发布的修改' : '已发布'}</StatusTag>;
}

/** Whether the flow has changes that are not published. */
export const hasPendingChanges = ({ status, isChanged }: Pick<FlowRow, 'status' | 'isChanged'>) => status !== 'deployed' || isChanged;
export const nothingPendingText = '没有未发布的修改';

export const contentAddress = (id: string, tab?: string) => `/platform/process/process_base_content?id=${id}${tab ? `&tab=${tab}` : ''}`;
