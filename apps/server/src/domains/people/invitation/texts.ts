/** Page of the console where requests are decided. */
export const requestsPage = '/architecture/invitation';

type Invited = { company: string; code: string; days: number; publicUrl: string | undefined };

/**
 * Returns the sentence that explains how to open the invitation. Without a configured public URL the text names only the code, and the
 * inviting person has to send the link.
 */
const joiningHint = ({ code, publicUrl }: Invited) =>
  publicUrl ? `请打开 ${publicUrl.replace(/\/+$/, '')}/join?code=${code} 申请加入` : `邀请码 ${code}，加入链接请向邀请人索取`;

export const invitedText = (invited: Invited) => `${invited.company}邀请你加入，${joiningHint(invited)}，${invited.days}天内有效。`;
export const refusedText = (company: string, reason: string) => `你加入${company}的申请未通过，原因：${reason}`;
