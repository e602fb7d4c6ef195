import type { Reply } from '@park/contract/core';
import type { staff } from '@park/contract/people/staff';
import { role } from '@park/contract/rights/role';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import { useCompany } from '../../../parts/companies/company.ts';

/** Whether the form of a person contains a field for the company's own roles. */
export function useMayAssignRoles(): boolean {
  const { may } = useCompany();
  return may('role:read') && may('role:assign');
}

/**
 * Returns the company's own roles that the person holds; built-in roles are assigned elsewhere. Undefined if the user may not assign roles.
 */
export function useRoleIds(person: Reply<typeof staff.detail> | undefined) {
  const { companyId } = useCompany();
  const givesRoles = useMayAssignRoles();
  const { data: own, isPending } = useQuery({ ...ask(role.custom, { companyId }), enabled: givesRoles });
  return {
    isPending: givesRoles && isPending,
    roleIds: own && person?.roles.flatMap(({ id }) => (own.some((one) => one.id === id) ? [id] : [])),
  };
}
