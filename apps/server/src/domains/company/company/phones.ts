import { contactOf, superOf } from '../../kernel/privacy/index.ts';

type Row = { companyId: string };
/** The phone numbers of a company, with the rights that looking them up needs. */
export const phonesOfCompany = {
  normalContactPhone: { permissions: ['company:read'], whose: ({ companyId }: Row) => contactOf(companyId) },
  superAdminPhone: { permissions: ['book:read'], whose: ({ companyId }: Row) => superOf(companyId) },
} as const;
