import { smsErrors } from '@park/contract/kernel/sms';
import { account, accountErrors } from '@park/contract/people/account';
import { changesPhone, empty, forbidden, insiders, invalidInput, ok, type Row, row } from '../../../../test/matrix/may.ts';
import { storedFile } from '../../../../test/matrix/scene/records.ts';
import { boundTo, look, ownCode } from '../../../../test/matrix/scene/settings.ts';

export const accountMatrix: readonly Row[] = [
  row(account.detail, () => ({}), insiders(ok), { trips: 4 }),
  row(account.edit, () => ({ realName: '张三', nickName: '三', sex: 0 }), insiders(ok), { self: true }),
  row(account.rename, () => ({ userName: 'renamed2026' }), insiders(ok), { self: true }),
  row(account.sendCode, () => ({}), insiders(ok), { trips: 3, self: true, sends: true }),
  row(account.sendCode, ({ person }) => ({ phoneNo: person.phone }), insiders(forbidden), { about: 'another number' }),
  row(account.proveOldPhone, ownCode, changesPhone(smsErrors.wrongCode), { trips: 6, self: true }),
  row(account.bindPhone, boundTo, changesPhone(accountErrors.notProved), { trips: 6, self: true }),
  row(
    account.save,
    async (at, tools) => ({
      headPortaitUrl: await storedFile({ ...at, person: { ...at.person, id: tools.ownerId } }, tools, true),
      ...{ nickName: '三', sex: 0 },
    }),
    insiders({ own: ok, beyond: invalidInput }),
    { trips: 6, self: true },
  ),
  row(account.extended, () => ({}), insiders(ok), { trips: 2 }),
  row(account.extended, ({ person }) => ({ userId: person.id }), insiders(forbidden), { about: 'of somebody else' }),
  row(account.companies, () => ({}), insiders(ok)),
  row(account.companies, ({ person }) => ({ userId: person.id }), insiders(forbidden), { about: 'of somebody else' }),
  row(account.viewers, look, insiders({ own: ok, beyond: empty }), { claims: 'ignored' }),
];
