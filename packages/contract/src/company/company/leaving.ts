import { z } from 'zod';
import { command, commonErrors, download, query } from '../../core.ts';
import { emptyObject, file, id, keyword, optionalText, pageOf, paging } from '../../fields.ts';
import { staffErrors } from '../../people/staff.ts';
import { companyErrors, companyRef, superAdmin } from './model.ts';

/**
 * A blocker: unsettled business that keeps a company from moving out, with the page where it can be settled. `settle` is the decision that
 * settles it together with the move, with its consequences; null if there is none or the actor may not take it.
 */
const Blocker = z.object({
  ...{ kind: z.string(), title: z.string(), count: z.int(), unit: z.string(), path: z.string() },
  settle: z.object({ title: z.string(), notes: z.array(z.string()) }).nullable(),
});
export type Blocker = z.infer<typeof Blocker>;
const Left = z.object({
  /** Id of the stay in the park, which a company may have had several times. */
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  creditCode: z.string().nullable(),
  joinedDate: z.string(),
  leftDate: z.string(),
  reason: z.string().nullable(),
  byName: z.string().nullable(),
  /** Whether the company has joined the park again since; it may have left once more. */
  isBack: z.boolean(),
});
export type LeftCompany = z.infer<typeof Left>;

/** Calls for moving a company out of a park and for bringing it back. */
export const leavingCalls = {
  blockers: query({
    path: '/portal/company/checkMoveOutCondition',
    access: 'company:read',
    summary: 'Lists the blockers that keep a company from moving out, each with the page where it can be settled; empty if there are none',
    input: companyRef,
    output: z.array(Blocker),
    errors: [companyErrors.operatorStays, commonErrors.notFound],
  }),
  moveOut: command({
    path: '/portal/company/deleteCorporation',
    title: '迁出企业',
    access: 'company:remove',
    summary: 'Moves a company out of the current park; when it leaves its last park, its account ends too',
    /** `settle` names the kinds of blockers that are settled together with the move. */
    input: companyRef.extend({
      reason: optionalText(100),
      settle: z.array(z.string('处理方式不正确').max(40, '处理方式不正确'), '处理方式不正确').max(20, '处理方式不正确').optional(),
    }),
    output: emptyObject,
    errors: [companyErrors.blocked, companyErrors.operatorStays, commonErrors.notFound],
    affects: ['department', 'config', 'group', 'attribute', 'temporary', 'staff', 'parkuser'],
  }),
  moved: query({
    path: '/portal/company/queryCorpMoveOutList',
    access: 'company:read',
    summary: 'Lists companies that have left the park, the latest first',
    input: z.object({ ...paging(), keyword }),
    output: pageOf(Left),
  }),
  restore: command({
    path: '/portal/company/restore',
    title: '企业重新入驻',
    access: 'company:create',
    audit: 'call',
    summary: 'Brings a company that has left the park back with its type and groups; it joins today under a new super administrator',
    /** `id` is the id of the row in the list of companies that have left. A company that is still in another park has its administrator. */
    input: z.object({ id, admin: z.object(superAdmin).optional() }),
    output: z.object({ companyId: z.string() }),
    errors: [companyErrors.nameTaken, companyErrors.creditCodeTaken, companyErrors.isBack, staffErrors.hasAdmin, commonErrors.notFound],
    affects: ['department', 'config', 'group', 'attribute', 'temporary'],
  }),
  exportMoved: download({
    path: '/portal/company/exportCorpMoveOutInfo',
    access: 'company:read',
    summary: 'Exports the list of companies that have left as a workbook',
    input: z.object({ keyword }),
    output: file,
    errors: [commonErrors.tooLarge],
  }),
};
