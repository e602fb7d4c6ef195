import { creditCode, optionalText, personName, phone, text } from '@park/contract/fields';
import { compTypes } from '@park/contract/kinds';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { orBlank } from '../../../outside/cells.ts';
import type { Secrets } from '../../../secret.ts';
import type { ImportColumn, ImportObject, StagedRow } from '../../kernel/task/index.ts';
import { fieldsFor, importColumns, valuesIn } from '../../people/extend/index.ts';
import { createCompanies, taken as takenOf } from '../company/index.ts';
import * as intake from './queries.ts';
import { type ImportRow, intakeTexts, type Planned, plan } from './rules.ts';

type Keys = Pick<Secrets, 'phone'>;
const types = [compTypes[0], compTypes[1]];
/** Splits a cell with several group names. */
const listed = z.string().transform((cell) => [...new Set(cell.split(/[、,，;；\n]/).map((name) => name.trim()))].filter(Boolean));
/** The user counts as somebody who may see all custom fields: hidden fields can be imported too. */
const keeperReader = { isKeeper: true, isSelf: false };

const columns = (groups: readonly string[]): ImportColumn[] => [
  {
    key: 'name',
    title: '企业名称',
    isRequired: true,
    width: 34,
    example: '示例科技有限公司',
    note: '最多100个字，不能与已有企业重名',
    schema: text(100, '请输入企业名称'),
  },
  {
    key: 'creditCode',
    title: '统一社会信用代码',
    width: 24,
    example: '91310115MA1K00003C',
    note: '18位',
    schema: orBlank(creditCode),
  },
  {
    key: 'compType',
    title: '企业身份',
    width: 12,
    example: compTypes[0],
    note: '不填为入驻企业',
    list: types,
    schema: z
      .string()
      .refine((cell) => cell === '' || types.some((type) => type === cell), '只能填写入驻企业或协管单位')
      .transform((cell) => (cell === compTypes[1] ? 1 : 0)),
  },
  {
    key: 'adminName',
    title: '超级管理员姓名',
    width: 16,
    example: '王小明',
    note: '新企业必填，2到20个字',
    schema: orBlank(personName(intakeTexts.noAdminName, '姓名长度为2到20个字')),
  },
  {
    key: 'adminPhone',
    title: '超级管理员手机号',
    width: 18,
    example: '13800000000',
    note: '新企业必填，初始密码发送到此号码；已有账号的直接加入',
    schema: orBlank(phone(intakeTexts.noAdminPhone)),
  },
  { key: 'contactName', title: '联系人', width: 14, note: '不填为超级管理员', schema: optionalText(20) },
  { key: 'contactPhone', title: '联系电话', width: 16, note: '手机号；不填为超级管理员手机号', schema: orBlank(phone()) },
  { key: 'groups', title: '企业分组', width: 24, note: '填写已有分组的名称，多个用顿号分隔', list: groups, schema: listed },
];

const importRowOf = ({ number, values }: StagedRow) => ({ number, ...values, ext: valuesIn(values) }) as ImportRow;
const newOf = ({ name, creditCode: code, compType, contactName, contactPhone, adminName, adminPhone, ext }: Planned) => ({
  ...{ name, creditCode: code, compType, ext },
  contactName: contactName ?? adminName,
  contactPhone: contactPhone ?? adminPhone,
  admin: adminName && adminPhone ? { name: adminName, phone: adminPhone } : undefined,
});

async function planned(db: Db, rows: readonly ImportRow[], groupId: string | undefined) {
  const names = rows.map(({ name }) => name);
  const codes = rows.flatMap(({ creditCode: code }) => code ?? []);
  const [known, taken, groups] = await Promise.all([
    intake.findExistingCompanies(db, names, codes),
    takenOf(db, { names, codes }),
    intake.groups(db),
  ]);
  return plan(rows, { known, taken, groups: new Map(groups.map(({ id, name }) => [name, id])), groupId });
}

/**
 * Imports companies with their super administrators into the current park. An existing company joins the groups of its row and the group
 * chosen for the import; if there is no group to join, the row is refused.
 */
export const companyImport = (secrets: Keys, groupId?: string): ImportObject => ({
  title: '企业',
  async columns(db) {
    const own = columns((await intake.groups(db)).map(({ name }) => name));
    const titles = own.map(({ title }) => title);
    return [...own, ...importColumns(await fieldsFor(db, 'company', keeperReader), titles)];
  },
  notes: [
    '带*的列必填，请勿修改表头。',
    '示例行请在填写前删除或覆盖。',
    '已在园区的企业（名称或统一社会信用代码相同）只会加入分组，资料不改动。',
    '新企业的超级管理员会收到短信，初始密码在短信中。',
    '每次最多导入20000行，文件不超过10MB。',
  ],

  async merge(db, rows, { userId, isDryRun }) {
    const { added, joined, refused } = await planned(db, (await Array.fromAsync(rows)).flat().map(importRowOf), groupId);
    if (isDryRun) return refused;
    const founded = await createCompanies(db, secrets, userId, added.map(newOf));
    const placed = [
      ...joined,
      ...added.flatMap(({ groupIds }, at) => {
        const { id } = founded[at] ?? {};
        return id ? [{ companyId: id, groupIds }] : [];
      }),
    ].flatMap(({ companyId, groupIds }) => groupIds.map((one) => ({ groupId: one, companyId })));
    if (placed.length) await intake.addToGroups(db, placed, userId);
    // companies whose name or code another import has taken after the check
    const late = added.flatMap(({ number }, at) => {
      const one = founded[at];
      if (one?.id !== undefined || !one) return [];
      const isName = one.taken === 'companyName';
      return [{ number, key: isName ? 'name' : 'creditCode', reason: isName ? intakeTexts.nameTaken : intakeTexts.codeTaken }];
    });
    return [...refused, ...late];
  },
});
