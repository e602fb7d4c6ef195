import { compTypes } from '@park/contract/kinds';
import { type ParkUser, parkuser } from '@park/contract/people/parkuser';
import { staff } from '@park/contract/people/staff';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { DetailDrawer } from '../../../kit/feedback/detail-drawer.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Table } from '../../../kit/table/table.tsx';
import { Avatar } from '../../../parts/people/Avatar.tsx';
import { identityOf, sexOf } from '../../../parts/people/member.tsx';
import { CompanyRooms } from './CompanyRooms.tsx';
import { keyOf, UserPhone, UserStatus } from './columns.tsx';
import type { ParkUserDialogTarget } from './ParkUserDialogs.tsx';

type ParkUserDrawerProps = {
  open: boolean;
  user: ParkUser;
  rows: readonly ParkUser[];
  onShow: (user: ParkUser) => void;
  onAsk: (target: ParkUserDialogTarget) => void;
  onClose: () => void;
};
/** Shows one person of the park: the data of the row at once, the companies once they are loaded. */
export function ParkUserDrawer({ open, user, rows, onShow, onAsk, onClose }: ParkUserDrawerProps) {
  const { userId, companyId } = user;
  const { data, error, refetch } = useQuery({ ...ask(parkuser.detail, { userId, companyId }), enabled: open });
  const person = { ...user, ...data };
  const at = rows.findIndex((row) => keyOf(row) === keyOf(user));
  const step = (to: number) => {
    const next = at < 0 ? undefined : rows[to];
    return next && (() => onShow(next));
  };
  const items = [
    { label: '姓名', children: person.realName },
    { label: '手机号', children: <UserPhone user={person} /> },
    { label: '性别', children: data ? sexOf(data) : '--' },
    { label: '邮箱', children: dash(data?.email) },
    { label: '企业', children: person.companyName },
    { label: '企业身份', children: compTypes[person.compType] },
    { label: '部门', children: dash(person.departmentName) },
    { label: '职位', children: dash(person.position) },
    { label: '状态', children: <UserStatus user={person} /> },
    { label: '加入时间', children: dateTime(person.createdDate) },
    { label: '所在分组', children: dash(data?.groups.map(({ name }) => name).join('、')) },
  ];
  return (
    <DetailDrawer
      open={open}
      title={
        <span className="member-name">
          <Avatar id={person.userId} name={person.realName} />
          <span>
            <span>{person.realName}</span>
            <span className="muted">{identityOf(person)}</span>
          </span>
        </span>
      }
      items={items}
      extra={
        data?.mayEdit && (
          <Button disabled={data.isPhoneLocked} onClick={() => onAsk({ action: 'phone', of: person })}>
            修改手机号
          </Button>
        )
      }
      onClose={onClose}
      onPrevious={step(at - 1)}
      onNext={step(at + 1)}
    >
      {error && !data ? (
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="stack">
          <Companies user={user} mayEdit={data?.mayEdit} />
          <CompanyRooms companyId={companyId} companyName={person.companyName} />
        </div>
      )}
    </DetailDrawer>
  );
}

/** Lists all companies of the park to which the person belongs; the staff record in each is enabled or disabled separately. */
function Companies({ user: { userId, realName }, mayEdit = false }: { user: ParkUser; mayEdit: boolean | undefined }) {
  const { data, error, refetch } = useQuery(ask(parkuser.memberships, { userId }));
  const change = useCommand(staff.setEnable, '操作成功');
  if (error && !data) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={3} />;
  const action = ({ companyId, companyName, isEnable, isSuperAdmin }: ParkUser) =>
    isSuperAdmin ? (
      <span className="muted">请先移交超级管理员</span>
    ) : (
      <Question
        title={isEnable ? `停用“${realName}”在“${companyName}”的账号？` : `启用“${realName}”在“${companyName}”的账号？`}
        okText={isEnable ? '禁用' : '启用'}
        danger={isEnable === 1}
        onConfirm={() => change.mutateAsync({ id: userId, companyId, isEnable: isEnable ? 0 : 1 }).catch(() => {})}
      >
        <Button type="link" size="small" danger={isEnable === 1}>
          {isEnable ? '禁用' : '启用'}
        </Button>
      </Question>
    );
  return (
    <Table<ParkUser>
      size="small"
      rowKey={keyOf}
      dataSource={data}
      caption="在园区里的企业"
      columns={[
        { title: '企业', dataIndex: 'companyName' },
        { title: '部门', dataIndex: 'departmentName', render: dash },
        { title: '身份', dataIndex: 'isCompanyAdmin', render: (_, row) => identityOf(row) },
        { title: '状态', dataIndex: 'isEnable', render: (_, row) => <UserStatus user={row} /> },
        ...(mayEdit ? [{ title: '操作', key: 'actions', render: (_: unknown, row: ParkUser) => action(row) }] : []),
      ]}
    />
  );
}
