import type { SmsTemplate } from '../outside/message.ts';
import type { Secrets } from '../secret.ts';
import type { Events } from './events.ts';

type Text = { phone: string; values: Record<string, string> };
const purpose = 'text-message';

/** A text message as it waits in the outbox: whoever reads the table learns which template it is, and no more. */
export const sealText = (secrets: Pick<Secrets, 'seal'>, template: SmsTemplate, text: Text): Events['sms.send'] => ({
  template,
  sealed: secrets.seal(purpose, JSON.stringify(text)).toString('base64'),
});

/** Opened by the worker, on its way out, and nowhere else. */
export const openText = (secrets: Pick<Secrets, 'open'>, { sealed }: Events['sms.send']): Text =>
  JSON.parse(secrets.open(purpose, Buffer.from(sealed, 'base64')));
