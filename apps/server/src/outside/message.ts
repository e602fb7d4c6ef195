/** A text message: a template of the gateway and its values. The id is the same when it is sent again. */
type SmsMessage = { id: string; spaceId: string; phone: string; template: SmsTemplate; values: Record<string, string> };
type MailMessage = { id: string; spaceId: string; to: string; subject: string; text: string };
export type SmsProvider = { send(message: SmsMessage): Promise<void> };
export type MailProvider = { send(message: MailMessage): Promise<void> };

/** The texts of our messages. A gateway needs a template of its own for each, with the same placeholders. */
export const smsTexts = {
  code: '验证码 {code}，{minutes} 分钟内有效。如非本人操作，请忽略。',
  firstPassword: '你已加入{company}，登录账号为本手机号，初始密码 {password}，首次登录后请修改。',
  notice: '{text}',
} as const;
export type SmsTemplate = keyof typeof smsTexts;

export const textOf = (template: SmsTemplate, values: Record<string, string>) =>
  smsTexts[template].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
