import { expect, test } from 'vitest';
import { password } from '../../../../../../demo/people.ts';
import { isCommon } from './common.ts';
import { isGuessable } from './rules.ts';

test.each([
  ...[
    'Password1',
    'PASSWORD1a',
    'Passw0rd',
    'P@ssw0rd',
    'P@ssw0rd!',
    'Pa55word',
    'Password123',
    'Password2026!',
    '1Password',
    'Passw0rd123',
  ],
  ...['Admin123', 'Admin@123', 'Admin888', 'admin2026A', 'Administrator1', 'Root1234', 'Test1234', 'User1234', 'Welcome1', 'Welcome2026'],
  ...['Qwer1234', 'Qwerty123', 'Qwertyuiop1', 'Asdf1234', 'Zxcvbnm1', '1qaz2WSX', '1Qaz2wsx', 'Qazwsx123', '1q2w3E4r', 'Qwer!1234'],
  ...[
    'Abc12345',
    'Abc123456',
    'Abcd1234',
    'Abcd1234!',
    'Aa123456',
    'Aa123456.',
    'Aa112233',
    'A1234567',
    'A12345678',
    'Aaa111111',
    'Abcdefg1',
  ],
  ...['Woaini520', 'Woaini1314', 'Iloveyou1', 'Nihao123', 'Letmein1', 'Changeme1', 'Huawei12#', 'Company2026'],
])('the password %s is refused as too common', (common) => {
  expect(isCommon(common)).toBe(true);
});

test.each([password, 'Lantern73Bridge', 'Tq8vLm2xWz', 'Kite-Harbor-42', 'Xy9mPq4rTb', 'Morning7Tea', 'A7b9c2d4'])(
  'the password %s is accepted',
  (rare) => {
    expect(isCommon(rare)).toBe(false);
  },
);

test('a password that contains the user’s name or phone number, in any letter case, is refused; very short names are ignored', () => {
  const own = { username: 'LinXiao', phone: '13800001001' };
  for (const typed of ['Xlinxiao77', 'LINXIAOq8', 'Tq13800001001', 'Tq00001001x'])
    expect([typed, isGuessable(typed, own)]).toEqual([typed, true]);
  expect(isGuessable('Tq8vLm2xWz', own)).toBe(false);
  expect(isGuessable('Tq8vLm2xWz', { username: 'tq8', phone: null })).toBe(false);
});
