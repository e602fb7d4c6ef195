import { Button } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useRemembered } from '../api/remembered.ts';
import { Input } from '../form/input.tsx';
import { Drop } from '../page/drop.tsx';
import { Icon } from '../page/icons.tsx';
import type { List } from './state.ts';

type SavedFilter = { name: string; values: Record<string, string> };
const maxSaved = 10;

/** Filters that the user saved under a name; kept per page on this computer. */
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
  const panel = (close: () => void) => (
    <>
      <ul className="saved-filters">
        {saved.map((one) => (
          <li key={one.name}>
            <button
              type="button"
              className="menu-row"
              onClick={() => {
                close();
                search.query({ ...emptyValues, ...one.values });
              }}
            >
              {one.name}
            </button>
            <Button
              type="text"
              size="small"
              icon={<Icon name="close" size={12} />}
              aria-label={`删除常用筛选${one.name}`}
              onClick={() => save(saved.filter((other) => other !== one))}
            />
          </li>
        ))}
      </ul>
      <div className="row">
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
    </>
  );
  return (
    <Drop label="常用筛选" button={<Button type="link">常用筛选</Button>}>
      {panel}
    </Drop>
  );
}
