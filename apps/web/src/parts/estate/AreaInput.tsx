import { Input } from '../../kit/form/input.tsx';

type AreaInputProps = { id?: string; value?: string | null; onChange?: (value: string) => void; 'aria-label'?: string; disabled?: boolean };
/** Renders an input for an area, kept as text so that its four decimal places stay exact. */
export const AreaInput = ({ value, onChange, ...input }: AreaInputProps) => (
  <Input
    {...input}
    value={value ?? ''}
    onChange={({ target }) => onChange?.(target.value)}
    suffix="㎡"
    inputMode="decimal"
    autoComplete="off"
    maxLength={15}
  />
);
