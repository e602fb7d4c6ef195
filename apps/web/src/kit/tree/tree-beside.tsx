import { type CSSProperties, type KeyboardEvent, type PointerEvent, type PropsWithChildren, type ReactNode, useRef } from 'react';
import { useRemembered } from '../api/remembered.ts';
import '../page/panel.css';

const narrowest = 220;
const widest = 420;
const step = 16;

/** A tree on the left, its content on the right, and a bar between them to drag or to move with the arrow keys. */
export function TreeBeside({ side, children }: PropsWithChildren<{ side: ReactNode }>) {
  const [width, setWidth] = useRemembered('treeWidth', 260);
  const grid = useRef<HTMLDivElement>(null);
  const resize = (to: number) => setWidth(Math.round(Math.min(widest, Math.max(narrowest, to))));
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId) && grid.current)
      resize(event.clientX - grid.current.getBoundingClientRect().left);
  };
  const nudge = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') resize(width - step);
    if (key === 'ArrowRight') resize(width + step);
  };
  return (
    <div ref={grid} className="tree-beside" style={{ '--side': `${width}px` } as CSSProperties}>
      <div className="tree-beside-side">{side}</div>
      <hr
        aria-label="调整树的宽度"
        aria-orientation="vertical"
        aria-valuenow={width}
        aria-valuemin={narrowest}
        aria-valuemax={widest}
        tabIndex={0}
        className="tree-beside-handle"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={nudge}
      />
      <div className="stack">{children}</div>
    </div>
  );
}
