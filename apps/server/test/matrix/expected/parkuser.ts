import { task } from '@park/contract/kernel/task';
import { parkuser } from '@park/contract/people/parkuser';
import { staffErrors } from '@park/contract/people/staff';
import { useraccount, useraccountErrors } from '@park/contract/people/useraccount';
import { parkadmin, parkadminErrors } from '@park/contract/rights/parkadmin';
import { newGroup } from '../company-group.ts';
import { cardVersion, guarded, parkAdmin } from '../parkuser.ts';
import { parkRole } from '../role.ts';
import { newcomer } from '../staff.ts';
import {
  each,
  empty,
  forbidden,
  insiders,
  keepsBook,
  keepsParkRoles,
  type May,
  notFound,
  type Outcome,
  ok,
  onlyPlatform,
  operators,
  type Row,
  row,
  toFile,
} from './may.ts';

/** Everybody of the park and who runs it: its operators'. */
const ofThePark = keepsParkRoles;
/** Those who run it are of organisations that work for it; a tenant's people are known and refused. */
const appoints = (beyond: Outcome): May => ({
  ...insiders(forbidden),
  ...each(operators, { own: ok, sibling: parkadminErrors.notOurs, beyond }),
});
/** The platform’s own organisation is not one of those it looks after. */
const organisations = (own: Outcome): May => ({ ...onlyPlatform, platform1: { own, beyond: ok } });

/** Who holds the accounts of the demo's organisations: whom the platform calls. */
const holders = ['林晓峰', '沈若溪', '许念安', '何建国'];

export const parkUserRows: readonly Row[] = [
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
    { joins: true, sends: true },
  ),

  row(
    parkadmin.list,
    async (at, tools) => {
      await parkAdmin(at, tools);
      return { keyword: at.person.name };
    },
    ofThePark(empty),
  ),
  row(
    parkadmin.detail,
    async (at, tools) => {
      const { roleIds: _, ...who } = await parkAdmin(at, tools);
      return who;
    },
    ofThePark(notFound),
  ),
  row(parkadmin.candidates, (at) => ({ keyword: at.person.name }), {
    ...insiders(forbidden),
    ...each(operators, { own: ok, beyond: empty }),
  }),
  row(parkadmin.add, async (at, tools) => ({ userId: at.person.id, roleIds: [await parkRole(at, tools)] }), appoints(notFound), {
    explains: parkadminErrors.notOurs,
  }),
  row(
    parkadmin.add,
    async (at, tools) => ({ phone: at.person.phone, roleIds: [await parkRole(at, tools)] }),
    appoints(parkadminErrors.notRegistered),
    { about: 'by number', explains: parkadminErrors.notOurs },
  ),
  row(parkadmin.change, async (at, tools) => ({ ...(await parkAdmin(at, tools)), version: 1, remark: '矩阵' }), ofThePark(notFound)),
  row(
    parkadmin.remove,
    async (at, tools) => {
      const { roleIds: _, ...who } = await parkAdmin(at, tools);
      return who;
    },
    ofThePark(notFound),
  ),

  row(useraccount.list, (at) => ({ keyword: at.person.name }), onlyPlatform, { tells: ({ person }) => [person.name, person.username] }),
  row(useraccount.setEnable, (at) => ({ userId: at.person.id, isEnable: 0, reason: '矩阵' }), onlyPlatform),
  row(useraccount.unlock, (at) => ({ userId: at.person.id }), onlyPlatform),
  row(useraccount.endSessions, (at) => ({ userId: at.person.id }), onlyPlatform),
  row(useraccount.dropFactor, async (at, tools) => ({ userId: await guarded(at, tools), reason: '矩阵' }), onlyPlatform, { sends: true }),
  row(useraccount.organisations, (at) => ({ keyword: at.company.name }), organisations(empty), {
    tells: ({ company }) => [company.name, ...holders],
  }),
  row(
    useraccount.setOrganisation,
    async (at, tools) => ({ companyId: at.company.id, version: await cardVersion(at, tools), isEnable: 1 }),
    organisations(useraccountErrors.platformItself),
    { touches: ({ company }) => [company.id] },
  ),

  row(task.columns, () => ({ subject: 'userAccount' }), onlyPlatform, { about: 'userAccount' }),
  row(task.columns, () => ({ subject: 'organisation' }), onlyPlatform, { about: 'organisation' }),
  row(task.export, (at) => ({ subject: 'userAccount', filter: { keyword: at.person.name } }), onlyPlatform, {
    ...{ about: 'userAccount', self: true, leads: toFile },
    tells: ({ person }) => [person.name, person.username],
  }),
  row(task.export, (at) => ({ subject: 'organisation', filter: { keyword: at.company.name } }), organisations(empty), {
    ...{ about: 'organisation', self: true, leads: toFile },
    tells: ({ company }) => [company.name, ...holders],
  }),
  row(task.columns, () => ({ subject: 'parkUser' }), ofThePark(ok), { about: 'parkUser' }),
  row(task.columns, () => ({ subject: 'parkAdmin' }), ofThePark(ok), { about: 'parkAdmin' }),
  row(task.export, (at) => ({ subject: 'parkUser', filter: { keyword: at.person.name } }), ofThePark(empty), {
    about: 'parkUser',
    self: true,
    leads: toFile,
  }),
  row(
    task.export,
    async (at, tools) => {
      await parkAdmin(at, tools);
      return { subject: 'parkAdmin', filter: { keyword: at.person.name } };
    },
    ofThePark(empty),
    { about: 'parkAdmin', self: true, leads: toFile },
  ),
];
