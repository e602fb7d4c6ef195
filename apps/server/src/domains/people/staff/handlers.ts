import { contract } from '@park/contract';
import type { Permission } from '@park/contract/access';
import { commonErrors } from '@park/contract/core';
import { staffErrors as errors, staff } from '@park/contract/people/staff';
import { type Context, companyOf, fail } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { takeLimit } from '../../../db/door.ts';
import { searchOf, unhiddenAnywhere, unhiddenIn } from '../../../db/people.ts';
import { coversAll } from '../../../db/within.ts';
import { isHidden } from '../../../fields.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { isOthersSuper, openTo } from '../../../standing.ts';
import type { FileService } from '../../kernel/file/index.ts';
import type { Subjects } from '../../kernel/task/index.ts';
import { fieldsFor, shown } from '../extend/index.ts';
import { handOver, setAdmin } from './admin/handlers.ts';
import { change, changePhone, editable, renewPassword, save } from './card/handlers.ts';
import { portraits } from './card/portraits.ts';
import * as cards from './card/queries.ts';
import { leave, restore, review } from './leaving/handlers.ts';
import * as people from './list/queries.ts';
import { sheetHandlers } from './sheet/handlers.ts';

const isKeeper = ({ actor }: Context, companyId: string) => actor.keeps('staff:update', companyId);
const unhidden = ({ actor }: Context, companyId: string) => unhiddenIn({ by: actor, keeps: actor.keeps }, 'staff:update', companyId);
/** Whether somebody is the reader's to look after; who is not is shown to him as the address book shows him. */
const looksAfter = async ({ db, actor }: Context, permission: Permission, person: { companyId: string; userId: string }) =>
  actor.keeps(permission, person.companyId) && (coversAll(actor, permission) || (await people.isWithin(db, actor, permission, person)));

/** What the log of a person is made of, in the words of each command. */
const about = [
  ...Object.values(contract.staff),
  contract.department.assign,
  contract.department.setManagers,
  contract.extend.setValues,
  contract.invitation.apply,
  contract.parkuser.changePhone,
];
const titles = new Map(about.filter(({ title }) => title).map(({ key, title }): [string, string] => [key, title]));
/** What brings somebody in without naming him, as his log calls it. */
const joining = new Map([
  [contract.task.import.key, '导入人员'],
  [contract.invitation.decide.key, '同意加入申请'],
]);
const titleOf = ({ call, isEnable }: { call: string; isEnable: string | null }) => {
  if (call === contract.staff.setEnable.key) return isEnable === '1' ? '启用人员' : '禁用人员';
  return titles.get(call) ?? joining.get(call) ?? call;
};

const asksAnHour = 20;

type StaffNeeds = { secrets: Secrets; database: Database; subjects: Subjects; files: Pick<FileService, 'links'> };
export const staffModule = ({ secrets, database, subjects, files }: StaffNeeds) => {
  const withPortraits = portraits(files);
  const searched = (actor: Context['actor'], keyword: string) =>
    searchOf(keyword, secrets.phoneHash, !isHidden(actor, 'book:read', 'phone'));

  return implement(staff, {
    async list(context, { keyword, departmentId, type, companyId: wanted, isEnable, isCompanyAdmin, isLeft, ...paging }) {
      const companyId = companyOf(context, { companyId: wanted });
      if (isLeft && !context.actor.keeps('staff:remove', companyId)) fail(commonErrors.forbidden);
      const asked = {
        ...searched(context.actor, keyword),
        by: context.actor,
        companyId,
        departmentId,
        withBelow: type === 2,
        isKeeper: isKeeper(context, companyId),
        unhidden: unhidden(context, companyId),
        isEnable,
        isCompanyAdmin,
        isLeft: isLeft === 1,
        mayRemove: context.actor.keeps('staff:remove', companyId),
      };
      const { total, list } = await people.page(context.db, asked, paging);
      return { total, list: (await withPortraits(context.db, list)).map((row) => ({ ...row, ...openTo(row, context.actor) })) };
    },

    search(context, { keyword, companyId: wanted, showAll, isManagerUser, pageNum, pageSize }) {
      const companyId = companyOf(context, { companyId: wanted });
      const asked = {
        ...searched(context.actor, keyword),
        by: context.actor,
        companyId,
        withBelow: true,
        isKeeper: Boolean(showAll) && isKeeper(context, companyId),
        unhidden: Boolean(showAll) && unhidden(context, companyId),
        isEnable: undefined,
        isCompanyAdmin: undefined,
        isLeft: false,
        isManager: isManagerUser === 1,
      };
      return people.lightPage(context.db, asked, { pageNum, pageSize });
    },

    all({ db, actor }, { keyword, companyName, isEnable, ...paging }) {
      const kept = { keptIn: keptIn(actor), unhidden: unhiddenAnywhere({ by: actor, keeps: actor.keeps }, 'staff:update') };
      return people.everybody(db, { ...searched(actor, keyword), by: actor, companyName, isEnable, ...kept }, paging);
    },

    async detail(context, { userId, companyId: wanted }) {
      const { db, actor } = context;
      const companyId = companyOf(context, { companyId: wanted });
      const person = { companyId, userId };
      const asked = { ...person, isKeeper: await looksAfter(context, 'staff:update', person) };
      const found = (await people.detail(db, { ...asked, isSelf: userId === actor.userId })) ?? fail(commonErrors.notFound);
      const [card = found] = await withPortraits(db, [found]);
      const isRemovable = await looksAfter(context, 'staff:remove', person);
      return { ...card, ...openTo({ ...found, isRemovable }, actor), mayEdit: asked.isKeeper && !isOthersSuper(found, actor) };
    },

    async log(context, { userId, companyId, ...paging }) {
      const asked = { userId, companyId: companyOf(context, { companyId }), calls: [...titles.keys()], joining: [...joining.keys()] };
      const { total, list } = await people.log(context.db, context.actor, asked, paging);
      return { total, list: list.map((row) => ({ ...row, title: titleOf(row) })) };
    },

    create: (context, input) => save(context, secrets, input),

    async change(context, { id, version, ...form }) {
      await change(context, await editable(context, companyOf(context, form), id), version, form);
      return {};
    },

    async changePhone(context, { id, companyId, phone }) {
      await changePhone(context, secrets, await editable(context, companyOf(context, { companyId }), id), phone);
      return {};
    },

    async exists({ db, actor, alone, signedIn }, { phone }) {
      // counted apart: a question that is answered is asked all the same
      if (!(await alone((own) => takeLimit(own, `exists/${actor.userId}`, asksAnHour, 3_600)))) fail(commonErrors.tooMany);
      return { isExit: await people.isKnown(db, secrets.phoneHash(phone), signedIn.session.tokenHash) };
    },

    async setEnable(context, { id, companyId: wanted, isEnable }) {
      const companyId = companyOf(context, { companyId: wanted });
      const person =
        (await people.held(context.db, context.actor, 'staff:update', { companyId, userId: id })) ?? fail(commonErrors.notFound);
      if (!isEnable) mustMayDisable(context, id, [person]);
      await cards.setEnabled(context.db, companyId, id, isEnable === 1, context.actor.userId);
      return {};
    },

    disable: (context, { userId }) => everywhere(context, userId, false),
    enable: (context, { userId }) => everywhere(context, userId, true),

    async resetPassword(context, { userId, companyId }) {
      await renewPassword(context, secrets, await editable(context, companyOf(context, { companyId }), userId), false);
      return {};
    },

    async resend(context, { userId, companyId }) {
      await renewPassword(context, secrets, await editable(context, companyOf(context, { companyId }), userId), true);
      return {};
    },

    async extended(context, { userId, companyId: wanted }) {
      const companyId = companyOf(context, { companyId: wanted });
      const asked = { companyId, userId, isKeeper: await looksAfter(context, 'staff:update', { companyId, userId }) };
      const reader = { isKeeper: asked.isKeeper, isSelf: userId === context.actor.userId };
      const stored = (await people.values(context.db, asked)) ?? fail(commonErrors.notFound);
      const fields = await fieldsFor(context.db, 'person', reader);
      const values = shown(fields, stored, reader);
      return fields.map((field) => ({ ...field, value: values[field.columnName] ?? null }));
    },

    async handOver(context, input) {
      await handOver(context, input);
      return {};
    },

    async setAdmin(context, input) {
      await setAdmin(context, input);
      return {};
    },

    async holdings(context, { userId, companyId: wanted }) {
      const companyId = companyOf(context, { companyId: wanted });
      if (!(await looksAfter(context, 'staff:remove', { companyId, userId }))) fail(commonErrors.notFound);
      return review(context, companyId, userId);
    },

    async leave(context, { userId, companyId, heirs }) {
      await leave(context, companyOf(context, { companyId }), userId, heirs);
      return {};
    },

    async remove(context, { removedUserId, companyId }) {
      await leave(context, companyOf(context, { companyId }), removedUserId, []);
      return {};
    },

    async restore(context, { userId, companyId }) {
      await restore(context, companyOf(context, { companyId }), userId);
      return {};
    },

    ...sheetHandlers({ database, subjects }),
  });
};

/** Where somebody sees hidden people: everywhere he reaches, in his own company, nowhere. */
function keptIn({ rights, companyId }: Context['actor']): string | undefined {
  const right = rights.granted.get('staff:update');
  return right && (right.reach === 'own' ? companyId : 'all');
}

function mustMayDisable({ actor }: Context, userId: string, memberships: readonly { level: number }[]): void {
  if (userId === actor.userId) fail(errors.notOneself);
  if (memberships.some(({ level }) => level === 3)) fail(errors.superFirst);
}

async function everywhere(context: Context, userId: string, isEnable: boolean) {
  const found = await cards.everywhere(context.db, context.actor, userId);
  if (found.length === 0) fail(commonErrors.notFound);
  if (!isEnable) mustMayDisable(context, userId, found);
  await cards.setEnabledEverywhere(context.db, context.actor, userId, isEnable);
  return {};
}
