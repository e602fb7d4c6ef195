import type { CompanyDetail } from '@park/contract/company/company';
import { type Staff, staff } from '@park/contract/people/staff';
import { Button } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { useRight } from '../../../kit/api/access.tsx';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { EnabledTag } from '../../../kit/feedback/status.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import { useCloseAndGoBack } from '../../../kit/page/tab.ts';
import type { Column } from '../../../kit/table/column.ts';
import { actionColumn } from '../../../kit/table/row-actions.tsx';
import { PersonName } from '../../../parts/people/Avatar.tsx';
import { phoneColumn } from '../../../parts/people/columns.tsx';
import { identityOf } from '../../../parts/people/member.tsx';
import { useAccountActions } from './actions.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import { CompanyLoading } from './CompanyLoading.tsx';
import { addPerson, editPerson, useFamily } from './family.ts';

/** 企业详情: a company with its people. */
export function CompanyDetailPage() {
  const { id } = useParams();
  const family = useFamily();
  const navigate = useNavigate();
  const { actions, dialogs } = useAccountActions(useCloseAndGoBack(family.list));
  return (
    <CompanyLoading companyId={id}>
      {(company, fields) => (
        <div className="stack">
          <CompanyCard
            company={company}
            fields={fields}
            onEdit={(field) => void navigate(`${family.edit(company.companyId)}${field ? `?edit=${field}` : ''}`)}
            more={actions(company, false)}
          />
          <People company={company} />
          {dialogs}
        </div>
      )}
    </CompanyLoading>
  );
}

const columns: Column<Staff>[] = [
  { title: '姓名', dataIndex: 'realName', render: (_, { id, realName }) => <PersonName id={id} name={realName} /> },
  phoneColumn<Staff>(),
  { title: '部门', dataIndex: 'departmentName', render: dash },
  { title: '职位', dataIndex: 'position', render: dash },
  { title: '状态', dataIndex: 'isEnable', render: (_, { isEnable }) => <EnabledTag isEnable={isEnable} /> },
  { title: '身份', dataIndex: 'isCompanyAdmin', render: (_, row) => identityOf(row) },
];

function People({ company: { companyId, companyName } }: { company: CompanyDetail }) {
  const navigate = useNavigate();
  const list = useList(staff.list, { fixed: { companyId, isLeft: 0 }, failure: '获取用户列表失败' });
  const mayAdd = useRight('staff:create') === 'park';
  const mayEdit = useRight('staff:update') === 'park';
  const edit = (row: Staff) => (
    <Button
      type="link"
      size="small"
      disabled={row.isSuperAdmin === 1}
      onClick={() => void navigate(editPerson(row.id, companyId, companyName))}
    >
      编辑
    </Button>
  );
  const add = mayAdd && (
    <Button type="primary" onClick={() => void navigate(addPerson(companyId, companyName))}>
      新增员工
    </Button>
  );
  return (
    <ListPage<Staff>
      list={{ ...list, name: 'company.people' }}
      columns={[...columns, ...(mayEdit ? [actionColumn<Staff>(edit)] : [])]}
      filters={
        <Filter name="keyword" label="员工">
          <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
        </Filter>
      }
      actions={add}
      empty={<EmptyState kind="first" text="该企业还没有员工" />}
    />
  );
}
