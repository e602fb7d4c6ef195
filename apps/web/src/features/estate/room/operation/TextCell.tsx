import { useId } from 'react';
import { Input } from '../../../../kit/form/input.tsx';
import { FieldProblem } from './FieldProblem.tsx';

type TextCellProps = {
  label: string;
  value: string;
  problem?: string | undefined;
  placeholder?: string;
  maxLength?: number;
  isNumber?: boolean;
  onChange: (value: string) => void;
};
/** Text input in a table row, with its error below. It has its own label, because screen readers do not read the column heading with it. */
export function TextCell({ label, problem, isNumber = false, onChange, ...input }: TextCellProps) {
  const id = useId();
  return (
    <>
      <Input
        {...input}
        aria-label={label}
        {...(isNumber && { inputMode: 'decimal', className: 'is-number' })}
        {...(problem && { status: 'error', 'aria-invalid': true, 'aria-describedby': id })}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldProblem id={id} text={problem} />
    </>
  );
}
