import { randomUUID } from 'node:crypto';
import { commonErrors, type Received } from '@park/contract/core';
import { parkErrors as errors, type Park, park } from '@park/contract/park';
import { type Context, fail, must, onConstraint } from '../../context.ts';
import { implement } from '../../http/mount.ts';
import type { ContextRow, Session } from '../../http/session.ts';
import { sealText } from '../../jobs/text.ts';
import type { Secrets } from '../../secret.ts';
import type { FileService } from '../file/index.ts';
import { firstPassword } from '../identity/index.ts';
import * as parks from './queries.ts';

const explainSpace = onConstraint({
  space_name: errors.spaceNameTaken,
  space_project_code: errors.projectCodeTaken,
  // the console or the server begin an address with it
  space_project_code_free: errors.projectCodeTaken,
});
const explainPark = onConstraint({ park_name: errors.nameTaken });

const entry = (context: ContextRow, parkId: string, parkName: string): Park & { hasPrivilege: boolean } => ({
  id: parkId,
  name: parkName,
  parkId,
  parkName,
  areaId: context.space_id,
  areaName: context.space_name,
  enableFlag: 1,
  companyId: context.company_id,
  companyName: context.company_name,
  hasPrivilege: context.has_privilege,
});

/** One entry for each park, whichever company leads there; one that may be entered goes before one that may not. */
function enterable({ contexts }: Session) {
  const found = new Map<string, Park & { hasPrivilege: boolean }>();
  for (const context of contexts)
    if (context.park_id && context.park_name && !found.get(context.park_id)?.hasPrivilege)
      found.set(context.park_id, entry(context, context.park_id, context.park_name));
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'zh'));
}

type Deps = { files: Pick<FileService, 'logo'>; secrets: Secrets };

export const parkModule = ({ files, secrets }: Deps) => {
  /** A logo is an upload's address on the way in and a lasting one in the row; not given, it stays as it is. */
  async function factsOf<F extends { logo?: string | null | undefined }>({ db }: Context, facts: F): Promise<F> {
    return facts.logo === undefined ? facts : { ...facts, logo: await files.logo(db, facts.logo, 'logo') };
  }

  /** Who is new learns his password; who is known only that he has one more place to work in. */
  async function openSpace(context: Context, wish: Received<typeof park.addSpace>) {
    const opened = { id: randomUUID(), companyId: randomUUID(), parkId: randomUUID() };
    const { password, hash } = firstPassword();
    const isNew = await parks
      .openSpace(context.db, {
        ...opened,
        spaceId: opened.id,
        wish,
        phone: secrets.phone(wish.operatorPhone),
        password: hash,
      })
      .catch(explainSpace);
    const text = `你已成为${wish.companyName}的管理员，请使用原账号登录。`;
    const to = { phone: wish.operatorPhone };
    const message = isNew
      ? sealText(secrets, 'firstPassword', { ...to, values: { company: wish.companyName, password } })
      : sealText(secrets, 'notice', { ...to, values: { text } });
    context.outbox('sms.send', message);
    return opened;
  }

  return implement(park, {
    all: async ({ signedIn }) => enterable(signedIn.session),

    projects: ({ db }, { areaId, enableFlag, ...paging }) => parks.page(db, { all: false, areaId, enableFlag }, paging),

    byName: async ({ db }, { name }) => (await parks.page(db, { all: false, keyword: name }, { pageNum: 1, pageSize: 1000 })).list,

    list: ({ db, actor }, { keyword, areaId, enableFlag, ...paging }) =>
      parks.page(db, { all: actor.may('space:read'), keyword, areaId, enableFlag }, paging),

    space: async ({ db }) => (await parks.ownSpace(db)) ?? fail(commonErrors.notFound),

    spaces: ({ db }, asked) => parks.spaces(db, asked),

    addSpace: openSpace,

    async changeSpace({ db, actor }, input) {
      if (!(await parks.lockSpace(db, input.id))) fail(commonErrors.notFound);
      must(await parks.updateSpace(db, input, actor.userId).catch(explainSpace), commonErrors.stale);
      return {};
    },

    async add(context, { spaceId, ...facts }) {
      if (!(await parks.lockSpace(context.db, spaceId))) fail(commonErrors.notFound);
      return parks.insertPark(context.db, spaceId, await factsOf(context, facts), context.actor.userId).catch(explainPark);
    },

    async change(context, { version, ...facts }) {
      const { db, actor } = context;
      const parkId = actor.parkId ?? fail(commonErrors.forbidden);
      must(await parks.updatePark(db, parkId, await factsOf(context, facts), version, actor.userId).catch(explainPark), commonErrors.stale);
      return {};
    },

    async setEnable({ db, actor }, { parkId, enableFlag }) {
      const spaceId = (await parks.spaceOf(db, parkId)) ?? fail(commonErrors.notFound);
      await parks.lockSpace(db, spaceId);
      must(await parks.setEnabled(db, spaceId, parkId, enableFlag === 1, actor.userId), errors.lastOpen);
      return {};
    },
  });
};
