import { identity, type UserInfo } from '@park/contract/identity';
import type { Me } from '../kit/me.ts';
import { send } from '../kit/send.ts';
import { type Claims, session } from '../kit/session.ts';

/** Signed in, and yet there is nowhere to go. */
export class Denied extends Error {}

/** Finds out who is signed in, where he acts and what he sees there. */
export async function enter(): Promise<Me> {
  const user = await send(identity.userInfo, {});
  session.keep(user.sessionKey);
  session.enter(claimsOf(user));
  if (isLockedOut(user)) throw new Denied('该协管没有进入项目的权限');
  const menus = await send(identity.menus, {});
  if (menus.length === 0) throw new Denied('项目没有权限，请联系运营主体管理员配置权限');
  return { user, menus };
}

const claimsOf = ({ areaId, parkId, companyId }: UserInfo): Claims => ({
  ...(areaId && { areaId }),
  ...(parkId && { parkId }),
  ...(companyId && { globalCompanyId: companyId }),
});

/** An assistant without a park he may enter. Somebody without any context carries no side to tell by. */
const isLockedOut = ({ side, contexts }: UserInfo) =>
  !contexts.some((context) => context.hasPrivilege) &&
  (side ?? 'assist') === 'assist' &&
  contexts.every((context) => context.side === 'assist');
