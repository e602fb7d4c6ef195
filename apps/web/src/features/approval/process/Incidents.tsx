import { process } from '@park/contract/approval/process';
import type { Reply } from '@park/contract/core';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useRight } from '../../../kit/api/access.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { StatusTag } from '../../../kit/feedback/status.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { ListPage } from '../../../kit/list/list.tsx';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { processAddress } from '../../../parts/flow/process-status.tsx';

type Incident = Reply<typeof process.incidents>['list'][number];

/** Names of the background work that belongs to the flow itself; any other work updates the business record of an application. */
const workNames: Record<string, string> = {
  'flow.webhook': '通知外部系统',
  'flow.startSub': '发起子流程',
  'flow.cancelSub': '取消子流程',
  'flow.partDone': '回到上级流程',
};

/** Lists the failed follow-up work of decisions; users with the right can retry or close it. */
export function Incidents() {
  const list = useList(process.incidents, { pageParams: ['tab'] });
  const navigate = useNavigate();
  const retry = useCommand(process.settleIncident, '正在重试，仍失败时会再次列出');
  const close = useCommand(process.settleIncident, '已关闭');
  const mayHandle = useRight('process:handle') !== undefined;
  const columns: Column<Incident>[] = [
    {
      title: '流程',
      dataIndex: 'title',
      ellipsis: true,
      width: 240,
      render: (_, { title, processInstanceId }) => (
        <Button type="link" size="small" onClick={() => void navigate(processAddress(processInstanceId, 0))}>
          {title}
        </Button>
      ),
    },
    { title: '编号', dataIndex: 'number' },
    { title: '后续处理', dataIndex: 'name', render: (_, { name }) => workNames[name] ?? '更新业务记录' },
    {
      title: '状态',
      dataIndex: 'state',
      render: (state) => (
        <StatusTag meaning={state === 'failed' ? 'error' : 'warning'}>{state === 'failed' ? '已失败' : '等待重试'}</StatusTag>
      ),
    },
    { title: '尝试次数', dataIndex: 'attempts', align: 'end' },
    { title: '原因', dataIndex: 'lastError', ellipsis: true, width: 260, render: dash },
    { title: '时间', dataIndex: 'createdDate', render: dateTime },
    ...(mayHandle ? [actions((id, how) => (how === 'retry' ? retry : close).mutateAsync({ id, how }).catch(() => {}))] : []),
  ];
  return <ListPage<Incident> list={list} columns={columns} empty={<EmptyState kind="done" text="没有异常" />} />;
}

const actions = (settle: (id: string, how: 'retry' | 'close') => void): Column<Incident> => ({
  title: '操作',
  key: 'actions',
  fixed: 'end',
  render: (_, { id, state }) => {
    // while the system still retries the work, the user can neither retry nor close it
    const isTried = state === 'waiting';
    const why = isTried ? '系统正在自动重试' : '';
    return (
      <span className="row row-actions">
        <Button type="link" size="small" disabled={isTried} title={why} onClick={() => settle(id, 'retry')}>
          重试
        </Button>
        <Question
          title="不再重试？"
          description="关闭后系统不再执行，请先人工处理"
          okText="不再重试"
          danger
          disabled={isTried}
          onConfirm={() => settle(id, 'close')}
        >
          <Button type="link" size="small" danger disabled={isTried} title={why}>
            关闭
          </Button>
        </Question>
      </span>
    );
  },
});
