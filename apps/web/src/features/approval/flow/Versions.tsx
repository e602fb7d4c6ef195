import type { FlowDetail } from '@park/contract/approval/flow';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { StatusTag } from '../../../kit/feedback/status.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { Table } from '../../../kit/table/table.tsx';

type Version = FlowDetail['versions'][number];

/** Lists the published versions; each stays in use as long as an application runs on it. */
export const Versions = ({ of: { versions, liveNumber } }: { of: FlowDetail }) => (
  <Panel>
    <Table<Version>
      rowKey="id"
      wraps
      dataSource={versions}
      empty={<EmptyState kind="first" text="还没有发布过" />}
      columns={[
        { title: '版本', dataIndex: 'number', width: 90, render: (number) => `第${number}版` },
        {
          title: '状态',
          key: 'state',
          width: 120,
          render: (_, { number }) =>
            number === liveNumber ? <StatusTag meaning="success">当前版本</StatusTag> : <StatusTag meaning="default">历史版本</StatusTag>,
        },
        { title: '说明', dataIndex: 'remark', render: dash },
        { title: '进行中', dataIndex: 'runningNum', width: 90, align: 'end' },
        { title: '发布人', dataIndex: 'byName', width: 120, render: dash },
        { title: '发布时间', dataIndex: 'createdDate', width: 160, render: dateTime },
      ]}
    />
  </Panel>
);
