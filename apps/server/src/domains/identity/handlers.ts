import { randomBytes } from 'node:crypto';
import { commonErrors } from '@park/contract/core';
import { type EnterableContext, identityErrors as errors, identity, type UserInfo } from '@park/contract/identity';
import { fail, type SignedIn } from '../../context.ts';
import { lookUpLogin, moveDefault, openSession, revokeSession } from '../../db/door.ts';
import { implement } from '../../http/mount.ts';
import { type ContextRow, hashToken } from '../../http/session.ts';
import type { Secrets } from '../../secret.ts';
import { menuRows, menuTree } from '../access/index.ts';
import { isPassword } from './password.ts';

export type IdentitySettings = { secrets: Secrets; sessionIdleMinutes: number; sessionHours: number };

export const identityModule = ({ secrets, sessionIdleMinutes, sessionHours }: IdentitySettings) =>
  implement(identity, {
    async login({ alone, requestId }, { loginName, password }) {
      const person = await alone((db) => lookUpLogin(db, loginName, secrets.phoneHash(loginName)));
      if (!(await isPassword(person?.password, password)) || !person) return fail(errors.wrongPassword);
      const loginToken = randomBytes(32).toString('base64url');
      const key = randomBytes(32);
      const session = {
        userId: person.user_id,
        tokenHash: hashToken(loginToken),
        key,
        idleMinutes: sessionIdleMinutes,
        hours: sessionHours,
        requestId,
      };
      await alone((db) => openSession(db, session));
      return { loginToken, change: person.change, sessionKey: key.toString('base64') };
    },

    async logout({ db, signedIn }) {
      await revokeSession(db, signedIn.session.tokenHash);
      return {};
    },

    userInfo: async ({ signedIn }) => describe(signedIn),

    menus: async ({ db, actor }) => menuTree(await menuRows(db), actor.rights),

    async switchContext({ db, signedIn }, { companyId, parkId }) {
      if (!(await moveDefault(db, signedIn.session.tokenHash, companyId, parkId))) fail(commonErrors.forbidden);
      return {};
    },
  });

const typeOf = (context: ContextRow) => (context.comp_type === 2 ? 2 : 1);
const entry = (context: ContextRow): EnterableContext => ({
  companyId: context.company_id,
  companyName: context.company_name,
  parkId: context.park_id,
  parkName: context.park_name,
  areaId: context.space_id,
  hasPrivilege: context.has_privilege,
  type: typeOf(context),
  side: context.side,
});

function describe({ session, actor }: SignedIn): UserInfo {
  const here = session.contexts.find((c) => c.company_id === actor?.companyId && c.park_id === actor?.parkId);
  const parks = session.contexts.flatMap((c) =>
    c.park_id && c.park_name ? [{ id: c.park_id, name: c.park_name, companyId: c.company_id, companyName: c.company_name, at: c }] : [],
  );
  const plain = ({ at: _, ...park }: (typeof parks)[number]) => park;
  const companies = new Map(session.contexts.map((c) => [c.company_id, c]));
  return {
    id: session.userId,
    userName: session.userName,
    realName: session.realName,
    phone: session.phone,
    change: session.change,
    sessionKey: session.sessionKey,
    roleCode: roleCodes(actor),
    companyId: here?.company_id ?? null,
    companyName: here?.company_name ?? null,
    companyType: here ? typeOf(here) : null,
    companySuperAdmin: actor?.level === 3,
    companyAdmin: (actor?.level ?? 0) >= 2,
    areaId: here?.space_id ?? null,
    areaName: here?.space_name ?? null,
    parkId: here?.park_id ?? null,
    parkName: here?.park_name ?? null,
    side: here?.side ?? null,
    companyList: [...companies.values()].map((c) => ({ companyId: c.company_id, companyName: c.company_name, type: typeOf(c) })),
    parkList: parks.filter((park) => park.at.has_privilege).map(plain),
    operateList: parks.filter((park) => park.at.comp_type !== 0).map((park) => ({ ...plain(park), hasPrivilege: park.at.has_privilege })),
    contexts: session.contexts.map(entry),
    permissions: Object.fromEntries([...(actor?.rights.granted ?? [])].map(([permission, right]) => [permission, right.reach])),
  };
}

function roleCodes(actor: SignedIn['actor']): string[] {
  if (!actor) return [];
  const byLevel = { 1: [], 2: ['enterpriseComManager'], 3: ['enterpriseManager'] }[actor.level];
  return [...(actor.side === 'platform' ? ['SUPER_ADMIN'] : []), ...byLevel, ...actor.roleCodes];
}
