import { factor, factorErrors } from '@park/contract/people/factor';
import { password as demoPassword } from '../../../../../../demo/people.ts';
import { insiders, ok, type Row, row } from '../../../../test/matrix/may.ts';
import { begunFactor } from '../../../../test/matrix/scene/sign-in.ts';

export const factorMatrix: readonly Row[] = [
  row(factor.detail, () => ({}), insiders(ok), { claims: 'ignored' }),
  row(factor.begin, () => ({ password: demoPassword }), insiders(ok), { trips: 5, claims: 'ignored', self: true }),
  row(factor.confirm, begunFactor, insiders({ own: ok, beyond: factorErrors.wrongCode }), { trips: 5, claims: 'ignored', self: true }),
  row(factor.drop, () => ({ password: demoPassword }), insiders(ok), { trips: 5, claims: 'ignored', self: true }),
];
