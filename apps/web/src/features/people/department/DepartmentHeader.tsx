import { type DepartmentNode, department } from '@park/contract/people/department';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Can } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { organisationVisit } from '../../../parts/companies/organisation-visit.ts';
import { CompanyFieldsButton } from './lazy.ts';
import type { Departments } from './useDepartments.ts';

/** Shows name, heads and head count of a department; for the top level also the links to the company's information. */
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
        <span>员工：{node.totalStaffNum} 人</span>
        {isCompany && !companyId && (
          <Can access="company:complete">
            <Link to="/architecture/companyData" onClick={organisationVisit.begin}>
              单位信息
            </Link>
          </Can>
        )}
        <LoadingBoundary fallback={null}>
          {isCompany && may('staff:update') && <CompanyFieldsButton companyId={companyId} />}
        </LoadingBoundary>
      </div>
    </Panel>
  );
}
