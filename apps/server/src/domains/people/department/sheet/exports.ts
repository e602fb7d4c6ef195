import { id } from '@park/contract/fields';
import { department } from '@park/contract/people/department';
import { z } from 'zod';
import { searchOf, unhiddenIn } from '../../../../db/people.ts';
import { coversCompany } from '../../../../db/within.ts';
import { isHidden } from '../../../../fields.ts';
import type { Secrets } from '../../../../secret.ts';
import type { ExportColumn, ExportObject, ExportScope } from '../../../kernel/task/index.ts';
import { exportColumns, fieldsFor } from '../../extend/index.ts';
import { managePermission } from '../tree/queries.ts';
import * as queries from './queries.ts';

type Row = queries.DepartmentRow & { path: string };
type MemberRow = queries.MemberRow & { departmentName: string | undefined };
/**
 * Rows per batch. With larger batches the garbage collector frees the text of the rows late, and memory rises by 100 MB instead of 10 MB.
 */
const batchSize = 500;

const departmentFilter = z.object({ companyId: id.optional() });
/** Exports the departments in a form that can be imported again. */
export const departmentExport: ExportObject<Row, z.output<typeof departmentFilter>> = {
  title: '部门',
  filter: departmentFilter,
  columns: [
    { key: 'name', title: '部门名称', width: 24, value: ({ name }) => name },
    { key: 'parent', title: '上级部门', width: 36, value: ({ path }) => path },
    { key: 'orderNum', title: '排序', width: 10, value: ({ orderNum }) => orderNum },
    { key: 'isShow', title: '在通讯录中显示', width: 14, value: ({ isShow }) => (isShow ? '是' : '否') },
    { key: 'heads', title: '负责人', width: 24, value: ({ heads }) => heads },
    { key: 'staffNum', title: '员工数', width: 10, value: ({ staffNum }) => staffNum },
  ],
  count: (db, scope) => queries.departmentCount(db, scope.companyId, unhiddenIn(scope, managePermission, scope.companyId)),
  async *rows(read, { companyId, ids, ...scope }) {
    const reader = { by: scope.by, unhidden: unhiddenIn(scope, managePermission, companyId) };
    const all = await read((db) => queries.departmentRows(db, companyId, reader));
    const selectedIds = new Set(ids);
    const shown = visible(all).filter((row) => !ids || selectedIds.has(row.id));
    for (let at = 0; at < shown.length; at += batchSize) yield shown.slice(at, at + batchSize);
  },
};

/**
 * Returns the rows the reader may see, each with the path of its visible ancestors. As in the tree, a hidden department hides the
 * departments below it.
 */
function visible(all: readonly queries.DepartmentRow[]): Row[] {
  const places = new Map<string, { isInBook: boolean; path: string }>();
  const rows: Row[] = [];
  for (const row of all) {
    const above = places.get(row.parentId ?? '');
    if (!above) {
      // the root department is left out of paths and rows: it already exists wherever the rows are imported
      if (row.parentId === null) places.set(row.id, { isInBook: true, path: '' });
      continue;
    }
    const isInBook = above.isInBook && row.isShow;
    const isShown = isInBook || row.isUnhidden;
    places.set(row.id, { isInBook, path: isShown ? [above.path, row.name].filter(Boolean).join('/') : above.path });
    if (isShown) rows.push({ ...row, path: above.path });
  }
  return rows;
}

const memberFilter = department.members.input.omit({ pageNum: true, pageSize: true });
const sexes = ['男', '女'] as const;
const roleOf = ({ isSuperAdmin, isCompanyAdmin }: MemberRow) =>
  isSuperAdmin ? '单位超级管理员' : isCompanyAdmin ? '单位普通管理员' : '普通成员';

const memberColumns: ExportColumn<MemberRow>[] = [
  { key: 'realName', title: '姓名', width: 16, value: ({ realName }) => realName },
  { key: 'phone', title: '手机号', width: 16, value: ({ phone }) => phone },
  { key: 'sex', title: '性别', width: 8, value: ({ sex }) => (sex === null ? '' : sexes[sex]) },
  { key: 'position', title: '职位', width: 18, value: ({ position }) => position },
  { key: 'departmentName', title: '部门', width: 24, value: ({ departmentName }) => departmentName },
  { key: 'isEnable', title: '状态', width: 10, value: ({ isEnable }) => (isEnable ? '启用' : '禁用') },
  { key: 'isCompanyAdmin', title: '身份', width: 18, value: roleOf },
  { key: 'email', title: '邮箱', width: 26, value: ({ email }) => email },
  { key: 'orgOrderNum', title: '人员排序', width: 12, value: ({ orderNum }) => orderNum },
  { key: 'createdDate', title: '加入日期', width: 14, value: ({ createdDate }) => createdDate },
];

/** Returns the export of a department's people, with the same data as its list: phones stay masked. */
export function memberExport({ phoneHash }: Pick<Secrets, 'phoneHash'>): ExportObject<MemberRow, z.output<typeof memberFilter>> {
  const people = ({ companyId, ids, keeps, by, filter }: ExportScope<z.output<typeof memberFilter>>) => ({
    by,
    companyId,
    ids,
    ...searchOf(filter.keyword, phoneHash, !isHidden(by, 'book:read', 'phone')),
    departmentId: filter.departmentId,
    withBelow: filter.type === 2,
    unhidden: Boolean(filter.showAll) && unhiddenIn({ by, keeps }, managePermission, companyId),
  });
  return {
    title: '员工',
    filter: memberFilter,
    async columns(db, { by, keeps, companyId }) {
      const isKeeper = keeps('staff:update', companyId) && coversCompany(by, 'staff:update', companyId);
      const fields = await fieldsFor(db, 'person', { isKeeper, isSelf: false });
      return [
        ...memberColumns,
        ...exportColumns(
          fields,
          memberColumns.map(({ title }) => title),
        ),
      ];
    },
    count: (db, scope) => queries.memberCount(db, people(scope)),
    async *rows(read, scope) {
      const filter = people(scope);
      const ask = (after?: queries.MemberPlace) => {
        const pending = read((db) => queries.membersAfter(db, filter, after, batchSize));
        // avoids an unhandled rejection when the export has stopped and nobody awaits this read
        pending.catch(() => {});
        return pending;
      };
      let next: ReturnType<typeof ask> | undefined = ask();
      const names = await read((db) => queries.departmentNames(db, filter.companyId, filter.unhidden));
      while (next) {
        const group: queries.MemberRow[] = await next;
        // the next batch is read while this batch is written
        next = group.length === batchSize ? ask(group.at(-1)) : undefined;
        if (group.length) yield group.map((row) => ({ ...row, departmentName: names.get(row.departmentId ?? '') }));
      }
    },
  };
}
