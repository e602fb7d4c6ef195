import { privacy, privacyErrors } from '@park/contract/kernel/privacy';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { CallError, send } from '../../kit/api/send.ts';
import { say } from '../../kit/feedback/message.ts';
import './phone.css';

/** Long enough to dial. */
const shownMs = 30_000;

/** Looks a member's number up, and says where from: he can read both under 谁查看过我. */
export async function staffPhone(member: { id: string; companyId?: string }, where: string): Promise<string> {
  const { phone } = await send(privacy.staffPhone, member);
  void send(privacy.record, { userId: member.id, privacyContent: where }).catch(() => {});
  return phone;
}

/** The number of a company’s contact, which is noted by being asked. */
export const companyPhone = async (id: string): Promise<string> => (await send(privacy.companyPhone, { id })).phone;

/** V316; who has looked too often is told how long to wait. */
const textOf = (error: unknown) =>
  error instanceof CallError && error.status === privacyErrors.tooMany.status ? error.message : '查询失败';

type PhoneViewProps = {
  /** Nothing where a rule of one's role hides it. */
  masked: string | null;
  /** Whose number it is, for those who do not see the row. */
  name: string;
  look: () => Promise<string>;
};
/** V257: a masked number, and the link that shows it. It leaves a record, and the number hides itself again. */
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
  return (
    <span className="phone-view">
      <span>{phone ?? masked}</span>
      <Button
        type="link"
        size="small"
        aria-label={`${phone ? '隐藏' : '查看'}${name}的手机号`}
        loading={isLooking}
        onClick={(event) => {
          // A click on the row opens the record.
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
