import { DownOutlined } from '@ant-design/icons';
import { type Staff, staff } from '@park/contract/people/staff';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { enabledStates } from '../../../kit/feedback/status.tsx';
import { FilterChoice, StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { Filter } from '../../../kit/list/filters.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';
import type { Company } from '../../../parts/companies/company.ts';
import { ExportDialog } from '../../../parts/people/lazy.ts';
import { MemberTable } from '../../../parts/people/MemberTable.tsx';
import { DepartmentFilter } from './DepartmentFilter.tsx';

const states = enabledStates();
const ranks = [
  { value: '1', label: '普通管理员' },
  { value: '0', label: '其他员工' },
];
/** Lists the people of a company, with filters by department, name, phone number, state and administrator rank. */
export function PresentPeople({ company }: { company: Company }) {
  const { companyId, may, seesPark } = company;
  const list = useList(staff.list, { fixed: { companyId, isLeft: 0 }, failure: '获取用户列表失败' });
  const navigate = useNavigate();
  const exporting = useDialog<'staff' | 'parkStaff'>();
  const exports = [
    { key: 'staff', label: '导出本单位员工', onClick: () => exporting.edit('staff') },
    { key: 'parkStaff', label: '导出园区全部人员', onClick: () => exporting.edit('parkStaff') },
  ];
  const { values } = list.search;
  return (
    <>
      <MemberTable<Staff>
        list={list}
        company={company}
        from="memberlist"
        departmentId={values.departmentId}
        filters={
          <>
            <Filter name="departmentId" label="部门">
              <DepartmentFilter companyId={companyId} />
            </Filter>
            <Filter name="keyword" label="员工">
              <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
            </Filter>
          </>
        }
        more={
          <>
            <Filter name="isEnable" label="状态">
              <StatusChoice states={states} />
            </Filter>
            <Filter name="isCompanyAdmin" label="管理员">
              <FilterChoice options={ranks} />
            </Filter>
          </>
        }
        actions={
          <>
            {may('staff:create') && (
              <Button onClick={() => void navigate(`/architecture/invitation${companyId ? `?companyId=${companyId}` : ''}`)}>
                邀请与申请
              </Button>
            )}
            {seesPark ? (
              <DropMenu label="导出" entries={exports}>
                <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
                  导出
                </Button>
              </DropMenu>
            ) : (
              <Button onClick={() => exporting.edit('staff')}>导出</Button>
            )}
          </>
        }
      />
      <LoadingBoundary>
        {exporting.open && exporting.row && (
          <ExportDialog
            key={exporting.row}
            dialog={exporting}
            subject={exporting.row}
            title={exporting.row === 'staff' ? '员工' : '园区人员'}
            filter={exporting.row === 'staff' ? { ...values, companyId } : { keyword: values.keyword, isEnable: values.isEnable }}
            {...(exporting.row === 'staff' && { total: list.total })}
          />
        )}
      </LoadingBoundary>
    </>
  );
}
