import { z } from 'zod';
import { runLimited } from '../run-limited.ts';
import { localMessages, type Queries } from './local.ts';
import { smtpMail } from './mail.ts';
import { type MailProvider, type SmsProvider, smsTexts } from './message.ts';
import { aliyunSms } from './sms-aliyun.ts';
import { tencentSms } from './sms-tencent.ts';

const needed = (name: string) => z.string(`使用短信网关时需要设置 ${name} (needed with a gateway)`).min(1);
const templates = z.object(
  Object.fromEntries(Object.keys(smsTexts).map((name) => [name, z.string().min(1)])) as Record<keyof typeof smsTexts, z.ZodString>,
);
const gateway = z.object({
  keyId: needed('SMS_KEY_ID'),
  keySecret: needed('SMS_KEY_SECRET'),
  signName: needed('SMS_SIGN_NAME'),
  templates,
});

/** Settings of the SMS provider: the built-in provider stores messages, gateways send them. */
export const smsSettings = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('local') }),
  gateway.extend({ provider: z.literal('aliyun') }),
  gateway.extend({ provider: z.literal('tencent'), appId: needed('SMS_APP_ID'), region: z.string().default('ap-guangzhou') }),
]);
export type SmsSettings = z.infer<typeof smsSettings>;
export type MailSettings = { url: string; from: string } | undefined;

/** Maximum number of simultaneous requests to a gateway or mail server. */
const maxConcurrent = 20;
const limited = <M>({ send }: { send(message: M): Promise<void> }) => ({ send: runLimited(maxConcurrent).wrap(send) });

export function providersOf(sms: SmsSettings, mail: MailSettings, pool: Queries): { sms: SmsProvider; mail: MailProvider } {
  const local = localMessages(pool);
  return {
    sms: sms.provider === 'local' ? local.sms : limited(sms.provider === 'aliyun' ? aliyunSms(sms) : tencentSms(sms)),
    mail: mail ? limited(smtpMail(mail.url, mail.from)) : local.mail,
  };
}
