import { builtInRoles } from '@park/contract/access';

/** Decision 88, V221–V223: the holders of these built-in roles are computed from the level of the staff record. */
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
