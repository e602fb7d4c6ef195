import type { Reply } from '@park/contract/core';
import { account } from '@park/contract/people/account';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { dash } from '../../../kit/format.ts';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';

type Joined = Reply<typeof account.companies>[number];
const levels = { 1: '普通成员', 2: '普通管理员', 3: '超级管理员' } as const satisfies Record<Joined['isCompanyAdmin'], string>;

const columns: Column<Joined>[] = [
  { title: '园区', dataIndex: 'parkName', render: dash },
  { title: '企业', dataIndex: 'companyName' },
  { title: '部门', dataIndex: 'departmentName', render: dash },
  { title: '角色', dataIndex: 'roleNames', render: (names: string[]) => dash(names.join('、')) },
  { title: '身份', dataIndex: 'isCompanyAdmin', render: (_, row) => levels[row.isCompanyAdmin] },
];

/** Lists the companies the user belongs to. */
export function CompaniesTab() {
  const { data, error, refetch } = useQuery(ask(account.companies, {}));
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={3} />;
  return (
    <div className="list-body">
      <Table<Joined>
        rowKey="companyId"
        columns={columns}
        dataSource={data}
        empty={<EmptyState kind="first" text="你还没有加入任何企业" />}
      />
    </div>
  );
}
