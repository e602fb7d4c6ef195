import type { Received } from '@park/contract/core';
import type { staff } from '@park/contract/people/staff';
import type { Context } from '../../../../context.ts';
import type { Database } from '../../../../db/database.ts';
import { maskPhone } from '../../../../secret.ts';
import { bytesOf, exportNow, importNow, latestRefused, type Subjects, templateNow, workbook } from '../../../kernel/task/index.ts';

/** Maximum rows of an import within one request; larger workbooks need a background task. */
const maxResults = 1_000;

/** Handlers of the calls that import and export within one request. They run the same code as the background tasks. */
export function sheetHandlers({ database, subjects: { imports, exports } }: { database: Database; subjects: Subjects }) {
  const take = (context: Context, { companyId, isUpdate }: Received<typeof staff.import>) =>
    importNow(context, imports.staff, {
      subject: 'staff',
      companyId: companyId ?? context.actor.companyId,
      isUpdate: isUpdate === 1,
      most: maxResults,
    });

  return {
    template: (context: Context, { companyId }: Received<typeof staff.template>) => templateNow(context, imports.staff, companyId),

    async import(context: Context, input: Received<typeof staff.import>) {
      const { id, done, failed, rows } = await take(context, input);
      const list = rows.flatMap(({ number: row, cell, reason: message }) =>
        message === undefined ? [] : [{ row, ...shown(cell), isCompanyAdmin: 0 as const, message }],
      );
      return { successSize: done, errorSize: failed, list, taskId: failed ? id : null };
    },

    async importSheet(context: Context, input: Received<typeof staff.importSheet>) {
      const { rows } = await take(context, input);
      const cells = rows.map(({ number, cell, reason = '成功' }) => [number, ...Object.values(shown(cell)), '否', reason]);
      return {
        name: '员工导入结果.xlsx',
        type: workbook,
        content: await bytesOf([{ name: '导入结果', columns: resultColumns, rows: [cells] }]),
      };
    },

    importResult: (context: Context, { id }: Received<typeof staff.importResult>) => latestRefused(context, database, 'staff', id),

    export: (context: Context, filter: Received<typeof staff.export>) =>
      exportNow(context, database, exports.staff, { subject: 'staff', filter }),

    exportPark: (context: Context, filter: Received<typeof staff.exportPark>) =>
      exportNow(context, database, exports.parkStaff, { subject: 'parkStaff', filter }),
  };
}

const resultColumns = [
  { title: '行号', width: 8 },
  { title: '姓名', width: 14 },
  { title: '手机号', width: 16 },
  { title: '性别', width: 8 },
  { title: '职位', width: 18 },
  { title: '部门', width: 30 },
  // an import makes no administrators
  { title: '普通管理员', width: 12 },
  { title: '结果', width: 50 },
];
/** Masks every run of seven or more digits in the phone cell, even though the actor wrote it; other text is returned as written. */
const shown = (cell: (key: string) => string) => ({
  realName: cell('name'),
  phone: cell('phone').replace(/\d{7,}/g, (digits) => maskPhone(digits)),
  sex: cell('sex'),
  position: cell('position'),
  departmentName: cell('department'),
});
