import { sms } from '@park/contract/kernel/sms';
import { everybody, ok, type Row, row } from '../../../../test/matrix/may.ts';
import { textCode } from '../../../../test/matrix/scene/sign-in.ts';

export const smsMatrix: readonly Row[] = [
  row(sms.validate, async (at, tools) => ({ phone: at.person.phone, ...(await textCode(at, tools)) }), everybody(ok), {
    claims: 'ignored',
  }),
];
