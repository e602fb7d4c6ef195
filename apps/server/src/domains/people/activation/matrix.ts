import { activation } from '@park/contract/people/activation';
import { everybody, ok, type Row, row } from '../../../../test/matrix/may.ts';
import { waitingSpace } from '../../../../test/matrix/scene/activation.ts';

export const activationMatrix: readonly Row[] = [
  row(activation.show, async (at, tools) => ({ code: (await waitingSpace(at, tools)).code }), everybody(ok), { claims: 'ignored' }),
  row(
    activation.accept,
    async (at, tools) => ({ code: (await waitingSpace(at, tools)).code, newPassword: 'Lantern73Bridge' }),
    everybody(ok),
    { trips: 4, claims: 'ignored' },
  ),
];
