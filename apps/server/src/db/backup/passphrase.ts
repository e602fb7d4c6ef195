import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);
const cost = { N: 2 ** 17, r: 8, p: 1 };
/** Upper limit of the scrypt cost, because the file may come from an attacker: a higher cost would only exhaust the machine. */
const most = 2 ** 20;
const hex = z.string().regex(/^([0-9a-f]{2})+$/);

export const sealedKey = z.object({
  salt: hex,
  N: z.int().min(2).max(most),
  r: z.int().min(1).max(16),
  p: z.int().min(1).max(4),
  nonce: hex,
  sealed: hex,
  tag: hex,
});
type SealedKey = z.infer<typeof sealedKey>;

const keyFor = (passphrase: string, salt: Buffer, { N, r, p }: typeof cost) =>
  derive(passphrase.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r });

/** Seals the secret key with a passphrase: scrypt, then AES-256-GCM. */
export async function sealKey(secret: string, passphrase: string): Promise<SealedKey> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', await keyFor(passphrase, salt, cost), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const texts = { salt, nonce, sealed, tag: cipher.getAuthTag() };
  return { ...cost, ...(Object.fromEntries(Object.entries(texts).map(([name, bytes]) => [name, bytes.toString('hex')])) as typeof none) };
}
const none = { salt: '', nonce: '', sealed: '', tag: '' };

/** Returns the secret key, or undefined if the passphrase is wrong. */
export async function openKey(box: SealedKey, passphrase: string): Promise<string | undefined> {
  const bytes = (name: keyof typeof none) => Buffer.from(box[name], 'hex');
  try {
    const cipher = createDecipheriv('aes-256-gcm', await keyFor(passphrase, bytes('salt'), box), bytes('nonce'), { authTagLength: 16 });
    cipher.setAuthTag(bytes('tag'));
    return cipher.update(bytes('sealed'), undefined, 'utf8') + cipher.final('utf8');
  } catch {
    return undefined;
  }
}
