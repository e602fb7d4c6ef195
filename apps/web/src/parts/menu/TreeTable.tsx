import { Icon } from '../../kit/page/icons.tsx';
import { type Column, columnKey, fieldOf } from '../../kit/table/column.ts';
import { Table, type TableProps } from '../../kit/table/table.tsx';

type Branch<R> = { key: string; name: string; children: R[] };
type Line<R> = { row: R; level: number };

function linesOf<R extends Branch<R>>(rows: readonly R[], open: readonly string[], level = 0): Line<R>[] {
  return rows.flatMap((row) => [{ row, level }, ...(open.includes(row.key) ? linesOf(row.children, open, level + 1) : [])]);
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
  const shown = columns.map(({ dataIndex, render, ...column }, place): Column<Line<R>> => {
    const content = (row: R, at: number) => (render ? render(fieldOf(row, dataIndex), row, at) : String(fieldOf(row, dataIndex) ?? ''));
    return {
      ...column,
      key: columnKey(columns[place] as Column<R>),
      render: (_, { row, level }, at) =>
        place > 0 ? (
          content(row, at)
        ) : (
          <span className="table-branch" style={{ paddingInlineStart: level * 20 }}>
            <Fold row={row} isOpen={open.includes(row.key)} onTurn={() => turn(row.key)} />
            {content(row, at)}
          </span>
        ),
    };
  });
  return <Table<Line<R>> {...table} columns={shown} dataSource={linesOf(rows, open)} rowKey={({ row }) => row.key} />;
}

type FoldProps<R> = { row: Branch<R>; isOpen: boolean; onTurn: () => void };
function Fold<R>({ row, isOpen, onTurn }: FoldProps<R>) {
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
