import { department } from '@park/contract/people/department';
import { send } from '../../kit/api/send.ts';
import type { PeopleSource } from './picker.tsx';

export type PeopleScope = { companyId: string | undefined; departmentId: string | undefined };

/** Searches the people of a company. A keyword searches the whole company, whatever department is selected. */
export const peopleOf = ({ companyId, departmentId }: PeopleScope): PeopleSource => ({
  key: ['department', 'people', companyId, departmentId],
  find: ({ keyword, ...page }, signal) =>
    send(department.people, { ...page, companyId, keyword, departmentId: keyword ? null : (departmentId ?? null) }, signal),
});
