import { Segmented } from 'antd';
import { usePageParams } from '../../../kit/list/state.ts';
import { CompanySelect } from '../../../parts/companies/CompanySelect.tsx';
import { useCompany } from '../../../parts/companies/company.ts';
import { CompanyCode } from './CompanyCode.tsx';
import { Invitations } from './Invitations.tsx';
import { JoinRequests } from './JoinRequests.tsx';

const tabs = [
  { value: 'requests', label: '加入申请' },
  { value: 'invitations', label: '邀请记录' },
];

/** Lists requests to join a company, and manages the code and links for joining. */
export function InvitationPage() {
  const { seesPark, companyId, showCompany } = useCompany();
  const [params, setParams] = usePageParams();
  const tab = params.get('tab') === 'invitations' ? 'invitations' : 'requests';
  const show = (next: string) => setParams({ ...(companyId && { companyId }), ...(next !== 'requests' && { tab: next }) });
  return (
    <div className="stack">
      <div className="row">
        {seesPark && (
          <div className="company-choice">
            <CompanySelect value={companyId} onChange={showCompany} />
          </div>
        )}
        <Segmented options={tabs} value={tab} onChange={show} />
      </div>
      <CompanyCode key={companyId} companyId={companyId} />
      {tab === 'requests' ? <JoinRequests companyId={companyId} /> : <Invitations companyId={companyId} />}
    </div>
  );
}
