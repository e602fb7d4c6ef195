/** Roles that have a holder only while an application is handled. V099 */
export const handlerRoles = { enterpriseManager: '单位管理员', currentHandler: '当前处理人', applicant: '申请人' } as const;

export type RoleOfCompany = { roleCompanyId: string; roleName: string };
/** Chosen roles of one company: type company means built-in roles, type company1 the company's custom roles. V100 */
export type CompanyRoles = {
  type: 'company' | 'company1';
  companyId: string;
  companyName: string;
  roleList: RoleOfCompany[];
  roleListName: string;
};
/** A handler: a person, or the holders of the chosen roles of a company. */
export type Handler = { type: 'user'; id: string; realName: string } | CompanyRoles;

/** Returns the combined id of a role and its company, in the format the spec defines. */
export const roleCompanyId = (roleId: string, companyId: string) => `${roleId}/${companyId}`;

/** Returns a key that identifies a handler in a list. */
export const keyOf = (handler: Handler) => (handler.type === 'user' ? handler.id : `${handler.type} ${handler.companyId}`);

/** Returns a copy of the company with the given roles as its selection; the text of role names is joined from them. */
export const withRoles = (of: CompanyRoles, roleList: RoleOfCompany[]): CompanyRoles => ({
  ...of,
  roleList,
  roleListName: roleList.map(({ roleName }) => roleName).join('、'),
});

/** Whether a company was chosen but has no roles yet. */
export const isUnfinished = (handler: Handler): handler is CompanyRoles => handler.type !== 'user' && handler.roleList.length === 0;
