import { companyPages, useCompanyFamily } from '../../../parts/companies/address.ts';

type Family = {
  /** The word that the menu uses for a company. */
  noun: string;
  list: string;
  add: string;
  edit: (id: string) => string;
  detail: (id: string) => string;
};
const organisation: Family = {
  noun: '企业',
  list: '/platform/organisation/companyAccount',
  add: '/platform/organisation/addcompany',
  edit: (id) => `/platform/organisation/updatecompany/${id}`,
  detail: companyPages.organisation,
};
const manager: Family = {
  noun: '企业',
  list: '/CompanyManager/customeraccount',
  add: '/CompanyManager/addfoodtype',
  edit: (id) => `/CompanyManager/updatecompany/${id}/account`,
  detail: companyPages.manager,
};

const families = { organisation, manager };
export const useFamily = (): Family => families[useCompanyFamily()];

export const addPerson = (id: string, name: string) => `/platform/organisation/addcompanyuser/${id}/${encodeURIComponent(name)}`;
export const editPerson = (userId: string, id: string, name: string) =>
  `/platform/organisation/updatecompanyuser/${userId}/${id}/${encodeURIComponent(name)}`;
