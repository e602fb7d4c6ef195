import { createTransport } from 'nodemailer';
import type { MailProvider } from './message.ts';

/** `smtp://user:password@host:587` or `smtps://…`; the message id lets a receiver drop what it got before. */
export function smtpMail(url: string, from: string): MailProvider {
  const transport = createTransport(url, { from });
  return {
    async send({ id, to, subject, text }) {
      await transport.sendMail({ to, subject, text, messageId: `<${id}@park>` });
    },
  };
}
