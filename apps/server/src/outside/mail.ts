import { createTransport } from 'nodemailer';
import type { MailProvider } from './message.ts';

/**
 * Timeout of each step in milliseconds. The library's default of ten minutes is longer than the lease of the message, so another process
 * would send the mail a second time.
 */
const patience = 10_000;

/** Creates a provider for `smtp://user:password@host:587` or `smtps://…`. The message id lets a receiving server drop a duplicate. */
export function smtpMail(url: string, from: string): MailProvider {
  const transport = createTransport({ url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }, { from });
  return {
    async send({ id, to, subject, text }) {
      await transport.sendMail({ to, subject, text, messageId: `<${id}@park>` });
    },
  };
}
