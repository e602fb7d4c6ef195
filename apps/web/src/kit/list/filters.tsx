import { Button } from 'antd';
import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useId,
  useState,
} from 'react';
import { useRemembered } from '../api/remembered.ts';
import { Input } from '../form/input.tsx';
import { Drop } from '../page/drop.tsx';
import { HeadingActions } from '../page/heading.tsx';
import { Icon } from '../page/icons.tsx';
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

type SavedFilter = { name: string; values: Record<string, string> };
const maxSaved = 10;

/** Shows the filters that the user saved under a name as tabs; they are kept per page on this computer. */
function SavedFilters({ name: page, search }: { name: string; search: List<object>['search'] }) {
  const [saved, save] = useRemembered<SavedFilter[]>(`filters.${page}`, []);
  const [name, setName] = useState('');
  const { values, initial } = search;
  const chosen = Object.fromEntries(Object.entries(values).flatMap(([field, value]) => (value ? [[field, value]] : [])));
  const isPlain = Object.entries(values).every(([field, value = '']) => value === (initial[field] ?? ''));
  const others = saved.filter((one) => one.name !== name.trim());
  const refusal = isPlain ? '先查询，再保存' : others.length >= maxSaved ? `最多保存${maxSaved}个` : undefined;
  const add = () => {
    if (refusal || !name.trim()) return;
    save([...others, { name: name.trim(), values: chosen }]);
    setName('');
  };
  const enter = (event: KeyboardEvent) => {
    // otherwise Enter would submit the search card
    event.preventDefault();
    if (!event.nativeEvent.isComposing) add();
  };
  const emptyValues = Object.fromEntries(Object.keys({ ...initial, ...values }).map((field) => [field, '']));
  const isShown = (one: SavedFilter) => JSON.stringify(sorted(one.values)) === JSON.stringify(sorted(chosen));
  const panel = (
    <div className="row saved-filters">
      <Input
        aria-label="常用筛选的名称"
        placeholder={refusal ?? '当前筛选的名称'}
        maxLength={12}
        value={name}
        disabled={refusal !== undefined}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={enter}
      />
      <Button disabled={refusal !== undefined || !name.trim()} onClick={add}>
        保存
      </Button>
    </div>
  );
  return (
    <fieldset className="views" aria-label="常用筛选">
      <button type="button" className="view" aria-pressed={isPlain} onClick={search.reset}>
        全部
      </button>
      {saved.map((one) => (
        <span key={one.name} className="view-saved">
          <button
            type="button"
            className="view"
            aria-pressed={!isPlain && isShown(one)}
            onClick={() => search.query({ ...emptyValues, ...one.values })}
          >
            {one.name}
          </button>
          <button
            type="button"
            className="view-remove"
            aria-label={`删除常用筛选${one.name}`}
            onClick={() => save(saved.filter((other) => other !== one))}
          >
            <Icon name="close" size={12} />
          </button>
        </span>
      ))}
      <Drop
        label="存为常用筛选"
        button={<Button type="text" size="small" aria-label="存为常用筛选" title="存为常用筛选" icon={<Icon name="plus" size={14} />} />}
      >
        {() => panel}
      </Drop>
    </fieldset>
  );
}

const sorted = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .filter(([, value]) => value)
    .sort(([one], [other]) => one.localeCompare(other));

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
