import { company, companyErrors } from '@park/contract/company/company';
import { task } from '@park/contract/kernel/task';
import {
  companyPeople,
  each,
  empty,
  forbidden,
  gate,
  insiders,
  keepsBook,
  type May,
  notFound,
  type Outcome,
  ok,
  operators,
  type Row,
  readsBook,
  row,
  toFile,
} from '../../../../test/matrix/may.ts';
import { newcomer } from '../../../../test/matrix/scene/staff.ts';
import { companyForm, formerCompany, freshCompany, leftCompany } from './test/matrix-scene.ts';

/** Expected outcomes for reading company accounts: operators and assisting organisations may read those of their park. */
const readsAccounts = (outsideScope: Outcome): May => ({
  ...insiders(forbidden),
  ...each(operators, { own: ok, sibling: ok, beyond: outsideScope }),
  assistant1: { own: ok, sibling: ok, body: ok, beyond: outsideScope },
});
/** Expected outcomes of calls that refer to no company, so that it does not matter to which park a record belongs. */
const readers: May = { ...insiders(forbidden), ...each([...operators, 'assistant1'], ok) };
const keepers: May = { ...readers, assistant1: forbidden };
const keepsAccounts = (outsideScope: Outcome): May => ({ ...readsAccounts(outsideScope), assistant1: forbidden });

export const companyMatrix: readonly Row[] = [
  row(company.accounts, (at) => ({ keyword: at.company.name }), {
    ...readsAccounts(empty),
    assistant1: { own: ok, sibling: ok, beyond: empty },
  }),
  row(company.create, companyForm, keepers, { trips: 7, self: true, joins: true, sends: true }),
  row(
    company.setSuperAdmin,
    async (at, tools) => ({ ...(await freshCompany(at, tools)), superAdminName: '矩阵员', superAdminPhone: newcomer(at) }),
    keepsAccounts(notFound),
    { trips: 6, joins: true, sends: true },
  ),
  row(company.setType, async (at, tools) => ({ ...(await freshCompany(at, tools)), compType: '1', version: 1 }), keepsAccounts(notFound), {
    trips: 4,
  }),
  row(
    company.changeContact,
    (at) => ({ companyId: at.company.id, userId: at.person.id }),
    {
      ...keepsBook(notFound),
      // V244: these users are the main contacts of their companies, and a main contact cannot appoint the next one
      ...each(['supera1', 'supera2', 'superb1'], { own: companyErrors.contactKept, beyond: notFound }),
    },
    { trips: 4, touches: ({ company: { id } }) => [id] },
  ),
  row(company.checkCreditCode, () => ({ creditCode: companyForm().creditCode }), readers, { trips: 3 }),
  row(company.checkName, () => ({ companyName: '无人使用' }), readers, { trips: 3 }),
  row(company.enable, async (at, tools) => ({ ...(await freshCompany(at, tools)), version: 1 }), keepsAccounts(notFound)),
  row(company.disable, async (at, tools) => ({ ...(await freshCompany(at, tools)), version: 1 }), keepsAccounts(notFound), { trips: 3 }),
  row(company.blockers, freshCompany, readsAccounts(notFound), { trips: 4 }),
  row(company.moveOut, freshCompany, keepsAccounts(notFound), { trips: 11 }),
  row(company.moved, leftCompany, readsAccounts(empty)),
  row(company.restore, formerCompany, keepsAccounts(notFound), { trips: 12, joins: true, sends: true }),
  row(company.exportMoved, leftCompany, readsAccounts(ok), { trips: 7 }),
  row(company.export, (at) => ({ keyword: at.company.name }), { ...readsAccounts(ok) }, { trips: 8 }),
  row(company.power, freshCompany, readsAccounts(notFound), { trips: 2 }),
  row(
    company.savePower,
    async (at, tools) => ({ ...(await freshCompany(at, tools)), version: 1, menuIds: null, staffLimit: 5, mayEditContact: 0 }),
    keepsAccounts(notFound),
    { trips: 4 },
  ),
  row(company.activation, () => ({}), readers),
  row(company.saveActivation, () => ({ rule: 'operator', version: 0 }), keepers, { self: true }),
  row(company.dropActivation, () => ({}), keepers),
  row(company.activate, freshCompany, keepsAccounts(notFound), { trips: 3 }),
  row(company.home, () => ({}), insiders(ok), { trips: 2 }),
  row(task.columns, () => ({ subject: 'company' }), readers, { about: 'company' }),
  row(task.columns, () => ({ subject: 'leftCompany' }), readers, { about: 'leftCompany' }),
  row(
    task.export,
    (at) => ({ subject: 'company', filter: { keyword: at.company.name } }),
    { ...readsAccounts(empty), assistant1: { own: ok, sibling: ok, beyond: empty } },
    { trips: 9, about: 'company', self: true, leads: toFile },
  ),
  row(task.export, async (at, tools) => ({ subject: 'leftCompany', filter: await leftCompany(at, tools) }), readsAccounts(empty), {
    trips: 8,
    about: 'leftCompany',
    self: true,
    leads: toFile,
  }),
  row(company.list, (at) => ({ companyId: at.company.id }), {
    ...gate,
    ...each([...operators, 'assistant1'], { own: ok, sibling: ok, beyond: empty }),
    ...each([...companyPeople, 'platform1'], forbidden),
  }),
  row(
    company.detail,
    (at) => ({ companyId: at.company.id }),
    { ...readsBook(notFound), platform1: { own: ok, beyond: notFound } },
    { trips: 3 },
  ),
  row(company.change, (at) => ({ companyId: at.company.id, version: 1, remark: '矩阵' }), keepsBook(notFound), {
    trips: 3,
    touches: ({ company }) => [company.id],
  }),
  row(
    company.change,
    (at) => ({ companyId: at.company.id, version: 1, companyName: '改名企业' }),
    { ...keepsBook(notFound), ...each(['supera1', 'admina1', 'supera2', 'superb1'], { own: companyErrors.keyFields, beyond: notFound }) },
    { trips: 4, about: 'key information', touches: ({ company, department }) => [company.id, department.parentId] },
  ),
];
