import { z } from 'zod';
import { commonErrors, domain, query } from '../core.ts';
import { days, integer, keyword, pageOf, paging } from '../fields.ts';

const time = z.iso
  .datetime({ offset: true, error: '时间格式不正确' })
  // PostgreSQL has no year 0 and refuses offsets of more than fifteen hours
  .refine((value) => /^(19|20|21)/.test(value) && !/[+-](1[5-9]|2)/.test(value.slice(10)), '时间格式不正确');
/**
 * Names of the sides, for the console and the exported workbook. They are not part of a schema, so that the console can use them without
 * loading zod.
 */
export const sideNames = { platform: '平台运营', operator: '运营主体', assist: '协管单位', company: '入驻企业', '': '--' } as const;
export const outcomeNames = { done: '成功', refused: '被拒绝' } as const;
type Keys<T> = [keyof T, ...(keyof T)[]];
const outcome = Object.keys(outcomeNames) as Keys<typeof outcomeNames>;
/**
 * Maximum total that a list of audit entries counts up to. A space can have millions of entries; counting all would be slow, and nobody
 * pages that far.
 */
export const maxCounted = 10_000;

export const AuditRow = z.object({
  id: z.string(),
  at: z.string(),
  userId: z.string(),
  userName: z.string().nullable(),
  companyId: z.string(),
  companyName: z.string().nullable(),
  side: z.enum(Object.keys(sideNames) as Keys<typeof sideNames>),
  call: z.string(),
  callName: z.string(),
  target: z.string().nullable(),
  /** Name of the person or thing that the call was about, if the reader may see it. */
  targetName: z.string().nullable(),
  /** The client's IP address; empty for work of the server itself. */
  address: z.string(),
  outcome: z.enum(outcome),
  requestId: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;

export const audit = domain('audit', {
  title: '操作日志',
  exports: { audit: 'audit:read' },
  calls: {
    list: query({
      path: '/portal/audit/page',
      access: 'audit:read',
      summary: 'Lists audit entries of successful and refused calls, the latest first',
      input: z.object({
        ...paging(),
        keyword,
        call: z.string().trim().max(100).optional(),
        outcome: z.enum(outcome, '结果不正确').optional(),
        ...days,
      }),
      output: pageOf(AuditRow),
    }),
    detail: query({
      path: '/portal/audit/detail',
      access: 'audit:read',
      summary: 'Returns an audit entry with its input, and the input of the previous call about the same record',
      input: z.object({ id: integer('编号格式不正确', { min: 1 }), at: time }),
      output: AuditRow.extend({ input: z.record(z.string(), z.unknown()), before: z.record(z.string(), z.unknown()).nullable() }),
      errors: [commonErrors.notFound],
    }),
    check: query({
      path: '/portal/audit/check',
      access: 'audit:read',
      summary: 'Checks the newest seals of the space’s audit log now, and returns the result of the nightly check of all seals',
      input: z.object({}),
      output: z.object({
        /** The first seal that does not match its audit entries. Null if all checked seals match. */
        brokenSeal: z.int().nullable(),
        /** When the nightly job last checked all seals. The next field is the last seal that it found valid. */
        checkedAt: z.string().nullable(),
        checkedTo: z.int().nullable(),
        /** The first of the newest seals, all of which this request has checked. The next field is the last of them. */
        recentFrom: z.int().nullable(),
        sealedTo: z.int().nullable(),
      }),
    }),
  },
});
