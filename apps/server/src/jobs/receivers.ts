import type { MailProvider, SmsProvider } from '../outside/message.ts';
import type { Receivers } from './events.ts';
import { openText } from './text.ts';

/** Returns the receivers of text messages and mails from the outbox. */
export const receiversOf = (
  { sms, mail }: { sms: SmsProvider; mail: MailProvider },
  secrets: Parameters<typeof openText>[0],
): Receivers => ({
  'sms.send': async ({ id, spaceId, payload }) => sms.send({ id, spaceId, ...openText(secrets, payload) }),
  'mail.send': async ({ id, spaceId, payload }) => mail.send({ id, spaceId, ...payload }),
});
