import type { CompanyDetail } from '@park/contract/company/company';
import './company.css';

/** Shows the logo of a company, or the first characters of its name. */
export const CompanyLogo = ({
  company: { companyLogoUrl, companyName },
}: {
  company: Pick<CompanyDetail, 'companyLogoUrl' | 'companyName'>;
}) => (
  <span className="company-logo" aria-hidden>
    {companyLogoUrl ? <img src={companyLogoUrl} alt="" /> : companyName.slice(0, 2)}
  </span>
);
