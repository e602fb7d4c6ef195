import { describe, expect, test } from 'vitest';
import { base32, codeAt, fromBase32, stepAt, stepOf } from './totp.ts';

describe('RFC 6238', () => {
  const secret = Buffer.from('12345678901234567890');
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %i the code of RFC 6238 is %s', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds), 8)).toBe(code);
  });

  test('a decoded secret equals the encoded one, and a code is accepted at most one time step early or late', () => {
    const text = base32(secret);
    expect([text, fromBase32(text)]).toEqual(['GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', secret]);
    const at = (step: number) => stepOf(text, codeAt(secret, step), 3_000);
    expect([98, 99, 100, 101, 102].map(at)).toEqual([undefined, 99, 100, 101, undefined]);
  });
});
