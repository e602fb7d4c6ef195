import type { ClaimKind } from '@park/contract/estate/room';
import { Input } from 'antd';
import { DayField, MomentField } from '../../../kit/day/day-field.tsx';
import { Field } from '../../../kit/form/form.tsx';
import { TenantSelect } from './TenantSelect.tsx';

/** Labels of the holder field for each kind of occupancy. */
const holderLabels = {
  lease: ['承租方名称', '不是园区企业时填写'],
  hold: ['预留给', '不是园区企业时填写'],
  works: ['施工单位', undefined],
  self_use: ['使用部门或用途', undefined],
} as const satisfies Record<ClaimKind, readonly [string, string | undefined]>;

export function ClaimHolder({ kind, companyName }: { kind: ClaimKind; companyName?: string | null }) {
  const [label, extra] = holderLabels[kind];
  const isTenant = kind === 'lease' || kind === 'hold';
  return (
    <>
      {isTenant && (
        <Field name="companyId" label={kind === 'lease' ? '承租企业' : '意向企业'}>
          <TenantSelect selectedName={companyName} />
        </Field>
      )}
      <Field name="holder" label={label} {...(extra && { extra })}>
        <Input maxLength={50} autoComplete="off" />
      </Field>
    </>
  );
}

/** Form field for the end: a hold expires at a moment; other occupancies end with a day or are open-ended. */
export const ClaimEnd = ({ kind, isRequired = false }: { kind: ClaimKind; isRequired?: boolean }) =>
  kind === 'hold' ? (
    <MomentField name="expiresAt" label="预留到期时间" required extra="到期后自动释放" />
  ) : (
    <DayField name="to" label="结束日期" required={isRequired} isLast extra={isRequired ? '含当天' : '含当天；未定可不填'} />
  );

export const ClaimNote = () => (
  <Field name="note" label="备注">
    <Input.TextArea maxLength={200} showCount rows={2} />
  </Field>
);
