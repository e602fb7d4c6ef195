import { department } from '@park/contract/people/department';
import { role } from '@park/contract/rights/role';
import { send } from '../send.ts';
import type { Source } from './picker.tsx';

export type Among = { companyId: string | undefined; departmentId: string | undefined };

/** Everybody of a company. A search goes through all of it, whatever department is open. */
export const peopleOf = ({ companyId, departmentId }: Among): Source => ({
  key: ['department', 'people', companyId, departmentId],
  find: ({ keyword, ...page }, signal) =>
    send(department.people, { ...page, companyId, keyword, departmentId: keyword ? null : (departmentId ?? null) }, signal),
});

/** Those of operating and assisting organisations who do not hold a park role yet. */
export const candidatesFor = (roleId: string, { companyId, departmentId }: Among): Source => ({
  key: ['role', 'candidates', roleId, companyId, departmentId],
  find: async ({ keyword, ...page }, signal) => {
    const asked = { ...page, roleId, keyword, ...(!keyword && { companyId, departmentId }) };
    const { total, list } = await send(role.candidates, asked, signal);
    return {
      total,
      list: list.map(({ userId, userName, companyName, departmentName }) => ({
        id: userId,
        realName: userName,
        departmentName: [companyName, departmentName].filter(Boolean).join(' · '),
      })),
    };
  },
});
