import { type KeyboardEvent, type ReactNode, useCallback, useId, useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../feedback/empty.tsx';
import { Panel } from '../page/panel.tsx';
import type { Column } from '../table/column.ts';
import { Table } from '../table/table.tsx';
import { areaPath, linePath, partsOf, scale, seriesColour, shorten, ticksOf } from './scale.ts';
import './chart.css';

/** A figure of a chart. A value of null is missing data. */
export type Figure = {
  value: number | null;
  /** The figure without its unit, as marks and table say it. */
  text: string;
  /** Address of the list that has the entries counted here. */
  to?: string | undefined;
  /** Whether the figure is about something that is due soon. */
  isDue?: boolean;
};
export type ChartRow = {
  /** Unique full name, for marks and table. */
  name: string;
  /** Name on the axis. */
  short?: string;
  /** One figure per series. */
  figures: readonly Figure[];
  /** Result of the whole row, such as the rental rate of a building. */
  result?: string;
};
export type ChartData = {
  /** Noun for the rows; heads the first column of the table. */
  noun: string;
  unit: string;
  series: readonly { name: string; colour?: string }[];
  rows: readonly ChartRow[];
  /** Name of the results of the rows. */
  result?: string;
};
type Options = {
  kind: 'line' | 'bars' | 'stacked';
  /** Value that the figures of a line should reach. */
  target?: number;
  /** Smallest range of a line's axis, in the unit of the figures. */
  least?: number;
  /** Whether all rows of a stacked chart are equally long, so that shares can be compared. */
  isShare?: boolean;
};

const colourOf = ({ series }: ChartData, at: number) => series[at]?.colour ?? seriesColour(at);
const valuesOf = ({ rows }: ChartData) => rows.flatMap(({ figures }) => figures.flatMap(({ value }) => value ?? []));
const sumOf = ({ figures }: ChartRow) => figures.reduce((sum, { value }) => sum + (value ?? 0), 0);
const isMissing = ({ figures }: ChartRow) => figures.every(({ value }) => value === null);
const withUnit = (text: string | number, unit: string) => (unit === '%' ? `${text}%` : `${text} ${unit}`);

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

/** Place of a mark: the arrow keys move by it. */
type Place = { x: number; y: number };
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

type Drawing = Omit<Options, 'kind'> & {
  data: ChartData;
  width: number;
  /** Makes the shape of a figure a mark that can be focused and says its value. */
  mark: (place: Place, shape: ReactNode) => ReactNode;
  /** Fill of a place without data. */
  hatch: string;
};
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

/** The drawing area of a chart: assistive technology finds the marks in it, everything else is in their names and in the table. */
const Drawn = ({ width, height, children }: { width: number; height: number; children: ReactNode }) => (
  <div className="chart-scroll">
    {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure around it has the name, and a title would appear as a tooltip */}
    <svg width={width} height={height}>
      {children}
    </svg>
  </div>
);

const plotTop = 20;
const plotBottom = 160;
const plotHeight = plotBottom - plotTop;
const axisText = plotBottom + 18;

function Line({ data, width, mark, hatch, target, least = 0 }: Drawing) {
  const left = 44;
  const right = width - 12;
  const ticks = ticksOf([...valuesOf(data), ...(target === undefined ? [] : [target])], { least });
  const y = scale(ticks[0] ?? 0, ticks.at(-1) ?? 1, plotBottom, plotTop);
  const x = scale(0, Math.max(data.rows.length - 1, 1), left, right);
  const slot = x(1) - x(0);
  const pointsOf = (at: number) =>
    data.rows.map(({ figures }, row) => {
      const value = figures[at]?.value ?? null;
      return value === null ? null : ([x(row), y(value)] as const);
    });
  const [first, last] = [data.rows[0], data.rows.at(-1)];
  return (
    <Drawn width={width} height={axisText + 6}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="chart-grid" d={`M${left} ${y(tick)}H${right}`} />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end">
            {withUnit(tick, data.unit)}
          </text>
        </g>
      ))}
      {target !== undefined && (
        <g>
          <path className="chart-target" d={`M${left} ${y(target)}H${right}`} />
          <text x={right} y={y(target) - 6} textAnchor="end">
            目标 {withUnit(target, data.unit)}
          </text>
        </g>
      )}
      {data.series.map(({ name }, at) => (
        <g key={name} style={{ color: colourOf(data, at) }}>
          {data.series.length === 1 && <path className="chart-area" d={areaPath(pointsOf(at), plotBottom)} />}
          <path className="chart-line" d={linePath(pointsOf(at))} />
          {pointsOf(at).map((point, row) =>
            mark(
              { x: row, y: at },
              point ? (
                <>
                  <circle className="chart-reach" cx={point[0]} cy={point[1]} r={Math.max(Math.min(slot / 2, 14), 4)} />
                  <circle className={`chart-dot ${row === data.rows.length - 1 ? 'is-end' : ''}`} cx={point[0]} cy={point[1]} r="3.5" />
                </>
              ) : (
                <rect
                  className="chart-gap"
                  fill={hatch}
                  x={Math.max(x(row) - slot / 2, left)}
                  width={Math.min(x(row) + slot / 2, right) - Math.max(x(row) - slot / 2, left)}
                  y={plotTop}
                  height={plotHeight}
                />
              ),
            ),
          )}
        </g>
      ))}
      <text x={left} y={axisText}>
        {first?.short ?? first?.name}
      </text>
      {data.rows.length > 1 && (
        <text x={right} y={axisText} textAnchor="end">
          {last?.short ?? last?.name}
        </text>
      )}
    </Drawn>
  );
}

const barWidth = 18;
/** Bars of one series; further series are in the table only. */
function Bars({ data, width, mark, hatch }: Drawing) {
  const values = valuesOf(data);
  const ticks = ticksOf([0, ...values], { isWhole: values.every(Number.isInteger) });
  const y = scale(ticks[0] ?? 0, ticks.at(-1) ?? 1, plotBottom, plotTop);
  const slot = Math.max(Math.min(width / data.rows.length, 88), 28);
  const whole = Math.max(slot * data.rows.length, width);
  return (
    <Drawn width={whole} height={axisText + 6}>
      {ticks.slice(1).map((tick) => (
        <path key={tick} className="chart-grid" d={`M0 ${y(tick)}H${whole}`} />
      ))}
      {data.rows.map(({ name, short = name, figures: [figure] }, row) => {
        const value = figure?.value ?? null;
        const middle = slot * row + slot / 2;
        const bar = { x: middle - barWidth / 2, width: barWidth, rx: 3 };
        const height = value === null ? plotHeight : Math.max(plotBottom - y(value), value ? 3 : 0);
        const colour = figure?.isDue ? 'var(--warm-mark)' : colourOf(data, 0);
        return (
          <g key={name}>
            {mark(
              { x: row, y: 0 },
              <>
                <rect className="chart-reach" x={middle - slot / 2} width={slot} y={plotTop - 14} height={plotHeight + 14} />
                <rect
                  {...bar}
                  className={value === null ? 'chart-gap' : ''}
                  y={plotBottom - height}
                  height={height}
                  fill={value === null ? hatch : colour}
                />
                {value !== null && (
                  <text
                    className={`chart-value ${figure?.isDue ? 'is-due' : ''}`}
                    x={middle}
                    y={plotBottom - height - 6}
                    textAnchor="middle"
                  >
                    {figure?.text}
                  </text>
                )}
              </>,
            )}
            <text x={middle} y={axisText} textAnchor="middle">
              {shorten(short, slot - 4)}
            </text>
          </g>
        );
      })}
    </Drawn>
  );
}

const rowHeight = 28;
const stackHeight = 14;
/** A bar per row, divided among the series; beside it the result of the row. */
function Stacked({ data, width, mark, hatch, isShare = false }: Drawing) {
  const left = Math.min(112, width / 4);
  const right = width - (data.result ? 64 : 0);
  const longest = Math.max(...data.rows.map(sumOf));
  return (
    <Drawn width={width} height={rowHeight * data.rows.length}>
      {data.rows.map((row, at) => {
        const top = rowHeight * at + (rowHeight - stackHeight) / 2;
        const length = (right - left) * (isShare ? 1 : sumOf(row) / longest);
        const parts = partsOf(
          row.figures.map(({ value }) => value ?? 0),
          length,
        );
        const bar = { y: top, height: stackHeight, rx: 3 };
        return (
          <g key={row.name}>
            <text className="chart-name" x="0" y={top + 11}>
              {shorten(row.short ?? row.name, left - 8, 13)}
            </text>
            {isMissing(row)
              ? mark({ x: 0, y: at }, <rect {...bar} className="chart-gap" fill={hatch} x={left} width={right - left} />)
              : parts.map(({ x, width: part }, series) =>
                  mark({ x: series, y: at }, <rect {...bar} fill={colourOf(data, series)} x={left + x} width={part} />),
                )}
            {row.result && (
              <text className="chart-value" x={width} y={top + 11} textAnchor="end">
                {row.result}
              </text>
            )}
          </g>
        );
      })}
    </Drawn>
  );
}

type SparkProps = { values: readonly (number | null)[]; label: string; width?: number; height?: number };
/** A trend without axes beside a figure; `label` says in words what it shows. */
export function Spark({ values, label, width = 96, height = 32 }: SparkProps) {
  const known = values.flatMap((value) => value ?? []);
  if (known.length === 0) return null;
  const y = scale(Math.min(...known), Math.max(...known), height - 4, 4);
  const x = scale(0, Math.max(values.length - 1, 1), 3, width - 4);
  const points = values.map((value, at) => (value === null ? null : ([x(at), y(value)] as const)));
  const end = points.findLast((point) => point !== null);
  return (
    <svg className="chart-spark" width={width} height={height} role="img" aria-label={label}>
      <path className="chart-area" d={areaPath(points, height)} />
      <path className="chart-line" d={linePath(points)} />
      {end && <circle cx={end[0]} cy={end[1]} r="2.5" fill="currentColor" />}
    </svg>
  );
}

const ringWidth = 5;
type RingProps = { /** From 0 to 1; null is missing data. */ share: number | null; label: string; size?: number; isDue?: boolean };
/** A share as a ring beside its figure; `label` says it in words. */
export function Ring({ share, label, size = 44, isDue = false }: RingProps) {
  const ring = { cx: size / 2, cy: size / 2, r: (size - ringWidth) / 2, strokeWidth: ringWidth, fill: 'none' };
  return (
    <svg width={size} height={size} role="img" aria-label={label}>
      <circle {...ring} stroke="var(--track)" {...(share === null && { strokeDasharray: '2 4' })} />
      {Boolean(share) && (
        <circle
          {...ring}
          stroke={isDue ? 'var(--warm-mark)' : 'var(--c1)'}
          strokeLinecap="round"
          pathLength={1}
          strokeDasharray={`${Math.min(share ?? 0, 1)} 1`}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      )}
    </svg>
  );
}
