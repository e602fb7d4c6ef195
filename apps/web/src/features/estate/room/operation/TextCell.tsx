import { useId } from 'react';
import { Input } from '../../../../kit/input.tsx';
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
/** A text in a row of several, named for who does not see the head of its column, with what is wrong with it below. */
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
