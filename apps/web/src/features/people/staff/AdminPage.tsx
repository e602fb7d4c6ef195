import { type Staff, staff, staffErrors } from '@park/contract/people/staff';
import { Button } from 'antd';
import { useCommand } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { EnabledTag } from '../../../kit/feedback/status.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { actionColumn } from '../../../kit/table/row-actions.tsx';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import { CompanySelect } from '../../../parts/companies/CompanySelect.tsx';
import { useCompany } from '../../../parts/companies/company.ts';
import { PersonName } from '../../../parts/people/Avatar.tsx';
import { useBatchCommand } from '../../../parts/people/batch-command.tsx';
import { phoneColumn } from '../../../parts/people/columns.tsx';
import type { ChosenPerson } from '../../../parts/people/picker.tsx';
import { mayAppoint } from './appoint.ts';
import { PeopleDialog } from './lazy.ts';
import { SuperAdmin } from './SuperAdmin.tsx';
import { useManagers } from './useManagers.ts';

const maxAdmins = 20;
const columns: Column<Staff>[] = [
  { title: '姓名', dataIndex: 'realName', render: (_, { id, realName }) => <PersonName id={id} name={realName} /> },
  phoneColumn<Staff>(),
  { title: '部门', dataIndex: 'departmentName', render: dash },
  { title: '职位', dataIndex: 'position', render: dash },
  { title: '状态', dataIndex: 'isEnable', render: (_, { isEnable }) => <EnabledTag isEnable={isEnable} /> },
];

/** Lists the administrators of a company: one super administrator, who can hand over the post, and the ordinary administrators. */
export function AdminPage() {
  const company = useCompany();
  const { companyId, seesPark, showCompany } = company;
  const appoints = mayAppoint(company, 'staff:admin');
  const list = useList(staff.list, { fixed: { companyId, isCompanyAdmin: 1 }, failure: '获取用户列表失败' });
  const adding = useDialog();
  const add = useBatchCommand(staff.setAdmin, '新增成功');
  const remove = useCommand(staff.setAdmin, '移除成功');
  const managers = useManagers(companyId);
  const refusal = (id: string) => (managers.isManager(id) ? staffErrors.alreadyAdmin.message : undefined);
  const choose = async (people: ChosenPerson[]) => {
    await add.run(people.map(({ id, realName }) => ({ name: realName, input: { companyId, userId: id, isCompanyAdmin: 1 } })));
    adding.close();
  };
  const actions = (row: Staff) => (
    <Question
      title={`取消“${row.realName}”的管理员？`}
      description="TA 仍是本单位员工，只是不再有管理员权限。"
      okText="移除"
      danger
      onConfirm={() => remove.mutateAsync({ companyId, userId: row.id, isCompanyAdmin: 0 }).catch(() => {})}
    >
      <Button type="link" size="small" danger>
        移除
      </Button>
    </Question>
  );
  return (
    <div className="stack">
      {seesPark && (
        <div className="company-choice">
          <CompanySelect value={companyId} onChange={showCompany} />
        </div>
      )}
      <SuperAdmin company={company} holder={managers.holder} />
      <ListPage<Staff>
        list={{ ...list, name: 'staff.admin' }}
        columns={[...columns, ...(appoints ? [actionColumn<Staff>(actions)] : [])]}
        filters={
          <Filter name="keyword" label="管理员">
            <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
          </Filter>
        }
        actions={
          <>
            {appoints && (
              <Button type="primary" onClick={adding.add}>
                新增管理员
              </Button>
            )}
            <ExportButton list={list} subject="staff" title="普通管理员" />
          </>
        }
        empty={<EmptyState kind="first" text="还没有普通管理员" />}
      />
      {add.report}
      <LoadingBoundary>
        {adding.open && (
          <PeopleDialog
            dialog={adding}
            title="新增普通管理员"
            okText="新增"
            companyId={companyId}
            most={maxAdmins}
            refusal={refusal}
            isPending={add.isPending}
            onChoose={(people) => void choose(people)}
          />
        )}
      </LoadingBoundary>
    </div>
  );
}
