import { useNavigate } from 'react-router';
import { usePageParams } from '../../../kit/list/state.ts';
import { organisationVisit } from '../../../parts/companies/organisation-visit.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { CompanyLoading } from './CompanyLoading.tsx';
import { CompanyForm } from './lazy.ts';

/** 单位信息: the user's own company; its administrators can edit it. */
export function CompanyPage() {
  const [params, setParams] = usePageParams();
  const navigate = useNavigate();
  const leave = () => (organisationVisit.end() ? void navigate('/architecture/organizetions') : setParams({}, { replace: true }));
  return (
    <CompanyLoading>
      {(company, fields) =>
        params.has('edit') && company.editable.length > 0 ? (
          <CompanyForm at={params.get('edit')} company={company} fields={fields} onLeave={leave} />
        ) : (
          <CompanyCard company={company} fields={fields} onEdit={(field = '1') => setParams({ edit: field })} />
        )
      }
    </CompanyLoading>
  );
}
