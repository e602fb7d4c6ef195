import { type DepartmentNode, department } from '@park/contract/people/department';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Can } from '../../../kit/access.tsx';
import { ask } from '../../../kit/api.ts';
import { cameIn } from '../../../kit/came-in.ts';
import { Later } from '../../../kit/later.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { CompanyFieldsButton } from './lazy.ts';
import type { Departments } from './useDepartments.ts';

/** Name, heads and head count; at the top also what the customer keeps about the company. */
export function DepartmentHeader({ node, departments }: { node: DepartmentNode; departments: Departments }) {
  const { companyId, may } = departments;
  const hasOthers = node.otherManagerUserIds.length > 0;
  const { data } = useQuery({ ...ask(department.detail, { id: node.id, companyId }), enabled: hasOthers });
  const heads = [node.managerName, ...(hasOthers ? (data?.otherManagerNames ?? []) : [])].filter(Boolean);
  const isCompany = node.level === 1 && !node.isNoDepartment;
  return (
    <Panel className="row row-between">
      <h2 className="panel-title">{node.name}</h2>
      <div className="row muted">
        {!node.isNoDepartment && <span>负责人：{heads.join('、') || '--'}</span>}
        <span>成员：{node.totalStaffNum} 人</span>
        {isCompany && !companyId && (
          <Can access="company:complete">
            <Link to="/architecture/companyData" onClick={cameIn.say}>
              单位信息
            </Link>
          </Can>
        )}
        <Later fallback={null}>{isCompany && may('staff:update') && <CompanyFieldsButton companyId={companyId} />}</Later>
      </div>
    </Panel>
  );
}
