import { privacy, privacyErrors } from '@park/contract/kernel/privacy';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { CallError, send } from '../../kit/api/send.ts';
import { say } from '../../kit/feedback/message.ts';
import './phone.css';

/** Time for which a revealed number stays visible, long enough to dial it, in milliseconds. */
const shownMs = 30_000;

/** Fetches a member's phone and records where it was shown; the member sees both under 谁查看过我. */
export async function staffPhone(member: { id: string; companyId?: string }, where: string): Promise<string> {
  const { phone } = await send(privacy.staffPhone, member);
  void send(privacy.record, { userId: member.id, privacyContent: where }).catch(() => {});
  return phone;
}

/** Fetches the phone of a company’s contact; the server itself records who has seen it. */
export const companyPhone = async (id: string): Promise<string> => (await send(privacy.companyPhone, { id })).phone;

/** V316: returns the error message; a user who has looked too often is told how long to wait. */
const textOf = (error: unknown) =>
  error instanceof CallError && error.status === privacyErrors.tooMany.status ? error.message : '查询失败';

type PhoneViewProps = {
  /** The phone as the server sent it: masked, whole if the platform shows numbers, or null if a rule of the user's role hides it. */
  masked: string | null;
  /** Name of the person, for screen readers. */
  name: string;
  look: () => Promise<string>;
};
/**
 * V243, V257: shows a masked phone and the link that reveals it; a whole number has no link. The reveal is recorded, and the phone is
 * masked again after a while.
 */
export function PhoneView({ masked, name, look }: PhoneViewProps) {
  const [phone, setPhone] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    if (!phone) return;
    const timer = setTimeout(() => setPhone(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [phone]);

  async function show() {
    setLooking(true);
    await look().then(setPhone, (error) => say.error(textOf(error)));
    setLooking(false);
  }
  if (!masked) return '--';
  if (!masked.includes('*')) return masked;
  return (
    <span className="phone-view">
      <span>{phone ?? masked}</span>
      <Button
        type="link"
        size="small"
        aria-label={`${phone ? '隐藏' : '查看'}${name}的手机号`}
        loading={isLooking}
        onClick={(event) => {
          // Otherwise the click would open the record of the row.
          event.stopPropagation();
          if (phone) setPhone(undefined);
          else void show();
        }}
      >
        {phone ? '隐藏' : '查看'}
      </Button>
    </span>
  );
}
