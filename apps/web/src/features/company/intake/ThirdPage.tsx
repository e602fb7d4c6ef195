import { intake, type Third } from '@park/contract/company/intake';
import type { Reply } from '@park/contract/core';
import { Alert, Button } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { type State, StatusTag } from '../../../kit/feedback/status.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { ExportButton } from '../../../kit/task/buttons.tsx';

const states: State[] = [
  { value: '1', label: '已入驻', meaning: 'success' },
  { value: '0', label: '未入驻', meaning: 'default' },
];

/** 企业数据同步: companies known to a connected system, and which of them are in the park. */
export function ThirdPage() {
  const list = useList(intake.third);
  const maySync = useRight('company:create') !== undefined;
  const sync = useCommand(intake.fromThird, '同步完成');
  const button = (
    <Question
      title="从第三方系统同步企业？"
      description="按统一社会信用代码匹配：没有的企业新增，已有的更新名称，不会删除任何企业。"
      okText="同步"
      placement="bottomLeft"
      onConfirm={() => sync.mutateAsync({}).catch(() => {})}
    >
      <Button type="primary" loading={sync.isPending}>
        同步
      </Button>
    </Question>
  );
  return (
    <div className="stack">
      {sync.data && <Outcome of={sync.data} onClose={sync.reset} />}
      <ListPage<Third>
        list={list}
        columns={columns}
        filters={
          <>
            <Filter name="keyword" label="企业">
              <Input allowClear maxLength={searchLimit} placeholder="名称或统一社会信用代码" />
            </Filter>
            <Filter name="isTaken" label="状态">
              <StatusChoice states={states} />
            </Filter>
          </>
        }
        actions={
          <>
            {maySync && button}
            <ExportButton list={list} subject="thirdCompany" title="企业数据同步" />
          </>
        }
        empty={<EmptyState kind="first" text={maySync ? '还没有同步过，点击“同步”读取第三方系统中的企业' : '还没有同步过'} />}
      />
    </div>
  );
}

type Result = Reply<typeof intake.fromThird>;
const Outcome = ({ of: { added, updated, skipped }, onClose }: { of: Result; onClose: () => void }) => (
  <Alert
    type={skipped.length ? 'warning' : 'success'}
    showIcon
    closable={{ onClose }}
    title={`新增 ${added} 家企业，更新 ${updated} 家，跳过 ${skipped.length} 家`}
    description={added > 0 && '新增的企业还没有超级管理员，请到“入驻企业”中设置。'}
  />
);

const columns: Column<Third>[] = [
  { title: '企业名称', dataIndex: 'name' },
  { title: '统一社会信用代码', dataIndex: 'creditCode', render: dash },
  { title: '联系人', dataIndex: 'contactName', render: dash },
  { title: '联系电话', dataIndex: 'contactPhone' as const, render: dash },
  { title: '来源编号', dataIndex: 'id' },
  {
    title: '状态',
    dataIndex: 'companyId',
    render: (_, { companyId, problem }) =>
      companyId ? <StatusTag meaning="success">已入驻</StatusTag> : <StatusTag meaning={problem ? 'error' : 'default'}>未入驻</StatusTag>,
  },
  { title: '说明', key: 'note', render: (_, { problem, isListed }) => dash(problem ?? (isListed ? '' : '来源中已没有此企业')) },
  { title: '同步时间', dataIndex: 'syncedDate', render: (_, { syncedDate }) => dateTime(syncedDate) },
];
