import { type JoinedText, sealText } from '../../../jobs/text.ts';
import type { Secrets } from '../../../secret.ts';

type Sealing = Pick<Secrets, 'seal'>;
type Joined = Omit<JoinedText, 'to'> & { cipher: Buffer };

/** Returns the message to an added person: a new person gets a first password, a known person is told about the additional company. */
export const joinedText = ({ cipher, company, isNew, salt }: Joined): JoinedText => ({
  to: cipher.toString('base64'),
  company,
  isNew,
  salt,
});

export const noticeText = (secrets: Sealing, phone: string, text: string) => sealText(secrets, 'notice', { phone, values: { text } });

export const notices = {
  phoneChanged: (company: string) => `你在${company}的登录手机号已由管理员变更。如非本人意愿，请联系企业管理员。`,
  phoneNew: (company: string) => `你在${company}的登录手机号已变更为本号码，密码不变。`,
  passwordAsked: (company: string) =>
    `${company}的管理员请你重设登录密码。你的账号不只属于该企业，密码未被更改；如需重设，请在登录页使用“忘记密码”。`,
} as const;
