import { Icon } from '../../kit/page/icons.tsx';
import { type Column, columnKey, fieldOf } from '../../kit/table/column.ts';
import { Table, type TableProps } from '../../kit/table/table.tsx';

type Branch<R> = { key: string; name: string; children: R[] };
type VisibleRow<R> = { row: R; level: number };

function visibleRows<R extends Branch<R>>(rows: readonly R[], open: readonly string[], level = 0): VisibleRow<R>[] {
  return rows.flatMap((row) => [{ row, level }, ...(open.includes(row.key) ? visibleRows(row.children, open, level + 1) : [])]);
}

type TreeTableProps<R> = Pick<TableProps<R>, 'caption' | 'empty' | 'size'> & {
  columns: readonly Column<R>[];
  rows: readonly R[];
  /** Keys of the unfolded branches. */
  open: readonly string[];
  onOpen: (keys: string[]) => void;
};
/** Renders a table of nested rows whose branches can be folded. */
export function TreeTable<R extends Branch<R>>({ columns, rows, open, onOpen, ...table }: TreeTableProps<R>) {
  const turn = (key: string) => onOpen(open.includes(key) ? open.filter((other) => other !== key) : [...open, key]);
  const shown = columns.map(({ dataIndex, render, ...column }, place): Column<VisibleRow<R>> => {
    const content = (row: R, at: number) => (render ? render(fieldOf(row, dataIndex), row, at) : String(fieldOf(row, dataIndex) ?? ''));
    return {
      ...column,
      key: columnKey(columns[place] as Column<R>),
      render: (_, { row, level }, at) =>
        place > 0 ? (
          content(row, at)
        ) : (
          <span className="table-branch" style={{ paddingInlineStart: level * 20 }}>
            <FoldButton row={row} isOpen={open.includes(row.key)} onTurn={() => turn(row.key)} />
            {content(row, at)}
          </span>
        ),
    };
  });
  return <Table<VisibleRow<R>> {...table} columns={shown} dataSource={visibleRows(rows, open)} rowKey={({ row }) => row.key} />;
}

type FoldButtonProps<R> = { row: Branch<R>; isOpen: boolean; onTurn: () => void };
function FoldButton<R>({ row, isOpen, onTurn }: FoldButtonProps<R>) {
  if (row.children.length === 0) return <span className="table-fold" />;
  return (
    <button
      type="button"
      className="table-fold"
      aria-expanded={isOpen}
      aria-label={`${isOpen ? '折叠' : '展开'}${row.name}`}
      onClick={onTurn}
    >
      <Icon name="chevron" />
    </button>
  );
}
