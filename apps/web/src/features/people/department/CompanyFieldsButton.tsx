import { extend, extendModules } from '@park/contract/people/extend';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ask } from '../../../kit/api.ts';
import { useDialog } from '../../../kit/dialog-state.ts';
import { Later } from '../../../kit/later.tsx';
import { useMe } from '../../../kit/me.ts';
import { CompanyFields } from './lazy.ts';

/** There only when the customer has added fields for companies, and for the own one: those of others are filled in with their accounts. */
export function CompanyFieldsButton({ companyId }: { companyId: string | undefined }) {
  const own = useMe().user.companyId;
  const id = companyId === undefined || companyId === own ? own : null;
  const dialog = useDialog();
  const { data: fields = [] } = useQuery({ ...ask(extend.ofCompany, { a: id ?? '', b: extendModules.company }), enabled: id !== null });
  if (!id || fields.length === 0) return null;
  return (
    <>
      <Button type="link" size="small" onClick={dialog.add}>
        单位扩展信息
      </Button>
      <Later>{dialog.open && <CompanyFields dialog={dialog} companyId={id} fields={fields} />}</Later>
    </>
  );
}
