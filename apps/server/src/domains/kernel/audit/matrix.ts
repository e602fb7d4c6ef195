import { audit } from '@park/contract/kernel/audit';
import { task } from '@park/contract/kernel/task';
import { audits, empty, notFound, ok, type Row, row, toFile } from '../../../../test/matrix/may.ts';
import { auditRecord } from '../../../../test/matrix/scene/records.ts';

export const auditMatrix: readonly Row[] = [
  row(task.columns, () => ({ subject: 'audit' }), audits(ok), { about: 'audit' }),
  row(
    task.export,
    async (at, tools) => ({ subject: 'audit', filter: { keyword: (await auditRecord(at, tools)) && at.department.id } }),
    audits(empty),
    { trips: 8, about: 'audit', self: true, leads: toFile },
  ),
  row(audit.list, async (at, tools) => ({ keyword: (await auditRecord(at, tools)) && at.department.id }), audits(empty)),
  row(audit.detail, auditRecord, audits(notFound)),
  row(audit.check, () => ({}), audits(ok)),
];
