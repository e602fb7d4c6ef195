import { z } from 'zod';
import { command, commonErrors, download, query } from '../../core.ts';
import { emptyObject, file, keyword, optionalText, pageOf, paging } from '../../fields.ts';
import { companyErrors, companyRef } from './model.ts';

/** A blocker: unsettled business that keeps a company from moving out, with the page where it can be settled. */
const Blocker = z.object({ kind: z.string(), title: z.string(), count: z.int(), unit: z.string(), path: z.string() });
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
});
export type LeftCompany = z.infer<typeof Left>;

/** Calls for moving a company out of a park. */
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
    input: companyRef.extend({ reason: optionalText(100) }),
    output: emptyObject,
    errors: [companyErrors.blocked, companyErrors.operatorStays, commonErrors.notFound],
    affects: ['department', 'config', 'group', 'attribute', 'temporary'],
  }),
  moved: query({
    path: '/portal/company/queryCorpMoveOutList',
    access: 'company:read',
    summary: 'Lists companies that have left the park, the latest first',
    input: z.object({ ...paging(), keyword }),
    output: pageOf(Left),
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
