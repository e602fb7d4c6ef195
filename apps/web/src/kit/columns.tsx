import { ArrowDownOutlined, ArrowUpOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover, type TableColumnType } from 'antd';
import { useRemembered } from './list-memory.ts';
import './panel.css';

/** `chosen` are optional columns somebody wants to see. */
type Saved = { order: string[]; hidden: string[]; chosen?: string[] };
const untouched: Saved = { order: [], hidden: [] };
const keyOf = <R,>(column: TableColumnType<R>) => String(column.key ?? column.dataIndex);

/**
 * The columns as this person arranged them. Fixed ones stay at their edge; new ones appear at their own place, and those
 * marked `hidden` only once they are chosen.
 */
export function useColumns<R>(name: string, columns: TableColumnType<R>[], sort?: string) {
  const [saved, save] = useRemembered<Saved>(`columns.${name}`, untouched);
  const natural = columns.map(keyOf);
  const place = (column: TableColumnType<R>) => {
    const key = keyOf(column);
    return edgeOf(column) * 1000 + (saved.order.includes(key) ? saved.order : natural).indexOf(key);
  };
  const arranged = columns.toSorted((one, other) => place(one) - place(other));
  const isShown = (column: TableColumnType<R>) =>
    column.hidden ? (saved.chosen ?? []).includes(keyOf(column)) : !saved.hidden.includes(keyOf(column));
  return {
    shown: arranged.filter((column) => column.fixed || isShown(column)).map((column) => dressed(column, sort)),
    settings: {
      columns: arranged
        .filter((column) => !column.fixed)
        .map((column) => ({
          key: keyOf(column),
          title: String(column.title),
          isOptional: column.hidden === true,
          isShown: isShown(column),
        })),
      saved,
      save,
    },
  };
}

const edgeOf = ({ fixed }: Pick<TableColumnType, 'fixed'>) => (fixed === 'right' || fixed === 'end' ? 1 : fixed ? -1 : 0);

/** On narrow screens a row becomes a card, and each value needs its name beside it. */
export const labelled = <R,>(column: TableColumnType<R>): TableColumnType<R> => ({
  ...column,
  onCell: (row, at) => ({ ...column.onCell?.(row, at), 'data-label': String(column.title) }) as object,
});

function dressed<R>({ hidden: _, ...column }: TableColumnType<R>, sort?: string): TableColumnType<R> {
  const key = keyOf(column);
  if (!column.sorter) return labelled(column);
  return { ...labelled(column), key, sortOrder: sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null };
}

/** Which columns to show and in which order; remembered for the page. */
export function ColumnSettings({ columns, saved, save }: ReturnType<typeof useColumns>['settings']) {
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
      <ul className="columns-settings">
        {columns.map((column, at) => (
          <li key={column.key}>
            <Checkbox checked={column.isShown} disabled={isLast && column.isShown} onChange={() => toggle(column)}>
              {column.title}
            </Checkbox>
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
      <Button type="link" size="small" onClick={() => save(untouched)}>
        恢复默认
      </Button>
    </>
  );
  return (
    <Popover
      content={panel}
      trigger="click"
      placement="bottomRight"
      title="列设置"
      getPopupContainer={(button) => button.parentElement ?? document.body}
    >
      <Button type="text" aria-label="列设置" title="列设置" icon={<SettingOutlined />} />
    </Popover>
  );
}
