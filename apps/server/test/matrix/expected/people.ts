import { company, companyErrors } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { department, departmentErrors } from '@park/contract/people/department';
import { extend, extendErrors } from '@park/contract/people/extend';
import { invitation } from '@park/contract/people/invitation';
import { staff, staffErrors } from '@park/contract/people/staff';
import { companyCode, joining, joinRequest, openInvitation } from '../invitation.ts';
import { card, extendField, failedImport, gone, newcomer, ours, peopleBook, personRecord, superAdmins } from '../staff.ts';

import {
  appoints,
  companyPeople,
  each,
  empty,
  everybody,
  example,
  forbidden,
  gate,
  insiders,
  keepsBook,
  notFound,
  ok,
  operators,
  type Row,
  readsBook,
  row,
  setsFields,
} from './may.ts';

export const peopleRows: readonly Row[] = [
  row(company.list, (at) => ({ companyId: at.company.id }), {
    ...gate,
    ...each([...operators, 'assistant1'], { own: ok, sibling: ok, beyond: empty }),
    ...each([...companyPeople, 'platform1'], forbidden),
  }),
  row(company.detail, (at) => ({ companyId: at.company.id }), { ...readsBook(notFound), platform1: { own: ok, beyond: notFound } }),
  row(company.change, (at) => ({ companyId: at.company.id, version: 1, remark: '矩阵' }), keepsBook(notFound), {
    touches: ({ company }) => [company.id],
  }),
  row(
    company.change,
    (at) => ({ companyId: at.company.id, version: 1, companyName: '改名单位' }),
    { ...keepsBook(notFound), ...each(['supera1', 'admina1', 'supera2', 'superb1'], { own: companyErrors.keyFields, beyond: notFound }) },
    { about: 'key information', touches: ({ company, department }) => [company.id, department.parentId] },
  ),

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
    { about: 'move' },
  ),
  row(department.change, (at) => ({ type: 2, id: at.department.id, companyId: at.company.id }), keepsBook(notFound), { about: 'delete' }),
  row(
    department.assign,
    (at) => ({ userIds: [at.person.id], departmentId: at.department.id, companyId: at.company.id }),
    keepsBook(departmentErrors.notStaff),
  ),
  row(
    department.setManagers,
    (at) => ({ departmentId: at.department.id, managerUserId: at.person.id, companyId: at.company.id }),
    keepsBook(notFound),
  ),

  row(staff.list, (at) => ({ companyId: at.company.id, keyword: at.person.name }), readsBook(empty)),
  row(staff.search, (at) => ({ companyId: at.company.id, keyword: at.person.phone }), readsBook(empty)),
  row(staff.all, (at) => ({ keyword: at.person.name }), readsBook(empty)),
  row(staff.detail, (at) => ({ companyId: at.company.id, userId: at.person.id }), readsBook(notFound)),
  row(staff.extended, (at) => ({ companyId: at.company.id, userId: at.person.id }), readsBook(notFound)),
  row(staff.log, personRecord, keepsBook(empty)),
  row(staff.create, (at) => ({ ...card(at), phone: newcomer(at) }), keepsBook(notFound), { joins: true, sends: true }),
  row(staff.create, (at) => ({ ...card(at), id: at.person.id, version: 1, phone: at.person.phone }), keepsBook(notFound), {
    about: 'edit',
  }),
  row(staff.change, (at) => ({ ...card(at), id: at.person.id, version: 1 }), keepsBook(notFound)),
  row(
    staff.changePhone,
    (at) => ({ companyId: at.company.id, id: at.person.id, phone: newcomer(at) }),
    { ...keepsBook(notFound), ...each(operators, { own: staffErrors.phoneLocked, sibling: ok, beyond: notFound }) },
    { joins: true, sends: true },
  ),
  row(
    staff.changePhone,
    async (at, tools) => ({ companyId: at.company.id, id: (await ours(at, tools)).userId, phone: newcomer(at) }),
    { ...keepsBook(notFound), ...each(operators, { own: staffErrors.phoneLocked, sibling: ok, beyond: notFound }) },
    { about: 'of one’s own people', sends: true },
  ),
  row(staff.exists, (at) => ({ phone: at.person.phone }), insiders(ok)),
  row(staff.setEnable, (at) => ({ companyId: at.company.id, id: at.person.id, isEnable: 0 }), keepsBook(notFound)),
  row(staff.disable, (at) => ({ userId: at.person.id }), keepsBook(notFound)),
  row(staff.enable, (at) => ({ userId: at.person.id }), keepsBook(notFound)),
  row(staff.resetPassword, (at) => ({ companyId: at.company.id, userId: at.person.id }), keepsBook(notFound), { sends: true }),
  row(staff.resend, ours, keepsBook(notFound), { sends: true }),
  row(staff.handOver, (at) => ({ companyId: at.company.id, setUserId: at.person.id }), appoints(notFound), {
    self: true,
    touches: () => superAdmins,
  }),
  row(staff.setAdmin, (at) => ({ companyId: at.company.id, userId: at.person.id, isCompanyAdmin: 1 }), appoints(staffErrors.noSuchUser)),
  row(staff.holdings, (at) => ({ companyId: at.company.id, userId: at.person.id }), keepsBook(notFound)),
  row(staff.leave, (at) => ({ companyId: at.company.id, userId: at.person.id }), keepsBook(notFound)),
  row(staff.remove, (at) => ({ companyId: at.company.id, removedUserId: at.person.id }), keepsBook(notFound)),
  row(staff.restore, gone, keepsBook(notFound)),
  row(staff.template, () => ({}), keepsBook(ok), { tells: () => example }),
  row(staff.import, peopleBook, keepsBook(notFound), { self: true, joins: true, sends: true }),
  row(staff.importSheet, peopleBook, keepsBook(notFound), { self: true, joins: true, sends: true }),
  row(staff.importResult, failedImport, { ...keepsBook(notFound), ...each(operators, { own: ok, beyond: notFound }) }),
  row(staff.export, (at) => ({ companyId: at.company.id, keyword: at.person.name }), readsBook(ok)),
  row(staff.exportPark, (at) => ({ keyword: at.person.name }), readsBook(ok)),

  row(invitation.list, async (at, tools) => ({ companyId: (await openInvitation(at, tools)) && at.company.id }), keepsBook(empty)),
  row(invitation.create, (at) => ({ companyId: at.company.id, departmentId: at.department.id }), keepsBook(notFound), { self: true }),
  row(invitation.create, (at) => ({ companyId: at.company.id, phones: [newcomer(at)] }), keepsBook(notFound), {
    about: 'by phone',
    self: true,
    sends: true,
  }),
  row(invitation.end, async (at, tools) => ({ companyId: at.company.id, id: (await openInvitation(at, tools)).id }), keepsBook(notFound)),
  row(invitation.companyCode, async (at, tools) => ({ companyId: (await companyCode(at, tools)) && at.company.id }), keepsBook(notFound)),
  row(invitation.renewCode, (at) => ({ companyId: at.company.id }), keepsBook(notFound), { self: true }),
  row(
    invitation.renewCode,
    async (at, tools) => ({ companyId: at.company.id, replaces: await companyCode(at, tools) }),
    keepsBook(notFound),
    { about: 'another', self: true },
  ),
  row(invitation.endCode, async (at, tools) => ({ companyId: at.company.id, code: await companyCode(at, tools) }), keepsBook(notFound)),
  row(invitation.show, async (at, tools) => ({ code: (await openInvitation(at, tools)).code }), everybody(ok), {
    claims: 'ignored',
    tells: ({ company }) => [company.name],
  }),
  row(invitation.sendCode, async (at, tools) => ({ code: (await openInvitation(at, tools)).code, phone: newcomer(at) }), everybody(ok), {
    claims: 'ignored',
    sends: true,
  }),
  row(invitation.apply, (at, tools) => joining(at, tools, true), everybody(ok), {
    about: 'to wait',
    claims: 'ignored',
    // its administrators are told
    touches: ({ company }) => [company.id],
  }),
  row(invitation.apply, (at, tools) => joining(at, tools, false), everybody(ok), {
    about: 'to join',
    claims: 'ignored',
    joins: true,
    sends: true,
  }),
  row(invitation.requests, async (at, tools) => ({ companyId: (await joinRequest(at, tools)).companyId }), keepsBook(empty)),
  row(invitation.decide, async (at, tools) => ({ ...(await joinRequest(at, tools)), isAccepted: 1 }), keepsBook(notFound), {
    about: 'accept',
    joins: true,
    sends: true,
  }),
  row(invitation.decide, async (at, tools) => ({ ...(await joinRequest(at, tools)), isAccepted: 0, reason: '矩阵' }), keepsBook(notFound), {
    about: 'refuse',
    sends: true,
  }),

  row(extend.list, () => ({ useModule: 1 }), insiders(ok)),
  row(extend.shown, () => ({}), insiders(ok)),
  row(
    extend.create,
    () => ({ useModule: 1, columnName: 'matrix_new', name: '矩阵新字段', extendType: 'Text' }),
    { ...insiders(forbidden), ...each(operators, ok) },
    { self: true },
  ),
  row(extend.change, async (at, tools) => ({ id: await extendField(at, tools), version: 1, name: '改名字段' }), setsFields(notFound)),
  row(extend.rank, async (at, tools) => ({ useModule: 2, ids: [await extendField(at, tools)] }), setsFields(commonErrors.stale)),
  row(extend.setView, async (at, tools) => ({ id: await extendField(at, tools), isView: 0 }), setsFields(notFound)),
  row(
    extend.setValues,
    (at) => ({ companyId: at.company.id, id: at.person.id, extValues: { short_num: '8001' } }),
    {
      ...insiders({ own: ok, beyond: notFound }),
      ...each(['membera1', 'assistant1', 'platform1'], { own: extendErrors.notEditable, beyond: notFound }),
    },
    { about: 'person' },
  ),
  row(
    extend.setValues,
    async (at, tools) => ({ useModule: 2, id: at.company.id, extValues: { matrix_tag: (await extendField(at, tools)) && '标签' } }),
    {
      ...insiders({ own: ok, beyond: notFound }),
      ...each(['membera1', 'assistant1'], { own: extendErrors.notEditable, beyond: notFound }),
    },
    { about: 'company', touches: ({ company }) => [company.id] },
  ),
  row(extend.ofCompany, (at) => ({ a: at.company.id, b: 2 }), insiders({ own: ok, beyond: notFound })),
];
