import {
  type CipherGCM,
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { passwordRule } from '@park/contract/fields';
import { memoize } from './memoize.ts';

/** The one secret everything else is derived from: the given one, or one made on the first start and kept beside the data. */
export function secretKey(given: string | undefined, dataDir: string): string {
  if (given) return given;
  if (!existsSync(keyFile(dataDir))) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(keyFile(dataDir), randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(keyFile(dataDir), 'utf8').trim();
}
const keyFile = (dataDir: string) => path.join(dataDir, 'secret.key');

/** The one that is kept there, where there is one: a tool must not make a secret for a database that has another. */
export const knownKey = (dataDir: string): string | undefined =>
  existsSync(keyFile(dataDir)) ? readFileSync(keyFile(dataDir), 'utf8').trim() : undefined;

export type PhoneTriple = { cipher: Buffer; hash: Buffer; mask: string };
export type Secrets = {
  databasePassword: string;
  workerPassword: string;
  fileLinkKey: Buffer;
  /** The hash is worked out unless it is given. */
  phone(number: string, hash?: Buffer): PhoneTriple;
  phoneHash(number: string): Buffer;
  openPhone(cipher: Buffer): string;
  /** For what must be compared and never read again: codes, addresses. Each purpose has a key of its own. */
  keyedHash(purpose: string, text: string): Buffer;
  /** For what must be read again, but not by who reads the tables. */
  seal(purpose: string, text: string): Buffer;
  open(purpose: string, sealed: Buffer): string;
  /**
   * The password somebody begins with, worked out of a random salt, which is all that is kept of it: it lies nowhere, and who has the
   * tables alone cannot even try.
   */
  firstPassword(salt: string): string;
};

export const maskPhone = (number: string) => `${number.slice(0, 3)}****${number.slice(-4)}`;
/** The family name, as far as one letter tells it. */
export const maskName = (name: string) => `${[...name][0] ?? ''}**`;
export const maskIdCard = (number: string) => `${number.slice(0, 6)}********${number.slice(-4)}`;
/** Phones as people write them, with the country before or in groups, and ID numbers. */
const numbers = /(?<!\d)(?:((?:(?:\+|00)?86[- ]?)?)(1[1-9]\d[- ]?\d{4}[- ]?\d{4})|[1-9]\d{16}[\dXx])(?!\d)/g;
const id = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/iy;
const idLength = 36;
const ofId = /[0-9a-f-]/i;
/** Whether what begins here is part of an id. None begins with a phone, so that for most the letter before it tells. */
const isOfId = (text: string, at: number) =>
  ofId.test(text[at - 1] ?? '') &&
  Array.from({ length: idLength }, (_, back) => at - back).some((start) => {
    id.lastIndex = start;
    return start >= 0 && id.test(text);
  });
/** Text that is kept or shown as somebody typed it, without the phones and ID numbers that stand in it. An id may look like one and is none. */
export const maskNumbers = (text: string) =>
  text.replace(numbers, (found: string, country: string | undefined, phone: string | undefined, at: number) => {
    if (!phone) return maskIdCard(found);
    return isOfId(text, at) ? found : `${country}${maskPhone(phone)}`;
  });

export function secretsOf(secret: string): Secrets {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'park', purpose, 32));
  // a key that was made ready once is several times as fast as its bytes; an import uses it for every row
  const keyFor = memoize((purpose) => createSecretKey(derive(purpose)));
  const hashFor = memoize((purpose) => keyedHashOf(derive(purpose)));
  const keyedHash = (purpose: string, text: string) => hashFor(purpose)(text);
  const phoneHash = (number: string) => keyedHash('phone-hash', number);
  const sealerFor = memoize((purpose) => sealerOf(keyFor(purpose)));
  const sealFor = (purpose: string, text: string) => sealerFor(purpose)(text);
  const open = (purpose: string, bytes: Buffer) => opened(keyFor(purpose), bytes);
  const firstPassword = (salt: string) => {
    let password = '';
    for (let turn = 0; !passwordRule.pattern.test(password); turn++) {
      const bytes = keyedHash('first-password', `${salt}$${turn}`);
      password = '';
      for (let at = 0; at < passwordLength; at++) password += letters[(bytes[at] as number) % letters.length];
    }
    return password;
  };
  return {
    databasePassword: derive('database-password').toString('base64url'),
    workerPassword: derive('worker-password').toString('base64url'),
    fileLinkKey: derive('file-link'),
    phoneHash,
    keyedHash,
    seal: sealFor,
    open,
    firstPassword,
    openPhone: (cipher) => open('phone-cipher', cipher),
    phone: (number, hash = phoneHash(number)) => ({ cipher: sealFor('phone-cipher', number), hash, mask: maskPhone(number) }),
  };
}

const blockLength = 64;
const digestLength = 32;
/** Enough for what is hashed one by one: numbers, salts, codes. */
const roomLength = 256;
const longestLetter = 3;
/**
 * HMAC-SHA-256 (RFC 2104) as the two hashes it is made of: each is one call that leaves nothing behind, where the engine's own makes an
 * object outside of its memory that has to be tidied up for every number; so does a hash that is asked for as bytes and not as text. For
 * keys no longer than a block, as ours are.
 */
export function keyedHashOf(key: Buffer): (text: string) => Buffer {
  const padded = (pad: number, length: number) => {
    const block = Buffer.alloc(blockLength + length);
    for (let at = 0; at < blockLength; at++) block[at] = pad ^ (key[at] ?? 0);
    return block;
  };
  const outer = padded(0x5c, digestLength);
  const inner = padded(0x36, roomLength);
  const behindKey = (text: string) =>
    text.length * longestLetter > roomLength
      ? Buffer.concat([inner.subarray(0, blockLength), Buffer.from(text)])
      : inner.subarray(0, blockLength + inner.write(text, blockLength));
  return (text) => {
    outer.write(hash('sha256', behindKey(text), 'binary'), blockLength, 'latin1');
    return Buffer.from(hash('sha256', outer, 'binary'), 'latin1');
  };
}

// without what is easily taken for something else
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const passwordLength = 12;
const nonceLength = 12;
let chance = Buffer.alloc(0);
/** Random bytes, drawn by the thousand: asking the system for a few takes as long as sealing does. */
export function drawn(length: number): Buffer {
  if (chance.length < length) chance = randomBytes(4096);
  const bytes = chance.subarray(0, length);
  chance = chance.subarray(length);
  return bytes;
}

type Begun = { nonce: Buffer; cipher: CipherGCM };
function begun(key: Buffer | KeyObject): Begun {
  const nonce = drawn(nonceLength);
  return { nonce, cipher: createCipheriv('aes-256-gcm', key, nonce) };
}
/** AES-256-GCM: nonce, cipher text, tag. */
function sealed({ nonce, cipher }: Begun, text: string): Buffer {
  const body = cipher.update(text, 'utf8');
  // nothing is left over in this mode
  cipher.final();
  return Buffer.concat([nonce, body, cipher.getAuthTag()]);
}

const stock = 32;
/** Begins by the dozen what needs no text yet: one at a time, between other work, each takes several times as long. */
function sealerOf(key: KeyObject): (text: string) => Buffer {
  const ready: Begun[] = [];
  return (text) => {
    if (ready.length === 0) for (let made = 0; made < stock; made++) ready.push(begun(key));
    return sealed(ready.pop() as Begun, text);
  };
}

function opened(key: KeyObject, bytes: Buffer): string {
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength));
  cipher.setAuthTag(bytes.subarray(-16));
  return cipher.update(bytes.subarray(nonceLength, -16), undefined, 'utf8') + cipher.final('utf8');
}

/** A reply only the holder of the session's key can read: nonce, cipher text and tag in base64. */
export const seal = (body: unknown, base64Key: string): string =>
  sealed(begun(Buffer.from(base64Key, 'base64')), JSON.stringify(body)).toString('base64');
