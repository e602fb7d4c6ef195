import { commonErrors } from '@park/contract/core';
import { integer, largestOrder, optionalText, patterns, personName, phone, text } from '@park/contract/fields';
import { staffTexts } from '@park/contract/people/staff';
import { z } from 'zod';
import { fail, onConstraint } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { unhiddenByAny } from '../../../../db/people.ts';
import { coversCompany } from '../../../../db/within.ts';
import { changeable, type Guarded } from '../../../../fields.ts';
import type { Events } from '../../../../jobs/events.ts';
import { oneOf } from '../../../../outside/cells.ts';
import { pinyinOf } from '../../../../pinyin.ts';
import type { Secrets } from '../../../../secret.ts';
import type { ImportColumn, ImportObject, Refusal, Scope, StagedRow, StagedRows } from '../../../kernel/task/index.ts';
import { fieldsFor, importColumns, valuesIn } from '../../extend/index.ts';
import { firstPassword } from '../../identity/index.ts';
import { joinErrors } from '../joining.ts';
import { joinedText } from '../texts.ts';
import * as sheets from './queries.ts';
import { byHash, type Department, type Members, type Plan, type Planned, pathsOf, planner, type StaffInput } from './rules.ts';

type Keys = Pick<Secrets, 'phone' | 'phoneHash'>;
const sexes = ['男', '女'] as const;
const yesNo = ['是', '否'] as const;
const unassignedName = '未分配部门';
/** Rows per statement. The first batches are smaller, so that the database starts while most of the workbook is still to be parsed. */
const batchSize = { first: 100, most: 500 };
/** Daily limit of messages per company; the database enforces it. */
const maxTexts = 1_000;
/**
 * Up to this number of people, the whole company is read once; of a larger company, only people with a phone number of the sheet are looked
 * up, batch by batch.
 */
const maxMembersRead = 5_000;

/** Returns the form's columns with the same rules and messages; a blank cell becomes null. */
const formColumns = ({ phoneHash }: Keys, departments: readonly Department[]): ImportColumn[] => [
  {
    key: 'name',
    title: '姓名',
    isRequired: true,
    width: 14,
    example: '王小明',
    note: '2到20个字',
    schema: personName(staffTexts.noName, staffTexts.nameLength),
  },
  {
    key: 'phone',
    title: '手机号',
    isRequired: true,
    width: 16,
    example: '13800000000',
    note: '登录账号。已有账号的直接加入本单位，不会产生第二个账号',
    schema: phone(staffTexts.noPhone).transform((number) => ({ number, hash: phoneHash(number).toString('base64') })),
  },
  {
    key: 'department',
    title: '部门',
    isRequired: true,
    width: 30,
    example: departments[1]?.name ?? unassignedName,
    note: `逐级用“/”分隔，如：研发中心/前端组；暂无部门填“${unassignedName}”`,
    list: [...new Set([...pathsOf(departments).values()].filter(Boolean)), unassignedName],
    schema: text(320, staffTexts.noDepartment).transform((path) =>
      path === unassignedName ? null : path.split('/').map((name) => name.trim()),
    ),
  },
  {
    key: 'sex',
    title: '性别',
    width: 8,
    example: '男',
    list: sexes,
    schema: oneOf({ 男: 0, 女: 1 }, '只能填写男或女'),
  },
  { key: 'position', title: '职位', width: 18, example: '工程师', note: '最多20个字', schema: optionalText(20, staffTexts.longPosition) },
  {
    key: 'email',
    title: '邮箱',
    width: 26,
    note: '最多40个字符',
    schema: optionalText(40, staffTexts.longEmail).refine((value) => value === null || patterns.email[0].test(value), staffTexts.badEmail),
  },
  {
    key: 'isShow',
    title: '在通讯录中显示',
    width: 14,
    example: '是',
    note: '不填为是',
    list: yesNo,
    schema: oneOf({ 是: true, 否: false }, '只能填写是或否'),
  },
  {
    key: 'orgOrderNum',
    title: '人员排序',
    width: 12,
    example: '1',
    note: '整数，越小越靠前；不填为0',
    schema: z.preprocess((cell) => (cell === '' ? null : cell), integer(staffTexts.badOrder, { max: largestOrder }).nullable()),
  },
  { key: 'remark', title: '备注', width: 30, note: '最多200个字', schema: optionalText(200) },
];
/**
 * Returns the departments that the actor sees in lists of people or of departments. A hidden department that the actor does not see is
 * neither offered by the template nor accepted in a row.
 */
const departmentsFor = (db: Db, { companyId, ...keeping }: Pick<Scope, 'by' | 'keeps' | 'companyId'>) =>
  sheets.departments(db, companyId, unhiddenByAny(keeping, ['staff:update', 'department:update'], companyId));
/** Describes the actor of an import: an actor who may import may fill in the custom fields of other people. */
const managerReader = { isKeeper: true, isSelf: false };

/**
 * Imports people. The phone number of a row tells whether the person is repeated in the sheet, is already in the company, or has an account
 * elsewhere. All valid rows are written in a few statements, however many rows there are. New people get a first password by text message.
 * Above the company's daily limit of messages they get none; their administrator can send them a first password later.
 */
export const staffImport = (secrets: Keys): ImportObject => ({
  title: '员工',
  update: 'staff:update',
  async columns(db, scope) {
    const own = formColumns(secrets, await departmentsFor(db, scope));
    const fields = await fieldsFor(db, 'person', managerReader);
    return [
      ...own,
      ...importColumns(
        fields,
        own.map(({ title }) => title),
      ),
    ];
  },
  notes: [
    '带*的列必填，请勿修改表头。',
    '示例行请在填写前删除或覆盖。',
    '勾选“更新已存在的数据”时，手机号相同的员工按表格修改，空白单元格不改动原内容。',
    '新员工的初始密码以短信发送，每家企业每天最多1000条；没收到的可由管理员重发，或在登录页用手机号找回密码。',
    '每次最多导入20000行，文件不超过10MB。',
  ],

  async merge(db, rows, { companyId, userId, by, keeps, isUpdate, isDryRun }) {
    // a workbook may name any department and any person, so updating needs the right over the whole company
    const mayChange = !isUpdate || coversCompany(by, 'staff:update', companyId);
    if (!coversCompany(by, 'staff:create', companyId) || !mayChange) fail(commonErrors.forbidden);
    const company = (await sheets.companyName(db, companyId)) ?? fail(commonErrors.notFound);
    const plan = planner(await departmentsFor(db, { by, keeps, companyId }), userId, isUpdate);
    // An import that may change members looks them up anew for each batch, because a member may leave the company while the import runs.
    // An import that only adds people reads all members once.
    const here = isUpdate ? undefined : await sheets.findAllMembers(db, { companyId, most: maxMembersRead });
    const members = here && Promise.resolve(byHash(here));
    const membersAmong = async (inputs: readonly StaffInput[]) => byHash(await sheets.findMembers(db, companyId, inputs.map(hashOf)));
    const writer = writerFor(db, secrets, { companyId, company, userId, by });
    const refused: Refusal[] = [];
    let written = Promise.resolve();
    // after a failed write the transaction is aborted and this lookup fails too; the error of the write is thrown, because it says more
    const firstProblem = async (problem: unknown): Promise<never> => {
      await written;
      throw problem;
    };
    const take = async ({ inputs, lookup, prepared }: Batch) => {
      const planned = plan(await lookup.catch(firstProblem), inputs);
      refused.push(...planned.refused);
      if (isDryRun) return;
      const before = written;
      written = quiet(writer.write(planned, prepared));
      await before;
    };
    const ask = (group: readonly StagedRow[]): Batch => {
      const inputs = group.map(inputOf);
      const lookup = members ?? quiet(membersAmong(inputs));
      return { inputs, lookup, prepared: new Map(isDryRun ? [] : inputs.map((input) => [input.number, prepare(secrets, input)])) };
    };
    // the next batch is looked up while this batch is written, so that the database never waits. The lookup need not see this batch,
    // because `plan` remembers the phone numbers of earlier batches. No more than one batch is read ahead, because parsing would take CPU
    // time from the database
    let taken = Promise.resolve();
    for await (const group of batched(rows)) {
      const next = ask(group);
      const before = taken;
      taken = quiet(before.then(() => take(next)));
      await before;
    }
    await taken;
    await written;
    await writer.sendTexts();
    return refused;
  },
});

/** A batch of rows, the lookup of their people in the company, and the values computed while the lookup runs. */
type Batch = { inputs: StaffInput[]; lookup: Promise<Members>; prepared: Prepared };
/**
 * Marks a rejection as handled: the promise is awaited later, or never if something before it fails. Without this the process would report
 * an unhandled rejection.
 */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
const hashOf = ({ phone: { hash } }: StaffInput) => Buffer.from(hash, 'base64');
const inputOf = ({ number, values }: StagedRow) => ({ number, ...values, ext: valuesIn(values) }) as StaffInput;

/** Yields the rows in batches; each batch is written by one statement. */
async function* batched(rows: StagedRows): AsyncGenerator<StagedRow[]> {
  let group: StagedRow[] = [];
  let size = batchSize.first;
  for await (const some of rows)
    for (const row of some) {
      group.push(row);
      if (group.length < size) continue;
      yield group;
      group = [];
      size = Math.min(size * 2, batchSize.most);
    }
  if (group.length) yield group;
}

/** Computes the expensive values of a row: the encrypted phone number and the pinyin. */
const prepare = ({ phone }: Pick<Keys, 'phone'>, input: StaffInput) => ({
  triple: phone(input.phone.number, hashOf(input)),
  pinyin: pinyinOf(input.name),
});
type Prepared = Map<number, ReturnType<typeof prepare>>;
const cardOf = ({ name, phone: _, number, ...one }: Planned, prepared: Prepared) => ({
  ...one,
  realName: name,
  pinyin: prepared.get(number)?.pinyin ?? pinyinOf(name),
});

type WriteTarget = { companyId: string; company: string; userId: string; by: Guarded };
/** Returns a writer that saves planned rows batch by batch and collects the messages to send. */
function writerFor(db: Db, secrets: Keys, { companyId, company, userId, by }: WriteTarget) {
  const messages: Events['sms.send'][] = [];
  let passwordCount = 0;
  /**
   * Whether the next batch is expected to contain only people without an account, as in most workbooks. Each batch decides this for the
   * batch after it.
   */
  let areExpected = true;
  /** Returns the values for adding a person. They include a first password, unless the daily limit of messages forbids sending it. */
  const newcomer = (one: Planned, prepared: Prepared) => {
    const { salt, stored } = passwordCount++ < maxTexts ? firstPassword() : { salt: '', stored: null };
    const triple = prepared.get(one.number)?.triple ?? secrets.phone(one.phone.number);
    return {
      salt,
      order: one.phone.hash,
      cipher: triple.cipher,
      row: { person: { ...triple, name: one.name, password: stored }, card: cardOf(one, prepared) },
    };
  };
  const attached = async (rows: Parameters<typeof sheets.attachAll>[2]) =>
    (areExpected && (await sheets.addAll(db, companyId, rows, userId))) || sheets.attachAll(db, companyId, rows, userId);
  async function add(added: readonly Planned[], prepared: Prepared): Promise<void> {
    // sorted, so that two imports of the same people wait for each other instead of deadlocking
    const people = added.map((one) => newcomer(one, prepared)).sort((one, other) => (one.order < other.order ? -1 : 1));
    const rows = people.map(({ row }) => row);
    const { notified, count, areNew } = await attached(rows).catch(onConstraint(joinErrors));
    areExpected = areNew;
    // a person was not added because another user added them meanwhile; the serialization error makes the transaction retry
    if (count !== people.length) throw Object.assign(new Error('added meanwhile'), { code: '40001' });
    for (const { at, isNew } of notified) {
      const person = people[at];
      if (person) messages.push(joinedText({ ...person, company, isNew }));
    }
  }
  return {
    async write({ added, changed }: Plan, prepared: Prepared): Promise<void> {
      if (added.length) await add(added, prepared);
      // fields that the actor may not see keep their values, as with blank cells
      const rows = changed.map((one) => {
        const { email, ext, ...card } = cardOf(one, prepared);
        return { id: one.id, email: null, ...card, ...changeable(by, 'staff:update', { email }), ext: changeable(by, 'staff:update', ext) };
      });
      if (rows.length) await sheets.changeAll(db, companyId, rows, userId);
    },
    sendTexts: async () => void (messages.length && (await sheets.queueTexts(db, messages))),
  };
}
