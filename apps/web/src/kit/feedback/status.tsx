import type { PropsWithChildren } from 'react';
import '../page/panel.css';

/** Meaning of a state: 进行中, 正常, 待处理, 异常 and 停用. Each has the same colour on every page. */
export type Meaning = 'processing' | 'success' | 'warning' | 'error' | 'default';

/** Shows a state as a dot and a word, so that it can be read without the colour. */
export function StatusTag({ meaning, children }: PropsWithChildren<{ meaning: Meaning }>) {
  return <span className={`status status-${meaning}`}>{children}</span>;
}

/** A state as a list shows it and its filter offers it. An entry without a meaning, such as 全部, is a choice of the filter and no state. */
export type State<K extends string = string> = { value: K; label: string; meaning?: Meaning };
/** Builds the states of one kind of record from their labels and meanings. */
export const statesOf = <K extends string>(words: Readonly<Record<K, string>>, meanings: Readonly<Record<K, Meaning>>): State<K>[] =>
  (Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label, meaning: meanings[value] }));

/** Shows one of the given states. */
export function StateTag<K extends string>({ states, value }: { states: readonly State<K>[]; value: NoInfer<K> }) {
  const state = states.find((one) => one.value === value);
  return state?.meaning ? <StatusTag meaning={state.meaning}>{state.label}</StatusTag> : state?.label;
}

/** The disabled state of people and companies is 禁用, that of things 停用. */
type Off = '禁用' | '停用';
export const enabledStates = (off: Off = '禁用'): State<'0' | '1'>[] => [
  { value: '1', label: '启用', meaning: 'success' },
  { value: '0', label: off, meaning: 'default' },
];
/** Shows whether a record is enabled. */
export const EnabledTag = ({ isEnable, off }: { isEnable: 0 | 1; off?: Off }) => (
  <StateTag states={enabledStates(off)} value={`${isEnable}`} />
);
