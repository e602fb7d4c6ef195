import type { BoardCell, BoardFloor } from '@park/contract/estate/room';
import { roomStatuses } from '@park/contract/kinds';
import { daysBetween } from '../../../../kit/day/days.ts';
import { areaFigure } from '../../../../parts/estate/text.ts';
import { lastDay } from '../words.ts';
import { dueOf } from './due.ts';

/**
 * Draws the floors of a building from the top down without React, because a thousand rooms are a thousand clones of one button. Hover,
 * selection and filter are not part of the cells: event delegation and CSS handle them.
 */
export function draw(grid: HTMLElement, floors: readonly BoardFloor[], asOf: string): void {
  const had = focused(grid);
  const largest = Math.max(1, ...floors.map(({ area }) => Number(area)));
  grid.style.setProperty('--most', String(Math.max(...floors.map(({ rooms }) => rooms.length))));
  grid.replaceChildren(...floors.map((floor) => rowOf(floor, largest, asOf)));
  if (had) grid.querySelector<HTMLElement>(`[data-room="${had}"]`)?.focus({ preventScroll: true });
}

/** Returns the focused room, so that it keeps the focus after the board reloads. */
const focused = (grid: HTMLElement) =>
  document.activeElement instanceof HTMLElement && grid.contains(document.activeElement) ? document.activeElement.dataset.room : undefined;

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  created.append(...children);
  return created;
}

function rowOf({ floorName, area, rooms }: BoardFloor, largest: number, asOf: string): HTMLElement {
  const name = element(
    'div',
    'board-floor-name',
    element('strong', '', floorName),
    element('span', 'muted', `${rooms.length} 间`),
    element('span', 'muted', `${areaFigure(area)} ㎡`),
  );
  const cells = rooms.length > 0 ? rooms.map((room) => cellOf(room, asOf)) : [element('span', 'board-none muted', '此日没有房间')];
  const row = element('div', 'board-rooms', ...cells);
  row.style.setProperty('--share', String(Number(area) / largest));
  row.style.setProperty('--count', String(rooms.length));
  return element('div', 'board-floor', name, row);
}

/** Creates a cell without content; the style sheet adds the letter and the badge. */
const blankCell = () => {
  const cell = element(
    'button',
    'cell',
    element('b', 'cell-num', ' '),
    element('span', 'cell-who', ' '),
    element('span', 'cell-area', ' '),
  );
  cell.setAttribute('type', 'button');
  cell.tabIndex = -1;
  return cell;
};
let template: HTMLElement | undefined;

function cellOf(room: BoardCell, asOf: string): HTMLElement {
  template ??= blankCell();
  const cell = template.cloneNode(true) as HTMLElement;
  const due = dueOf(room, asOf);
  const texts = [room.roomNum, occupantText(room, asOf), areaFigure(room.area)];
  texts.forEach((text, at) => {
    (cell.children[at]?.firstChild as Text).data = text;
  });
  cell.setAttribute('aria-label', `${texts.join(' ')} ㎡，${statusText(room, due?.left)}`);
  cell.setAttribute('data-room', room.id);
  cell.setAttribute('data-status', room.status);
  cell.setAttribute('data-letter', roomStatuses[room.status].letter);
  if (due) {
    cell.setAttribute('data-within', String(due.within));
    cell.setAttribute('data-left', String(due.left));
  }
  cell.style.flexGrow = room.area;
  return cell;
}

/** Returns the tenant of a room, or for how long the room has been vacant. */
function occupantText({ status, tenantName, since }: BoardCell, asOf: string): string {
  if (tenantName) return tenantName;
  return status === 'vacant' && since ? `已空置 ${daysBetween(since, asOf)} 天` : roomStatuses[status].name;
}

/** Returns the meaning of colour, letter and badge in words. */
function statusText({ status, until }: BoardCell, left: number | undefined): string {
  const { name } = roomStatuses[status];
  return left === undefined ? name : `${name}，${lastDay(until)}到期，剩 ${left} 天`;
}
