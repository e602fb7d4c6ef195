import { company } from '@park/contract/company/company';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { CompanySelect } from '../../../parts/companies/CompanySelect.tsx';
import { useCompany } from '../../../parts/companies/company.ts';
import { PowerForm } from './lazy.ts';

/** Chooses a company and edits its powers. */
export function PowerTab() {
  const { companyId, showCompany } = useCompany('company:read');
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
      {!companyId && (
        <Panel>
          <EmptyState kind="first" text="请先选择一家企业" />
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
