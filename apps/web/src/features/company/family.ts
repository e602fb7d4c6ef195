import { useLocation } from 'react-router';

type Family = {
  /** What it calls a company. */
  noun: string;
  list: string;
  add: string;
  edit: (id: string) => string;
  detail: (id: string) => string;
};
const organisation: Family = {
  noun: '单位',
  list: '/platform/organisation/companyAccount',
  add: '/platform/organisation/addcompany',
  edit: (id) => `/platform/organisation/updatecompany/${id}`,
  detail: (id) => `/platform/organisation/companydetail/${id}`,
};
const manager: Family = {
  noun: '企业',
  list: '/CompanyManager/customeraccount',
  add: '/CompanyManager/addfoodtype',
  edit: (id) => `/CompanyManager/updatecompany/${id}/account`,
  detail: (id) => `/CompanyManager/companydetail/${id}/account`,
};

/** The same pages stand under 单位管理 and under 企业档案; whoever is in one of them stays there. */
export const useFamily = (): Family => (useLocation().pathname.startsWith('/CompanyManager') ? manager : organisation);

export const addPerson = (id: string, name: string) => `/platform/organisation/addcompanyuser/${id}/${encodeURIComponent(name)}`;
export const editPerson = (userId: string, id: string, name: string) =>
  `/platform/organisation/updatecompanyuser/${userId}/${id}/${encodeURIComponent(name)}`;
