import { extend, extendModules } from '@park/contract/people/extend';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { useMe } from '../../../parts/session/me.ts';
import { CompanyFields } from './lazy.ts';

/**
 * Shown only for the user's own company and only if custom fields for companies exist; fields of other companies are edited with their
 * accounts.
 */
export function CompanyFieldsButton({ companyId }: { companyId: string | undefined }) {
  const own = useMe().user.companyId;
  const id = companyId === undefined || companyId === own ? own : null;
  const dialog = useDialog();
  const { data: fields = [] } = useQuery({ ...ask(extend.ofCompany, { a: id ?? '', b: extendModules.company }), enabled: id !== null });
  if (!id || fields.length === 0) return null;
  return (
    <>
      <Button type="link" size="small" onClick={dialog.add}>
        企业自定义信息
      </Button>
      <LoadingBoundary>{dialog.open && <CompanyFields dialog={dialog} companyId={id} fields={fields} />}</LoadingBoundary>
    </>
  );
}
