import type { ExportSubject, ImportSubject } from '@park/contract/task';
import type { Secrets } from '../../secret.ts';
import { auditExport } from '../audit/index.ts';
import { companyExport, leftCompanyExport } from '../company/index.ts';
import { departmentExport, departmentImport, memberExport } from '../department/index.ts';
import { buildingExport, buildingImport } from '../estate/index.ts';
import { groupCompanyExport } from '../group/index.ts';
import { companyImport, thirdCompanyExport } from '../intake/index.ts';
import { parkExport, spaceExport } from '../park/index.ts';
import { parkAdminExport } from '../parkadmin/index.ts';
import { parkUserExport } from '../parkuser/index.ts';
import { processExport } from '../process/index.ts';
import { companyRoleUserExport, parkRoleUserExport } from '../role/index.ts';
import { roomClaimExport, roomExport, roomImport } from '../room/index.ts';
import { parkStaffExport, staffExport, staffImport } from '../staff/index.ts';
import { temporaryExport } from '../temporary/index.ts';
import { organisationExport, userAccountExport } from '../useraccount/index.ts';
import { type ExportObject, exporting, type ImportObject } from './subject.ts';

export type Subjects = { imports: Record<ImportSubject, ImportObject>; exports: Record<ExportSubject, ExportObject> };

/** Everything that can be imported and exported. A domain joins with its object; all else is done here, once. */
export const subjectsOf = (secrets: Secrets): Subjects => ({
  imports: {
    department: departmentImport,
    staff: staffImport(secrets),
    company: companyImport(secrets),
    building: buildingImport,
    room: roomImport,
  },
  exports: {
    department: exporting(departmentExport),
    member: exporting(memberExport(secrets)),
    staff: exporting(staffExport(secrets)),
    audit: exporting(auditExport),
    parkStaff: exporting(parkStaffExport(secrets)),
    groupCompany: exporting(groupCompanyExport),
    temporary: exporting(temporaryExport),
    company: exporting(companyExport),
    leftCompany: exporting(leftCompanyExport),
    thirdCompany: exporting(thirdCompanyExport),
    userAccount: exporting(userAccountExport(secrets)),
    organisation: exporting(organisationExport),
    parkUser: exporting(parkUserExport(secrets)),
    parkAdmin: exporting(parkAdminExport(secrets)),
    parkRoleUser: exporting(parkRoleUserExport(secrets)),
    companyRoleUser: exporting(companyRoleUserExport(secrets)),
    space: exporting(spaceExport),
    park: exporting(parkExport),
    building: exporting(buildingExport),
    room: exporting(roomExport),
    roomClaim: exporting(roomClaimExport),
    process: exporting(processExport),
  },
});
