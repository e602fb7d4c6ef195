import { type Account, type CompanyDetail, ownFields } from '@park/contract/company/company';
import { companyOf, idOf, pageOf } from '../../../../../test/people.ts';
import type { Rights } from '../../../../kit/api/access.tsx';

export const operator: Rights = {
  ...{ 'company:read': 'park', 'company:create': 'park', 'company:update': 'park', 'company:remove': 'park', 'company:admin': 'park' },
  ...{ 'book:read': 'park', 'staff:create': 'park', 'staff:update': 'park' },
};
export const accountOf = (companyName: string, given: Partial<Account> = {}): Account => ({
  ...companyOf(companyName, { normalContactName: '林晓峰', normalContactPhone: '138****1001', staffNum: 3 }),
  ...{ creditCode: '91310000MA1FL00001', createdDate: '2026-01-01T00:00:00Z' },
  companyLogoUrl: null,
  superAdminId: idOf('林晓峰'),
  superAdminName: '林晓峰',
  superAdminPhone: '138****1001',
  settingTime: '2026-01-01T00:00:00Z',
  activates: null,
  activatesDate: null,
  attributes: [],
  groups: [],
  extValues: {},
  version: 4,
  ...given,
});
export const detailOf = (companyName: string, given: Partial<CompanyDetail> = {}): CompanyDetail => ({
  ...accountOf(companyName),
  ...{
    tenantId: idOf('星河'),
    tenantName: '星河产业运营',
    remark: '软件',
    address: [],
    parks: [],
    editable: ['companyName', ...ownFields],
  },
  mayChooseContact: true,
  ...given,
});

/** Answers the list of company accounts with these companies on its only page. */
export function accountsPage(...list: Account[]) {
  const num = (type: Account['compType']) => list.filter(({ compType }) => compType === type).length;
  return { ...pageOf(...list), settledNum: num('0'), assistingNum: num('1'), operatingNum: num('2') };
}

/** The types of companies, as the console names them. */
export const kinds = [
  ['0', '入驻企业'],
  ['1', '协管单位'],
  ['2', '运营主体'],
] as const;
