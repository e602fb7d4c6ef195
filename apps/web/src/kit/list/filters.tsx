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
import { HeadingActions } from '../page/heading.tsx';
import { Icon } from '../page/icons.tsx';
import { SavedFilters } from './saved-filters.tsx';
import type { List } from './state.ts';

type Values = List<object>['search']['values'];
type TypedValues = { values: Values; set(name: string, value: string | undefined): void };
const TypedContext = createContext<TypedValues>({ values: {}, set: () => {} });
/** Returns the values typed in the search card but not queried yet, for fields that do not fit `Filter`. */
export const useTyped = () => useContext(TypedContext);

type FiltersProps = PropsWithChildren<{
  name: string;
  search: List<object>['search'];
  more?: ReactNode;
  actions?: ReactNode;
  tools: ReactNode;
}>;
/**
 * Renders the bar at the top of a list: the saved filters as tabs, two or three fields, and the rest behind 展开. Enter submits the query;
 * 重置 restores the defaults and submits.
 */
export function Filters({ name, search, more, actions, tools, children }: FiltersProps) {
  const [isOpen, open] = useRemembered(`expanded.${name}`, false);
  // filters behind 展开 are rendered only once opened: a calendar there is heavier than the page
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const [values, setValues] = useState(search.values);
  const [shown, setShown] = useState(search.values);
  const [isUnfolded, unfold] = useState(false);
  // Back or 清空筛选 may change the address; a page that merely becomes visible again keeps the typed values.
  if (shown !== search.values) {
    setShown(search.values);
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
    <TypedContext value={{ values, set }}>
      <form onSubmit={submit}>
        <div className="list-bar">
          {actions && <HeadingActions>{actions}</HeadingActions>}
          <SavedFilters name={name} search={search} />
          <Button className="filters-toggle" aria-expanded={isUnfolded} onClick={() => unfold(!isUnfolded)}>
            筛选
          </Button>
          <div className={isUnfolded ? 'filters' : 'filters filters-folded'}>
            {children}
            <div className="row filters-end">
              <Button htmlType="submit">查询</Button>
              <Button type="text" onClick={reset}>
                重置
              </Button>
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
            </div>
          </div>
          {tools}
        </div>
        {more && (
          <div className="filters filters-more" hidden={!isOpen}>
            {wasOpened && more}
          </div>
        )}
      </form>
    </TypedContext>
  );
}

type FilterProps = {
  name: string;
  label: string;
  /** Filters that depend on this value and are cleared when it changes. */
  clears?: readonly string[];
  children: Control;
};
type Control = ReactElement<{ id?: string; value?: unknown; onChange?: (next: unknown) => void }>;
/**
 * Renders one field of the search card, around any control with value and onChange. Does not use antd's Form: no validation is needed here,
 * and every list page would have to load it.
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
    <div className={values[name] ? 'filter is-set' : 'filter'}>
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, { id, value: values[name], onChange: (next) => change(typed(next)) })}
    </div>
  );
}
