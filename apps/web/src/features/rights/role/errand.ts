import type { Call, Sent } from '@park/contract/core';
import { role } from '@park/contract/rights/role';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../../kit/api/query.ts';
import { CallError, clientTexts, send } from '../../../kit/api/send.ts';
import { say } from '../../../kit/feedback/message.ts';
import type { ValidityWindow } from '../../../parts/people/WindowFields.tsx';
import type { Family, Role } from './families.ts';

/** A call with its input and success message. Each role family uses its own calls for the same actions. */
type Errand = { call: Call; input: unknown; done: string };
const errand = <C extends Call>(call: C, input: Sent<C>, done: string): Errand => ({ call, input, done });

export function useErrand() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ call, input }: Errand) => send(call, input),
    onSuccess: async (_, { call, done }) => {
      say.success(done);
      await refresh(client, call);
    },
    onError: (error) => say.error(error instanceof CallError ? error.message : clientTexts.failed),
  });
}

type Where = { family: Family; companyId: string | undefined };

export function removal({ family, companyId }: Where, of: Role): Errand {
  const done = of.isRoleGroup ? '删除角色组成功' : '删除角色成功';
  const { id } = of;
  if (family.name === 'inner') return errand(role.removeInner, { id }, done);
  if (family.name === 'company') return errand(role.changeCompanyRole, { companyId, id, delFlag: 1 }, done);
  return errand(of.isRoleGroup ? role.removeParkGroup : role.removeParkRole, { id }, done);
}

/** Returns the errand that reorders roles; `ids` are the siblings in the new order. */
export const sorting = ({ family }: Where, ids: string[]): Errand =>
  errand(role.sort, { refType: family.refType === 2 ? 2 : 1, ids }, '排序成功');

type Given = { userIds: string[]; window: ValidityWindow };
export function giving({ family, companyId }: Where, of: Role, { userIds, window }: Given): Errand {
  const done = '设置成功';
  if (family.name === 'inner') return errand(role.setInnerUsers, { companyId, busInnerRoleId: of.id, userIdList: userIds }, done);
  if (family.name === 'company') return errand(role.addCompanyUsers, { companyId, roleId: of.id, userIdList: userIds, ...window }, done);
  return errand(role.addParkUsers, { roleId: of.id, userIds, ...window }, done);
}

export function taking({ family, companyId }: Where, of: Role, holder: { userId: string; companyId: string }): Errand {
  const done = '移除成功';
  const { userId } = holder;
  if (family.refType === 2) return errand(role.dropParkUser, { roleId: of.id, userId, companyId: holder.companyId }, done);
  return errand(role.dropCompanyUsers, { companyId, roleId: of.id, userIdList: [userId] }, done);
}
