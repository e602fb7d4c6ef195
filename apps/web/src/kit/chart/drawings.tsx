import type { ReactNode } from 'react';
import {
  areaPath,
  type ChartData,
  colourOf,
  isMissing,
  linePath,
  type Options,
  partsOf,
  scale,
  shorten,
  sumOf,
  ticksOf,
  valuesOf,
  withUnit,
} from './scale.ts';

/** Place of a mark: the arrow keys move by it. */
export type Place = { x: number; y: number };

type Drawing = Omit<Options, 'kind'> & {
  data: ChartData;
  width: number;
  /** Makes the shape of a figure a mark that can be focused and says its value. */
  mark: (place: Place, shape: ReactNode) => ReactNode;
  /** Fill of a place without data. */
  hatch: string;
};

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

export function Line({ data, width, mark, hatch, target, least = 0 }: Drawing) {
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
export function Bars({ data, width, mark, hatch }: Drawing) {
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
export function Stacked({ data, width, mark, hatch, isShare = false }: Drawing) {
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
