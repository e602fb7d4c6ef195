import type { PropsWithChildren } from 'react';
import '../page/panel.css';

/** 进行中, 正常, 待处理, 异常, 停用: a colour means the same on every page. */
export type Meaning = 'processing' | 'success' | 'warning' | 'error' | 'default';

/** A state as a dot and a word, so that it can be read without the colour. */
export function StatusTag({ meaning, children }: PropsWithChildren<{ meaning: Meaning }>) {
  return <span className={`status status-${meaning}`}>{children}</span>;
}

/** A state something may be in, as its list shows it and its filter offers it; what has no meaning is no state, as 全部. */
export type State<K extends string = string> = { value: K; label: string; meaning?: Meaning };
/** The states of one thing, from their words and what each means. */
export const statesOf = <K extends string>(words: Readonly<Record<K, string>>, meanings: Readonly<Record<K, Meaning>>): State<K>[] =>
  (Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label, meaning: meanings[value] }));

/** One of the states of a thing. */
export function StateTag<K extends string>({ states, value }: { states: readonly State<K>[]; value: NoInfer<K> }) {
  const state = states.find((one) => one.value === value);
  return state?.meaning ? <StatusTag meaning={state.meaning}>{state.label}</StatusTag> : state?.label;
}

/** People and companies are 禁用, things 停用. */
type Off = '禁用' | '停用';
export const enabledStates = (off: Off = '禁用'): State<'0' | '1'>[] => [
  { value: '1', label: '启用', meaning: 'success' },
  { value: '0', label: off, meaning: 'default' },
];
/** Whether something may be used. */
export const EnabledTag = ({ isEnable, off }: { isEnable: 0 | 1; off?: Off }) => (
  <StateTag states={enabledStates(off)} value={`${isEnable}`} />
);
