import { createTransport } from 'nodemailer';
import type { MailProvider } from './message.ts';

/** For each step; its own patience is ten minutes, after which another process would long have sent it once more. */
const patience = 10_000;

/** `smtp://user:password@host:587` or `smtps://…`; the message id lets a receiver drop what it got before. */
export function smtpMail(url: string, from: string): MailProvider {
  const transport = createTransport({ url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }, { from });
  return {
    async send({ id, to, subject, text }) {
      await transport.sendMail({ to, subject, text, messageId: `<${id}@park>` });
    },
  };
}
