import { intake } from '@park/contract/company/intake';
import { temporary } from '@park/contract/company/temporary';
import { privacyErrors } from '@park/contract/kernel/privacy';
import { task } from '@park/contract/kernel/task';
import { group } from '@park/contract/people/group';
import { attribute } from '@park/contract/rights/attribute';
import { checkedBook, companyBook, elsewhere, exhibitor, forATime, newAttribute, newGroup } from '../company-group.ts';
import {
  each,
  empty,
  forbidden,
  insiders,
  keepsParkRoles,
  type May,
  notFound,
  type Outcome,
  ok,
  operators,
  type Row,
  row,
  setsFields,
  toFile,
} from './may.ts';

/** Groups of a park: its operators keep them, assistants look; of the operating body's people and itself they see nothing. */
const readsGroups = (body: Outcome, beyond: Outcome = notFound): May => ({
  ...keepsParkRoles(beyond),
  assistant1: { own: ok, sibling: ok, body, beyond },
});
/** What one has sent oneself is nobody else's. */
const ownChecks: May = { ...insiders(forbidden), ...each(operators, { own: ok, beyond: notFound }) };
/** Attributes are for companies that have settled. */
const assigns: May = { ...insiders(forbidden), ...each(operators, { sibling: ok, beyond: notFound }) };

const input = {
  group: async (...[at, tools]: Parameters<Row['input']>) => ({ groupId: (await newGroup(at, tools)).groupId }),
  people: async (...[at, tools]: Parameters<Row['input']>) => ({ groupId: (await newGroup(at, tools, 'user')).groupId }),
  temporary: async (...[at, tools]: Parameters<Row['input']>) => ({ id: await forATime(at, tools), version: 1 }),
};

export const groupRows: readonly Row[] = [
  row(group.list, async (at, tools) => ({ keyword: (await newGroup(at, tools)) && at.department.name }), readsGroups(ok, empty)),
  row(
    group.list,
    async (at, tools) => ({ kind: 'user', keyword: (await newGroup(at, tools, 'user')) && at.department.name }),
    readsGroups(ok, empty),
    { about: 'people' },
  ),
  row(group.create, () => ({ code: 'new', name: '矩阵分组' }), keepsParkRoles(ok), { self: true }),
  row(group.change, async (at, tools) => ({ id: (await newGroup(at, tools)).groupId, version: 1, name: '改' }), keepsParkRoles(notFound)),
  row(group.remove, async (at, tools) => ({ id: (await newGroup(at, tools)).groupId }), keepsParkRoles(notFound)),
  row(group.checkCode, () => ({ code: 'matrix' }), { ...keepsParkRoles(ok), assistant1: ok }),
  row(group.companies, input.group, readsGroups(empty)),
  row(group.candidates, async (at, tools) => ({ ...(await input.group(at, tools)), keyword: at.company.name }), readsGroups(empty), {
    explains: empty,
  }),
  row(group.people, input.people, readsGroups(empty)),
  row(
    group.add,
    async (at, tools) => ({ ...(await input.group(at, tools)), members: [{ companyId: at.company.id }] }),
    keepsParkRoles(notFound),
    {
      about: 'companies',
    },
  ),
  row(group.choices, async (at, tools) => ({ ...(await input.people(at, tools)), keyword: at.person.name }), keepsParkRoles(notFound)),
  row(
    group.add,
    async (at, tools) => ({ ...(await input.people(at, tools)), members: [{ companyId: at.company.id, userId: at.person.id }] }),
    keepsParkRoles(notFound),
    { about: 'people' },
  ),
  row(group.addByType, async (at, tools) => ({ ...(await input.group(at, tools)), compType: '1' }), keepsParkRoles(notFound)),
  row(
    group.drop,
    async (at, tools) => {
      const { groupId, memberId } = await newGroup(at, tools);
      return { groupId, ids: [memberId] };
    },
    keepsParkRoles(notFound),
    { about: 'companies' },
  ),
  row(
    group.drop,
    async (at, tools) => {
      const { groupId, memberId } = await newGroup(at, tools, 'user');
      return { groupId, ids: [memberId] };
    },
    keepsParkRoles(notFound),
    { about: 'people' },
  ),
  row(
    group.phone,
    async (at, tools) => ({ id: (await newGroup(at, tools, 'user')).memberId }),
    readsGroups(privacyErrors.noPhone, privacyErrors.noPhone),
    { tells: ({ person }) => [person.phone] },
  ),

  row(attribute.list, async (at, tools) => ({ keyword: (await newAttribute(at, tools)) && at.department.name }), setsFields(empty)),
  row(attribute.create, () => ({ name: '矩阵属性' }), keepsParkRoles(ok), { self: true }),
  row(attribute.change, async (at, tools) => ({ id: await newAttribute(at, tools), version: 1, name: '改' }), setsFields(notFound)),
  row(attribute.remove, async (at, tools) => ({ id: await newAttribute(at, tools) }), setsFields(notFound)),
  row(attribute.companies, async (at, tools) => ({ id: await newAttribute(at, tools) }), setsFields(notFound)),
  row(attribute.assign, async (at, tools) => ({ id: await newAttribute(at, tools), add: [at.company.id] }), assigns),
  row(attribute.menus, async (at, tools) => ({ id: await newAttribute(at, tools) }), setsFields(notFound)),
  row(attribute.saveMenus, async (at, tools) => ({ id: await newAttribute(at, tools), menuIds: ['M1000001001'] }), setsFields(notFound)),

  row(temporary.list, async (at, tools) => ({ keyword: (await forATime(at, tools)) && at.company.name }), keepsParkRoles(empty)),
  row(temporary.detail, input.temporary, keepsParkRoles(notFound)),
  row(temporary.create, exhibitor, keepsParkRoles(ok), { self: true, joins: true, founds: true, sends: true }),
  row(
    temporary.change,
    async (at, tools) => ({ ...(await input.temporary(at, tools)), companyName: '矩阵展商', endDate: '2098-01-01' }),
    keepsParkRoles(notFound),
    { touches: ({ company, department }) => [company.id, department.parentId] },
  ),
  row(temporary.settle, input.temporary, keepsParkRoles(notFound), { touches: ({ company }) => [company.id] }),
  row(temporary.remove, input.temporary, keepsParkRoles(notFound), { touches: ({ company }) => [company.id] }),
  row(temporary.settings, () => ({}), keepsParkRoles(ok)),
  row(temporary.saveSettings, () => ({ defaultDays: 30, remindDays: 7 }), keepsParkRoles(ok), { self: true }),

  row(intake.check, companyBook, keepsParkRoles(ok), { self: true }),
  row(intake.result, checkedBook, ownChecks),
  row(intake.failedRows, checkedBook, ownChecks),
  row(intake.commit, checkedBook, ownChecks, { self: true, joins: true, founds: true, sends: true }),
  row(intake.third, async (at, tools) => ({ keyword: await elsewhere(at, tools) }), readsGroups(ok, empty)),
  row(intake.fromThird, () => ({}), keepsParkRoles(ok), { self: true, founds: true }),

  row(task.template, () => ({ subject: 'company' }), keepsParkRoles(ok), { about: 'company' }),
  row(task.import, async (at) => ({ subject: 'company', ...(await companyBook(at)) }), keepsParkRoles(ok), {
    about: 'company',
    self: true,
  }),
  row(task.columns, () => ({ subject: 'groupCompany' }), { ...keepsParkRoles(ok), assistant1: ok }, { about: 'groupCompany' }),
  row(task.columns, () => ({ subject: 'thirdCompany' }), { ...keepsParkRoles(ok), assistant1: ok }, { about: 'thirdCompany' }),
  row(
    task.export,
    async (at, tools) => ({ subject: 'thirdCompany', filter: { keyword: await elsewhere(at, tools) } }),
    readsGroups(ok, empty),
    { about: 'thirdCompany', self: true, leads: toFile },
  ),
  row(task.columns, () => ({ subject: 'temporary' }), keepsParkRoles(ok), { about: 'temporary' }),
  row(task.export, async (at, tools) => ({ subject: 'groupCompany', filter: await input.group(at, tools) }), readsGroups(empty, empty), {
    about: 'groupCompany',
    self: true,
    leads: toFile,
  }),
  row(
    task.export,
    async (at, tools) => ({ subject: 'temporary', filter: { keyword: (await forATime(at, tools)) && at.company.name } }),
    keepsParkRoles(empty),
    { about: 'temporary', self: true, leads: toFile },
  ),
];
