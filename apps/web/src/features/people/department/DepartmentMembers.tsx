import { type DepartmentNode, department, type Member, unassigned } from '@park/contract/people/department';
import { Switch } from 'antd';
import { useId } from 'react';
import { Input } from '../../../kit/form/input.tsx';
import { Filter } from '../../../kit/list/filters.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import { MemberTable } from '../../../parts/people/MemberTable.tsx';
import { DepartmentHeader } from './DepartmentHeader.tsx';
import type { Departments } from './useDepartments.ts';

/** Lists the people of the chosen department; users without the right to edit use it as an address book. */
export function DepartmentMembers({ departments, node }: { departments: Departments; node: DepartmentNode }) {
  const { company, companyId, showAll, withBelow, setWithBelow } = departments;
  const filter = { companyId, departmentId: node.id, type: withBelow ? (2 as const) : (1 as const), showAll };
  const list = useList(department.members, { fixed: filter, failure: '获取用户列表失败' });
  const switchId = useId();
  return (
    <>
      <DepartmentHeader node={node} departments={departments} />
      <MemberTable<Member>
        list={list}
        company={company}
        from="organizetions"
        departmentId={node.id === unassigned ? undefined : node.id}
        filters={
          <Filter name="keyword" label="员工">
            <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
          </Filter>
        }
        actions={
          <>
            <ExportButton list={list} subject="member" title="员工">
              导出员工
            </ExportButton>
            {!node.isNoDepartment && (
              <label className="row" htmlFor={switchId}>
                <Switch size="small" id={switchId} checked={withBelow} onChange={setWithBelow} />
                包含下级部门
              </label>
            )}
          </>
        }
      />
    </>
  );
}
