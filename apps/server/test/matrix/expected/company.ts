import { company, companyErrors } from '@park/contract/company/company';
import { task } from '@park/contract/kernel/task';
import { companyForm, freshCompany, leftCompany } from '../company.ts';
import { newcomer } from '../staff.ts';
import {
  each,
  empty,
  forbidden,
  insiders,
  keepsBook,
  type May,
  notFound,
  type Outcome,
  ok,
  operators,
  type Row,
  row,
  toFile,
} from './may.ts';

/** Accounts of companies: operators keep those of their park, assistants look at them. */
const readsAccounts = (beyond: Outcome): May => ({
  ...insiders(forbidden),
  ...each(operators, { own: ok, sibling: ok, beyond }),
  assistant1: { own: ok, sibling: ok, body: ok, beyond },
});
const keepsAccounts = (beyond: Outcome): May => ({ ...readsAccounts(beyond), assistant1: forbidden });
/** The same wherever the record lies. */
const readers: May = { ...insiders(forbidden), ...each([...operators, 'assistant1'], ok) };
const keepers: May = { ...readers, assistant1: forbidden };

export const companyRows: readonly Row[] = [
  row(company.accounts, (at) => ({ keyword: at.company.name }), {
    ...readsAccounts(empty),
    assistant1: { own: ok, sibling: ok, beyond: empty },
  }),
  row(company.create, companyForm, keepers, { self: true, joins: true, sends: true }),
  row(
    company.setSuperAdmin,
    async (at, tools) => ({ ...(await freshCompany(at, tools)), superAdminName: '矩阵员', superAdminPhone: newcomer(at) }),
    keepsAccounts(notFound),
    { joins: true, sends: true },
  ),
  row(company.setType, async (at, tools) => ({ ...(await freshCompany(at, tools)), compType: '1', version: 1 }), keepsAccounts(notFound)),
  row(
    company.changeContact,
    (at) => ({ companyId: at.company.id, userId: at.person.id }),
    {
      ...keepsBook(notFound),
      // V244: they are the contacts themselves
      ...each(['supera1', 'supera2', 'superb1'], { own: companyErrors.contactKept, beyond: notFound }),
    },
    { touches: ({ company: { id } }) => [id] },
  ),
  row(company.checkCreditCode, () => ({ creditCode: companyForm().creditCode }), readers),
  row(company.checkName, () => ({ companyName: '无人使用' }), readers),
  row(company.enable, async (at, tools) => ({ ...(await freshCompany(at, tools)), version: 1 }), keepsAccounts(notFound)),
  row(company.disable, async (at, tools) => ({ ...(await freshCompany(at, tools)), version: 1 }), keepsAccounts(notFound)),
  row(company.blockers, freshCompany, readsAccounts(notFound)),
  row(company.moveOut, freshCompany, keepsAccounts(notFound)),
  row(company.moved, leftCompany, readsAccounts(empty)),
  row(company.exportMoved, leftCompany, readsAccounts(ok)),
  row(company.export, (at) => ({ keyword: at.company.name }), { ...readsAccounts(ok) }),
  row(company.power, freshCompany, readsAccounts(notFound)),
  row(
    company.savePower,
    async (at, tools) => ({ ...(await freshCompany(at, tools)), version: 1, menuIds: null, staffLimit: 5, mayEditContact: 0 }),
    keepsAccounts(notFound),
  ),
  row(company.activation, () => ({}), readers),
  row(company.saveActivation, () => ({ rule: 'operator', version: 0 }), keepers, { self: true }),
  row(company.dropActivation, () => ({}), keepers),
  row(company.activate, freshCompany, keepsAccounts(notFound)),
  row(company.home, () => ({}), insiders(ok)),

  row(task.columns, () => ({ subject: 'company' }), readers, { about: 'company' }),
  row(task.columns, () => ({ subject: 'leftCompany' }), readers, { about: 'leftCompany' }),
  row(
    task.export,
    (at) => ({ subject: 'company', filter: { keyword: at.company.name } }),
    { ...readsAccounts(empty), assistant1: { own: ok, sibling: ok, beyond: empty } },
    { about: 'company', self: true, leads: toFile },
  ),
  row(task.export, async (at, tools) => ({ subject: 'leftCompany', filter: await leftCompany(at, tools) }), readsAccounts(empty), {
    about: 'leftCompany',
    self: true,
    leads: toFile,
  }),
];
