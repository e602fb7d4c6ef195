import { agreement } from '@park/contract/people/agreement';
import { everybody, insiders, ok, onlyPlatform, type Row, row } from '../../../../test/matrix/may.ts';

export const agreementMatrix: readonly Row[] = [
  row(agreement.current, () => ({}), everybody(ok), { claims: 'ignored' }),
  row(agreement.accept, () => ({ agreements: [{ kind: 'user', version: 1 }] }), insiders(ok), { claims: 'ignored', self: true }),
  row(agreement.history, () => ({}), onlyPlatform),
  row(agreement.publish, () => ({ kind: 'user', title: '用户协议', content: '新的内容' }), onlyPlatform, { self: true }),
];
