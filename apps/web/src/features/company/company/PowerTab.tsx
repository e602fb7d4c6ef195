import { company } from '@park/contract/company/company';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { useShownInAddress } from '../../../kit/list/state.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { CompanySelect } from '../../../parts/companies/CompanySelect.tsx';
import { useCompany } from '../../../parts/companies/company.ts';
import { useMe } from '../../../parts/session/me.ts';
import { PowerForm } from './lazy.ts';

/** Chooses a company and edits its powers. */
export function PowerTab() {
  const { companyId: named, showCompany, seesPark } = useCompany('company:read');
  const { companyId: own } = useMe().user;
  // one more than needed, because the list may begin with the user's own company
  const { data: companies } = useQuery({ ...ask(company.list, { pageSize: 2 }), enabled: seesPark && !named });
  const companyId = named ?? companies?.list.find((row) => row.companyId !== own)?.companyId;
  useShownInAddress('companyId', companyId);
  const { data, error, refetch } = useQuery({
    ...ask(company.power, { companyId: companyId ?? '' }),
    enabled: companyId !== undefined,
    staleTime: 0,
  });
  return (
    <>
      <div className="company-choice">
        <CompanySelect isOthers value={companyId} onChange={showCompany} />
      </div>
      {!companyId && companies && (
        <Panel>
          <EmptyState kind="first" text="还没有企业" />
        </Panel>
      )}
      {companyId && error && !data && (
        <Panel>
          <ErrorBlock error={error} onRetry={() => void refetch()} />
        </Panel>
      )}
      {companyId && !data && !error && (
        <Panel>
          <SkeletonLines rows={6} />
        </Panel>
      )}
      <LoadingBoundary>{data && <PowerForm key={`${data.companyId} ${data.version}`} power={data} />}</LoadingBoundary>
    </>
  );
}
