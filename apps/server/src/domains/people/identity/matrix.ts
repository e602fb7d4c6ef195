import { identity } from '@park/contract/people/identity';
import { password as demoPassword } from '../../../../../../demo/people.ts';
import { anySession, everybody, forbidden, insiders, notFound, ok, type Row, row } from '../../../../test/matrix/may.ts';
import { challenge, openSession } from '../../../../test/matrix/scene/sign-in.ts';

export const identityMatrix: readonly Row[] = [
  row(identity.login, ({ person }) => ({ loginName: person.username, password: demoPassword }), everybody(ok), {
    trips: 5,
    claims: 'ignored',
  }),
  row(identity.logout, () => ({}), anySession, { trips: 3, claims: 'ignored', self: true }),
  row(identity.userInfo, () => ({}), anySession, { trips: 3 }),
  row(identity.menus, () => ({}), insiders(ok)),
  row(identity.switchContext, (at) => ({ companyId: at.company.id, parkId: at.park.id }), insiders({ own: ok, beyond: forbidden }), {
    claims: 'fields',
    self: true,
  }),
  row(identity.captcha, () => ({}), everybody(ok), { trips: 3, claims: 'ignored' }),
  row(identity.secondFactor, challenge, everybody(ok), { trips: 6, claims: 'ignored' }),
  row(identity.resendFactor, challenge, everybody(ok), { trips: 4, claims: 'ignored', sends: true }),
  row(identity.sessions, () => ({}), insiders(ok), { claims: 'ignored' }),
  row(identity.endSessions, () => ({}), insiders(ok), { trips: 3, claims: 'ignored', self: true }),
  row(identity.endSessions, openSession, insiders(notFound), { about: 'of somebody else', claims: 'ignored' }),
];
