import { company } from '@park/contract/company';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../kit/api.ts';
import { Icon } from '../../kit/icons.tsx';
import { Input } from '../../kit/input.tsx';
import { Later } from '../../kit/later.tsx';
import { useMe } from '../../kit/me.ts';
import { CompanySelect } from '../../kit/people/lazy.ts';

type Props = { value: string | undefined; onChange: (companyId: string | undefined) => void };
/** Whose departments these are. Another company is rarely wanted, so the list to choose it from is fetched when it is. */
export function CompanyChoice({ value, onChange }: Props) {
  const [wanted, want] = useState<'focus' | 'list'>();
  const { companyName } = useMe().user;
  const { data } = useQuery({ ...ask(company.list, { companyId: value, pageSize: 1 }), enabled: value !== undefined });
  const name = value === undefined ? (companyName ?? '本单位') : (data?.list[0]?.companyName ?? '…');
  const plain = (
    <Input
      role="combobox"
      aria-label="单位"
      aria-haspopup="listbox"
      aria-expanded={false}
      readOnly
      value={name}
      suffix={<Icon name="chevron" size={12} />}
      onFocus={() => want((before) => before ?? 'focus')}
      onMouseDown={() => want('list')}
    />
  );
  if (!wanted) return plain;
  return (
    <Later fallback={plain}>
      <CompanySelect value={value} onChange={onChange} autoFocus defaultOpen={wanted === 'list'} />
    </Later>
  );
}
