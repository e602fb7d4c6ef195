import { activationPath } from '@park/contract/people/activation-code';

type Invited = { company: string; code: string; days: number; publicUrl: string | undefined };

/** Tells how to activate the account. Without a configured public URL, the message can only name the sign-in page and the code. */
const wayOf = ({ code, publicUrl }: Invited) =>
  publicUrl
    ? `请打开 ${publicUrl.replace(/\/+$/, '')}${activationPath}#${code} 设置登录密码`
    : `请在平台登录页打开“激活账号”，输入激活码 ${code} 设置登录密码`;

export const invitedText = (invited: Invited) =>
  `你被邀请为${invited.company}的管理员，${wayOf(invited)}，${invited.days}天内有效，仅可使用一次，请勿转发。`;
export const knownText = (company: string) => `你已成为${company}的管理员，请使用原账号登录。`;
export const replacedText = (company: string) => `你不再担任${company}的管理员，此前的通知已作废，你的账号不受影响。`;
