import type { Member } from '@park/contract/department';
import { DetailDrawer } from '../../kit/drawer.tsx';
import { dash, dateTime } from '../../kit/format.ts';
import { usePhonesShown } from '../../kit/phone.ts';
import { identityOf, MemberPhone, Standing, sexOf } from './member.tsx';

type MemberDrawerProps = { open: boolean; member: Member; rows: readonly Member[]; onShow: (member: Member) => void; onClose: () => void };
export function MemberDrawer({ open, member, rows, onShow, onClose }: MemberDrawerProps) {
  const at = rows.findIndex(({ id }) => id === member.id);
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to];
    return row && (() => onShow(row));
  };
  const items = [
    { label: '姓名', children: member.realName },
    ...(usePhonesShown() ? [{ label: '手机号', children: <MemberPhone member={member} /> }] : []),
    { label: '性别', children: sexOf(member) },
    { label: '职务', children: dash(member.position) },
    { label: '部门', children: dash(member.departmentName) },
    { label: '邮箱', children: dash(member.email) },
    { label: '身份', children: identityOf(member) },
    { label: '状态', children: <Standing member={member} /> },
    { label: '排序', children: member.orgOrderNum },
    { label: '加入时间', children: dateTime(member.createdDate) },
  ];
  return (
    <DetailDrawer open={open} title={member.realName} items={items} onClose={onClose} onPrevious={step(at - 1)} onNext={step(at + 1)} />
  );
}
