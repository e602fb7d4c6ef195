import type { Company } from '@park/contract/company/company';
import type { Reply } from '@park/contract/core';
import type { DepartmentNode, Member } from '@park/contract/people/department';
import type { ExtendField } from '@park/contract/people/extend';
import type { Staff, staff } from '@park/contract/people/staff';
import { waitFor, within } from '@testing-library/react';

const ids = new Map<string, string>();
/** Returns a fixed id per name within a test file. */
export const idOf = (name: string): string => {
  if (!ids.has(name)) ids.set(name, crypto.randomUUID());
  return ids.get(name) as string;
};

export const companyOf = (companyName: string, values: Partial<Company> = {}): Company => ({
  companyId: idOf(companyName),
  companyName,
  creditCode: null,
  compType: '0',
  normalContactName: null,
  normalContactPhone: null,
  isEnable: 1,
  isActivated: 1,
  staffNum: 1,
  createdDate: '2026-03-01T01:30:00.000Z',
  ...values,
});

export const nodeOf = (name: string, values: Partial<DepartmentNode> = {}): DepartmentNode => ({
  id: idOf(name),
  name,
  parentId: null,
  companyId: 'c-own',
  level: 2,
  orderNum: 1,
  isShow: 1,
  isNoDepartment: false,
  orgCode: null,
  parentCode: null,
  managerUserId: null,
  managerName: null,
  otherManagerUserIds: [],
  staffNum: 0,
  totalStaffNum: 0,
  version: 1,
  children: [],
  ...values,
});
/** Builds the tree of 云启物业 with the given departments, and the node of people without a department. */
export const treeOf = (...below: DepartmentNode[]): DepartmentNode[] => [
  nodeOf('云启物业', { level: 1, totalStaffNum: 9, children: below.map((node) => ({ ...node, parentId: idOf('云启物业') })) }),
  nodeOf('未分配部门', { id: '-2', level: 1, isNoDepartment: true }),
];

export const memberOf = (realName: string, values: Partial<Member> = {}): Member => ({
  id: idOf(realName),
  companyId: 'c-own',
  realName,
  nickName: null,
  roles: [],
  phone: '138****0001',
  sex: 0,
  position: '工程师',
  email: null,
  departmentId: idOf('工程部'),
  departmentName: '工程部',
  orgOrderNum: 1,
  isEnable: 1,
  isCompanyAdmin: 0,
  isSuperAdmin: 0,
  isPhoneLocked: false,
  mayRemove: true,
  extValues: {},
  createdDate: '2026-03-01T01:30:00.000Z',
  ...values,
});

export const staffOf = (realName: string, values: Partial<Staff> = {}): Staff => ({
  ...memberOf(realName),
  companyName: '云启物业',
  headPortaitUrl: null,
  isShow: 1,
  change: true,
  remark: null,
  leftDate: null,
  version: 3,
  ...values,
});

type Card = Reply<typeof staff.detail>;
export const cardOf = (realName: string, values: Partial<Card> = {}): Card => ({
  ...staffOf(realName),
  roles: [],
  mayEdit: true,
  isCompanySuperAdmin: 0 as const,
  comType: 1 as const,
  ...values,
});

export const fieldOf = (name: string, values: Partial<ExtendField> = {}): ExtendField => ({
  id: idOf(name),
  useModule: 1,
  name,
  columnName: 'office_no',
  extendType: 'Text',
  description: null,
  length: 10,
  enumItems: [],
  isRequired: 0,
  isView: 1,
  isEdit: 0,
  isEnable: 1,
  sortNum: 1,
  isBuiltIn: false,
  version: 1,
  ...values,
});

export const pageOf = <R>(...list: R[]) => ({ total: list.length, list });

/** Finds an entry of the open list or tree of a selector. */
export const option = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const popups = [...document.querySelectorAll<HTMLElement>('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')];
    return within(popups.at(-1) as HTMLElement).getByText(text);
  });
