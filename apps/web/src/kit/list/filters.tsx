import { Button } from 'antd';
import {
  cloneElement,
  createContext,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useId,
  useState,
} from 'react';
import { useRemembered } from '../api/remembered.ts';
import { Icon } from '../page/icons.tsx';
import { Panel } from '../page/panel.tsx';
import { SavedFilters } from './saved-filters.tsx';
import type { List } from './state.ts';

type Values = List<object>['search']['values'];
type Typed = { values: Values; set(name: string, value: string | undefined): void };
const TypedContext = createContext<Typed>({ values: {}, set: () => {} });
/** What stands in the search card and is not yet asked for, for fields of a shape of their own. */
export const useTyped = () => useContext(TypedContext);

type FiltersProps = PropsWithChildren<{ name: string; search: List<object>['search']; more?: ReactNode }>;
/** The search card: two or three fields in a line, the rest behind 展开. Enter queries; 重置 goes back to the defaults and queries. */
export function Filters({ name, search, more, children }: FiltersProps) {
  const [isOpen, open] = useRemembered(`expanded.${name}`, false);
  // what nobody has opened is not fetched: a calendar behind 展开 is heavier than the page
  const [isWanted, want] = useState(isOpen);
  if (isOpen && !isWanted) want(true);
  const [values, setValues] = useState(search.values);
  const [shown, see] = useState(search.values);
  // The address may change elsewhere, by Back or 清空筛选; a page that merely comes into view again keeps what was typed.
  if (shown !== search.values) {
    see(search.values);
    setValues(search.values);
  }
  const set = (field: string, value: string | undefined) => setValues((now) => ({ ...now, [field]: value }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    search.query(values);
  };
  const reset = () => {
    setValues(search.initial);
    search.reset();
  };
  return (
    <Panel>
      <TypedContext value={{ values, set }}>
        <form className="filters" onSubmit={submit}>
          {children}
          <div className="filters-more" hidden={!isOpen}>
            {isWanted && more}
          </div>
          <div className="row">
            <Button type="primary" htmlType="submit">
              查询
            </Button>
            <Button onClick={reset}>重置</Button>
            {more && (
              <Button
                type="link"
                icon={<Icon name={isOpen ? 'up' : 'chevron'} size={12} />}
                iconPlacement="end"
                aria-expanded={isOpen}
                onClick={() => open(!isOpen)}
              >
                {isOpen ? '收起' : '展开'}
              </Button>
            )}
            <SavedFilters name={name} search={search} />
          </div>
        </form>
      </TypedContext>
    </Panel>
  );
}

type FilterProps = {
  name: string;
  label: string;
  /** What was chosen within the old value and means nothing within a new one. */
  clears?: readonly string[];
  children: Control;
};
type Control = ReactElement<{ id?: string; value?: unknown; onChange?: (next: unknown) => void }>;
/**
 * One field of the search card, around any control with value and onChange. Not antd's Form: validation is not needed
 * here, and every list page would carry it.
 */
export function Filter({ name, label, clears = [], children }: FilterProps) {
  const { values, set } = useTyped();
  const id = useId();
  const change = (next: string | undefined) => {
    for (const other of clears) set(other, undefined);
    set(name, next);
  };
  const typed = (next: unknown) => (next as { target?: { value: string } } | undefined)?.target?.value ?? (next as string | undefined);
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, { id, value: values[name], onChange: (next) => change(typed(next)) })}
    </div>
  );
}
