import { commonErrors } from '@park/contract/core';
import { staff } from '@park/contract/people/staff';
import type { z } from 'zod';
import { fail } from '../../../../context.ts';
import { searchOf, unhiddenAnywhere, unhiddenIn } from '../../../../db/people.ts';
import { isHidden } from '../../../../fields.ts';
import type { Secrets } from '../../../../secret.ts';
import type { ExportColumn, ExportObject, ExportScope, Read, Scope } from '../../../kernel/task/index.ts';
import { exportColumns, fieldsFor } from '../../extend/index.ts';
import * as sheets from './queries.ts';
import { pathsOf } from './rules.ts';

type Row = sheets.StaffRow & { department: string; company: string };
type Keys = Pick<Secrets, 'phoneHash'>;
/**
 * Rows per batch. With larger batches the garbage collector frees the text of the rows late, and memory rises by 100 MB instead of 10 MB.
 */
const batchSize = 500;
const sexes = ['男', '女'] as const;
const levels = { 1: '普通成员', 2: '普通管理员', 3: '超级管理员' } as const;

const ownColumns: ExportColumn<Row>[] = [
  { key: 'realName', title: '姓名', width: 14, value: ({ realName }) => realName },
  { key: 'phone', title: '手机号', width: 16, value: ({ phone }) => phone },
  { key: 'department', title: '部门', width: 30, value: ({ department }) => department },
  { key: 'sex', title: '性别', width: 8, value: ({ sex }) => (sex === null ? '' : sexes[sex]) },
  { key: 'position', title: '职位', width: 18, value: ({ position }) => position },
  { key: 'email', title: '邮箱', width: 26, value: ({ email }) => email },
  { key: 'isShow', title: '在通讯录中显示', width: 14, value: ({ isShow }) => (isShow ? '是' : '否') },
  { key: 'orgOrderNum', title: '人员排序', width: 12, value: ({ orderNum }) => orderNum },
  { key: 'isEnable', title: '状态', width: 10, value: ({ isEnable }) => (isEnable ? '启用' : '禁用') },
  { key: 'level', title: '身份', width: 14, value: ({ level }) => levels[level] },
  { key: 'createdDate', title: '加入日期', width: 14, value: ({ createdDate }) => createdDate },
];
const remark: ExportColumn<Row> = { key: 'remark', title: '备注', width: 30, value: (row) => row.remark };
const company: ExportColumn<Row> = { key: 'companyName', title: '企业', width: 30, value: (row) => row.company };

const isKeeper = ({ keeps, companyId }: Scope) => keeps('staff:update', companyId);
/** Returns the columns of the list, the remark for readers who may see it, and the custom fields of the space. */
async function columnsFor(db: Parameters<ExportObject['count']>[0], scope: Scope, first: readonly ExportColumn<Row>[]) {
  const columns = [...first, ...ownColumns, ...(isKeeper(scope) ? [remark] : [])];
  const fields = await fieldsFor(db, 'person', { isKeeper: isKeeper(scope), isSelf: false });
  return [
    ...columns,
    ...exportColumns(
      fields,
      columns.map(({ title }) => title),
    ),
  ];
}

/** Yields the rows batch by batch, and reads the next batch while a batch is written. */
async function* inBatches(ask: (after: sheets.StaffRow | undefined) => Promise<sheets.StaffRow[]>): AsyncGenerator<sheets.StaffRow[]> {
  const asking = (after?: sheets.StaffRow) => {
    const pending = ask(after);
    // avoids an unhandled rejection when the export has stopped and nobody awaits this read
    pending.catch(() => {});
    return pending;
  };
  for (let next: ReturnType<typeof asking> | undefined = asking(); next; ) {
    const group: sheets.StaffRow[] = await next;
    next = group.length === batchSize ? asking(group.at(-1)) : undefined;
    if (group.length) yield group;
  }
}

const staffFilter = staff.list.input.omit({ pageNum: true, pageSize: true });
type StaffFilter = z.output<typeof staffFilter>;

/** Exports the people of a company as their list shows them: phones stay masked. */
export function staffExport({ phoneHash }: Keys): ExportObject<Row, StaffFilter> {
  const filterOf = ({ filter, ids, ...scope }: ExportScope<StaffFilter>): sheets.StaffFilter => {
    if (filter.isLeft && !scope.keeps('staff:remove', scope.companyId)) fail(commonErrors.forbidden);
    const { departmentId, type, isEnable, isCompanyAdmin, isLeft, keyword } = filter;
    const search = searchOf(keyword, phoneHash, !isHidden(scope.by, 'book:read', 'phone'));
    const people = {
      ...search,
      departmentId,
      isEnable,
      isCompanyAdmin,
      by: scope.by,
      companyId: scope.companyId,
      withBelow: type === 2,
      isLeft: isLeft === 1,
    };
    return { people: { ...people, isKeeper: isKeeper(scope), unhidden: unhiddenIn(scope, 'staff:update', scope.companyId) }, ids };
  };
  return {
    title: '员工',
    filter: staffFilter,
    columns: (db, scope) => columnsFor(db, scope, []),
    count: (db, scope) => sheets.count(db, filterOf(scope)),
    async *rows(read: Read, scope) {
      const filter = filterOf(scope);
      const departments = await read((db) => sheets.departments(db, scope.companyId, filter.people.unhidden));
      const top = departments[0]?.name ?? '';
      const paths = new Map([...pathsOf(departments)].map(([id, path]) => [id, path || top]));
      const groups = inBatches((after) => read((db) => sheets.nextRows(db, filter, after, batchSize)));
      for await (const group of groups)
        yield group.map((row) => Object.assign(row, { company: top, department: paths.get(row.departmentId ?? '') ?? '' }));
    },
  };
}

const parkFilter = staff.all.input.omit({ pageNum: true, pageSize: true });
type ParkFilter = z.output<typeof parkFilter>;

/** Exports the people of every company the reader reaches, as their list shows them. */
export function parkStaffExport({ phoneHash }: Keys): ExportObject<Row, ParkFilter> {
  const filterOf = ({
    filter: { keyword, companyName, isEnable },
    ids,
    may,
    keeps,
    companyId,
    by,
  }: ExportScope<ParkFilter>): sheets.ParkStaffFilter => {
    const elsewhere = '';
    const managedIn = keeps('staff:update', elsewhere) ? 'all' : may('staff:update') ? companyId : undefined;
    const search = searchOf(keyword, phoneHash, !isHidden(by, 'book:read', 'phone'));
    const unhidden = unhiddenAnywhere({ by, keeps }, 'staff:update');
    return { people: { ...search, by, companyName, isEnable, managedIn, unhidden }, ids };
  };
  return {
    title: '园区人员',
    filter: parkFilter,
    columns: (db, scope) => columnsFor(db, { ...scope, companyId: '' }, [company]),
    count: (db, scope) => sheets.parkCount(db, filterOf(scope)),
    async *rows(read: Read, scope) {
      const filter = filterOf(scope);
      const names = await read((db) => sheets.names(db, filter.people.unhidden));
      const groups = inBatches((after) => read((db) => sheets.parkNext(db, filter, after, batchSize)));
      for await (const group of groups)
        yield group.map((row) =>
          Object.assign(row, { company: names.get(row.companyId) ?? '', department: names.get(row.departmentId ?? '') ?? '' }),
        );
    },
  };
}
