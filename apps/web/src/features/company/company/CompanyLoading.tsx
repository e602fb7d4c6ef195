import { type CompanyDetail, company } from '@park/contract/company/company';
import type { ExtendField } from '@park/contract/people/extend';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../../kit/api.ts';
import { ErrorBlock } from '../../../kit/error.tsx';
import { useFormFields } from '../../../kit/extend-values.ts';
import { Later } from '../../../kit/later.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { FormPageSkeleton } from '../../../kit/skeleton.tsx';

type CompanyLoadingProps = {
  /** One's own where it is left out. */
  companyId?: string | undefined;
  children: (company: CompanyDetail, fields: readonly ExtendField[]) => ReactNode;
};
/** What a page about one company waits for: the company, and the fields a customer has added. */
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
  return <Later fallback={<FormPageSkeleton />}>{children(data, fields)}</Later>;
}
