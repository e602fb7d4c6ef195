import { z } from 'zod';
import { command, commonErrors, domain, download, query, upload } from '../core.ts';
import { file, flag, id, keyword, pageOf, paging } from '../fields.ts';
import { taskErrors } from '../kernel/task.ts';

const importRef = z.object({ id });
/** Maximum rows of a workbook whose import is answered at once. A longer workbook is imported as a background task. */
export const maxCompanies = 1_000;

const Third = z.object({
  /** Id of the company in the third-party source. */
  id: z.string(),
  name: z.string(),
  creditCode: z.string().nullable(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  /** Id of the company in this system; null if it has not been imported. */
  companyId: z.string().nullable(),
  /** Reason why the last synchronization did not import the company. */
  problem: z.string().nullable(),
  /** Whether the source still listed the company when it was last read. */
  isListed: z.boolean(),
  syncedDate: z.string(),
});
export type Third = z.infer<typeof Third>;

/**
 * Imports of companies: from a workbook, which is checked first and committed by a second call as the spec demands, or from another system.
 */
export const intake = domain('intake', {
  title: '企业导入与同步',
  imports: { company: 'company:create' },
  exports: { thirdCompany: 'company:read' },
  calls: {
    check: upload({
      path: '/portal/company/importCompanyGroup',
      title: '校验导入企业',
      access: 'company:create',
      summary: 'Checks a workbook of companies without importing; the valid rows can be imported with the returned id',
      input: z.object({
        /** A group that every imported company joins, including companies that existed before. */
        groupId: id.optional(),
      }),
      output: z.object({
        id: z.string(),
        successSize: z.int(),
        errorSize: z.int(),
        list: z.array(z.object({ row: z.int(), companyName: z.string(), message: z.string() })),
      }),
      errors: [taskErrors.badSheet, commonErrors.tooLarge, commonErrors.notFound],
    }),
    result: download({
      path: '/portal/company/importCompanyGroup/check/exportMsg',
      access: 'company:create',
      summary: 'Returns a workbook with every checked row and its result',
      input: importRef,
      output: file,
      errors: [commonErrors.notFound],
    }),
    failedRows: download({
      path: '/portal/company/exportFailCorpExtendInfo',
      access: 'company:create',
      summary: 'Returns the refused rows in the template with their reasons, to be corrected and uploaded again',
      input: importRef,
      output: file,
      errors: [commonErrors.notFound],
    }),
    commit: command({
      path: '/portal/company/importCorpSuccessExtendInfo',
      title: '导入校验通过的企业',
      access: 'company:create',
      idempotency: 'required',
      summary: 'Imports the rows that passed the check, once; rows that are no longer valid are refused',
      input: importRef,
      output: z.object({ successSize: z.int(), errorSize: z.int(), taskId: z.string().nullable() }),
      errors: [commonErrors.notFound, commonErrors.stale],
      affects: ['company', 'group'],
    }),
    third: query({
      path: '/portal/company/thirdList',
      access: 'company:read',
      summary: 'Lists the companies of the third-party source as last read, with the companies imported from them',
      input: z.object({ ...paging(), keyword, isTaken: flag.optional() }),
      output: pageOf(Third),
    }),
    fromThird: command({
      path: '/portal/company/initCompanyFromThird',
      method: 'GET',
      title: '同步第三方企业',
      access: 'company:create',
      summary: 'Imports companies from the configured source; existing ones are matched by credit code, nothing is deleted',
      input: z.object({}),
      output: z.object({ added: z.int(), updated: z.int(), skipped: z.array(z.object({ name: z.string(), reason: z.string() })) }),
      errors: [commonErrors.tooMany, commonErrors.busy],
      affects: ['company'],
    }),
  },
});
