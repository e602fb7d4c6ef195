import { type Staff, staff } from '@park/contract/people/staff';
import { Button } from 'antd';
import { useCommand } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { actionColumn } from '../../../kit/table/row-actions.tsx';
import type { Company } from '../../../parts/companies/company.ts';
import { PersonName } from '../../../parts/people/Avatar.tsx';

const columns: Column<Staff>[] = [
  { title: '姓名', dataIndex: 'realName', render: (_, { id, realName }) => <PersonName id={id} name={realName} /> },
  { title: '手机号', dataIndex: 'phone' as const },
  { title: '职位', dataIndex: 'position', render: dash },
  { title: '离职时间', dataIndex: 'leftDate', render: dateTime },
];

/** Lists the people who left within the last 30 days and can be restored. */
export function LeftPeople({ company: { companyId } }: { company: Company }) {
  const list = useList(staff.list, { fixed: { companyId, isLeft: 1 }, failure: '获取用户列表失败' });
  const restore = useCommand(staff.restore, '恢复成功');
  return (
    <ListPage<Staff>
      list={{ ...list, name: 'staff.left' }}
      columns={[
        ...columns,
        actionColumn<Staff>((row) => (
          <Question
            title={`恢复“${row.realName}”？`}
            description="将重新成为本单位员工，部门、职务和角色需重新设置。"
            okText="恢复"
            onConfirm={() => restore.mutateAsync({ userId: row.id, companyId }).catch(() => {})}
          >
            <Button type="link" size="small">
              恢复
            </Button>
          </Question>
        )),
      ]}
      filters={
        <Filter name="keyword" label="员工">
          <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
        </Filter>
      }
      empty={<EmptyState kind="first" text="30天内没有员工离职" />}
    />
  );
}
