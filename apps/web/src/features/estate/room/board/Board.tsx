import type { BoardCell, BoardFloor } from '@park/contract/estate/room';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { draw } from './draw.ts';
import { HoverCard } from './HoverCard.tsx';
import type { BoardFilter } from './Legend.tsx';
import { ensureEntry, moveEntry, nextCell } from './roving.ts';

type BoardProps = { label: string; floors: readonly BoardFloor[]; asOf: string; shown: BoardFilter; onOpen: (roomId: string) => void };
const hoverDelay = 150;
const cellAt = (event: SyntheticEvent) => (event.target as Element).closest<HTMLElement>('[data-room]');

/** Renders the board and handles all its events by delegation: hover, keyboard focus and opening a room. */
export function Board({ label, floors, asOf, shown, onOpen }: BoardProps) {
  const board = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const rooms = useMemo(() => new Map(floors.flatMap((floor) => floor.rooms.map((room) => [room.id, room]))), [floors]);
  const { hovered, hover } = useHovered(rooms);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new floors or a new day redraw the cells and end the hover
  useLayoutEffect(() => {
    if (!grid.current) return;
    draw(grid.current, floors, asOf);
    ensureEntry(grid.current);
    hover(undefined);
  }, [floors, asOf]);

  const press = (event: KeyboardEvent) => {
    const cell = cellAt(event);
    if (!cell || !board.current) return;
    if (event.key === 'Escape') hover(undefined);
    const next = nextCell(cell, event.key, board.current, (other) => matchesFilter(other, shown));
    if (!next) return;
    next.focus();
    event.preventDefault();
  };
  return (
    <section
      ref={board}
      className="board"
      aria-label={label}
      data-only={shown.status.length > 0 ? shown.status.join(' ') : undefined}
      data-due={shown.due}
      onKeyDown={press}
      onClick={(event) => {
        const cell = cellAt(event);
        if (cell) onOpen(cell.dataset.room ?? '');
      }}
      onFocus={(event) => {
        const cell = cellAt(event);
        if (!cell || !board.current) return;
        moveEntry(cell, board.current);
        if (cell.matches(':focus-visible')) hover(cell);
      }}
      onBlur={() => hover(undefined)}
      onPointerOver={(event) => event.pointerType !== 'touch' && hover(cellAt(event) ?? undefined, hoverDelay)}
      onPointerLeave={() => hover(undefined)}
    >
      <div ref={grid} />
      {hovered && <HoverCard {...hovered} asOf={asOf} />}
    </section>
  );
}

/**
 * Whether the room matches the filter, by the same rule as the style sheet. Rooms that do not match keep their position on the board, and
 * the arrow keys skip them.
 */
const matchesFilter = ({ dataset }: HTMLElement, { status, due }: BoardFilter) =>
  (status.length === 0 || status.some((one) => one === dataset.status)) && (!due || Number(dataset.within ?? Infinity) <= due);

/** Returns the hovered room after a short delay, so that moving the pointer across the board does not flicker. */
function useHovered(rooms: ReadonlyMap<string, BoardCell>) {
  const [cell, setCell] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hover = (next: HTMLElement | undefined, after = 0) => {
    clearTimeout(timer.current);
    if (after > 0) timer.current = setTimeout(setCell, after, next);
    else setCell(next);
  };
  const room = rooms.get(cell?.dataset.room ?? '');
  return { hovered: cell?.isConnected && room ? { cell, room } : undefined, hover };
}
