import { InputNumber } from 'antd';

type MoneyInputProps = { id?: string; value?: number | null; onChange?: (value: number | null) => void };
/** Typed in 元, kept in whole 分. */
export const MoneyInput = ({ id, value, onChange }: MoneyInputProps) => (
  <InputNumber<number>
    {...(id && { id })}
    className="flow-form-number"
    controls={false}
    min={0}
    max={10_000_000_000}
    precision={2}
    suffix="元"
    value={value === null || value === undefined ? null : value / 100}
    formatter={(shown) => `${shown ?? ''}`.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}
    parser={(typed) => Number((typed ?? '').replaceAll(',', ''))}
    onChange={(typed) => onChange?.(typed === null ? null : Math.round(typed * 100))}
  />
);
