import { password, passwordErrors } from '@park/contract/people/password';
import { password as demoPassword } from '../../../../../../demo/people.ts';
import { everybody, forbidden, insiders, notSignedIn, ok, type Row, row, sessionEnded } from '../../../../test/matrix/may.ts';
import { newPassword, resetBy, textCode } from '../../../../test/matrix/scene/sign-in.ts';

export const passwordMatrix: readonly Row[] = [
  row(password.sendCode, ({ person }) => ({ phoneNo: person.phone }), everybody(ok), { trips: 3, claims: 'ignored', sends: true }),
  row(password.sendOpenCode, ({ person }) => ({ phoneNo: person.phone, type: 1 }), everybody(ok), {
    trips: 3,
    claims: 'ignored',
    sends: true,
  }),
  row(
    password.sendOpenCode,
    ({ person }) => ({ phoneNo: person.phone, type: 2 }),
    { ...everybody(forbidden), anonymous: notSignedIn, disableda1: notSignedIn },
    { about: 'to bind a number that is not one’s own', claims: 'ignored' },
  ),
  row(password.modify, () => ({ oldPassword: demoPassword, newPassword }), insiders(ok), { trips: 6, claims: 'ignored', self: true }),
  row(
    password.first,
    () => ({ newPassword }),
    { ...everybody(passwordErrors.notFirst), anonymous: notSignedIn, disableda1: sessionEnded, newcomera1: ok },
    { trips: 8, claims: 'ignored', self: true },
  ),
  row(password.reset, async (at, tools) => resetBy(at.person.phone, await textCode(at, tools)), everybody(ok), {
    trips: 8,
    claims: 'ignored',
  }),
  row(
    password.forget,
    async (at, tools) => {
      const { smsId, code: smsCode } = await textCode(at, tools);
      return { loginName: at.person.username, newPassword, smsId, smsCode };
    },
    everybody(ok),
    { trips: 8, claims: 'ignored' },
  ),
];
