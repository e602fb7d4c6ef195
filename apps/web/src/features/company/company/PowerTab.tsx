import { company } from '@park/contract/company/company';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api.ts';
import { EmptyState } from '../../../kit/empty.tsx';
import { ErrorBlock } from '../../../kit/error.tsx';
import { Later } from '../../../kit/later.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { CompanySelect } from '../../../kit/people/CompanySelect.tsx';
import { useCompany } from '../../../kit/people/company.ts';
import { SkeletonLines } from '../../../kit/skeleton.tsx';
import { PowerForm } from './lazy.ts';

/** What one company may do by itself. */
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
          <EmptyState kind="first" text="请选择要配置的单位" />
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
      <Later>{data && <PowerForm key={`${data.companyId} ${data.version}`} power={data} />}</Later>
    </>
  );
}
