import { halfway, middle, most, type Point, type Shape } from './shape.ts';

const place = ([x, y]: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/**
 * What a room's outline is taken by: its corners, the middles between them, which become corners, and the whole. Buttons of
 * the page's own, so that they stay as large as a finger and Tab reaches them.
 */
export const Handles = ({ name, shape }: { name: string; shape: Shape }) => (
  <>
    <button type="button" className="plan-handle is-whole" data-whole aria-label={`移动${name}`} style={place(middle(shape))}>
      ✥
    </button>
    {shape.map((point, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the row, and keeps the focus while it moves
      <button key={at} type="button" className="plan-handle" data-point={at} aria-label={`${name}第${at + 1}个点`} style={place(point)} />
    ))}
    {shape.length < most &&
      shape.map((_, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={at}
          type="button"
          className="plan-handle is-middle"
          data-middle={at}
          aria-label={`在${name}第${at + 1}个点之后加点`}
          style={place(halfway(shape, at))}
        />
      ))}
  </>
);

/** The corners set so far of a room that is being drawn; a press on the first closes it. */
export const OpenHandles = ({ shape }: { shape: Shape }) =>
  shape.map((point, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the row
      key={at}
      className="plan-handle is-open"
      data-close={at === 0 || undefined}
      style={place(point)}
    />
  ));
