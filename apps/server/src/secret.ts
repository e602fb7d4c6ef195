import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The one secret everything else is derived from: the given one, or one made on the first start and kept beside the data. */
export function secretKey(given: string | undefined, dataDir: string): string {
  if (given) return given;
  const file = path.join(dataDir, 'secret.key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

export type PhoneTriple = { cipher: Buffer; hash: Buffer; mask: string };
export type Secrets = {
  databasePassword: string;
  workerPassword: string;
  fileLinkKey: Buffer;
  phone(number: string): PhoneTriple;
  phoneHash(number: string): Buffer;
  openPhone(cipher: Buffer): string;
};

export const maskPhone = (number: string) => `${number.slice(0, 3)}****${number.slice(-4)}`;

export function secretsOf(secret: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'park', purpose, 32));
  const cipherKey = derive('phone-cipher');
  const hashKey = derive('phone-hash');
  const phoneHash = (number: string) => createHmac('sha256', hashKey).update(number).digest();
  return {
    databasePassword: derive('database-password').toString('base64url'),
    workerPassword: derive('worker-password').toString('base64url'),
    fileLinkKey: derive('file-link'),
    phoneHash,
    openPhone(sealed) {
      const open = createDecipheriv('aes-256-gcm', cipherKey, sealed.subarray(0, 12));
      open.setAuthTag(sealed.subarray(-16));
      return open.update(sealed.subarray(12, -16), undefined, 'utf8') + open.final('utf8');
    },
    phone(number) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce);
      const sealed = Buffer.concat([nonce, cipher.update(number, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return { cipher: sealed, hash: phoneHash(number), mask: maskPhone(number) };
    },
  };
}

/** A reply only the holder of the session's key can read: nonce, cipher text and tag in base64. */
export function seal(body: unknown, base64Key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(base64Key, 'base64'), nonce);
  return Buffer.concat([nonce, cipher.update(JSON.stringify(body), 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}
