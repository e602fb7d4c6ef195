import { contract } from '@park/contract';
import type { Received } from '@park/contract/core';
import type { staff } from '@park/contract/people/staff';
import { type Context, companyOf } from '../../../../context.ts';
import * as logs from './queries.ts';

/** Commands that appear in the log of a person, with their titles. */
const loggedCommands = [
  ...Object.values(contract.staff),
  contract.department.assign,
  contract.department.setManagers,
  contract.extend.setValues,
  contract.invitation.apply,
  contract.parkuser.changePhone,
];
const titles = new Map(loggedCommands.filter(({ title }) => title).map(({ key, title }): [string, string] => [key, title]));
/** Commands that add people without naming them, with their titles in the log of a person. */
const joining = new Map([
  [contract.task.import.key, '导入员工'],
  [contract.invitation.decide.key, '同意加入申请'],
]);
const titleOf = ({ call, isEnable }: { call: string; isEnable: string | null }) => {
  if (call === contract.staff.setEnable.key) return isEnable === '1' ? '启用员工' : '禁用员工';
  return titles.get(call) ?? joining.get(call) ?? call;
};

export const logHandlers = {
  async log(context: Context, { userId, companyId, ...paging }: Received<typeof staff.log>) {
    const filter = { userId, companyId: companyOf(context, { companyId }), calls: [...titles.keys()], joining: [...joining.keys()] };
    const { total, list } = await logs.log(context.db, context.actor, filter, paging);
    return { total, list: list.map((row) => ({ ...row, title: titleOf(row) })) };
  },
};
