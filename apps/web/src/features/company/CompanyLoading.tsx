import { type CompanyDetail, company } from '@park/contract/company';
import type { ExtendField } from '@park/contract/extend';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ask } from '../../kit/api.ts';
import { ErrorBlock } from '../../kit/error.tsx';
import { useFormFields } from '../../kit/extend-values.ts';
import { Later } from '../../kit/later.tsx';
import { Panel } from '../../kit/panel.tsx';

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
  if (!data || !fields) return <Waiting />;
  return <Later>{children(data, fields)}</Later>;
}

const Waiting = () => (
  <Panel className="form-page">
    <Skeleton active paragraph={{ rows: 10 }} />
  </Panel>
);
