import { task } from '@park/contract/kernel/task';
import { department, departmentErrors } from '@park/contract/people/department';
import { empty, example, keepsBook, notFound, ok, type Row, readsBook, row, toFile } from '../../../../test/matrix/may.ts';
import { files } from '../../../../test/matrix/request.ts';
import { workbook } from '../../../../test/matrix/scene/records.ts';

export const departmentMatrix: readonly Row[] = [
  row(department.tree, (at) => ({ companyId: at.company.id, showAll: 1 }), readsBook(notFound)),
  row(department.members, (at) => ({ companyId: at.company.id, showAll: 1, pageSize: 1000 }), readsBook(empty)),
  row(department.members, (at) => ({ companyId: at.company.id, keyword: at.person.name }), readsBook(empty), { about: 'by name' }),
  row(department.members, (at) => ({ companyId: at.company.id, keyword: at.person.phone }), readsBook(empty), { about: 'by phone' }),
  row(department.people, (at) => ({ companyId: at.company.id, departmentId: at.person.departmentId }), readsBook(empty)),
  row(department.detail, (at) => ({ id: at.department.id, companyId: at.company.id }), readsBook(notFound)),
  row(
    department.create,
    (at) => ({ name: '新设部', parentId: at.department.id, orderNum: 1, companyId: at.company.id }),
    keepsBook(notFound),
    { trips: 1 },
  ),
  row(
    department.change,
    ({ department: { id, parentId }, company }) => ({
      type: 1,
      id,
      name: '改名部',
      parentId,
      orderNum: 2,
      version: 1,
      companyId: company.id,
    }),
    keepsBook(notFound),
    { about: 'edit' },
  ),
  row(
    department.change,
    ({ department: { id }, person, company }) => ({
      ...{ type: 1, id, name: '移动部', orderNum: 2, version: 1, companyId: company.id },
      parentId: person.departmentId,
    }),
    keepsBook(notFound),
    { trips: 5, about: 'move' },
  ),
  row(department.change, (at) => ({ type: 2, id: at.department.id, companyId: at.company.id }), keepsBook(notFound), {
    trips: 4,
    about: 'delete',
  }),
  row(
    department.assign,
    (at) => ({ userIds: [at.person.id], departmentId: at.department.id, companyId: at.company.id }),
    keepsBook(departmentErrors.notStaff),
  ),
  row(
    department.setManagers,
    (at) => ({ departmentId: at.department.id, managerUserId: at.person.id, companyId: at.company.id }),
    keepsBook(notFound),
    { trips: 4 },
  ),
  row(task.template, () => ({ subject: 'department' }), keepsBook(ok), { about: 'department', tells: () => example }),
  row(task.import, async () => ({ subject: 'department', [files]: [await workbook()] }), keepsBook(ok), {
    trips: 5,
    about: 'department',
    self: true,
  }),
  row(task.import, async (at) => ({ subject: 'department', companyId: at.company.id, [files]: [await workbook()] }), keepsBook(notFound), {
    trips: 6,
    about: 'into a company',
    self: true,
  }),
  row(task.columns, () => ({ subject: 'department' }), readsBook(ok), { about: 'department' }),
  row(task.columns, () => ({ subject: 'member' }), readsBook(ok), { about: 'member' }),
  row(task.export, (at) => ({ subject: 'department', filter: { companyId: at.company.id } }), readsBook(empty), {
    trips: 8,
    about: 'department',
    self: true,
    leads: toFile,
  }),
  row(task.export, (at) => ({ subject: 'member', filter: { companyId: at.company.id, keyword: at.person.name } }), readsBook(empty), {
    trips: 10,
    about: 'member',
    self: true,
    leads: toFile,
  }),
];
