// Written by `npm run generate`; do not edit.

import type { Sheets } from '../domain/sheet.ts';

/** Every sheet of the product, each loaded when it is asked for. */
export const sheets: Sheets = {
  imports: {
    department: async () => (await import('./people/department/sheet/imports.ts')).departmentImport,
    staff: async (secrets) => (await import('./people/staff/sheet/imports.ts')).staffImport(secrets),
    company: async (secrets) => (await import('./company/intake/sheet.ts')).companyImport(secrets),
    building: async () => (await import('./estate/estate/sheet.ts')).buildingImport,
    room: async () => (await import('./estate/room/sheet/imports.ts')).roomImport,
  },
  exports: {
    audit: async () => (await import('./kernel/audit/sheet.ts')).auditExport,
    department: async () => (await import('./people/department/sheet/exports.ts')).departmentExport,
    member: async (secrets) => (await import('./people/department/sheet/exports.ts')).memberExport(secrets),
    groupCompany: async () => (await import('./people/group/sheet.ts')).groupCompanyExport,
    parkUser: async (secrets) => (await import('./people/parkuser/sheet.ts')).parkUserExport(secrets),
    staff: async (secrets) => (await import('./people/staff/sheet/exports.ts')).staffExport(secrets),
    parkStaff: async (secrets) => (await import('./people/staff/sheet/exports.ts')).parkStaffExport(secrets),
    userAccount: async (secrets) => (await import('./people/useraccount/sheet.ts')).userAccountExport(secrets),
    organisation: async () => (await import('./people/useraccount/sheet.ts')).organisationExport,
    parkAdmin: async (secrets) => (await import('./rights/parkadmin/sheet.ts')).parkAdminExport(secrets),
    parkRoleUser: async (secrets) => (await import('./rights/role/people/sheet.ts')).parkRoleUserExport(secrets),
    companyRoleUser: async (secrets) => (await import('./rights/role/people/sheet.ts')).companyRoleUserExport(secrets),
    company: async () => (await import('./company/company/account/sheet.ts')).companyExport,
    leftCompany: async () => (await import('./company/company/leaving/sheet.ts')).leftCompanyExport,
    thirdCompany: async () => (await import('./company/intake/third-sheet.ts')).thirdCompanyExport,
    space: async () => (await import('./company/park/sheet.ts')).spaceExport,
    park: async () => (await import('./company/park/sheet.ts')).parkExport,
    temporary: async () => (await import('./company/temporary/sheet.ts')).temporaryExport,
    building: async () => (await import('./estate/estate/sheet.ts')).buildingExport,
    room: async () => (await import('./estate/room/sheet/exports.ts')).roomExport,
    roomClaim: async () => (await import('./estate/room/sheet/exports.ts')).roomClaimExport,
    process: async () => (await import('./approval/process/sheet.ts')).processExport,
  },
};
