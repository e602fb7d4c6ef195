import { z } from 'zod';
import { commonErrors, domain, query } from './core.ts';
import { keyword, pageOf, paging, whole } from './fields.ts';

const time = z.iso
  .datetime({ offset: true, error: '时间格式不正确' })
  // what PostgreSQL has no room for: the year nought, zones beyond fifteen hours
  .refine((value) => /^(19|20|21)/.test(value) && !/[+-](1[5-9]|2)/.test(value.slice(10)), '时间格式不正确');
export const AuditRow = z.object({
  id: z.string(),
  at: z.string(),
  userId: z.string(),
  userName: z.string().nullable(),
  companyId: z.string(),
  companyName: z.string().nullable(),
  side: z.enum(['platform', 'operator', 'assist', 'company', '']),
  call: z.string(),
  callName: z.string(),
  target: z.string().nullable(),
  outcome: z.enum(['done', 'refused']),
  requestId: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;

export const audit = domain('audit', {
  list: query({
    path: '/portal/audit/page',
    access: 'audit:read',
    summary: 'A page of what was done and refused, the newest first',
    input: z.object({
      ...paging(),
      keyword,
      call: z.string().trim().max(100).optional(),
      outcome: z.enum(['done', 'refused'], '结果不正确').optional(),
      from: time.optional(),
      to: time.optional(),
    }),
    output: pageOf(AuditRow),
  }),
  detail: query({
    path: '/portal/audit/detail',
    access: 'audit:read',
    summary: 'One record with what was sent, and what was sent the time before for the same thing',
    input: z.object({ id: whole('编号格式不正确', { min: 1 }), at: time }),
    output: AuditRow.extend({ input: z.record(z.string(), z.unknown()), before: z.record(z.string(), z.unknown()).nullable() }),
    errors: [commonErrors.notFound],
  }),
  check: query({
    path: '/portal/audit/check',
    access: 'audit:read',
    summary: 'Whether the sealed records of the space are still as they were sealed; the first seal that is not',
    input: z.object({}),
    output: z.object({ brokenSeal: z.int().nullable() }),
  }),
});
