import { Button } from 'antd';
import { useDialog } from '../../../kit/dialog-state.ts';
import { Later } from '../../../kit/later.tsx';
import { Panel } from '../../../kit/panel.tsx';
import type { Company } from '../../../kit/people/company.ts';
import { Avatar } from '../../../kit/people/member.tsx';
import { mayAppoint } from './appoint.ts';
import { HandoverDialog } from './lazy.ts';
import type { Holder } from './useManagers.ts';

/** The one who has every right over the company, and the way to pass that on. */
export function SuperAdmin({ company, holder }: { company: Company; holder: Holder | undefined }) {
  const dialog = useDialog();
  return (
    <Panel className="row row-between">
      <span className="member-name">
        <Avatar name={holder?.realName ?? '--'} />
        <span>
          <strong>{holder?.realName ?? '--'}</strong>
          <span className="muted">{['单位超级管理员', holder?.departmentName].filter(Boolean).join(' · ')}</span>
        </span>
      </span>
      {holder && mayAppoint(company, 'staff:handover') && <Button onClick={dialog.add}>移交超级管理员</Button>}
      <Later>{holder && dialog.open && <HandoverDialog dialog={dialog} company={company} holder={holder} />}</Later>
    </Panel>
  );
}
