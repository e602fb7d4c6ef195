import { compTypes } from '@park/contract/kinds';
import { type Organisation, type UserAccount, useraccount } from '@park/contract/people/useraccount';
import type { z } from 'zod';
import { pagesOf } from '../../../db/paging.ts';
import { searchOf } from '../../../db/people.ts';
import { atMinute, onDay } from '../../../outside/cells.ts';
import type { Secrets } from '../../../secret.ts';
import type { ExportObject } from '../../kernel/task/index.ts';
import * as accounts from './queries.ts';

const first = { pageNum: 1, pageSize: 1 };

const accountFilter = useraccount.list.input.omit({ pageNum: true, pageSize: true });
type AccountFilter = z.output<typeof accountFilter>;
/** Exports accounts as the platform's list shows them: phone numbers stay masked. */
export function userAccountExport({ phoneHash }: Pick<Secrets, 'phoneHash'>): ExportObject<UserAccount, AccountFilter> {
  const filterOf = ({ keyword, ...filter }: AccountFilter) => ({ ...filter, ...searchOf(keyword, phoneHash) });
  return {
    title: '登录账号',
    filter: accountFilter,
    columns: [
      { key: 'realName', title: '姓名', width: 14, value: ({ realName }) => realName },
      { key: 'userName', title: '登录账号', width: 20, value: ({ userName }) => userName },
      { key: 'phone', title: '手机号', width: 16, value: ({ phone }) => phone },
      { key: 'spaceNames', title: '所属空间', width: 36, value: ({ spaceNames }) => spaceNames.join('、') },
      { key: 'hasFactor', title: '动态口令', width: 10, value: ({ hasFactor }) => (hasFactor ? '已启用' : '未启用') },
      { key: 'sessionNum', title: '在线设备', width: 10, value: ({ sessionNum }) => sessionNum },
      {
        key: 'lastSeenDate',
        title: '最近访问',
        width: 18,
        value: ({ lastSeenDate }) => (lastSeenDate ? atMinute(lastSeenDate) : '从未登录'),
      },
      { key: 'createdDate', title: '注册时间', width: 18, value: ({ createdDate }) => atMinute(createdDate) },
      {
        key: 'isEnable',
        title: '状态',
        width: 10,
        value: ({ isEnable, isLocked }) => (isEnable ? (isLocked ? '已锁定' : '启用') : '禁用'),
      },
    ],
    count: async (db, { filter }) => (await accounts.page(db, { ...filterOf(filter), ...first })).total,
    rows: (read, { filter, ids }) => pagesOf((paging) => read((db) => accounts.page(db, { ...filterOf(filter), ...paging })), ids),
  };
}

const organisationFilter = useraccount.organisations.input.omit({ pageNum: true, pageSize: true });
/** Exports the organisations of every space as the platform's list shows them. */
export const organisationExport: ExportObject<Organisation, z.output<typeof organisationFilter>> = {
  title: '全部企业',
  filter: organisationFilter,
  columns: [
    { key: 'companyName', title: '企业名称', width: 36, value: ({ companyName }) => companyName },
    { key: 'spaceName', title: '所属空间', width: 30, value: ({ spaceName }) => spaceName },
    { key: 'compType', title: '企业身份', width: 12, value: ({ compType }) => compTypes[compType] },
    { key: 'creditCode', title: '统一社会信用代码', width: 24, value: ({ creditCode }) => creditCode },
    { key: 'superAdminName', title: '超级管理员', width: 14, value: ({ superAdminName }) => superAdminName },
    { key: 'superAdminPhone', title: '手机号', width: 16, value: ({ superAdminPhone }) => superAdminPhone },
    { key: 'staffNum', title: '人数', width: 10, value: ({ staffNum }) => staffNum },
    { key: 'createdDate', title: '开通时间', width: 14, value: ({ createdDate }) => onDay(createdDate) },
    { key: 'isEnable', title: '状态', width: 10, value: ({ isEnable }) => (isEnable ? '启用' : '禁用') },
  ],
  count: async (db, { filter }) => (await accounts.organisations(db, { ...filter, ...first })).total,
  rows: (read, { filter, ids }) => pagesOf((paging) => read((db) => accounts.organisations(db, { ...filter, ...paging })), ids),
};
