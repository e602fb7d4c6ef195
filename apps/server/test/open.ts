import { createDecipheriv } from 'node:crypto';

/** Decrypts an encrypted reply with the key of the session, like the console. */
export function open<T>(body: string, sessionKey: string): T {
  const sealed = Buffer.from(body, 'base64');
  const cipher = createDecipheriv('aes-256-gcm', Buffer.from(sessionKey, 'base64'), sealed.subarray(0, 12));
  cipher.setAuthTag(sealed.subarray(-16));
  return JSON.parse(cipher.update(sealed.subarray(12, -16), undefined, 'utf8') + cipher.final('utf8'));
}
