import { builtInRoles } from '@park/contract/access';

/**
 * Decision 88, V221–V223: nobody gives these built-in roles. Members hold them automatically from this administrator level of their staff
 * record on: 1 member, 2 administrator, 3 super administrator.
 */
const fromLevel = { AllCompanyStaff: 1, enterpriseComManager: 2, companySuperAdmin: 3 } as const;
export const isBuiltIn = (id: string): id is keyof typeof fromLevel => Object.hasOwn(builtInRoles, id);
export const holderFilter = (roleIds: readonly string[]) => {
  const levels = roleIds.filter(isBuiltIn).map((code) => fromLevel[code]);
  return {
    roleIds: roleIds.filter((id) => !isBuiltIn(id)),
    fromLevel: levels.length ? (Math.min(...levels) as 1 | 2 | 3) : null,
  };
};
/** Kinds of roles that are held in a company. */
export const ofCompany = ['company', 'inner'] as const;
