import type { SmsTemplate } from '../outside/message.ts';
import type { Secrets } from '../secret.ts';

type Text = { phone: string; values: Record<string, string> };
const purpose = 'text-message';

/** A text message as stored in the outbox. Only the name of its template is readable; phone number and values are encrypted. */
export type SealedText = { template: SmsTemplate; sealed: string };
export const sealText = (secrets: Pick<Secrets, 'seal'>, template: SmsTemplate, text: Text): SealedText => ({
  template,
  sealed: secrets.seal(purpose, JSON.stringify(text)).toString('base64'),
});

/**
 * A message to a person who was added to a company; a new account also gets its first password. `to` is the encrypted number of the account
 * in base64.
 */
export type JoinedText = { to: string; company: string; isNew: boolean; salt: string };

/** Decrypts a text message. Only the worker calls it, just before sending. */
export function openText(secrets: Pick<Secrets, 'open' | 'openPhone' | 'firstPassword'>, text: SealedText | JoinedText) {
  if ('sealed' in text) {
    const { template, sealed } = text;
    return { template, ...(JSON.parse(secrets.open(purpose, Buffer.from(sealed, 'base64'))) as Text) };
  }
  const { to, company, isNew, salt } = text;
  const phone = secrets.openPhone(Buffer.from(to, 'base64'));
  return isNew
    ? { template: 'firstPassword' as const, phone, values: { company, password: secrets.firstPassword(salt) } }
    : { template: 'notice' as const, phone, values: { text: `你已加入${company}，登录账号和密码不变，登录后可切换企业。` } };
}
