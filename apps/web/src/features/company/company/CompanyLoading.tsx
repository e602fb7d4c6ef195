import { type CompanyDetail, company } from '@park/contract/company/company';
import type { ExtendField } from '@park/contract/people/extend';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../../kit/api/query.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { FormPageSkeleton } from '../../../kit/feedback/skeleton.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { useFormFields } from '../../../parts/extend/values.ts';

type CompanyLoadingProps = {
  /** Defaults to the user's own company. */
  companyId?: string | undefined;
  children: (company: CompanyDetail, fields: readonly ExtendField[]) => ReactNode;
};
/** Loads a company and its custom fields before rendering a page about it. */
export function CompanyLoading({ companyId, children }: CompanyLoadingProps) {
  const { data, error, refetch } = useQuery({ ...ask(company.detail, companyId ? { companyId } : {}), staleTime: 0 });
  const { fields, loading } = useFormFields('company');
  const failure = error ?? loading.error;
  if (failure && !(data && fields))
    return (
      <Panel>
        <ErrorBlock error={failure} onRetry={() => void Promise.all([refetch(), loading.refetch()])} />
      </Panel>
    );
  if (!data || !fields) return <FormPageSkeleton />;
  return <LoadingBoundary fallback={<FormPageSkeleton />}>{children(data, fields)}</LoadingBoundary>;
}
