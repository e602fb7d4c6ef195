import type { ExportSubject, ImportSubject } from '@park/contract/kernel/task';
import type { Secrets } from '../../../secret.ts';
import { type Filters, filtersOf } from './filter.ts';
import { exporting, type FetchedExport, type FetchedImport } from './subject.ts';

export type Subjects = {
  imports: Record<ImportSubject, FetchedImport>;
  exports: Record<ExportSubject, FetchedExport>;
  filters: Filters;
};

/** For who answers calls, before the first of them: they would wait while something is loaded. */
export async function fetchAll({ imports, exports }: Pick<Subjects, 'imports' | 'exports'>): Promise<void> {
  await Promise.all([...Object.values(imports), ...Object.values(exports)].map((fetch) => fetch()));
}

/**
 * Everything that can be imported and exported. A domain joins with its object; all else is done here, once. Each is fetched when it is
 * asked for: a thread that exports people holds nothing of what rooms and records are made of.
 */
export const subjectsOf = (secrets: Secrets): Subjects => ({
  filters: filtersOf(secrets),
  imports: {
    department: async () => (await import('../../people/department/sheet/imports.ts')).departmentImport,
    staff: async () => (await import('../../people/staff/sheet/imports.ts')).staffImport(secrets),
    company: async () => (await import('../../company/intake/sheet.ts')).companyImport(secrets),
    building: async () => (await import('../../estate/estate/sheet.ts')).buildingImport,
    room: async () => (await import('../../estate/room/sheet/imports.ts')).roomImport,
  },
  exports: {
    department: async () => exporting((await import('../../people/department/sheet/exports.ts')).departmentExport),
    member: async () => exporting((await import('../../people/department/sheet/exports.ts')).memberExport(secrets)),
    staff: async () => exporting((await import('../../people/staff/sheet/exports.ts')).staffExport(secrets)),
    audit: async () => exporting((await import('../audit/sheet.ts')).auditExport),
    parkStaff: async () => exporting((await import('../../people/staff/sheet/exports.ts')).parkStaffExport(secrets)),
    groupCompany: async () => exporting((await import('../../people/group/sheet.ts')).groupCompanyExport),
    temporary: async () => exporting((await import('../../company/temporary/sheet.ts')).temporaryExport),
    company: async () => exporting((await import('../../company/company/account/sheet.ts')).companyExport),
    leftCompany: async () => exporting((await import('../../company/company/leaving/sheet.ts')).leftCompanyExport),
    thirdCompany: async () => exporting((await import('../../company/intake/third-sheet.ts')).thirdCompanyExport),
    userAccount: async () => exporting((await import('../../people/useraccount/sheet.ts')).userAccountExport(secrets)),
    organisation: async () => exporting((await import('../../people/useraccount/sheet.ts')).organisationExport),
    parkUser: async () => exporting((await import('../../people/parkuser/sheet.ts')).parkUserExport(secrets)),
    parkAdmin: async () => exporting((await import('../../rights/parkadmin/sheet.ts')).parkAdminExport(secrets)),
    parkRoleUser: async () => exporting((await import('../../rights/role/people/sheet.ts')).parkRoleUserExport(secrets)),
    companyRoleUser: async () => exporting((await import('../../rights/role/people/sheet.ts')).companyRoleUserExport(secrets)),
    space: async () => exporting((await import('../../company/park/sheet.ts')).spaceExport),
    park: async () => exporting((await import('../../company/park/sheet.ts')).parkExport),
    building: async () => exporting((await import('../../estate/estate/sheet.ts')).buildingExport),
    room: async () => exporting((await import('../../estate/room/sheet/exports.ts')).roomExport),
    roomClaim: async () => exporting((await import('../../estate/room/sheet/exports.ts')).roomClaimExport),
    process: async () => exporting((await import('../../approval/process/sheet.ts')).processExport),
  },
});
