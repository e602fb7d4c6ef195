import { z } from 'zod';
import { commonErrors, download, upload } from '../../core.ts';
import { file, flag, id, keyword } from '../../fields.ts';
import { filter } from './model.ts';

/** Calls that import and export people as workbooks. */
export const staffSheetCalls = {
  template: download({
    path: '/portal/user/downloadUserTemplate',
    access: 'staff:create',
    summary: 'Returns the template workbook of an import of people',
    input: z.object({ companyId: id.optional() }),
    output: file,
  }),
  /**
   * Imports a workbook and replies with the result, as the spec has it. The console uses the import task instead, which accepts more rows.
   */
  import: upload({
    path: '/portal/user/importCompanyStaff',
    title: '导入员工',
    access: 'staff:create',
    summary: 'Imports a workbook of at most 1,000 people and returns the result of each row',
    input: z.object({ companyId: id.optional(), isUpdate: flag.default(0) }),
    output: z.object({
      successSize: z.int(),
      errorSize: z.int(),
      list: z.array(
        z.object({
          row: z.int(),
          realName: z.string(),
          phone: z.string(),
          sex: z.string(),
          position: z.string(),
          departmentName: z.string(),
          message: z.string(),
        }),
      ),
      /** Id of the import task, from which the workbook of refused rows can be downloaded. */
      taskId: z.string().nullable(),
    }),
    errors: [commonErrors.tooLarge],
    affects: ['department'],
  }),
  importResult: download({
    path: '/umuser/importUserResult',
    method: 'GET',
    access: 'staff:create',
    summary: 'Returns the refused rows of the actor’s last import of people as a workbook',
    input: z.object({ id: id.optional() }),
    output: file,
    errors: [commonErrors.notFound],
  }),
  importSheet: upload({
    path: '/portal/user/importUmUserInfo',
    title: '导入员工并取回结果表',
    access: 'staff:create',
    summary: 'Imports people and returns a workbook with the result of each row',
    input: z.object({ companyId: id.optional(), isUpdate: flag.default(0) }),
    output: file,
    isFile: true,
    errors: [commonErrors.tooLarge],
    affects: ['department'],
  }),
  export: download({
    path: '/portal/user/exportCompanyStaffs',
    access: 'book:read',
    summary: 'Exports the list of people as a workbook of at most 5,000 rows, phones masked; a task exports more',
    input: z.object(filter),
    output: file,
    errors: [commonErrors.tooLarge],
  }),
  exportPark: download({
    path: '/portal/user/exportParkComppanyStaffs',
    access: 'book:read',
    summary: 'Exports the people of every company of the park within the actor’s reach',
    input: z.object({ keyword, companyName: keyword, isEnable: flag.optional() }),
    output: file,
    errors: [commonErrors.tooLarge],
  }),
};
