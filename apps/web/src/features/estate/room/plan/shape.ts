/** A corner as fractions of the plan's width and height. */
export type Point = [x: number, y: number];
export type Shape = readonly Point[];

export const minPoints = 3;
export const maxPoints = 60;
/** Rounds to ten-thousandths of the plan; nobody draws more exactly. */
const round = (part: number) => Math.round(part * 10_000) / 10_000;
const clamped = (part: number) => Math.min(1, Math.max(0, round(part)));

export const pointAt = (x: number, y: number): Point => [clamped(x), clamped(y)];
export const withPoint = (shape: Shape, at: number, to: Point): Shape => shape.map((point, place) => (place === at ? to : point));
export const shiftedPoint = ([x, y]: Point, dx: number, dy: number): Point => pointAt(x + dx, y + dy);

/** Moves the whole outline, but not beyond the plan; its shape is kept. */
export function movedShape(shape: Shape, dx: number, dy: number): Shape {
  const room = (parts: number[], by: number) => Math.min(1 - Math.max(...parts), Math.max(-Math.min(...parts), by));
  const [byX, byY] = [
    room(
      shape.map(([x]) => x),
      dx,
    ),
    room(
      shape.map(([, y]) => y),
      dy,
    ),
  ];
  return shape.map((point) => shiftedPoint(point, byX, byY));
}

/** Returns the point halfway between a corner and the next one. */
export const halfway = (shape: Shape, at: number): Point => {
  const [[x, y], [nextX, nextY]] = [shape[at], shape[(at + 1) % shape.length]] as [Point, Point];
  return pointAt((x + nextX) / 2, (y + nextY) / 2);
};
export const withHalfway = (shape: Shape, at: number): Shape => shape.toSpliced(at + 1, 0, halfway(shape, at));
/** Removes a corner, but keeps at least three. */
export const without = (shape: Shape, at: number): Shape => (shape.length > minPoints ? shape.toSpliced(at, 1) : shape);

/** Returns the position of the room's name: the centre of the bounding box. */
export function middle(shape: Shape): Point {
  const half = (parts: number[]) => (Math.min(...parts) + Math.max(...parts)) / 2;
  return [half(shape.map(([x]) => x)), half(shape.map(([, y]) => y))];
}

/** The rectangle that a new outline starts with, for users who draw without a mouse. */
export const initialShape: Shape = [
  [0.4, 0.4],
  [0.6, 0.4],
  [0.6, 0.6],
  [0.4, 0.6],
];
