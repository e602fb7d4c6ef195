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

/**
 * Returns the secret from which all keys are derived: the given one, or one created at the first start and stored in the data directory.
 */
export function secretKey(given: string | undefined, dataDir: string): string {
  if (given) return given;
  if (!existsSync(keyFile(dataDir))) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(keyFile(dataDir), randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(keyFile(dataDir), 'utf8').trim();
}
const keyFile = (dataDir: string) => path.join(dataDir, 'secret.key');

/** Returns the stored secret without creating one, because a tool must not create a secret for a database that uses another. */
export const knownKey = (dataDir: string): string | undefined =>
  existsSync(keyFile(dataDir)) ? readFileSync(keyFile(dataDir), 'utf8').trim() : undefined;

export type PhoneTriple = { cipher: Buffer; hash: Buffer; mask: string };
export type Secrets = {
  databasePassword: string;
  workerPassword: string;
  fileLinkKey: Buffer;
  /** Encrypts, hashes and masks a phone number. The hash is computed unless it is given. */
  phone(number: string, hash?: Buffer): PhoneTriple;
  phoneHash(number: string): Buffer;
  openPhone(cipher: Buffer): string;
  /** Hashes text that is compared but never read again, such as codes and addresses. Each purpose has its own key. */
  keyedHash(purpose: string, text: string): Buffer;
  /** Encrypts text that must be read again, but not by somebody who reads the tables. */
  seal(purpose: string, text: string): Buffer;
  open(purpose: string, sealed: Buffer): string;
  /**
   * Derives the first password of a person from a random salt and the server's secret key. The database stores only the salt, so nobody
   * can compute or test the password from the tables alone.
   */
  firstPassword(salt: string): string;
};

export const maskPhone = (number: string) => `${number.slice(0, 3)}****${number.slice(-4)}`;
/** Masks a name except for its first character, usually the surname. */
export const maskName = (name: string) => `${[...name][0] ?? ''}**`;
export const maskIdCard = (number: string) => `${number.slice(0, 6)}********${number.slice(-4)}`;
/** Phone numbers with or without country code and separators, and ID numbers. */
const numbers = /(?<!\d)(?:((?:(?:\+|00)?86[- ]?)?)(1[1-9]\d[- ]?\d{4}[- ]?\d{4})|[1-9]\d{16}[\dXx])(?!\d)/g;
const id = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/iy;
const idLength = 36;
const ofId = /[0-9a-f-]/i;
/**
 * Tells whether the digits at this position are part of a record id. A phone number never begins a record id, so the character before the
 * digits usually shows that they are not part of one.
 */
const isOfId = (text: string, at: number) =>
  ofId.test(text[at - 1] ?? '') &&
  Array.from({ length: idLength }, (_, back) => at - back).some((start) => {
    id.lastIndex = start;
    return start >= 0 && id.test(text);
  });
/** Masks the phone and ID numbers in a text that a user has typed. A record id that looks like a number is left unchanged. */
export const maskNumbers = (text: string) =>
  text.replace(numbers, (found: string, country: string | undefined, phone: string | undefined, at: number) => {
    if (!phone) return maskIdCard(found);
    return isOfId(text, at) ? found : `${country}${maskPhone(phone)}`;
  });

export function secretsOf(secret: string): Secrets {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'park', purpose, 32));
  // a prepared key object is several times as fast as its bytes, and an import uses it for every row
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
/** Bytes of text that fit into the shared buffer: enough for numbers, salts and codes. */
const roomLength = 256;
const longestLetter = 3;
/**
 * Returns a function that computes HMAC-SHA-256 (RFC 2104) with two calls of `hash`. These leave no garbage, whereas `createHmac` creates a
 * native object for every number, and a hash returned as a Buffer does so too. Only for keys that are not longer than a block (64 bytes).
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

// letters and digits without those that are easily confused
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const passwordLength = 12;
const nonceLength = 12;
let chance = Buffer.alloc(0);
/** Returns random bytes from a pool of 4096, because requesting a few bytes from the system takes as long as encrypting. */
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
/** Encrypts with AES-256-GCM; the result is nonce, cipher text and tag. */
function sealed({ nonce, cipher }: Begun, text: string): Buffer {
  const body = cipher.update(text, 'utf8');
  // returns no bytes in GCM mode, but completes the authentication tag
  cipher.final();
  return Buffer.concat([nonce, body, cipher.getAuthTag()]);
}

const stock = 32;
/**
 * Returns an encrypting function that prepares ciphers by the dozen, because preparing one at a time between other work takes several times
 * as long.
 */
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

/** Encrypts an answer with the session key; the result is nonce, cipher text and tag in base64. */
export const seal = (body: unknown, base64Key: string): string =>
  sealed(begun(Buffer.from(base64Key, 'base64')), JSON.stringify(body)).toString('base64');
