import { createHmac, randomBytes } from 'node:crypto';
import { passwordRule } from '@park/contract/fields';
import { expect, test } from 'vitest';
import { drawn, keyedHashOf, secretsOf } from './secret.ts';

test('a first password depends only on its salt and the secret, and satisfies the password rule', () => {
  const [ours, theirs] = [secretsOf('our secret key'), secretsOf('their secret key')];
  const salts = Array.from({ length: 2_000 }, () => drawn(12).toString('base64url'));
  const passwords = salts.map(ours.firstPassword);
  expect(salts.map(secretsOf('our secret key').firstPassword)).toEqual(passwords);
  expect(new Set([...passwords, ...salts.map(theirs.firstPassword)]).size).toBe(4_000);
  for (const password of passwords) expect(password).toMatch(passwordRule.pattern);
  for (const password of passwords) expect(password).toMatch(/^[A-Za-z2-9]{12}$/);
});

test('a keyed hash equals the HMAC of its key and text, even after other texts were hashed', () => {
  for (const text of ['', '13800138000', '园区', '园'.repeat(85), '园'.repeat(86), 'x'.repeat(1_000)]) {
    const key = randomBytes(32);
    const hashed = keyedHashOf(key);
    const known = hashed('before');
    const found = hashed(text);
    expect(found).toEqual(createHmac('sha256', key).update(text).digest());
    expect(known).toEqual(createHmac('sha256', key).update('before').digest());
  }
});

test('an encrypted text can be decrypted, differs every time, and cannot be decrypted for another purpose or with another secret', () => {
  const [ours, theirs] = [secretsOf('our secret key'), secretsOf('their secret key')];
  const texts = Array.from({ length: 200 }, (_, at) => (at % 2 ? '13800138000' : '园区'.repeat(at)));
  const sealed = texts.map((text) => ours.seal('letters', text));
  expect(sealed.map((bytes) => secretsOf('our secret key').open('letters', bytes))).toEqual(texts);
  expect(new Set(sealed.map((bytes) => bytes.subarray(0, 12).toString('hex'))).size).toBe(200);
  for (const bytes of sealed) expect(() => ours.open('phones', bytes)).toThrow();
  for (const bytes of sealed) expect(() => theirs.open('letters', bytes)).toThrow();
  const changed = Buffer.from(sealed[1] as Buffer);
  changed[14] = (changed[14] as number) ^ 1;
  expect(() => ours.open('letters', changed)).toThrow();
});
