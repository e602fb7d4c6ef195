import { Segmented } from 'antd';
import { usePageParams } from '../../../kit/list/state.ts';
import { CompanySelect } from '../../../parts/companies/CompanySelect.tsx';
import { useCompany } from '../../../parts/companies/company.ts';
import { LeftPeople } from './LeftPeople.tsx';
import { PresentPeople } from './PresentPeople.tsx';

const tabs = [
  { value: '0', label: '在职员工' },
  { value: '1', label: '已离职' },
];

/** 员工: the people of a company, and those who left recently. */
export function MemberListPage() {
  const company = useCompany();
  const { seesPark, companyId, showCompany, may } = company;
  const [params, setParams] = usePageParams();
  const isLeft = may('staff:remove') && params.get('isLeft') === '1';
  const show = (tab: string) => setParams({ ...(companyId && { companyId }), ...(tab === '1' && { isLeft: tab }) });
  return (
    <div className="stack">
      {(seesPark || may('staff:remove')) && (
        <div className="row">
          {seesPark && (
            <div className="company-choice">
              <CompanySelect value={companyId} onChange={showCompany} />
            </div>
          )}
          {may('staff:remove') && <Segmented options={tabs} value={isLeft ? '1' : '0'} onChange={show} />}
        </div>
      )}
      {isLeft ? <LeftPeople company={company} /> : <PresentPeople company={company} />}
    </div>
  );
}
