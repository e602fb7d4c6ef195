import { Button } from 'antd';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import type { Company } from '../../../parts/companies/company.ts';
import { Avatar } from '../../../parts/people/Avatar.tsx';
import { mayAppoint } from './appoint.ts';
import { HandoverDialog } from './lazy.ts';
import type { Holder } from './useManagers.ts';

/** Shows the super administrator, who has all rights over the company, and the button to hand over the post. */
export function SuperAdmin({ company, holder }: { company: Company; holder: Holder | undefined }) {
  const dialog = useDialog();
  return (
    <Panel className="row row-between">
      <span className="member-name">
        <Avatar id={holder?.id} name={holder?.realName ?? '--'} />
        <span>
          <strong>{holder?.realName ?? '--'}</strong>
          <span className="muted">{['单位超级管理员', holder?.departmentName].filter(Boolean).join(' · ')}</span>
        </span>
      </span>
      {holder && mayAppoint(company, 'staff:handover') && <Button onClick={dialog.add}>移交超级管理员</Button>}
      <LoadingBoundary>{holder && dialog.open && <HandoverDialog dialog={dialog} company={company} holder={holder} />}</LoadingBoundary>
    </Panel>
  );
}
