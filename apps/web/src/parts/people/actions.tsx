import { DownOutlined } from '@ant-design/icons';
import { departmentErrors } from '@park/contract/people/department';
import { staffErrors } from '@park/contract/people/staff';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useDialog } from '../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../kit/feedback/loading.tsx';
import { DropMenu, type Entry } from '../../kit/page/drop-menu.tsx';
import type { Company } from '../companies/company.ts';
import { type MemberListName, staffForm } from './address.ts';
import { MemberDialogs } from './lazy.ts';
import type { OpenMemberDialog } from './MemberDialogs.tsx';
import type { Person } from './member.tsx';

/** Returns the actions on a person. Their dialogs are rendered once per page, not once per row. */
export function useMemberActions(company: Company, from: MemberListName, onLeft: () => void = () => {}) {
  const navigate = useNavigate();
  const dialog = useDialog<OpenMemberDialog>();
  const { companyId, may, isSuper, userId } = company;

  /** V227, V228: nobody else may change a super administrator. */
  const isLockedFor = (of: Person) => of.isSuperAdmin === 1 && !isSuper;
  const open = (kind: OpenMemberDialog['kind'], of: Person) => dialog.edit({ kind, of });

  function entries(of: Person): Entry[] {
    const isLocked = isLockedFor(of);
    // users cannot disable themselves, and nobody can disable the super administrator
    const isOther = of.isSuperAdmin === 0 && of.id !== userId;
    return [
      {
        key: 'phone',
        label: '修改手机号',
        disabled: of.isPhoneLocked && staffErrors.phoneLocked.message,
        onClick: () => open('phone', of),
      },
      { key: 'reset', label: '重置密码', disabled: isLocked && departmentErrors.superLocked.message, onClick: () => open('reset', of) },
      of.change === false && { key: 'resend', label: '重发初始密码', onClick: () => open('resend', of) },
      isOther && of.isEnable === 1 && { key: 'disable', label: '禁用', danger: true, onClick: () => open('disable', of) },
      isOther && of.isEnable === 0 && { key: 'enable', label: '启用', onClick: () => open('enable', of) },
      may('staff:remove') && of.mayRemove && { key: 'leave', label: '办理离职', danger: true, onClick: () => open('leave', of) },
    ].filter((entry) => entry !== false && entry !== undefined);
  }

  const more = (of: Person): ReactNode => (
    <DropMenu label={`${of.realName}的更多操作`} align="end" entries={entries(of)}>
      <Button type="link" size="small" aria-label={`${of.realName}的更多操作`} icon={<DownOutlined aria-hidden />} iconPlacement="end">
        更多
      </Button>
    </DropMenu>
  );

  const actions = (of: Person): ReactNode => {
    const isLocked = isLockedFor(of);
    return (
      <>
        <Button
          type="link"
          size="small"
          disabled={isLocked}
          title={isLocked ? departmentErrors.superLocked.message : ''}
          onClick={() => void navigate(staffForm({ id: of.id, companyId, from }))}
        >
          编辑
        </Button>
        {more(of)}
      </>
    );
  };

  const dialogs = dialog.row && (
    <LoadingBoundary>
      <MemberDialogs
        key={`${dialog.row.kind} ${dialog.row.of.id}`}
        dialog={dialog}
        doing={dialog.row}
        companyId={companyId}
        onLeft={onLeft}
      />
    </LoadingBoundary>
  );
  return { actions: may('staff:update') ? actions : undefined, more, open, dialogs };
}
export type MemberActions = ReturnType<typeof useMemberActions>;
