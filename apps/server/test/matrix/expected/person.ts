import { privacy, privacyErrors } from '@park/contract/kernel/privacy';
import { smsErrors } from '@park/contract/kernel/sms';
import { account, accountErrors } from '@park/contract/people/account';
import { storedFile } from '../records.ts';
import { boundTo, contacts, look, ownCode } from '../settings.ts';

import { changesPhone, each, empty, forbidden, insiders, invalidInput, notFound, ok, operators, type Row, readsBook, row } from './may.ts';

export const personRows: readonly Row[] = [
  row(account.detail, () => ({}), insiders(ok)),
  row(account.edit, () => ({ realName: '张三', nickName: '三', sex: 0 }), insiders(ok), { self: true }),
  row(account.rename, () => ({ userName: 'renamed2026' }), insiders(ok), { self: true }),
  row(account.sendCode, () => ({}), insiders(ok), { self: true, sends: true }),
  row(account.sendCode, ({ person }) => ({ phoneNo: person.phone }), insiders(forbidden), { about: 'another number' }),
  row(account.proveOldPhone, ownCode, changesPhone(smsErrors.wrongCode), { self: true }),
  row(account.bindPhone, boundTo, changesPhone(accountErrors.notProved), { self: true }),
  row(
    account.save,
    async (at, tools) => ({
      headPortaitUrl: await storedFile({ ...at, person: { ...at.person, id: tools.ownerId } }, tools, true),
      ...{ nickName: '三', sex: 0 },
    }),
    insiders({ own: ok, beyond: invalidInput }),
    { self: true },
  ),
  row(account.extended, () => ({}), insiders(ok)),
  row(account.extended, ({ person }) => ({ userId: person.id }), insiders(forbidden), { about: 'of somebody else' }),
  row(account.companies, () => ({}), insiders(ok)),
  row(account.companies, ({ person }) => ({ userId: person.id }), insiders(forbidden), { about: 'of somebody else' }),
  row(account.viewers, look, insiders({ own: ok, beyond: empty }), { claims: 'ignored' }),

  row(privacy.record, ({ person }) => ({ userId: person.id, privacyContent: '成员列表' }), readsBook(notFound)),
  row(privacy.staffPhone, ({ person, company: of }) => ({ id: person.id, companyId: of.id }), readsBook(privacyErrors.noPhone), {
    tells: ({ person }) => [person.phone],
  }),
  row(
    privacy.companyPhone,
    (at) => ({ id: at.company.id }),
    {
      ...insiders(forbidden),
      ...each(operators, { own: ok, sibling: ok, beyond: privacyErrors.noPhone }),
      // nobody of the assisting organisation is its contact
      assistant1: { sibling: ok, beyond: privacyErrors.noPhone },
    },
    { self: true, tells: () => contacts },
  ),
];
