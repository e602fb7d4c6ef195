import { joinForm } from '@park/contract/people/invitation';

export type Name = keyof typeof joinForm;
/** Returns the error of a field of the join form, if any. */
export function problemOf(name: Name, value: string): string | undefined {
  const { pattern, missing, wrong } = joinForm[name];
  return value ? (new RegExp(pattern, 'u').test(value) ? undefined : wrong) : missing;
}
