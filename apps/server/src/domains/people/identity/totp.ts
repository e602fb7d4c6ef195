import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const period = 30;
const digits = 6;
/** Clocks of phones differ: one step before and one after count too. */
const drift = [0, -1, 1];
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Twenty bytes, as RFC 4226 asks for, in the spelling apps take. */
export const newSecret = () => base32(randomBytes(20));

/** RFC 6238 with SHA-1, which is what every app does. */
export function codeAt(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac[19] as number) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** length).padStart(length, '0');
}

export const stepAt = (seconds: number) => Math.floor(seconds / period);

/** The time step whose code this is; nothing when it is none of now. */
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

/** What an app reads off the picture. */
export const addressOf = (secret: string, account: string, issuer: string) =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: String(digits), period: String(period) })}`;
