import type { Reply } from '@park/contract/core';
import type { staff } from '@park/contract/people/staff';
import { role } from '@park/contract/rights/role';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api.ts';
import { useCompany } from '../../../kit/people/company.ts';

/** Whether the form of a person has a place for the company's own roles. */
export function useGivesRoles(): boolean {
  const { may } = useCompany();
  return may('role:read') && may('role:assign');
}

/** Which of the company's own roles somebody holds; built-in ones are given elsewhere. Nothing where they are not to be set. */
export function useRoleIds(person: Reply<typeof staff.detail> | undefined) {
  const { companyId } = useCompany();
  const givesRoles = useGivesRoles();
  const { data: own, isPending } = useQuery({ ...ask(role.custom, { companyId }), enabled: givesRoles });
  return {
    isPending: givesRoles && isPending,
    roleIds: own && person?.roles.flatMap(({ id }) => (own.some((one) => one.id === id) ? [id] : [])),
  };
}
