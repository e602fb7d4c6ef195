import { halfway, maxPoints, middle, type Point, type Shape } from './shape.ts';

const positionStyle = ([x, y]: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/**
 * Handles of a room's outline: its corners, the midpoints between them (which become corners), and the whole shape. They are HTML buttons
 * outside the SVG, so that they keep a touchable size at any zoom and Tab reaches them.
 */
export const Handles = ({ name, shape }: { name: string; shape: Shape }) => (
  <>
    <button type="button" className="plan-handle is-whole" data-whole aria-label={`移动${name}`} style={positionStyle(middle(shape))}>
      ✥
    </button>
    {shape.map((point, at) => (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a corner, which keeps the focus while it moves
        key={at}
        type="button"
        className="plan-handle"
        data-point={at}
        aria-label={`${name}第${at + 1}个点`}
        style={positionStyle(point)}
      />
    ))}
    {shape.length < maxPoints &&
      shape.map((_, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the index of the corner before it identifies a midpoint
          key={at}
          type="button"
          className="plan-handle is-middle"
          data-middle={at}
          aria-label={`在${name}第${at + 1}个点之后加点`}
          style={positionStyle(halfway(shape, at))}
        />
      ))}
  </>
);

/** The corners set so far of an unfinished outline; pressing the first corner closes it. */
export const OpenHandles = ({ shape }: { shape: Shape }) =>
  shape.map((point, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a corner
      key={at}
      className="plan-handle is-open"
      data-close={at === 0 || undefined}
      style={positionStyle(point)}
    />
  ));
