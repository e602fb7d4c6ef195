import { type ChangeEvent, useState } from 'react';
import { Input } from './input.tsx';

/** Matches thousands separators, which numbers copied from a spreadsheet contain. */
const thousandsSeparator = /,(?=(?:\d{3},)*\d{3}(?:\.|$))/g;
const amountPattern = /^(-?)(0|[1-9]\d{0,9})(?:\.(\d{1,2}))?$/;

/** Parses a typed number into hundredths: fen of yuan, or hundredths of a per cent. Returns undefined for anything else. */
export function hundredthsOf(text: string): number | undefined {
  const [, sign, whole, parts = ''] = amountPattern.exec(text.trim().replace(thousandsSeparator, '')) ?? [];
  if (whole === undefined) return undefined;
  const count = Number(whole) * 100 + Number(parts.padEnd(2, '0'));
  return sign && count ? -count : count;
}

/** Formats hundredths for typing: 12.50. */
export function formatHundredths(count: number): string {
  const digits = String(Math.abs(count)).padStart(3, '0');
  return `${count < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats fen as money with thousands separators and two decimal places. */
export const yuan = (fen: number | null | undefined): string =>
  fen == null ? '--' : formatHundredths(fen).replace(/\B(?=(\d{3})+\.)/g, ',');

type HundredthsInputProps = {
  /** Supplied by Form.Item. */
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
  unit: string;
  placeholder?: string;
  'aria-label'?: string;
};
/**
 * Renders an input for a number with two decimal places, stored in hundredths; money is stored in fen. Invalid text becomes NaN, which no
 * schema accepts.
 */
export function HundredthsInput({ value = null, onChange, unit, ...input }: HundredthsInputProps) {
  const [typed, type] = useState('');
  // typed text stays as long as it means the value: 12.5 does not become 12.50 while the user types
  const text = Object.is(parseTyped(typed), value) ? typed : value === null ? '' : formatHundredths(value);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    type(target.value);
    onChange?.(parseTyped(target.value));
  };
  return <Input {...input} value={text} onChange={change} suffix={unit} inputMode="decimal" autoComplete="off" maxLength={17} />;
}

const parseTyped = (text: string) => (text.trim() === '' ? null : (hundredthsOf(text) ?? Number.NaN));
