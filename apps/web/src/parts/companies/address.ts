import { useLocation } from 'react-router';

/** Addresses of a company's page under 企业管理 and under 企业档案. */
export const companyPages = {
  organisation: (id: string) => `/platform/organisation/companydetail/${id}`,
  manager: (id: string) => `/CompanyManager/companydetail/${id}/account`,
} as const;

/** Tells in which of the two menus the user is; both contain the same pages, and links stay in the same menu. */
export const useCompanyFamily = () => (useLocation().pathname.startsWith('/CompanyManager') ? 'manager' : 'organisation');
/** Returns the address of a company's page in the current menu. */
export const useCompanyPage = () => companyPages[useCompanyFamily()];
