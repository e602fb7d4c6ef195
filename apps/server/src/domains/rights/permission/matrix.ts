import { permission } from '@park/contract/rights/permission';
import { keepsBook, notFound, ok, onlyPlatform, type Row, row } from '../../../../test/matrix/may.ts';

export const permissionMatrix: readonly Row[] = [
  row(permission.explain, (at) => ({ companyId: at.company.id, userId: at.person.id, menuId: 'M1014001001' }), keepsBook(notFound), {
    trips: 4,
  }),
  row(permission.calls, () => ({}), keepsBook(ok)),
  row(permission.viewAs, (at) => ({ companyId: at.company.id, userId: at.person.id }), keepsBook(notFound), { trips: 4 }),
  row(permission.isolation, () => ({}), onlyPlatform),
];
