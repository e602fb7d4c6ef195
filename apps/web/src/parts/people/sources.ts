import { department } from '@park/contract/people/department';
import { send } from '../../kit/api/send.ts';
import type { Source } from './picker.tsx';

export type Among = { companyId: string | undefined; departmentId: string | undefined };

/** Searches the people of a company. A keyword searches the whole company, whatever department is selected. */
export const peopleOf = ({ companyId, departmentId }: Among): Source => ({
  key: ['department', 'people', companyId, departmentId],
  find: ({ keyword, ...page }, signal) =>
    send(department.people, { ...page, companyId, keyword, departmentId: keyword ? null : (departmentId ?? null) }, signal),
});
