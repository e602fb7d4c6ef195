import { type DepartmentNode, department, type Member, unassigned } from '@park/contract/department';
import { Button, Switch } from 'antd';
import { Suspense, useId } from 'react';
import { useDialog } from '../../kit/dialog-state.ts';
import { Filter } from '../../kit/filters.tsx';
import { Input } from '../../kit/input.ts';
import { searchLimit } from '../../kit/list-search.ts';
import { useList } from '../../kit/list-state.ts';
import { ExportDialog } from '../../kit/people/lazy.ts';
import { MemberTable } from '../../kit/people/MemberTable.tsx';
import { usePhonesShown } from '../../kit/phone.ts';
import { DepartmentHeader } from './DepartmentHeader.tsx';
import type { Departments } from './useDepartments.ts';

/** The people of the chosen department; for those who may not edit, the address book. */
export function DepartmentMembers({ departments, node }: { departments: Departments; node: DepartmentNode }) {
  const { company, companyId, showAll, withBelow, setWithBelow } = departments;
  const filter = { companyId, departmentId: node.id, type: withBelow ? (2 as const) : (1 as const), showAll };
  const list = useList(department.members, { fixed: filter, failure: '获取用户列表失败' });
  const exporting = useDialog();
  const hasPhones = usePhonesShown();
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
          <Filter name="keyword" label="成员">
            <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
          </Filter>
        }
        actions={
          <>
            <Button onClick={exporting.add}>导出成员</Button>
            {!node.isNoDepartment && (
              <label className="row" htmlFor={switchId}>
                <Switch id={switchId} size="small" checked={withBelow} onChange={setWithBelow} />
                包含下级部门
              </label>
            )}
          </>
        }
      />
      <Suspense>
        {exporting.open && (
          <ExportDialog
            dialog={exporting}
            subject="member"
            title="成员"
            filter={{ ...list.search.values, ...filter }}
            total={list.total}
            without={hasPhones ? [] : ['phone']}
          />
        )}
      </Suspense>
    </>
  );
}
