import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { commonErrors } from '@park/contract/core';
import { ticketErrors as errors, ticket } from '@park/contract/kernel/ticket';
import { type Context, fail, onConstraint } from '../../../context.ts';
import { takeLimit } from '../../../db/driver/index.ts';
import { networkOf } from '../../../http/address.ts';
import { implement } from '../../../http/mount.ts';
import * as tickets from './queries.ts';

const explain = onConstraint({ external_app_code: errors.codeTaken });

/** A secret is 256 random bits, so it can be stored and compared as a plain hash. */
const newSecret = () => randomBytes(32).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/**
 * Attempts per minute of one client address for one application. Each pair of address and application has a separate count, so that nobody
 * can use up the limit of others.
 */
const perMinute = 120;
const takeAttempt = ({ alone, address }: Context, appCode: string) =>
  alone(async (db) => {
    const isLeft = await takeLimit(db, `ticket/${networkOf(address)}/${appCode.toLowerCase()}`, perMinute, 60);
    return isLeft ? ((await tickets.secretHash(db, appCode)) ?? Buffer.alloc(32)) : undefined;
  });

export const ticketModule = implement(ticket, {
  async issue({ db, signedIn }, { appCode }) {
    const secret = newSecret();
    const { name, origin, path } =
      (await tickets.issue(db, appCode, hashOf(secret), signedIn.session.tokenHash)) ?? fail(errors.notExternal);
    return { url: `${origin}${path}?ticket=${secret}`, origin, name };
  },

  /**
   * Every failure has the same answer, so that a client without the secret learns nothing about tickets or about which applications exist.
   */
  async redeem(context, { appCode, appSecret, ticket: presented }) {
    const storedHash = (await takeAttempt(context, appCode)) ?? fail(commonErrors.tooMany);
    if (!timingSafeEqual(hashOf(appSecret), storedHash)) fail(errors.badTicket);
    return (await context.alone((db) => tickets.redeem(db, appCode, hashOf(presented)))) ?? fail(errors.badTicket);
  },

  apps: ({ db }, input) => tickets.apps(db, input),

  async saveApp({ db, actor }, { id, version, isSecretRenewed, ...fields }) {
    const secret = id === undefined || isSecretRenewed ? newSecret() : null;
    if (id === undefined) {
      const made = await tickets.insert(db, fields, hashOf(secret as string), actor.userId).catch(explain);
      return { id: made, secret };
    }
    if (version === undefined) return fail(commonErrors.invalidInput, { version: '缺少版本号，请刷新后重试' });
    const changed = await tickets.update(db, { ...fields, id, version }, secret ? hashOf(secret) : undefined, actor.userId).catch(explain);
    if (changed.numAffectedRows === 0n) fail((await tickets.isThere(db, id)) ? commonErrors.stale : commonErrors.notFound);
    return { id, secret };
  },

  async removeApp({ db }, { id }) {
    if (!(await tickets.remove(db, id))) fail(commonErrors.notFound);
    return {};
  },
});
