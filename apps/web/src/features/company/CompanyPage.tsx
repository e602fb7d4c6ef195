import { company } from '@park/contract/company';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { ask } from '../../kit/api.ts';
import { ErrorBlock } from '../../kit/error.tsx';
import { useFormFields } from '../../kit/extend-values.ts';
import { usePageParams } from '../../kit/list-state.ts';
import { Panel } from '../../kit/panel.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import { CompanyForm } from './lazy.ts';

/** 单位信息: one's own company, to read and, for its administrators, to complete. */
export function CompanyPage() {
  const [params, setParams] = usePageParams();
  const { data, error, refetch } = useQuery({ ...ask(company.detail, {}), staleTime: 0 });
  const { fields, loading } = useFormFields('company');
  const failure = error ?? loading.error;
  if (failure && !(data && fields))
    return (
      <Panel>
        <ErrorBlock error={failure} onRetry={() => void Promise.all([refetch(), loading.refetch()])} />
      </Panel>
    );
  if (!data || !fields) return <Waiting />;
  const isEditing = params.has('edit') && data.editable.length > 0;
  if (!isEditing) return <CompanyCard company={data} fields={fields} onEdit={() => setParams({ edit: '1' })} />;
  return (
    <Suspense fallback={<Waiting />}>
      <CompanyForm company={data} fields={fields} onLeave={() => setParams({}, { replace: true })} />
    </Suspense>
  );
}

const Waiting = () => (
  <Panel className="form-page">
    <Skeleton active paragraph={{ rows: 10 }} />
  </Panel>
);
