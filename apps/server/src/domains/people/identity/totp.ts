import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const period = 30;
const digits = 6;
/** Phone clocks differ, so the steps before and after the current step are accepted too. */
const drift = [0, -1, 1];
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns 20 random bytes, the length RFC 4226 recommends, in the base32 form that apps accept. */
export const newSecret = () => base32(randomBytes(20));

/** Returns the code of a time step: RFC 6238 with SHA-1, the only hash all apps support. */
export function codeAt(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac[19] as number) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** length).padStart(length, '0');
}

export const stepAt = (seconds: number) => Math.floor(seconds / period);

/** Returns the time step to which the code belongs; undefined when it is not the code of an accepted step. */
export function stepOf(secret: string, code: string, seconds: number): number | undefined {
  const key = fromBase32(secret);
  return drift
    .map((by) => stepAt(seconds) + by)
    .find((step) => code.length === digits && timingSafeEqual(Buffer.from(codeAt(key, step)), Buffer.from(code)));
}

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((part) => alphabet[Number.parseInt(part.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the otpauth address encoded in the QR code. */
export const addressOf = (secret: string, account: string, issuer: string) =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?` +
  `${new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: String(digits), period: String(period) })}`;
