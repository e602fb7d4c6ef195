import { createDecipheriv } from 'node:crypto';

/** Opens a sealed reply like the console, with the key of its session. */
export function open<T>(body: string, sessionKey: string): T {
  const sealed = Buffer.from(body, 'base64');
  const cipher = createDecipheriv('aes-256-gcm', Buffer.from(sessionKey, 'base64'), sealed.subarray(0, 12));
  cipher.setAuthTag(sealed.subarray(-16));
  return JSON.parse(cipher.update(sealed.subarray(12, -16), undefined, 'utf8') + cipher.final('utf8'));
}
