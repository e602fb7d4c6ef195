import type { Member } from '@park/contract/people/department';
import { Button } from 'antd';
import { EnabledTag } from '../../kit/feedback/status.tsx';
import { dash, dateTime } from '../../kit/format.ts';
import type { Column } from '../../kit/table/column.ts';
import { PersonName } from './Avatar.tsx';
import { identityOf, MemberPhone, sexOf } from './member.tsx';

/** Builds the column with the masked phone and the link that shows it. */
export const phoneColumn = <M extends Member>(): Column<M> => ({
  title: '手机号',
  dataIndex: 'phone',
  render: (_, member) => <MemberPhone member={member} />,
});

type MemberColumnOptions<M> = { show: (member: M) => void; isBesideTree: boolean };
/** Columns of a list of people; a list beside a tree has fewer columns, because it has less room. */
export const memberColumns = <M extends Member>({ show, isBesideTree }: MemberColumnOptions<M>): Column<M>[] => [
  {
    title: '姓名',
    dataIndex: 'realName',
    render: (_, row) => (
      <PersonName id={row.id} name={row.realName}>
        <Button type="link" size="small" onClick={() => show(row)}>
          {row.realName}
        </Button>
      </PersonName>
    ),
  },
  phoneColumn<M>(),
  { title: '性别', dataIndex: 'sex', hidden: isBesideTree, render: (_, row) => sexOf(row) },
  { title: '职位', dataIndex: 'position', render: dash },
  { title: '部门', dataIndex: 'departmentName', render: dash },
  { title: '状态', dataIndex: 'isEnable', render: (_, { isEnable }) => <EnabledTag isEnable={isEnable} /> },
  { title: '身份', dataIndex: 'isCompanyAdmin', render: (_, row) => identityOf(row) },
  { title: '邮箱', dataIndex: 'email', hidden: true, render: dash },
  { title: '排序', dataIndex: 'orgOrderNum', hidden: true, align: 'end' },
  { title: '注册时间', dataIndex: 'createdDate', hidden: true, render: dateTime },
];
