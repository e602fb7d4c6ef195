import { activationRules, company } from '@park/contract/company/company';
import { compTypes } from '@park/contract/kinds';
import type { z } from 'zod';
import type { ExportColumn, ExportObject } from '../../../kernel/task/index.ts';
import { exportColumns, fieldsFor, isKeeper } from '../../../people/extend/index.ts';
import * as accounts from './queries.ts';

const filterSchema = company.export.input;
type Row = accounts.Exported;
const batchSize = 500;
const day = (at: string | null) => (at === null ? '' : new Date(at).toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' }));
const activationText = ({ isActivated, activates }: Row) =>
  isActivated ? '已激活' : `未激活（${activates ? activationRules[activates] : ''}）`;

const namesOf = (some: Row['attributes']) => some.map(({ name }) => name).join('、');

const own: ExportColumn<Row>[] = [
  { key: 'companyName', title: '企业名称', width: 32, value: ({ companyName }) => companyName },
  { key: 'creditCode', title: '统一社会信用代码', width: 24, value: ({ creditCode }) => creditCode },
  { key: 'compType', title: '企业身份', width: 12, value: ({ compType }) => compTypes[compType] },
  { key: 'attributes', title: '企业类型', width: 20, value: ({ attributes }) => namesOf(attributes) },
  { key: 'groups', title: '企业分组', width: 24, value: ({ groups }) => namesOf(groups) },
  { key: 'superAdminName', title: '超级管理员', width: 14, value: ({ superAdminName }) => superAdminName },
  { key: 'superAdminPhone', title: '管理员手机号', width: 16, value: ({ superAdminPhone }) => superAdminPhone },
  { key: 'normalContactName', title: '联系人', width: 14, value: ({ normalContactName }) => normalContactName },
  { key: 'normalContactPhone', title: '联系电话', width: 16, value: ({ normalContactPhone }) => normalContactPhone },
  { key: 'staffNum', title: '人数', width: 10, value: ({ staffNum }) => staffNum },
  { key: 'isEnable', title: '状态', width: 10, value: ({ isEnable }) => (isEnable ? '启用' : '禁用') },
  { key: 'isActivated', title: '激活', width: 26, value: activationText },
  { key: 'settingTime', title: '入驻时间', width: 14, value: ({ settingTime }) => day(settingTime) },
  { key: 'createdDate', title: '创建日期', width: 14, value: ({ createdDate }) => day(createdDate) },
];
const titles = own.map(({ title }) => title);

/** Exports the company accounts. Phone numbers stay masked; custom fields are included if the user may see them. */
export const companyExport: ExportObject<Row, z.output<typeof filterSchema>> = {
  title: '企业',
  filter: filterSchema,
  async columns(db, scope) {
    const fields = await fieldsFor(db, 'company', { isKeeper: isKeeper(scope, 'company'), isSelf: false });
    return [...own, ...exportColumns(fields, titles)];
  },
  count: (db, { filter, ids }) => accounts.count(db, filter, ids),
  async *rows(read, { filter, ids }) {
    for (let last: Row | undefined; ; ) {
      const group = await read((db) => accounts.listAfter(db, filter, ids, last, batchSize));
      if (group.length) yield group;
      last = group.at(-1);
      if (group.length < batchSize) return;
    }
  },
};
