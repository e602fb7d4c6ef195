/** A picture seen through a square window: how much it is enlarged, and where its middle lies, in its own pixels. */
export type View = { zoom: number; x: number; y: number };
type Size = { width: number; height: number };
export const maxZoom = 4;

/** The side of the square that is seen; at zoom 1 the shorter side fits exactly. */
export const sideOf = ({ width, height }: Size, { zoom }: View) => Math.min(width, height) / zoom;

/** The same view, moved back so that the window never looks beyond the picture. */
export function within(size: Size, view: View): View {
  const zoom = Math.min(maxZoom, Math.max(1, view.zoom));
  const half = sideOf(size, { ...view, zoom }) / 2;
  const clamp = (value: number, length: number) => Math.min(length - half, Math.max(half, value));
  return { zoom, x: clamp(view.x, size.width), y: clamp(view.y, size.height) };
}

/** The view a picture is first seen in: all of its shorter side, from the middle. */
export const whole = ({ width, height }: Size): View => ({ zoom: 1, x: width / 2, y: height / 2 });

/** What is cut out. */
export function areaOf(size: Size, view: View): { x: number; y: number; side: number } {
  const side = sideOf(size, view);
  return { x: view.x - side / 2, y: view.y - side / 2, side };
}
