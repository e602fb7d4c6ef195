import type { Call, Sent } from '@park/contract/core';
import { role } from '@park/contract/rights/role';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../../kit/api/query.ts';
import { CallError, clientTexts, send } from '../../../kit/api/send.ts';
import { say } from '../../../kit/feedback/message.ts';
import type { ValidityWindow } from '../../../parts/people/WindowFields.tsx';
import type { Family, Role } from './families.ts';

/** A call with its input and success message. Each role family uses its own calls for the same actions. */
type RoleCommand = { call: Call; input: unknown; done: string };
const roleCommand = <C extends Call>(call: C, input: Sent<C>, done: string): RoleCommand => ({ call, input, done });

export function useRoleCommand() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ call, input }: RoleCommand) => send(call, input),
    onSuccess: async (_, { call, done }) => {
      say.success(done);
      await refresh(client, call);
    },
    onError: (error) => say.error(error instanceof CallError ? error.message : clientTexts.failed),
  });
}

type RoleContext = { family: Family; companyId: string | undefined };

export function removeCommand({ family, companyId }: RoleContext, of: Role): RoleCommand {
  const done = of.isRoleGroup ? '删除角色组成功' : '删除角色成功';
  const { id } = of;
  if (family.name === 'inner') return roleCommand(role.removeInner, { id }, done);
  if (family.name === 'company') return roleCommand(role.changeCompanyRole, { companyId, id, delFlag: 1 }, done);
  return roleCommand(of.isRoleGroup ? role.removeParkGroup : role.removeParkRole, { id }, done);
}

/** Returns the command that reorders roles; `ids` are the siblings in the new order. */
export const sortCommand = ({ family }: RoleContext, ids: string[]): RoleCommand =>
  roleCommand(role.sort, { refType: family.refType === 2 ? 2 : 1, ids }, '排序成功');

type AssignInput = { userIds: string[]; window: ValidityWindow };
export function assignCommand({ family, companyId }: RoleContext, of: Role, { userIds, window }: AssignInput): RoleCommand {
  const done = '设置成功';
  if (family.name === 'inner') return roleCommand(role.setInnerUsers, { companyId, busInnerRoleId: of.id, userIdList: userIds }, done);
  if (family.name === 'company')
    return roleCommand(role.addCompanyUsers, { companyId, roleId: of.id, userIdList: userIds, ...window }, done);
  return roleCommand(role.addParkUsers, { roleId: of.id, userIds, ...window }, done);
}

export function unassignCommand({ family, companyId }: RoleContext, of: Role, holder: { userId: string; companyId: string }): RoleCommand {
  const done = '移除成功';
  const { userId } = holder;
  if (family.refType === 2) return roleCommand(role.dropParkUser, { roleId: of.id, userId, companyId: holder.companyId }, done);
  return roleCommand(role.dropCompanyUsers, { companyId, roleId: of.id, userIdList: [userId] }, done);
}
