import type { Company } from '../../../parts/companies/company.ts';

/**
 * Whether the user may appoint administrators, by the server's rule: in the user's own company only the super administrator may appoint
 * them; in other companies the right suffices.
 */
export const mayAppoint = ({ companyId, isSuper, may }: Company, permission: 'staff:admin' | 'staff:handover') =>
  may(permission) && (isSuper || companyId !== undefined);
