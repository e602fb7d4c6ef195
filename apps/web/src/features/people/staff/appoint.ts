import type { Company } from '../../../kit/people/company.ts';

/** As on the server: in one's own company the posts of administrators are the super administrator's to give; elsewhere the right is enough. */
export const mayAppoint = ({ companyId, isSuper, may }: Company, permission: 'staff:admin' | 'staff:handover') =>
  may(permission) && (isSuper || companyId !== undefined);
