import { account } from '@park/contract/people/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../kit/api/query.ts';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LeaveDialog } from '../../../kit/form/leave-dialog.tsx';
import { Tabs } from '../../../kit/page/tabs.tsx';
import { AntdTheme } from '../../../kit/theme/AntdTheme.tsx';
import { AccountTab } from './AccountTab.tsx';
import { BaseInfoTab } from './BaseInfoTab.tsx';
import { CompaniesTab } from './CompaniesTab.tsx';
import { FactorTab } from './FactorTab.tsx';
import { SessionsTab } from './SessionsTab.tsx';
import { ViewersTab } from './ViewersTab.tsx';
import './account.css';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';

type PersonalCentreProps = { open: boolean; onClose: () => void; onSaved: () => void };
/** R217: dialog with all settings of the user's own account. */
export function PersonalCentre(props: PersonalCentreProps) {
  return (
    <AntdTheme>
      <Centre {...props} />
    </AntdTheme>
  );
}

function Centre({ open, onClose, onSaved }: PersonalCentreProps) {
  const { data: person, error, refetch } = useQuery({ ...ask(account.detail, {}), enabled: open });
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => {
    setDirty(false);
    onClose();
  };
  const saved = () => {
    setDirty(false);
    onSaved();
  };
  const tabs = person && [
    { key: 'account', label: '账号信息', children: <AccountTab person={person} onSaved={onSaved} /> },
    { key: 'base', label: '基本信息', children: <BaseInfoTab person={person} onEdit={() => setDirty(true)} onSaved={saved} /> },
    { key: 'companies', label: '所属企业', children: <CompaniesTab /> },
    { key: 'sessions', label: '登录设备', children: <SessionsTab /> },
    { key: 'viewers', label: '谁查看过我', children: <ViewersTab /> },
    { key: 'factor', label: '二次验证', children: <FactorTab /> },
  ];
  return (
    <>
      <PageModal
        title="个人中心"
        open={open}
        width={900}
        footer={null}
        mask={{ closable: !isDirty }}
        onCancel={() => (isDirty ? setLeaving(true) : close())}
      >
        <div className="centre">
          {error && !person && <ErrorBlock error={error} onRetry={() => void refetch()} />}
          {!error && !person && <SkeletonLines rows={4} />}
          {tabs && <Tabs isAside label="个人中心" items={tabs} />}
        </div>
      </PageModal>
      <LeaveDialog open={isLeaving} onLeave={close} onStay={() => setLeaving(false)} />
    </>
  );
}
