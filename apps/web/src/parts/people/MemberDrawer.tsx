import type { Member } from '@park/contract/people/department';
import { staff } from '@park/contract/people/staff';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../kit/api/query.ts';
import { DetailDrawer } from '../../kit/feedback/detail-drawer.tsx';
import { ErrorBlock } from '../../kit/feedback/error.tsx';
import { EnabledTag } from '../../kit/feedback/status.tsx';
import { dash, dateTime } from '../../kit/format.ts';
import type { Company } from '../companies/company.ts';
import { extendItems } from '../extend/values.ts';
import { Avatar } from './Avatar.tsx';
import type { MemberActions } from './actions.tsx';
import { MemberLog } from './MemberLog.tsx';
import type { Person } from './member.tsx';
import { identityOf, MemberPhone, sexOf } from './member.tsx';

type MemberDrawerProps<M extends Member> = {
  open: boolean;
  member: M;
  rows: readonly M[];
  company: Company;
  actions: MemberActions['actions'];
  onShow: (member: M) => void;
  onClose: () => void;
};
/** Shows the card of a person: the data of the row at once, the rest when it is loaded. */
export function MemberDrawer<M extends Member>({ open, member, rows, company, actions, onShow, onClose }: MemberDrawerProps<M>) {
  const { companyId, may } = company;
  const { data, error, refetch } = useQuery({ ...ask(staff.detail, { userId: member.id, companyId }), enabled: open });
  // the fields that the user may see depend on the person
  const { data: fields = [] } = useQuery({ ...ask(staff.extended, { userId: member.id, companyId }), enabled: open });
  const person: Person = { ...member, ...data };
  const at = rows.findIndex(({ id }) => id === member.id);
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to];
    return row && (() => onShow(row));
  };
  const items = [
    { label: '姓名', children: person.realName },
    { label: '昵称', children: dash(person.nickName) },
    { label: '手机号', children: <MemberPhone member={person} /> },
    { label: '性别', children: sexOf(person) },
    { label: '部门', children: dash(person.departmentName) },
    { label: '职位', children: dash(person.position) },
    { label: '邮箱', children: dash(person.email) },
    { label: '角色', children: dash(person.roles?.map(({ roleName }) => roleName).join('、')) },
    { label: '状态', children: <EnabledTag isEnable={person.isEnable} /> },
    { label: '排序', children: person.orgOrderNum },
    ...extendItems(fields, Object.fromEntries(fields.map(({ columnName, value }) => [columnName, value]))),
    { label: '注册时间', children: dateTime(person.createdDate) },
    { label: '备注', children: dash(person.remark) },
  ];
  return (
    <DetailDrawer
      open={open}
      title={
        <span className="member-name">
          <Avatar id={person.id} name={person.realName} url={person.headPortaitUrl} />
          <span>
            <span>{person.realName}</span>
            <span className="muted">{identityOf(person)}</span>
          </span>
        </span>
      }
      items={items}
      extra={actions && data && actions(person)}
      onClose={onClose}
      onPrevious={step(at - 1)}
      onNext={step(at + 1)}
    >
      {error && !data && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {may('staff:update') && <MemberLog key={member.id} userId={member.id} companyId={companyId} />}
    </DetailDrawer>
  );
}
