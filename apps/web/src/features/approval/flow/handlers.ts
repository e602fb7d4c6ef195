/** Roles that only mean somebody while something is being handled. V099 */
export const handlerRoles = { enterpriseManager: '单位管理员', currentHandler: '当前处理人', applicant: '申请人' } as const;

export type RoleOfCompany = { roleCompanyId: string; roleName: string };
/** Built-in roles of a company are of type company, its own of type company1. V100 */
export type CompanyRoles = {
  type: 'company' | 'company1';
  companyId: string;
  companyName: string;
  roleList: RoleOfCompany[];
  roleListName: string;
};
/** Who handles something: a person, or whoever holds these roles of a company. */
export type Handler = { type: 'user'; id: string; realName: string } | CompanyRoles;

/** A role in a company, as the spec names the two together. */
export const roleCompanyId = (roleId: string, companyId: string) => `${roleId}/${companyId}`;

/** What tells one handler from another. */
export const keyOf = (handler: Handler) => (handler.type === 'user' ? handler.id : `${handler.type} ${handler.companyId}`);

/** The same company with these of its roles, and what they are called. */
export const withRoles = (of: CompanyRoles, roleList: RoleOfCompany[]): CompanyRoles => ({
  ...of,
  roleList,
  roleListName: roleList.map(({ roleName }) => roleName).join('、'),
});

/** A company that was chosen and has no roles yet. */
export const isUnfinished = (handler: Handler): handler is CompanyRoles => handler.type !== 'user' && handler.roleList.length === 0;
