import { sms } from '@park/contract/kernel/sms';
import { agreement } from '@park/contract/people/agreement';
import { factor, factorErrors } from '@park/contract/people/factor';
import { identity } from '@park/contract/people/identity';
import { password, passwordErrors } from '@park/contract/people/password';
import { password as demoPassword } from '../../../../../demo/people.ts';
import { begunFactor, challenge, newPassword, openSession, resetBy, textCode } from '../sign-in.ts';

import { anySession, everybody, forbidden, insiders, notFound, notSignedIn, ok, onlyPlatform, type Row, row, sessionEnded } from './may.ts';

export const signInRows: readonly Row[] = [
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

  row(password.sendCode, ({ person }) => ({ phoneNo: person.phone }), everybody(ok), { claims: 'ignored', sends: true }),
  row(password.sendOpenCode, ({ person }) => ({ phoneNo: person.phone, type: 1 }), everybody(ok), { claims: 'ignored', sends: true }),
  row(password.sendOpenCode, ({ person }) => ({ phoneNo: person.phone, type: 2 }), everybody(notSignedIn), {
    about: 'to bind',
    claims: 'ignored',
  }),
  row(sms.validate, async (at, tools) => ({ phone: at.person.phone, ...(await textCode(at, tools)) }), everybody(ok), {
    claims: 'ignored',
  }),

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
  row(factor.confirm, begunFactor, insiders({ own: ok, beyond: factorErrors.wrongCode }), { claims: 'ignored', self: true }),
  row(factor.drop, () => ({ password: demoPassword }), insiders(ok), { claims: 'ignored', self: true }),
];
