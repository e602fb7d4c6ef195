import { type KeyboardEvent, type ReactNode, useCallback, useId, useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../feedback/empty.tsx';
import { Panel } from '../page/panel.tsx';
import type { Column } from '../table/column.ts';
import { Table } from '../table/table.tsx';
import { Bars, Line, type Place, Stacked } from './drawings.tsx';
import { type ChartData, type ChartRow, colourOf, type Figure, isMissing, type Options, valuesOf, withUnit } from './scale.ts';
import './chart.css';

type ChartCardProps = Options & { title: string; data: ChartData; empty?: string; children?: ReactNode };
/** Shows figures as a chart or as a table, as the user chooses by 图 and 表. The children are added to the heading, such as a link. */
export function ChartCard({ title, data, empty = '暂无数据', children, ...options }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const isEmpty = valuesOf(data).length === 0;
  const showsTable = { 图: false, 表: true };
  return (
    <Panel className="stack">
      <div className="row row-between">
        <h2 className="panel-title">{title}</h2>
        <div className="row">
          {children}
          {!isEmpty && (
            <fieldset className="chart-switch" aria-label={`${title}显示为`}>
              {Object.entries(showsTable).map(([label, shows]) => (
                <button key={label} type="button" aria-pressed={isTable === shows} onClick={() => setTable(shows)}>
                  {label}
                </button>
              ))}
            </fieldset>
          )}
        </div>
      </div>
      {isEmpty && <EmptyState kind="none" text={empty} />}
      {!isEmpty && (isTable ? <FigureTable title={title} data={data} /> : <Chart title={title} data={data} {...options} />)}
    </Panel>
  );
}

function FigureTable({ title, data: { noun, unit, series, rows, result } }: { title: string; data: ChartData }) {
  const columns: Column<ChartRow>[] = [
    { title: noun, dataIndex: 'name' },
    ...series.map(
      ({ name }, at): Column<ChartRow> => ({
        ...{ title: name, key: name, align: 'end' },
        render: (_, { figures }) => <FigureText figure={figures[at]} />,
      }),
    ),
    ...(result ? [{ title: result, dataIndex: 'result', align: 'end' } satisfies Column<ChartRow>] : []),
  ];
  return <Table caption={`${title}（${unit}）`} size="small" columns={columns} dataSource={rows} rowKey="name" />;
}
function FigureText({ figure }: { figure: Figure | undefined }) {
  if (!figure || figure.value === null) return '--';
  return figure.to ? <Link to={figure.to}>{figure.text}</Link> : figure.text;
}

type Mark = Place & { words: string; to: string | undefined };
/** Returns a mark for each figure. A stacked chart has none for zero, and one for a row whose figures are all missing. */
function marksOf({ rows, series, unit }: ChartData, kind: Options['kind']): Mark[] {
  const isStacked = kind === 'stacked';
  return rows.flatMap((row, rowAt) =>
    row.figures.flatMap(({ value, text, to }, at) => {
      if (isStacked && (isMissing(row) ? at > 0 : !value)) return [];
      const names = [row.name, ...(series.length > 1 && value !== null ? [series[at]?.name] : [])];
      const words = [...names, value === null ? '无数据' : withUnit(text, unit)].join(' ');
      return { ...(isStacked ? { x: at, y: rowAt } : { x: rowAt, y: at }), words, to: value === null ? undefined : to };
    }),
  );
}

const directions: Record<string, readonly ['x' | 'y', 1 | -1]> = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
};
/** Returns the mark to which a key moves: the nearest in its direction, if there is one. */
function nextMark(marks: readonly Mark[], from: Mark, key: string): Mark | undefined {
  if (key === 'Home') return marks[0];
  if (key === 'End') return marks.at(-1);
  const [along, sign] = directions[key] ?? [];
  if (!along || !sign) return undefined;
  const across = along === 'x' ? 'y' : 'x';
  const distance = (mark: Mark) => (mark[along] - from[along]) * sign * 1000 + Math.abs(mark[across] - from[across]);
  const isAhead = (mark: Mark) => (mark[along] - from[along]) * sign > 0 && (along === 'y' || mark.y === from.y);
  return marks.filter(isAhead).toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Gives a group of shapes a name that assistive technology reads. */
const asImage = { role: 'img' };
const drawings = { line: Line, bars: Bars, stacked: Stacked };
/** Width of a chart that has not been measured yet. */
const usualWidth = 560;

/** Draws a chart. Tab reaches one mark, the arrow keys move from there; the value of the mark is also shown below the chart. */
function Chart({ title, data, kind, ...options }: Options & { title: string; data: ChartData }) {
  const id = useId();
  const [width, setWidth] = useState(usualWidth);
  const [entry, setEntry] = useState('');
  const [said, setSaid] = useState('');
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const sizes = new ResizeObserver(() => setWidth(box.clientWidth || usualWidth));
    sizes.observe(box);
    return () => sizes.disconnect();
  }, []);
  const marks = marksOf(data, kind);
  const keyOf = ({ x, y }: Place) => `${id}-${x}-${y}`;
  const chosen = marks.find((one) => keyOf(one) === entry) ?? marks[0];
  const mark = (place: Place, shape: ReactNode) => {
    const own = marks.find(({ x, y }) => x === place.x && y === place.y);
    if (!own) return null;
    const key = keyOf(place);
    const facts = {
      ...{ id: key, className: 'chart-mark', tabIndex: own === chosen ? 0 : -1, 'aria-label': own.words },
      onFocus: () => {
        setEntry(key);
        setSaid(own.words);
      },
      onPointerEnter: () => setSaid(own.words),
      onKeyDown: (event: KeyboardEvent) => {
        const next = nextMark(marks, own, event.key);
        if (!next) return;
        event.preventDefault();
        document.getElementById(keyOf(next))?.focus();
      },
    };
    return own.to ? (
      <Link key={key} to={own.to} {...facts}>
        {shape}
      </Link>
    ) : (
      <g key={key} {...facts} {...asImage}>
        {shape}
      </g>
    );
  };
  const Draw = drawings[kind];
  return (
    <figure ref={measure} className="chart" aria-label={title} onPointerLeave={() => setSaid('')}>
      <svg width="0" height="0" aria-hidden="true">
        <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2" height="6" fill="var(--line-strong)" />
        </pattern>
      </svg>
      <Draw {...options} data={data} width={width} mark={mark} hatch={`url(#${id}-hatch)`} />
      <figcaption className="row row-between">
        <Legend data={data} />
        <span className="chart-said" aria-hidden="true">
          {said}
        </span>
      </figcaption>
    </figure>
  );
}

function Legend({ data }: { data: ChartData }) {
  if (data.series.length < 2) return null;
  return (
    <ul className="row chart-legend">
      {data.series.map(({ name }, at) => (
        <li key={name}>
          <i style={{ background: colourOf(data, at) }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
