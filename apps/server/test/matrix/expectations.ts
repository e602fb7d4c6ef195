import { account, accountErrors } from '@park/contract/account';
import { agreement } from '@park/contract/agreement';
import { audit } from '@park/contract/audit';
import { authorisation, authorisationErrors } from '@park/contract/authorisation';
import { company, companyErrors } from '@park/contract/company';
import { config, homeEntry } from '@park/contract/config';
import { type Call, commonErrors, type ErrorSpec } from '@park/contract/core';
import { department, departmentErrors } from '@park/contract/department';
import { docs } from '@park/contract/docs';
import { extend, extendErrors } from '@park/contract/extend';
import { factor } from '@park/contract/factor';
import { file, fileErrors } from '@park/contract/file';
import { grant } from '@park/contract/grant';
import { identity } from '@park/contract/identity';
import { invitation } from '@park/contract/invitation';
import { live } from '@park/contract/live';
import { menu } from '@park/contract/menu';
import { outbox } from '@park/contract/outbox';
import { park } from '@park/contract/park';
import { password, passwordErrors } from '@park/contract/password';
import { permission } from '@park/contract/permission';
import { privacy, privacyErrors } from '@park/contract/privacy';
import { role } from '@park/contract/role';
import { shortcut } from '@park/contract/shortcut';
import { sms, smsErrors } from '@park/contract/sms';
import { staff, staffErrors } from '@park/contract/staff';
import { task, taskErrors } from '@park/contract/task';
import { ticket } from '@park/contract/ticket';
import { password as demoPassword } from '../../../../demo/people.ts';
import { letIn } from './authorisation.ts';
import { addedMenu, changedRole, roleOf } from './grant.ts';
import { joining, joinRequest, openInvitation } from './invitation.ts';
import type { PersonName, Target } from './people.ts';
import { auditRecord, deadMessage, localMessage, picture, storedFile, taskIn, workbook } from './records.ts';
import { files } from './request.ts';
import { colleague, companyRole, innerRole, parkRole } from './role.ts';
import { boundTo, contacts, look, newApp, newCode, newSpace, newTicket, ofSpaces, ownCode, ticketHolder } from './settings.ts';
import { begunFactor, challenge, newPassword, openSession, resetBy, textCode } from './sign-in.ts';
import { card, extendField, failedImport, gone, newcomer, ours, peopleBook, personRecord, superAdmins } from './staff.ts';
import type { Scene, Tools } from './stage.ts';

/** 'empty' is a success that brings nothing: a list without entries, a total of none. */
export type Outcome = 'ok' | 'empty' | ErrorSpec;
/** The same everywhere, or told by where the record lies. */
export type Expected = Outcome | ({ beyond: Outcome } & { [T in Target]?: Outcome });
export type May = Readonly<Record<PersonName, Expected>>;

export type Row = {
  call: Call;
  /** What this row is about, where a call has several. */
  about: string;
  /** A good request about the scene's records. It may make records of its own, which are taken back with the scene. */
  input: (scene: Scene, tools: Tools) => object | Promise<object>;
  may: May;
  /** Whether parkId, areaId and globalCompanyId choose where it runs, mean nothing to it, or are fields of its own. */
  claims: 'choose' | 'ignored' | 'fields';
  /** It may change rows of the person who makes it. */
  self: boolean;
  /** What the answer leads to is read along with it. */
  leads: ((body: never) => { call: Call; input: object }) | undefined;
  /** It leaves a message that does not say whom it is about. */
  sends: boolean;
  /** Names and numbers its answer holds on purpose, although the person sees them nowhere else. */
  tells: (scene: Scene, person: PersonName) => readonly string[];
  /** It makes a person where there was none. */
  joins: boolean;
  /** An answer that tells a record of which the person knows from none at all: the place is his, the record does not belong there. */
  explains: Outcome | undefined;
  /** Ids of what it may change besides what was made for the question. */
  touches: (scene: Scene) => readonly string[];
};

/** How a row is called in reports and tables. */
export const titled = ({ call, about }: Row) => `${call.key}${about && ` (${about})`}`;

type Options = Partial<Omit<Row, 'call' | 'input' | 'may'>>;
const plainly = {
  about: '',
  claims: 'choose',
  self: false,
  leads: undefined,
  sends: false,
  tells: () => [],
  joins: false,
  explains: undefined,
  touches: () => [],
} as const;
const row = (call: Call, input: Row['input'], may: May, options: Options = {}): Row => ({ call, input, may, ...plainly, ...options });

const { notSignedIn, sessionEnded, firstPassword, forbidden, notFound, invalidInput } = commonErrors;
const ok = 'ok';
const empty = 'empty';

const companyPeople = ['supera1', 'admina1', 'membera1', 'supera2', 'superb1'] as const;
const operators = ['operatora', 'operatorb', 'operatorab', 'operatorc'] as const;
const each = <N extends PersonName>(names: readonly N[], expected: Expected) =>
  Object.fromEntries(names.map((name) => [name, expected])) as Record<N, Expected>;

/** Before any right: nobody, who has to set a password first, who has no park to enter, who was disabled. */
const gate = { anonymous: notSignedIn, newcomera1: firstPassword, assistant0: forbidden, disableda1: sessionEnded } as const;

/** The same for all the world. */
const everybody = (expected: Expected): May => ({
  ...each(['anonymous', 'newcomera1', 'assistant0', 'disableda1', 'platform1', 'assistant1'], expected),
  ...each(operators, expected),
  ...each(companyPeople, expected),
});
/** Whoever has a session, wherever he may go. */
const anySession: May = { ...everybody(ok), anonymous: notSignedIn, disableda1: sessionEnded };
/** Whoever may enter a park. */
const insiders = (expected: Expected): May => ({
  ...gate,
  ...each(['platform1', 'assistant1'], expected),
  ...each(operators, expected),
  ...each(companyPeople, expected),
});

/** The records of what was done: operators those of their park, the platform its own. */
const audits = (beyond: Outcome): May => ({
  ...insiders(forbidden),
  ...each(operators, { own: ok, sibling: ok, beyond }),
  platform1: { own: ok, beyond },
});
/** An export is the workbook it made. */
const toFile = ({ id }: { id: string }) => ({ call: task.file, input: { id } });
const onlyPlatform: May = { ...insiders(forbidden), platform1: ok };

/** The address book: companies their own, operators and assistants every company settled in their park, the platform nobody's. */
const readsBook = (beyond: Outcome): May => ({
  ...insiders({ own: ok, beyond }),
  ...each([...operators, 'assistant1'], { own: ok, sibling: ok, beyond }),
  platform1: forbidden,
});
/** Who keeps the book: as readers, without members and assistants. */
/** Departments a template names as an example of how to write one. */
const example = ['研发中心', '前端组'];
const keepsBook = (beyond: Outcome): May => ({ ...readsBook(beyond), ...each(['membera1', 'assistant1'], forbidden) });

/** Administrators of a company keep their number; the others change their own and nobody else's. */
const changesPhone = (beyond: Outcome): May => ({
  ...insiders(accountErrors.adminPhone),
  ...each(['operatora', 'operatorb', 'assistant1', 'membera1'], { own: ok, beyond }),
});
/** A field of the customer's own belongs to the space, wherever in it one is. */
const setsFields = (beyond: Outcome): May => ({
  ...insiders(forbidden),
  ...each(operators, { own: ok, sibling: ok, otherPark: ok, body: ok, beyond }),
});
/** Administrators' posts: in one's own company the super administrator's to give, elsewhere an operator's. */
const appoints = (beyond: Outcome): May => ({
  ...keepsBook(beyond),
  admina1: forbidden,
  ...each(['operatora', 'operatorb'], { own: forbidden, sibling: ok, beyond }),
});

/** Roles of a park: its operators', for whatever organisation there. */
const keepsParkRoles = (beyond: Outcome): May => ({ ...insiders(forbidden), ...each(operators, { own: ok, sibling: ok, beyond }) });
/** Roles of companies: administrators read their own, operators and assistants those of every company of their park. */
const readsRoles = (beyond: Outcome): May => ({ ...readsBook(beyond), membera1: forbidden });
/** Each company keeps its own; nobody keeps them for it. */
const keepsRoles = (beyond: Outcome): May => ({
  ...readsRoles(beyond),
  ...each(operators, { own: ok, beyond }),
  assistant1: forbidden,
});

/** What built-in roles hold: operators decide for the companies of their park, assistants look. */
const readsInner: May = { ...insiders(forbidden), ...each([...operators, 'assistant1'], { own: ok, sibling: ok, beyond: notFound }) };
const setsInner: May = { ...readsInner, assistant1: forbidden };
/** What a company's own roles hold is its super administrator's to say. */
const setsRoles: May = {
  ...keepsRoles(notFound),
  ...each(['admina1', 'operatora', 'operatorb'], forbidden),
};

/** Who may enter a park: its operators', about people and departments that work for it; nobody's who does not enter it himself. */
const lets = (ofTenants: Outcome): May => ({
  ...insiders(forbidden),
  ...each(operators, { own: ok, sibling: ofTenants, beyond: notFound }),
  ...each(['operatorab', 'operatorc'], { own: ok, sibling: ofTenants, otherPark: ofTenants, beyond: notFound }),
});

/**
 * Who may do what, about records of whom. Kept apart from the rights in the code on purpose: a right that is given away by
 * mistake there is found here. One row per call, one more for each thing a call does besides.
 */
export const expectations: readonly Row[] = [
  row(identity.login, ({ person }) => ({ loginName: person.username, password: demoPassword }), everybody(ok), { claims: 'ignored' }),
  row(identity.logout, () => ({}), anySession, { claims: 'ignored', self: true }),
  row(identity.userInfo, () => ({}), anySession),
  row(identity.menus, () => ({}), insiders(ok)),
  row(identity.switchContext, (at) => ({ companyId: at.company.id, parkId: at.park.id }), insiders({ own: ok, beyond: forbidden }), {
    claims: 'fields',
    self: true,
  }),

  row(identity.captcha, () => ({}), everybody(ok), { claims: 'ignored' }),
  row(identity.secondFactor, challenge, everybody(ok), { claims: 'ignored' }),
  row(identity.resendFactor, challenge, everybody(ok), { claims: 'ignored', sends: true }),
  row(identity.sessions, () => ({}), insiders(ok), { claims: 'ignored' }),
  row(identity.endSessions, () => ({}), insiders(ok), { claims: 'ignored', self: true }),
  row(identity.endSessions, openSession, insiders(notFound), { about: 'of somebody else', claims: 'ignored' }),

  row(sms.reset, ({ person }) => ({ phoneNo: person.phone }), everybody(ok), { claims: 'ignored', sends: true }),
  row(sms.send, ({ person }) => ({ phoneNo: person.phone, type: 1 }), everybody(ok), { claims: 'ignored', sends: true }),
  row(sms.send, ({ person }) => ({ phoneNo: person.phone, type: 2 }), everybody(notSignedIn), { about: 'to bind', claims: 'ignored' }),
  row(sms.validate, async (at, tools) => ({ phone: at.person.phone, ...(await textCode(at, tools)) }), everybody(ok), {
    claims: 'ignored',
  }),
  row(sms.own, () => ({}), insiders(ok), { self: true, sends: true }),
  row(sms.own, ({ person }) => ({ phoneNo: person.phone }), insiders(forbidden), { about: 'another number' }),

  row(password.modify, () => ({ oldPassword: demoPassword, newPassword }), insiders(ok), { claims: 'ignored', self: true }),
  row(
    password.first,
    () => ({ newPassword }),
    { ...everybody(passwordErrors.notFirst), anonymous: notSignedIn, disableda1: sessionEnded, newcomera1: ok },
    { claims: 'ignored', self: true },
  ),
  row(password.reset, async (at, tools) => resetBy(at.person.phone, await textCode(at, tools)), everybody(ok), { claims: 'ignored' }),
  row(
    password.forget,
    async (at, tools) => {
      const { smsId, code: smsCode } = await textCode(at, tools);
      return { loginName: at.person.username, newPassword, smsId, smsCode };
    },
    everybody(ok),
    { claims: 'ignored' },
  ),

  row(agreement.current, () => ({}), everybody(ok), { claims: 'ignored' }),
  row(agreement.accept, () => ({ agreements: [{ kind: 'user', version: 1 }] }), insiders(ok), { claims: 'ignored', self: true }),
  row(agreement.history, () => ({}), onlyPlatform),
  row(agreement.publish, () => ({ kind: 'user', title: '用户协议', content: '新的内容' }), onlyPlatform, { self: true }),

  row(factor.detail, () => ({}), insiders(ok), { claims: 'ignored' }),
  row(factor.begin, () => ({ password: demoPassword }), insiders(ok), { claims: 'ignored', self: true }),
  row(factor.confirm, begunFactor, insiders({ own: ok, beyond: smsErrors.wrongCode }), { claims: 'ignored', self: true }),
  row(factor.drop, () => ({ password: demoPassword }), insiders(ok), { claims: 'ignored', self: true }),

  row(config.theme, ({ space }) => ({ projectCode: space.projectCode }), everybody(ok), { claims: 'ignored' }),
  row(config.read, ({ setting }) => ({ configCode: setting.code }), {
    ...insiders({ own: ok, sibling: ok, body: ok, beyond: notFound }),
    platform1: { own: ok, beyond: notFound },
  }),

  row(config.list, () => ({}), onlyPlatform),
  row(config.save, () => ({ ...homeEntry, content: { page: 'aijihome' }, version: 1 }), onlyPlatform, { self: true }),
  row(config.saveTheme, () => ({ admin: 0, saasadminName: '智慧园区' }), onlyPlatform, { self: true }),
  row(config.projectConfig, () => ({}), everybody(ok), { claims: 'ignored' }),
  row(config.basicInfo, () => ({}), { ...insiders(ok), platform1: notFound }),
  row(config.codeLists, () => ({}), insiders(ok)),
  row(config.codes, () => ({ code: 'trade' }), insiders(ok)),
  row(config.saveCode, () => ({ code: 'trade', itemKey: 'matrix', itemValue: '矩阵' }), onlyPlatform, { about: 'add', self: true }),
  row(
    config.saveCode,
    async (_, tools) => ({ ...(await newCode(tools)), code: 'trade', itemKey: 'matrix', itemValue: '改名', version: 1 }),
    onlyPlatform,
    { about: 'edit' },
  ),
  row(config.removeCode, (_, tools) => newCode(tools), onlyPlatform),

  row(account.detail, () => ({}), insiders(ok)),
  row(account.edit, () => ({ realName: '张三', nickName: '三', sex: 0 }), insiders(ok), { self: true }),
  row(account.rename, () => ({ userName: 'renamed2026' }), insiders(ok), { self: true }),
  row(account.proveOldPhone, ownCode, changesPhone(smsErrors.wrongCode), { self: true }),
  row(account.bindPhone, boundTo, changesPhone(accountErrors.notProved), { self: true }),
  row(
    account.save,
    async (at, tools) => ({
      headPortaitUrl: await storedFile({ ...at, person: { ...at.person, id: tools.ownerId } }, tools, true),
      ...{ nickName: '三', sex: 0 },
    }),
    insiders({ own: ok, beyond: invalidInput }),
    { self: true },
  ),
  row(account.extended, () => ({}), insiders(ok)),
  row(account.extended, ({ person }) => ({ userId: person.id }), insiders(forbidden), { about: 'of somebody else' }),
  row(account.companies, () => ({}), insiders(ok)),
  row(account.companies, ({ person }) => ({ userId: person.id }), insiders(forbidden), { about: 'of somebody else' }),
  row(account.viewers, look, insiders({ own: ok, beyond: empty }), { claims: 'ignored' }),

  row(privacy.record, ({ person }) => ({ userId: person.id, privacyContent: '成员列表' }), readsBook(notFound)),
  row(privacy.staffPhone, ({ person, company: of }) => ({ id: person.id, companyId: of.id }), readsBook(privacyErrors.noPhone), {
    tells: ({ person }) => [person.phone],
  }),
  row(
    privacy.companyPhone,
    (at) => ({ id: at.company.id }),
    {
      ...insiders(forbidden),
      ...each(operators, { own: ok, sibling: ok, beyond: privacyErrors.noPhone }),
      // nobody of the assisting organisation is its contact
      assistant1: { sibling: ok, beyond: privacyErrors.noPhone },
    },
    { self: true, tells: () => contacts },
  ),

  row(park.all, () => ({}), insiders(ok)),
  row(
    park.projects,
    ({ space }) => ({ areaId: space.id }),
    { ...insiders({ otherSpace: empty, beyond: ok }), platform1: empty },
    { claims: 'fields' },
  ),
  row(park.byName, () => ({ name: '园' }), insiders(ok)),
  row(
    park.list,
    ({ space }) => ({ areaId: space.id }),
    { ...insiders({ otherSpace: empty, beyond: ok }), platform1: { own: empty, beyond: ok } },
    { claims: 'fields', tells: (_, person) => (person === 'platform1' ? ofSpaces : []) },
  ),
  row(park.space, () => ({}), insiders(ok)),
  row(park.spaces, () => ({}), onlyPlatform, { tells: () => ofSpaces }),
  row(
    park.addSpace,
    () => ({
      ...{ name: '矩阵空间', projectCode: 'matrix-space', companyName: '矩阵运营', parkName: '矩阵园' },
      ...{ operatorName: '张三', operatorPhone: '13700007777' },
    }),
    onlyPlatform,
    { self: true, sends: true },
  ),
  row(
    park.changeSpace,
    async (_, tools) => ({ id: (await newSpace(tools)).spaceId, name: '改名空间', enableFlag: 0, version: 1 }),
    onlyPlatform,
  ),
  row(park.add, async (_, tools) => ({ spaceId: (await newSpace(tools)).spaceId, name: '矩阵三园' }), onlyPlatform),
  row(park.change, () => ({ name: '改名园区', version: 1 }), { ...insiders(forbidden), ...each(operators, ok) }, { self: true }),
  row(park.setEnable, async (_, tools) => ({ parkId: (await newSpace(tools)).parkId, enableFlag: 0 }), onlyPlatform, { claims: 'fields' }),

  row(shortcut.choices, () => ({}), insiders(ok)),
  row(shortcut.list, () => ({}), insiders(ok)),
  row(shortcut.save, () => ({ menuIds: [] }), insiders(ok), { self: true }),

  row(ticket.issue, async (_, tools) => ({ appCode: (await newApp(tools)).appCode }), insiders(ok), { self: true }),
  row(ticket.redeem, (_, tools) => newTicket(tools), everybody(ok), { claims: 'ignored', tells: () => ticketHolder }),
  row(ticket.apps, async (_, tools) => ({ keyword: (await newApp(tools)).appCode }), onlyPlatform),
  row(ticket.saveApp, () => ({ code: 'matrix', name: '矩阵', origin: 'https://matrix.example' }), onlyPlatform, {
    about: 'add',
    self: true,
  }),
  row(
    ticket.saveApp,
    async (_, tools) => ({ id: (await newApp(tools)).id, code: 'matrix', name: '改名', origin: 'https://matrix.example', version: 1 }),
    onlyPlatform,
    { about: 'edit' },
  ),
  row(ticket.removeApp, async (_, tools) => ({ id: (await newApp(tools)).id }), onlyPlatform),

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
  row(invitation.show, async (at, tools) => ({ code: (await openInvitation(at, tools)).code }), everybody(ok), {
    claims: 'ignored',
    tells: ({ company }) => [company.name],
  }),
  row(invitation.sendCode, async (at, tools) => ({ code: (await openInvitation(at, tools)).code, phone: newcomer(at) }), everybody(ok), {
    claims: 'ignored',
    sends: true,
  }),
  row(invitation.apply, (at, tools) => joining(at, tools, true), everybody(ok), { about: 'to wait', claims: 'ignored' }),
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

  row(
    authorisation.users,
    async (at, tools) => ({ spaceProjectId: (await letIn(at, tools)).spaceProjectId, keyword: at.person.name }),
    lets(empty),
    { claims: 'fields', explains: empty },
  ),
  row(
    authorisation.addUsers,
    (at) => ({ spaceProjectId: at.park.id, userIds: [at.person.id], reason: '矩阵' }),
    lets(authorisationErrors.notOurs),
    { claims: 'fields', explains: authorisationErrors.notOurs },
  ),
  row(authorisation.removeUser, letIn, lets(ok), { claims: 'fields' }),
  row(authorisation.organisations, (at) => ({ spaceProjectId: at.park.id }), lets(ok), { claims: 'fields' }),
  row(
    authorisation.saveOrganisations,
    (at) => ({ spaceProjectId: at.park.id, orgIdList: [at.department.id] }),
    lets(authorisationErrors.notOurs),
    { claims: 'fields', explains: authorisationErrors.notOurs },
  ),

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

  row(role.parkTree, () => ({ kind: 'park' }), keepsParkRoles(ok)),
  row(role.parkGroups, () => ({ kind: 'assist' }), keepsParkRoles(ok)),
  row(
    role.addParkRole,
    async (at, tools) => ({ roleName: '矩阵角色', parentId: await parkRole(at, tools, { isGroup: true }) }),
    keepsParkRoles(notFound),
  ),
  row(
    role.changeParkRole,
    async (at, tools) => ({ id: await parkRole(at, tools), version: 1, roleName: '矩阵改名' }),
    keepsParkRoles(notFound),
  ),
  row(role.removeParkRole, async (at, tools) => ({ id: await parkRole(at, tools, { isHeld: true }) }), keepsParkRoles(notFound)),
  row(role.addParkGroup, () => ({ roleGroupName: '矩阵组' }), keepsParkRoles(ok), { self: true }),
  row(
    role.changeParkGroup,
    async (at, tools) => ({ id: await parkRole(at, tools, { isGroup: true }), version: 1, roleGroupName: '矩阵改组' }),
    keepsParkRoles(notFound),
  ),
  row(role.removeParkGroup, async (at, tools) => ({ id: await parkRole(at, tools, { isGroup: true }) }), keepsParkRoles(notFound)),
  row(role.companyTree, (at) => ({ companyId: at.company.id }), readsRoles(notFound)),
  row(
    role.addCompanyRole,
    async (at, tools) => ({ companyId: at.company.id, roleName: '矩阵角色', parentId: await companyRole(at, tools, { isGroup: true }) }),
    keepsRoles(notFound),
  ),
  row(
    role.changeCompanyRole,
    async (at, tools) => ({ companyId: at.company.id, id: await companyRole(at, tools), roleName: '矩阵改名' }),
    keepsRoles(notFound),
    { about: 'edit' },
  ),
  row(
    role.changeCompanyRole,
    async (at, tools) => ({ companyId: at.company.id, id: await companyRole(at, tools, { isHeld: true }), delFlag: 1 }),
    keepsRoles(notFound),
    { about: 'delete' },
  ),
  row(role.custom, (at) => ({ companyId: at.company.id }), readsRoles(notFound)),
  row(role.inner, () => ({}), insiders(ok)),
  row(role.addInner, () => ({ name: '矩阵内置' }), keepsParkRoles(ok), { self: true }),
  row(role.changeInner, async (at, tools) => ({ id: await innerRole(at, tools), name: '矩阵改名' }), setsFields(notFound)),
  row(role.removeInner, async (at, tools) => ({ id: await innerRole(at, tools) }), setsFields(notFound)),
  row(role.clone, async (at, tools) => ({ refType: 1, id: await companyRole(at, tools), roleName: '矩阵复制' }), keepsRoles(notFound), {
    about: 'company',
    self: true,
  }),
  row(role.clone, async (at, tools) => ({ refType: 2, id: await parkRole(at, tools), roleName: '矩阵复制' }), keepsParkRoles(notFound), {
    about: 'park',
    self: true,
  }),
  row(role.sort, async (at, tools) => ({ refType: 1, ids: [await companyRole(at, tools)] }), keepsRoles(notFound), { about: 'company' }),
  row(role.sort, async (at, tools) => ({ refType: 2, ids: [await parkRole(at, tools)] }), keepsParkRoles(notFound), { about: 'park' }),
  row(
    role.companyUsers,
    async (at, tools) => ({ companyId: at.company.id, roleId: await companyRole(at, tools, { isHeld: true }) }),
    readsRoles(empty),
  ),
  row(
    role.innerUsers,
    (at) => ({ companyId: at.company.id, busInnerRoleId: 'AllCompanyStaff', keyword: at.person.name }),
    readsRoles(empty),
  ),
  row(role.parkUsers, async (at, tools) => ({ roleId: await parkRole(at, tools, { isHeld: true }) }), keepsParkRoles(empty)),
  row(role.candidates, async (at, tools) => ({ roleId: await parkRole(at, tools) }), keepsParkRoles(empty)),
  row(role.addParkUsers, async (at, tools) => ({ roleId: await parkRole(at, tools), userIds: [colleague(at)] }), keepsParkRoles(notFound)),
  row(role.addParkRoles, async (at, tools) => ({ userId: colleague(at), roleIds: [await parkRole(at, tools)] }), keepsParkRoles(notFound)),
  row(
    role.dropParkUser,
    async (at, tools) => ({ roleId: await parkRole(at, tools, { isHeld: true }), userId: at.person.id }),
    keepsParkRoles(notFound),
  ),
  row(
    role.addCompanyUsers,
    async (at, tools) => ({ companyId: at.company.id, roleId: await companyRole(at, tools), userIdList: [at.person.id] }),
    keepsRoles(notFound),
  ),
  row(
    role.dropCompanyUsers,
    async (at, tools) => ({ companyId: at.company.id, roleId: await companyRole(at, tools, { isHeld: true }), userIdList: [at.person.id] }),
    keepsRoles(notFound),
  ),
  row(
    role.setInnerUsers,
    async (at, tools) => ({ companyId: at.company.id, busInnerRoleId: await innerRole(at, tools), userIdList: [at.person.id] }),
    keepsRoles(notFound),
  ),

  row(grant.tree, () => ({ refType: 1 }), insiders(ok)),
  row(grant.tree, (at, tools) => roleOf(1, at, tools), insiders({ own: ok, beyond: notFound }), { about: 'for a role' }),
  row(grant.parkSet, (at, tools) => roleOf(2, at, tools), keepsParkRoles(notFound)),
  row(grant.companySet, (at, tools) => roleOf(1, at, tools), readsRoles(notFound)),
  row(grant.portalSet, (at, tools) => roleOf(1, at, tools), readsRoles(notFound), { about: 'company' }),
  row(grant.portalSet, (at, tools) => roleOf(2, at, tools), keepsParkRoles(notFound), { about: 'park' }),
  row(grant.portalSet, (at) => ({ refType: 6, roleId: 'AllCompanyStaff', companyId: at.company.id }), readsInner, { about: 'built in' }),
  row(grant.savePark, async (at, tools) => ({ ...(await roleOf(2, at, tools)), menuIds: ['M1000001001'] }), keepsParkRoles(notFound)),
  row(grant.saveCompany, async (at, tools) => ({ ...(await roleOf(1, at, tools)), menuIds: ['M1000001001'] }), setsRoles),
  row(grant.savePortal, async (at, tools) => ({ ...(await roleOf(1, at, tools)), menuIds: ['M1000001001'] }), setsRoles, {
    about: 'company',
  }),
  row(grant.savePortal, async (at, tools) => ({ ...(await roleOf(2, at, tools)), menuIds: ['M1000001001'] }), keepsParkRoles(notFound), {
    about: 'park',
  }),
  row(grant.savePortal, async (at, tools) => ({ ...(await roleOf(6, at, tools)), menuIds: ['M1000001001'] }), setsInner, {
    about: 'built in',
  }),
  row(grant.undo, (at, tools) => changedRole(1, at, tools), setsRoles, { about: 'company' }),
  row(grant.undo, (at, tools) => changedRole(2, at, tools), keepsParkRoles(notFound), { about: 'park' }),
  row(grant.undo, (at, tools) => changedRole(6, at, tools), setsInner, { about: 'built in' }),
  row(grant.history, (at, tools) => changedRole(1, at, tools), readsRoles(notFound), { about: 'company' }),
  row(grant.history, (at, tools) => changedRole(2, at, tools), keepsParkRoles(notFound), { about: 'park' }),
  row(grant.history, (at, tools) => changedRole(6, at, tools), readsInner, { about: 'built in' }),

  row(menu.tree, () => ({}), onlyPlatform),
  row(
    menu.create,
    async (_, tools) => ({ code: 'MatrixNew', parentId: 'M1014001', name: '矩阵', appCode: (await newApp(tools)).appCode }),
    onlyPlatform,
  ),
  row(menu.change, () => ({ code: 'M1014001001', name: '矩阵改名' }), onlyPlatform, { touches: () => ['M1014001001'] }),
  row(menu.remove, (_, tools) => addedMenu(tools), onlyPlatform),
  row(menu.switches, () => ({}), keepsParkRoles(ok)),
  row(menu.setSwitch, () => ({ code: 'M1014', appSwitch: 0 }), keepsParkRoles(ok), { touches: ({ park: { id } }) => (id ? [id] : []) }),

  row(permission.explain, (at) => ({ companyId: at.company.id, userId: at.person.id, menuId: 'M1014001001' }), keepsBook(notFound)),
  row(permission.calls, () => ({}), keepsBook(ok)),
  row(permission.viewAs, (at) => ({ companyId: at.company.id, userId: at.person.id }), keepsBook(notFound)),
  row(permission.isolation, () => ({}), onlyPlatform),

  row(file.upload, () => ({ [files]: [picture] }), insiders(ok), {
    self: true,
  }),
  row(file.store, () => ({ needAuth: '0', [files]: [picture] }), insiders(ok), { self: true }),
  row(file.info, async (at, tools) => ({ fileUrl: await storedFile(at, tools, true) }), insiders({ own: ok, beyond: fileErrors.gone })),
  row(file.link, async (at, tools) => ({ fileUrl: await storedFile(at, tools, true) }), insiders({ own: ok, beyond: fileErrors.gone })),
  row(file.read, async (at, tools) => ({ id: await storedFile(at, tools, false) }), everybody(ok), { claims: 'ignored' }),
  row(file.read, async (at, tools) => ({ id: await storedFile(at, tools, true) }), everybody(fileErrors.gone), {
    about: 'private, without a link',
    claims: 'ignored',
  }),

  row(task.template, () => ({ subject: 'department' }), keepsBook(ok), { about: 'department', tells: () => example }),
  row(task.template, () => ({ subject: 'staff' }), keepsBook(ok), { about: 'staff', tells: () => example }),
  row(task.import, async () => ({ subject: 'department', [files]: [await workbook()] }), keepsBook(ok), {
    about: 'department',
    self: true,
  }),
  row(task.import, async (at) => ({ subject: 'staff', ...(await peopleBook(at)) }), keepsBook(notFound), { about: 'staff', self: true }),
  row(task.import, async (at) => ({ subject: 'department', companyId: at.company.id, [files]: [await workbook()] }), keepsBook(notFound), {
    about: 'into a company',
    self: true,
  }),
  row(task.columns, () => ({ subject: 'department' }), readsBook(ok), { about: 'department' }),
  row(task.columns, () => ({ subject: 'member' }), readsBook(ok), { about: 'member' }),
  row(task.columns, () => ({ subject: 'audit' }), audits(ok), { about: 'audit' }),
  row(task.columns, () => ({ subject: 'staff' }), readsBook(ok), { about: 'staff' }),
  row(task.columns, () => ({ subject: 'parkStaff' }), readsBook(ok), { about: 'parkStaff' }),
  row(task.export, (at) => ({ subject: 'staff', filter: { companyId: at.company.id, keyword: at.person.name } }), readsBook(empty), {
    about: 'staff',
    self: true,
  }),
  row(task.export, (at) => ({ subject: 'parkStaff', filter: { keyword: at.person.name } }), readsBook(empty), {
    about: 'parkStaff',
    self: true,
  }),
  row(task.export, (at) => ({ subject: 'department', filter: { companyId: at.company.id } }), readsBook(empty), {
    about: 'department',
    self: true,
    leads: toFile,
  }),
  row(task.export, (at) => ({ subject: 'member', filter: { companyId: at.company.id, keyword: at.person.name } }), readsBook(empty), {
    about: 'member',
    self: true,
    leads: toFile,
  }),
  row(
    task.export,
    async (at, tools) => ({ subject: 'audit', filter: { keyword: (await auditRecord(at, tools)) && at.department.id } }),
    audits(empty),
    { about: 'audit', self: true, leads: toFile },
  ),
  row(
    task.list,
    async (at, tools) => ({ pageNum: (await taskIn(at, tools, { kind: 'export', state: 'waiting' })) && 1 }),
    insiders({ own: ok, beyond: empty }),
  ),
  row(task.detail, (at, tools) => taskIn(at, tools, { kind: 'export', state: 'waiting' }), insiders({ own: ok, beyond: notFound })),
  row(
    task.detail,
    (at, tools) => taskIn(at, { ...tools, ownerId: at.person.id }, { kind: 'export', state: 'waiting' }),
    insiders(notFound),
    { about: 'of a colleague' },
  ),
  row(
    task.file,
    (at, tools) => taskIn(at, tools, { kind: 'export', state: 'done', part: 'file' }),
    insiders({ own: ok, beyond: taskErrors.noFile }),
  ),
  row(
    task.failedRows,
    (at, tools) => taskIn(at, tools, { kind: 'import', state: 'done', part: 'failed' }),
    insiders({ own: ok, beyond: taskErrors.noFile }),
  ),
  row(task.cancel, (at, tools) => taskIn(at, tools, { kind: 'export', state: 'waiting' }), insiders({ own: ok, beyond: notFound })),
  row(task.retry, (at, tools) => taskIn(at, tools, { kind: 'export', state: 'failed' }), insiders({ own: ok, beyond: notFound })),

  row(live.stream, () => ({}), insiders(ok)),

  row(audit.list, async (at, tools) => ({ keyword: (await auditRecord(at, tools)) && at.department.id }), audits(empty)),
  row(audit.detail, auditRecord, audits(notFound)),
  row(audit.check, () => ({}), audits(ok)),

  row(outbox.list, async (at, tools) => ({ pageSize: (await deadMessage(at, tools)) && 10 }), onlyPlatform),
  row(outbox.retry, deadMessage, onlyPlatform),
  row(outbox.local, localMessage, onlyPlatform),

  row(docs.openApi, () => ({}), insiders(ok)),
];
