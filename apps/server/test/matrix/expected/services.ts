import { audit } from '@park/contract/kernel/audit';
import { docs } from '@park/contract/kernel/docs';
import { file, fileErrors } from '@park/contract/kernel/file';
import { live } from '@park/contract/kernel/live';
import { outbox } from '@park/contract/kernel/outbox';
import { task, taskErrors } from '@park/contract/kernel/task';
import { auditRecord, deadMessage, localMessage, picture, storedFile, taskIn, workbook } from '../records.ts';
import { files } from '../request.ts';
import { peopleBook } from '../staff.ts';

import {
  audits,
  empty,
  everybody,
  example,
  insiders,
  keepsBook,
  notFound,
  ok,
  onlyPlatform,
  type Row,
  readsBook,
  row,
  toFile,
} from './may.ts';

export const serviceRows: readonly Row[] = [
  row(file.upload, () => ({ [files]: [picture] }), insiders(ok), {
    self: true,
  }),
  row(file.store, () => ({ needAuth: '0', [files]: [picture] }), insiders(ok), { self: true }),
  row(file.info, async (at, tools) => ({ fileUrl: await storedFile(at, tools, true) }), insiders({ own: ok, beyond: fileErrors.gone })),
  row(file.link, async (at, tools) => ({ fileUrl: await storedFile(at, tools, true) }), insiders({ own: ok, beyond: fileErrors.gone })),
  row(file.read, async (at, tools) => ({ id: await storedFile(at, tools, false) }), everybody(ok), { claims: 'ignored' }),
  row(file.read, async (at, tools) => ({ id: await storedFile(at, tools, true) }), everybody(fileErrors.gone), {
    about: 'private, without a link',
    claims: 'ignored',
  }),

  row(task.template, () => ({ subject: 'department' }), keepsBook(ok), { about: 'department', tells: () => example }),
  row(task.template, () => ({ subject: 'staff' }), keepsBook(ok), { about: 'staff', tells: () => example }),
  row(task.import, async () => ({ subject: 'department', [files]: [await workbook()] }), keepsBook(ok), {
    about: 'department',
    self: true,
  }),
  row(task.import, async (at) => ({ subject: 'staff', ...(await peopleBook(at)) }), keepsBook(notFound), { about: 'staff', self: true }),
  row(task.import, async (at) => ({ subject: 'department', companyId: at.company.id, [files]: [await workbook()] }), keepsBook(notFound), {
    about: 'into a company',
    self: true,
  }),
  row(task.columns, () => ({ subject: 'department' }), readsBook(ok), { about: 'department' }),
  row(task.columns, () => ({ subject: 'member' }), readsBook(ok), { about: 'member' }),
  row(task.columns, () => ({ subject: 'audit' }), audits(ok), { about: 'audit' }),
  row(task.columns, () => ({ subject: 'staff' }), readsBook(ok), { about: 'staff' }),
  row(task.columns, () => ({ subject: 'parkStaff' }), readsBook(ok), { about: 'parkStaff' }),
  row(task.export, (at) => ({ subject: 'staff', filter: { companyId: at.company.id, keyword: at.person.name } }), readsBook(empty), {
    about: 'staff',
    self: true,
  }),
  row(task.export, (at) => ({ subject: 'parkStaff', filter: { keyword: at.person.name } }), readsBook(empty), {
    about: 'parkStaff',
    self: true,
  }),
  row(task.export, (at) => ({ subject: 'department', filter: { companyId: at.company.id } }), readsBook(empty), {
    about: 'department',
    self: true,
    leads: toFile,
  }),
  row(task.export, (at) => ({ subject: 'member', filter: { companyId: at.company.id, keyword: at.person.name } }), readsBook(empty), {
    about: 'member',
    self: true,
    leads: toFile,
  }),
  row(
    task.export,
    async (at, tools) => ({ subject: 'audit', filter: { keyword: (await auditRecord(at, tools)) && at.department.id } }),
    audits(empty),
    { about: 'audit', self: true, leads: toFile },
  ),
  row(
    task.list,
    async (at, tools) => ({ pageNum: (await taskIn(at, tools, { kind: 'export', state: 'waiting' })) && 1 }),
    insiders({ own: ok, beyond: empty }),
  ),
  row(task.detail, (at, tools) => taskIn(at, tools, { kind: 'export', state: 'waiting' }), insiders({ own: ok, beyond: notFound })),
  row(
    task.detail,
    (at, tools) => taskIn(at, { ...tools, ownerId: at.person.id }, { kind: 'export', state: 'waiting' }),
    insiders(notFound),
    { about: 'of a colleague' },
  ),
  row(
    task.file,
    (at, tools) => taskIn(at, tools, { kind: 'export', state: 'done', part: 'file' }),
    insiders({ own: ok, beyond: taskErrors.noFile }),
  ),
  row(
    task.failedRows,
    (at, tools) => taskIn(at, tools, { kind: 'import', state: 'done', part: 'failed' }),
    insiders({ own: ok, beyond: taskErrors.noFile }),
  ),
  row(task.cancel, (at, tools) => taskIn(at, tools, { kind: 'export', state: 'waiting' }), insiders({ own: ok, beyond: notFound })),
  row(task.retry, (at, tools) => taskIn(at, tools, { kind: 'export', state: 'failed' }), insiders({ own: ok, beyond: notFound })),

  row(live.stream, () => ({}), insiders(ok)),

  row(audit.list, async (at, tools) => ({ keyword: (await auditRecord(at, tools)) && at.department.id }), audits(empty)),
  row(audit.detail, auditRecord, audits(notFound)),
  row(audit.check, () => ({}), audits(ok)),

  row(outbox.list, async (at, tools) => ({ pageSize: (await deadMessage(at, tools)) && 10 }), onlyPlatform),
  row(outbox.retry, deadMessage, onlyPlatform),
  row(outbox.local, localMessage, onlyPlatform),

  row(docs.openApi, () => ({}), insiders(ok)),
];
