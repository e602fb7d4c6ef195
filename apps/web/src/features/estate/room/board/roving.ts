/**
 * Roving tabindex: Tab reaches one room of the board, and the arrow keys move from there. The state is kept in the DOM, so that a move
 * costs the same however many rooms there are.
 */
const cellsOf = (within: ParentNode) => [...within.querySelectorAll<HTMLElement>('[data-room]')];
const entrySelector = '[data-room][tabindex="0"]';

export function moveEntry(cell: HTMLElement, board: HTMLElement) {
  for (const other of board.querySelectorAll<HTMLElement>(entrySelector)) other.tabIndex = -1;
  cell.tabIndex = 0;
}

/** Makes sure, after the rooms have changed, that Tab still reaches one of them. */
export function ensureEntry(board: HTMLElement) {
  if (!board.querySelector(entrySelector)) board.querySelector<HTMLElement>('[data-room]')?.setAttribute('tabindex', '0');
}

/** Returns the room to which a key moves from a room, among the rooms that match the filter. */
export function nextCell(
  from: HTMLElement,
  key: string,
  board: HTMLElement,
  isReachable: (cell: HTMLElement) => boolean,
): HTMLElement | undefined {
  const rows = [...board.querySelectorAll<HTMLElement>('.board-floor')].map((row) => cellsOf(row).filter(isReachable));
  const at = rows.findIndex((row) => row.includes(from));
  const row = rows[at] ?? [];
  const place = row.indexOf(from);
  if (key === 'ArrowLeft') return row[place - 1];
  if (key === 'ArrowRight') return row[place + 1];
  if (key === 'Home') return row[0];
  if (key === 'End') return row.at(-1);
  if (key === 'ArrowDown') return nearest(rows.slice(at + 1).find(hasRooms) ?? [], from);
  if (key === 'ArrowUp') return nearest(rows.slice(0, Math.max(at, 0)).findLast(hasRooms) ?? [], from);
  return undefined;
}

const hasRooms = (row: HTMLElement[]) => row.length > 0;
const middle = (cell: HTMLElement) => cell.offsetLeft + cell.offsetWidth / 2;
/** Returns the room of a row that is horizontally nearest. */
const nearest = (row: HTMLElement[], from: HTMLElement) =>
  row.toSorted((one, other) => Math.abs(middle(one) - middle(from)) - Math.abs(middle(other) - middle(from)))[0];
