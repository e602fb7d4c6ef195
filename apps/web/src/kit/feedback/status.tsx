import type { PropsWithChildren } from 'react';
import '../page/panel.css';

/** Meaning of a state: 进行中, 正常, 待处理, 异常 and 停用. Each has the same colour on every page. */
export type Meaning = 'processing' | 'success' | 'warning' | 'error' | 'default';

type StatusTagProps = PropsWithChildren<{
  meaning: Meaning;
  /** Draws a tinted pill, where the state is the main fact of its row; a dot is for one of many columns. */
  isPill?: boolean | undefined;
}>;
/** Shows a state as a word with a dot or in a pill, so that it can be read without the colour. */
export function StatusTag({ meaning, isPill, children }: StatusTagProps) {
  return <span className={isPill ? `pill pill-${meaning}` : `status status-${meaning}`}>{children}</span>;
}

const [soon, foreseeable] = [30, 90];
/** Shows the days until something ends; they stand out more the fewer there are. */
export function DaysLeft({ days }: { days: number }) {
  const text = days === 0 ? '今天到期' : `剩 ${days} 天`;
  if (days <= soon) return <span className="pill pill-warm">{text}</span>;
  return <span className={days <= foreseeable ? 'days-few' : 'muted'}>{text}</span>;
}

/** A state as a list shows it and its filter offers it. An entry without a meaning, such as 全部, is a choice of the filter and no state. */
export type State<K extends string = string> = { value: K; label: string; meaning?: Meaning };
/** Builds the states of one kind of record from their labels and meanings. */
export const statesOf = <K extends string>(words: Readonly<Record<K, string>>, meanings: Readonly<Record<K, Meaning>>): State<K>[] =>
  (Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label, meaning: meanings[value] }));

type StateTagProps<K extends string> = { states: readonly State<K>[]; value: NoInfer<K>; isPill?: boolean | undefined };
/** Shows one of the given states. */
export function StateTag<K extends string>({ states, value, isPill }: StateTagProps<K>) {
  const state = states.find((one) => one.value === value);
  if (!state?.meaning) return state?.label;
  return (
    <StatusTag meaning={state.meaning} isPill={isPill}>
      {state.label}
    </StatusTag>
  );
}

/** The disabled state of people and companies is 禁用, that of things 停用. */
type Off = '禁用' | '停用';
export const enabledStates = (off: Off = '禁用'): State<'0' | '1'>[] => [
  { value: '1', label: '启用', meaning: 'success' },
  { value: '0', label: off, meaning: 'default' },
];
/** Shows whether a record is enabled. */
export const EnabledTag = ({ isEnable, off, isPill }: { isEnable: 0 | 1; off?: Off; isPill?: boolean }) => (
  <StateTag states={enabledStates(off)} value={`${isEnable}`} isPill={isPill} />
);
