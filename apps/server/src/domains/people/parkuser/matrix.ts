import { task } from '@park/contract/kernel/task';
import { parkuser } from '@park/contract/people/parkuser';
import { staffErrors } from '@park/contract/people/staff';
import {
  each,
  empty,
  keepsBook,
  keepsParkRoles,
  notFound,
  ofThePark,
  ok,
  operators,
  type Row,
  row,
  toFile,
} from '../../../../test/matrix/may.ts';
import { newGroup } from '../../../../test/matrix/scene/company-group.ts';
import { leased } from '../../../../test/matrix/scene/estate.ts';
import { newcomer } from '../../../../test/matrix/scene/staff.ts';

export const parkuserMatrix: readonly Row[] = [
  row(parkuser.list, (at) => ({ keyword: at.person.name }), ofThePark(empty)),
  row(parkuser.everyone, (at) => ({ keyword: at.person.name }), ofThePark(empty)),
  row(parkuser.list, async (at, tools) => ({ groupId: (await newGroup(at, tools, 'user')).groupId }), ofThePark(empty), {
    about: 'of a group',
  }),
  row(parkuser.detail, (at) => ({ userId: at.person.id, companyId: at.company.id }), ofThePark(notFound)),
  row(parkuser.memberships, (at) => ({ userId: at.person.id }), ofThePark(notFound)),
  row(
    parkuser.changePhone,
    (at) => ({ userId: at.person.id, companyId: at.company.id, phone: newcomer(at) }),
    { ...keepsBook(notFound), ...each(operators, { own: staffErrors.phoneLocked, sibling: ok, beyond: notFound }) },
    { trips: 7, joins: true, sends: true },
  ),
  row(task.columns, () => ({ subject: 'parkUser' }), ofThePark(ok), { about: 'parkUser' }),
  row(task.export, (at) => ({ subject: 'parkUser', filter: { keyword: at.person.name } }), ofThePark(empty), {
    trips: 8,
    about: 'parkUser',
    self: true,
    leads: toFile,
  }),
  row(parkuser.addresses, async (at, tools) => ({ companyId: (await leased(at, tools)) && at.company.id }), keepsParkRoles(notFound), {
    trips: 2,
  }),
  row(parkuser.room, async (at, tools) => ({ roomId: (await leased(at, tools)).roomId }), keepsParkRoles(notFound)),
];
