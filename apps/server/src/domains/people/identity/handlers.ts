import { commonErrors } from '@park/contract/core';
import { identityErrors as errors, identity } from '@park/contract/people/identity';
import { menuOf, menuRows } from '../../../access/index.ts';
import { fail } from '../../../context.ts';
import { moveDefault, revokeSession, takeLimit } from '../../../db/driver/index.ts';
import { networkOf } from '../../../http/address.ts';
import { implement } from '../../../http/mount.ts';
import { captchaHashes, newCaptcha } from './captcha.ts';
import { isPassword } from './password.ts';
import * as queries from './queries.ts';
import { answerChallenge, resend } from './second-factor.ts';
import { attemptOf, challenge, type IdentitySettings, openSessionFor, proofOf } from './sign-in.ts';
import { describe } from './user-info.ts';

const showCaptcha = { needVaildCode: true };
const maxCaptchasPerMinute = 120;

export const identityModule = (settings: IdentitySettings) => {
  const { secrets, files } = settings;
  return implement(identity, {
    async login(context, { password, agreements, ...typed }) {
      const { alone, address } = context;
      const reserved = await alone((db) => queries.reserveAttempt(db, attemptOf(secrets, address, typed)));
      if (!('attempt' in reserved)) return fail(errors[reserved.outcome], {}, showCaptcha);
      const wrong = (): never => fail(errors.wrongPassword, {}, reserved.needsCaptcha ? showCaptcha : undefined);
      const { userId, change, attempt } = reserved;
      // a locked account is treated like an unknown user: same time, same answer
      const stored = reserved.outcome === 'go' ? reserved.password : null;
      if (!(await isPassword(secrets, stored, password)) || userId === null) return wrong();
      const person = { userId, proof: proofOf(stored), change: change === true, attempt, agreements };
      const done = await alone(async (db) => {
        const factor = await queries.factorOf(db, userId);
        const isMore = factor && (factor.isDemanded || factor.hasApp);
        return isMore ? { factor } : { opened: await openSessionFor(db, context, settings, person) };
      });
      return done.factor ? challenge(context, secrets, person, done.factor) : (done.opened ?? wrong());
    },

    async captcha({ alone, address }) {
      const picture = await alone(async (db) => {
        if (!(await takeLimit(db, `captcha/${networkOf(address)}`, maxCaptchasPerMinute, 60))) return undefined;
        const { key: vaildCodeKey, text, image } = newCaptcha();
        await queries.insertCaptcha(db, captchaHashes(secrets, vaildCodeKey, text));
        return { vaildCodeKey, image };
      });
      return picture ?? fail(commonErrors.tooMany);
    },

    secondFactor: (context, input) => answerChallenge(context, settings, input),

    resendFactor: (context, input) => resend(context, secrets, input.challenge),

    async logout({ db, signedIn }) {
      await revokeSession(db, signedIn.session.tokenHash);
      return {};
    },

    // without an actor no portrait can be read: row security does not know whose portrait it may show
    async userInfo({ db, signedIn }) {
      if (!signedIn.actor) return describe(signedIn, null, new Map());
      return describe(signedIn, await files.portrait(db), await queries.ownLogos(db));
    },

    menus: ({ db, actor }) => menuOf(actor, () => menuRows(db)),

    async switchContext({ db, signedIn }, { companyId, parkId }) {
      if (!(await moveDefault(db, signedIn.session.tokenHash, companyId, parkId))) fail(commonErrors.forbidden);
      return {};
    },

    sessions: ({ db, signedIn }) => queries.sessions(db, signedIn.session.tokenHash),

    async endSessions({ db, signedIn, live }, { id }) {
      const ended = await queries.endSessions(db, signedIn.session.tokenHash, id ?? null);
      if (id && ended === 0) fail(commonErrors.notFound);
      await live([signedIn.session.userId], 'rights');
      return { ended };
    },
  });
};
