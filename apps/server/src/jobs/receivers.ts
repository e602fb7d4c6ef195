import type { MailProvider, SmsProvider } from '../outside/message.ts';
import type { Secrets } from '../secret.ts';
import type { Receivers } from './events.ts';

/** Who takes what from the outbox. The number of a text message is opened here, on its way out, and nowhere else. */
export const receiversOf = ({ sms, mail }: { sms: SmsProvider; mail: MailProvider }, secrets: Pick<Secrets, 'openPhone'>): Receivers => ({
  'sms.send': async ({ id, spaceId, payload: { phoneCipher, template, values } }) =>
    sms.send({ id, spaceId, phone: secrets.openPhone(Buffer.from(phoneCipher, 'base64')), template, values }),
  'mail.send': async ({ id, spaceId, payload }) => mail.send({ id, spaceId, ...payload }),
});
