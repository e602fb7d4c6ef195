import { useLocation } from 'react-router';

/** The page of a company, under 单位管理 and under 企业档案. */
export const companyPages = {
  organisation: (id: string) => `/platform/organisation/companydetail/${id}`,
  manager: (id: string) => `/CompanyManager/companydetail/${id}/account`,
} as const;

/** The same pages stand under both; whoever is in one of them stays there. */
export const useCompanyFamily = () => (useLocation().pathname.startsWith('/CompanyManager') ? 'manager' : 'organisation');
/** Where the page of a company lies for who is here. */
export const useCompanyPage = () => companyPages[useCompanyFamily()];
