import type { ExportSubject, ImportSubject } from '@park/contract/task';
import type { Secrets } from '../../secret.ts';
import { auditExport } from '../audit/index.ts';
import { departmentExport, departmentImport, memberExport } from '../department/index.ts';
import { parkAdminExport } from '../parkadmin/index.ts';
import { parkUserExport } from '../parkuser/index.ts';
import { parkStaffExport, staffExport, staffImport } from '../staff/index.ts';
import { type ExportObject, exporting, type ImportObject } from './subject.ts';

export type Subjects = { imports: Record<ImportSubject, ImportObject>; exports: Record<ExportSubject, ExportObject> };

/** Everything that can be imported and exported. A domain joins with its object; all else is done here, once. */
export const subjectsOf = (secrets: Secrets): Subjects => ({
  imports: { department: departmentImport, staff: staffImport(secrets) },
  exports: {
    department: exporting(departmentExport),
    member: exporting(memberExport(secrets)),
    staff: exporting(staffExport(secrets)),
    audit: exporting(auditExport),
    parkStaff: exporting(parkStaffExport(secrets)),
    parkUser: exporting(parkUserExport(secrets)),
    parkAdmin: exporting(parkAdminExport(secrets)),
  },
});
