import type { MailProvider, SmsProvider } from '../outside/message.ts';
import type { Secrets } from '../secret.ts';
import type { Receivers } from './events.ts';
import { openText } from './text.ts';

/** Who takes what from the outbox. */
export const receiversOf = ({ sms, mail }: { sms: SmsProvider; mail: MailProvider }, secrets: Pick<Secrets, 'open'>): Receivers => ({
  'sms.send': async ({ id, spaceId, payload }) => sms.send({ id, spaceId, template: payload.template, ...openText(secrets, payload) }),
  'mail.send': async ({ id, spaceId, payload }) => mail.send({ id, spaceId, ...payload }),
});
