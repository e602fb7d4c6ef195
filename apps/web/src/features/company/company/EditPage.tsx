import { useParams } from 'react-router';
import { usePageParams } from '../../../kit/list/state.ts';
import { useCloseAndGoBack } from '../../../kit/page/tab.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanyLoading } from './CompanyLoading.tsx';
import { useFamily } from './family.ts';

/** 编辑企业: edits a company. */
export function EditCompanyPage() {
  const { id } = useParams();
  const [params] = usePageParams();
  const leave = useCloseAndGoBack(useFamily().list);
  return (
    <CompanyLoading companyId={id}>
      {(company, fields) => (
        <CompanyForm key={company.companyId} at={params.get('edit')} company={company} fields={fields} onLeave={leave} />
      )}
    </CompanyLoading>
  );
}
