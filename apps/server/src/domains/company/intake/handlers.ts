import { intake, maxCompanies } from '@park/contract/company/intake';
import { commonErrors } from '@park/contract/core';
import { type Context, fail } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { implement } from '../../../http/mount.ts';
import type { CompanySource } from '../../../outside/company-source.ts';
import type { Secrets } from '../../../secret.ts';
import { bytesOf, checkedSheet, judgeNow, latestRefused, sentSheet, takeChecked, takeNow, workbook } from '../../kernel/task/index.ts';
import * as queries from './queries.ts';
import { companyImport } from './sheet.ts';
import { syncCompanies } from './third.ts';

const subject = 'company';
const importOptions = ({ actor }: Context) => ({ subject, companyId: actor.companyId, isUpdate: false, most: maxCompanies }) as const;
const resultColumns = [
  { title: '行号', width: 8 },
  { title: '企业名称', width: 36 },
  { title: '统一社会信用代码', width: 24 },
  { title: '校验结果', width: 60 },
];

type Needs = { secrets: Pick<Secrets, 'phone' | 'seal'>; database: Database; source: CompanySource };
export const intakeModule = ({ secrets, database, source }: Needs) =>
  implement(intake, {
    async check(context, { groupId }) {
      if (groupId && !(await queries.groups(context.db)).some(({ id }) => id === groupId)) fail(commonErrors.notFound);
      const checks = groupId ? { groupId } : {};
      const { id, done, failed, rows } = await takeNow(context, companyImport(secrets, groupId), await sentSheet(context), {
        ...importOptions(context),
        checks,
      });
      const list = rows.flatMap(({ number: row, cell, reason: message }) =>
        message === undefined ? [] : [{ row, companyName: cell('name'), message }],
      );
      return { id, successSize: done, errorSize: failed, list };
    },

    async result(context, { id }) {
      const { bytes, params } = (await checkedSheet(context, subject, id)) ?? fail(commonErrors.notFound);
      const rows = await judgeNow(context, companyImport(secrets, params.groupId), bytes, maxCompanies);
      const cells = rows.map(({ number, cell, reason = '可导入' }) => [number, cell('name'), cell('creditCode'), reason]);
      const sheets = [{ name: '校验结果', columns: resultColumns, rows: [cells] }];
      return { name: '企业导入校验结果.xlsx', type: workbook, content: await bytesOf(sheets) };
    },

    failedRows: (context, { id }) => latestRefused(context, database, subject, id),

    async commit(context, { id }) {
      const { fileName, bytes, params } = await takeChecked(context, subject, id);
      const taken = await takeNow(context, companyImport(secrets, params.groupId), { fileName, bytes }, importOptions(context));
      return { successSize: taken.done, errorSize: taken.failed, taskId: taken.failed ? taken.id : null };
    },

    third: ({ db }, input) => queries.thirdPage(db, input),

    fromThird: (context) => syncCompanies(context, secrets, source),
  });
