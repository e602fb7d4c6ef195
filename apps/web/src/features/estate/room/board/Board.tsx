import type { BoardCell, BoardFloor } from '@park/contract/estate/room';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { draw } from './draw.ts';
import { HoverCard } from './HoverCard.tsx';
import type { Shown } from './Legend.tsx';
import { enter, keepEntry, step } from './roving.ts';

type BoardProps = { label: string; floors: readonly BoardFloor[]; asOf: string; shown: Shown; onOpen: (roomId: string) => void };
const patience = 150;
const cellAt = (event: SyntheticEvent) => (event.target as Element).closest<HTMLElement>('[data-room]');

/** Renders the board and handles all its events by delegation: hover, keyboard focus and opening a room. */
export function Board({ label, floors, asOf, shown, onOpen }: BoardProps) {
  const board = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const rooms = useMemo(() => new Map(floors.flatMap((floor) => floor.rooms.map((room) => [room.id, room]))), [floors]);
  const { pointed, point } = usePointed(rooms);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pointed at is gone with the cells, nothing else moves it
  useLayoutEffect(() => {
    if (!grid.current) return;
    draw(grid.current, floors, asOf);
    keepEntry(grid.current);
    point(undefined);
  }, [floors, asOf]);

  const press = (event: KeyboardEvent) => {
    const cell = cellAt(event);
    if (!cell || !board.current) return;
    if (event.key === 'Escape') point(undefined);
    const next = step(cell, event.key, board.current, (other) => isMeant(other, shown));
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
        enter(cell, board.current);
        if (cell.matches(':focus-visible')) point(cell);
      }}
      onBlur={() => point(undefined)}
      onPointerOver={(event) => event.pointerType !== 'touch' && point(cellAt(event) ?? undefined, patience)}
      onPointerLeave={() => point(undefined)}
    >
      <div ref={grid} />
      {pointed && <HoverCard {...pointed} asOf={asOf} />}
    </section>
  );
}

/**
 * Whether the room matches the filter, with the same rule as the style sheet: filtered rooms keep their place, and the arrow keys skip
 * them.
 */
const isMeant = ({ dataset }: HTMLElement, { status, due }: Shown) =>
  (status.length === 0 || status.some((one) => one === dataset.status)) && (!due || Number(dataset.within ?? Infinity) <= due);

/** Returns the hovered room after a short delay, so that moving the pointer across the board does not flicker. */
function usePointed(rooms: ReadonlyMap<string, BoardCell>) {
  const [cell, setCell] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const point = (next: HTMLElement | undefined, after = 0) => {
    clearTimeout(timer.current);
    if (after > 0) timer.current = setTimeout(setCell, after, next);
    else setCell(next);
  };
  const room = rooms.get(cell?.dataset.room ?? '');
  return { pointed: cell?.isConnected && room ? { cell, room } : undefined, point };
}
