import { randomUUID } from 'node:crypto';
import { commonErrors } from '@park/contract/core';
import { integer, largestOrder, text } from '@park/contract/fields';
import { z } from 'zod';
import { fail } from '../../../../context.ts';
import { coversCompany } from '../../../../db/within.ts';
import type { ImportObject } from '../../../kernel/task/index.ts';
import { insertAll, lockDepartments, updateAll } from './queries.ts';
import { type DepartmentInput, plan } from './rules.ts';

const yesNo = ['是', '否'] as const;
const noSlash = (value: string) => !value.includes('/');
const blank = z.literal('');

/** Imports departments; parent and child are matched by their names. */
export const departmentImport: ImportObject = {
  title: '部门',
  update: 'department:update',
  columns: [
    {
      key: 'name',
      title: '部门名称',
      isRequired: true,
      width: 24,
      example: '前端组',
      note: '最多20个字，同一上级下不能重复，不能包含“/”',
      schema: text(20, '请填写部门名称').refine(noSlash, '部门名称不能包含“/”'),
    },
    {
      key: 'parent',
      title: '上级部门',
      width: 36,
      example: '研发中心',
      note: '逐级用“/”分隔，如：研发中心/前端组；不填表示在顶级部门下。上级部门可以在同一个表格中新增',
      schema: z
        .string()
        .max(320, '上级部门过长')
        .transform((path) => path.split('/').map((name) => name.trim()))
        .transform((path) => (path.length === 1 && path[0] === '' ? [] : path))
        .refine((path) => path.every((name) => name !== ''), '上级部门格式不正确，请用“/”分隔'),
    },
    {
      key: 'orderNum',
      title: '排序',
      width: 10,
      example: '1',
      note: '整数，越小越靠前；不填为0',
      schema: z.union([blank.transform(() => 0), integer('请输入整数', { max: largestOrder })], '请输入整数'),
    },
    {
      key: 'isShow',
      title: '在通讯录中显示',
      width: 14,
      example: '是',
      note: '不填为是',
      list: yesNo,
      schema: z.union([blank, z.literal(yesNo)], '只能填写是或否').transform((value) => value !== '否'),
    },
  ],
  notes: ['带*的列必填，请勿修改表头。', '示例行请在填写前删除或覆盖。', '每次最多导入20000行，文件不超过10MB。'],

  async merge(db, rows, { companyId, userId, by, isUpdate, isDryRun }) {
    // a row of the workbook can name any department of the company, so an update by workbook needs the right over the whole company
    const mayChange = !isUpdate || coversCompany(by, 'department:update', companyId);
    if (!coversCompany(by, 'department:create', companyId) || !mayChange) fail(commonErrors.forbidden);
    // a row may have any other row as parent, so all rows are read before the tree is locked
    const inputs = (await Array.fromAsync(rows)).flat().map(({ number, values }) => ({ number, ...values }) as DepartmentInput);
    const stored = await lockDepartments(db, companyId, isDryRun);
    if (stored.length === 0) fail(commonErrors.notFound);
    const { added, changed, refused } = await plan(stored, inputs, isUpdate, randomUUID);
    if (!isDryRun && added.length) await insertAll(db, companyId, added);
    if (!isDryRun && changed.length) await updateAll(db, companyId, changed, userId);
    return refused;
  },
};
