import { Button } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useRemembered } from '../api/remembered.ts';
import { Input } from '../form/input.tsx';
import { Drop } from '../page/drop.tsx';
import { Icon } from '../page/icons.tsx';
import type { List } from './state.ts';

type SavedFilter = { name: string; values: Record<string, string> };
const maxSaved = 10;

/** Shows the filters that the user saved under a name as tabs; they are kept per page on this computer. */
export function SavedFilters({ name: page, search }: { name: string; search: List<object>['search'] }) {
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
