import { ArrowDownOutlined, ArrowUpOutlined, ColumnHeightOutlined, SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useRemembered } from '../api/remembered.ts';
import { Drop } from '../page/drop.tsx';
import { DropMenu } from '../page/drop-menu.tsx';
import { Icon } from '../page/icons.tsx';
import { type Column, columnKey } from '../table/column.ts';
import type { Density } from '../table/table.tsx';
import { Tick } from '../table/ticks.tsx';
import '../page/panel.css';

/** `chosen` holds the optional columns that the user has turned on. */
type SavedColumns = { order: string[]; hidden: string[]; chosen?: string[] };
const defaultSettings: SavedColumns = { order: [], hidden: [] };

/**
 * Returns the columns as the user arranged them. Fixed columns stay at their edge; new columns appear at their default position, and
 * columns marked `hidden` only once the user chooses them.
 */
export function useColumns<R>(name: string, columns: Column<R>[]) {
  const [saved, save] = useRemembered<SavedColumns>(`columns.${name}`, defaultSettings);
  const defaultOrder = columns.map(columnKey);
  const place = (column: Column<R>) => {
    const key = columnKey(column);
    return edgeRank(column) * 1000 + (saved.order.includes(key) ? saved.order : defaultOrder).indexOf(key);
  };
  const arranged = columns.toSorted((one, other) => place(one) - place(other));
  const isShown = (column: Column<R>) =>
    column.hidden ? (saved.chosen ?? []).includes(columnKey(column)) : !saved.hidden.includes(columnKey(column));
  return {
    shown: arranged.filter((column) => column.fixed || isShown(column)),
    settings: {
      columns: arranged
        .filter((column) => !column.fixed)
        .map((column) => ({
          key: columnKey(column),
          title: column.title,
          isOptional: column.hidden === true,
          isShown: isShown(column),
        })),
      saved,
      save,
    },
  };
}

const edgeRank = <R,>({ fixed }: Column<R>) => (fixed === 'end' ? 1 : fixed ? -1 : 0);

/** Lets the user choose and order the columns; remembered per page. */
export function ColumnSettings({ columns, saved, save }: ReturnType<typeof useColumns>['settings']) {
  const id = useId();
  const keys = columns.map(({ key }) => key);
  const isLast = columns.filter(({ isShown }) => isShown).length === 1;
  const without = (list: readonly string[] = [], key: string) => list.filter((other) => other !== key);
  const toggle = ({ key, isOptional, isShown }: (typeof columns)[number]) =>
    save({
      order: keys,
      hidden: isOptional || !isShown ? without(saved.hidden, key) : [...saved.hidden, key],
      chosen: isOptional && !isShown ? [...(saved.chosen ?? []), key] : without(saved.chosen, key),
    });
  const move = (at: number, to: number) => save({ ...saved, order: keys.with(at, keys[to] as string).with(to, keys[at] as string) });
  const panel = (
    <>
      <strong>列设置</strong>
      <ul className="columns-settings">
        {columns.map((column, at) => (
          <li key={column.key}>
            <label htmlFor={`${id} ${column.key}`}>
              <Tick
                id={`${id} ${column.key}`}
                checked={column.isShown}
                disabled={isLast && column.isShown}
                onChange={() => toggle(column)}
              />
              {column.title}
            </label>
            <span>
              <Button
                type="text"
                size="small"
                aria-label={`上移${column.title}`}
                icon={<ArrowUpOutlined />}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <Button
                type="text"
                size="small"
                aria-label={`下移${column.title}`}
                icon={<ArrowDownOutlined />}
                disabled={at === keys.length - 1}
                onClick={() => move(at, at + 1)}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button type="link" size="small" onClick={() => save(defaultSettings)}>
        恢复默认
      </Button>
    </>
  );
  return (
    <Drop label="列设置" align="end" button={<Button type="text" aria-label="列设置" title="列设置" icon={<SettingOutlined />} />}>
      {() => panel}
    </Drop>
  );
}

const densities = { large: '宽松', medium: '默认', small: '紧凑' } satisfies Record<Density, string>;

/** Returns and sets the row density that the user chose, shared by all pages. */
export const useDensity = () => useRemembered<Density>('density', 'medium');

/** Lets the user choose the row height of all tables. */
export function DensityMenu() {
  const [density, setDensity] = useDensity();
  const entries = Object.entries(densities).map(([key, label]) => ({
    key,
    label,
    isChosen: key === density,
    onClick: () => setDensity(key as Density),
  }));
  return (
    <DropMenu label="密度" align="end" entries={entries}>
      <Button type="text" aria-label="密度" title="密度" icon={<ColumnHeightOutlined />} />
    </DropMenu>
  );
}

/** Refetches the shown rows. */
export function RefreshButton({ onClick }: { onClick: () => void }) {
  return <Button type="text" aria-label="刷新" title="刷新" icon={<Icon name="refresh" />} onClick={onClick} />;
}
