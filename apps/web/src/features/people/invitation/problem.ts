import { joinForm } from '@park/contract/people/invitation';

export type Name = keyof typeof joinForm;
/** What is wrong with a field of the page to join by, if anything is. */
export function problemOf(name: Name, value: string): string | undefined {
  const { pattern, missing, wrong } = joinForm[name];
  return value ? (new RegExp(pattern, 'u').test(value) ? undefined : wrong) : missing;
}
