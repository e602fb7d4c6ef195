import { useNavigate } from 'react-router';
import { cameIn } from '../../../kit/came-in.ts';
import { usePageParams } from '../../../kit/list-state.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { CompanyLoading } from './CompanyLoading.tsx';
import { CompanyForm } from './lazy.ts';

/** 单位信息: one's own company, to read and, for its administrators, to complete. */
export function CompanyPage() {
  const [params, setParams] = usePageParams();
  const navigate = useNavigate();
  const leave = () => (cameIn.take() ? void navigate('/architecture/organizetions') : setParams({}, { replace: true }));
  return (
    <CompanyLoading>
      {(company, fields) =>
        params.has('edit') && company.editable.length > 0 ? (
          <CompanyForm company={company} fields={fields} onLeave={leave} />
        ) : (
          <CompanyCard company={company} fields={fields} onEdit={() => setParams({ edit: '1' })} />
        )
      }
    </CompanyLoading>
  );
}
