import { useParams } from 'react-router';
import { useCloseAndGoBack } from '../../../kit/page/tab.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanyLoading } from './CompanyLoading.tsx';
import { useFamily } from './family.ts';

/** 编辑企业: edits a company. */
export function EditCompanyPage() {
  const { id } = useParams();
  const leave = useCloseAndGoBack(useFamily().list);
  return (
    <CompanyLoading companyId={id}>
      {(company, fields) => <CompanyForm key={company.companyId} company={company} fields={fields} onLeave={leave} />}
    </CompanyLoading>
  );
}
