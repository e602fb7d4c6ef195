import { intake } from '@park/contract/company/intake';
import { task } from '@park/contract/kernel/task';
import {
  each,
  empty,
  forbidden,
  insiders,
  keepsParkRoles,
  type May,
  notFound,
  ok,
  operators,
  type Row,
  readsGroups,
  row,
  toFile,
} from '../../../../test/matrix/may.ts';
import { checkedBook, companyBook, elsewhere } from '../../../../test/matrix/scene/company-group.ts';

/** Expected outcomes of calls about the check of a workbook: only the user who uploaded the workbook can access it. */
const ownChecks: May = { ...insiders(forbidden), ...each(operators, { own: ok, beyond: notFound }) };

export const intakeMatrix: readonly Row[] = [
  row(intake.check, companyBook, keepsParkRoles(ok), { trips: 10, self: true }),
  row(intake.result, checkedBook, ownChecks, { trips: 6 }),
  row(intake.failedRows, checkedBook, ownChecks, { trips: 3 }),
  row(intake.commit, checkedBook, ownChecks, { trips: 17, self: true, joins: true, founds: true, sends: true }),
  row(intake.third, async (at, tools) => ({ keyword: await elsewhere(at, tools) }), readsGroups(ok, empty)),
  row(intake.fromThird, () => ({}), keepsParkRoles(ok), { trips: 9, self: true, founds: true }),
  row(task.template, () => ({ subject: 'company' }), keepsParkRoles(ok), { trips: 2, about: 'company' }),
  row(task.import, async (at) => ({ subject: 'company', ...(await companyBook(at)) }), keepsParkRoles(ok), {
    trips: 4,
    about: 'company',
    self: true,
  }),
  row(task.columns, () => ({ subject: 'thirdCompany' }), { ...keepsParkRoles(ok), assistant1: ok }, { about: 'thirdCompany' }),
  row(
    task.export,
    async (at, tools) => ({ subject: 'thirdCompany', filter: { keyword: await elsewhere(at, tools) } }),
    readsGroups(ok, empty),
    { trips: 8, about: 'thirdCompany', self: true, leads: toFile },
  ),
];
