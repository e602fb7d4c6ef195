export { setParkRoles } from './people/people.ts';
export { companyRoleUserExport, parkRoleUserExport } from './people/sheet.ts';
