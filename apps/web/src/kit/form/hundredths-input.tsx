import { type ChangeEvent, useState } from 'react';
import { hundredthsOf, typedOf } from './hundredths.ts';
import { Input } from './input.tsx';

type HundredthsInputProps = {
  /** Given by Form.Item. */
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
  unit: string;
  placeholder?: string;
  'aria-label'?: string;
};
/** A number of two places, kept in hundredths: money in fen. What is no number is NaN, which no rule takes. */
export function HundredthsInput({ value = null, onChange, unit, ...input }: HundredthsInputProps) {
  const [typed, type] = useState('');
  // what was typed stands as long as it means the value: 12.5 does not become 12.50 under one's hands
  const text = Object.is(meant(typed), value) ? typed : value === null ? '' : typedOf(value);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    type(target.value);
    onChange?.(meant(target.value));
  };
  return <Input {...input} value={text} onChange={change} suffix={unit} inputMode="decimal" autoComplete="off" maxLength={17} />;
}

const meant = (text: string) => (text.trim() === '' ? null : (hundredthsOf(text) ?? Number.NaN));
