import type { Building } from '@park/contract/estate/estate';

/** Size of the drawing of a building. Its name and its rental rate stand below it. */
export const mark = { width: 44, height: 56 };
const canvas = { width: 960, height: 420 };
const margin = { x: 80, top: 20, bottom: 56 };
/** Least height of a map, for buildings that stand in a row from west to east. */
const minHeight = 170;

type Placed = { building: Building; x: number; y: number };

/**
 * Places the buildings that have coordinates on a canvas, north up. Both directions have the same scale: a degree of longitude is shorter
 * than a degree of latitude by the cosine of the latitude.
 */
export function mapOf(buildings: readonly Building[]): { places: Placed[]; width: number; height: number } {
  const points = buildings.flatMap((building) => {
    const { longitude, latitude } = building;
    if (longitude === null || latitude === null) return [];
    return [{ building, east: Number(longitude) * Math.cos((Number(latitude) * Math.PI) / 180), north: Number(latitude) }];
  });
  const [west, east] = [Math.min(...points.map((one) => one.east)), Math.max(...points.map((one) => one.east))];
  const [south, north] = [Math.min(...points.map((one) => one.north)), Math.max(...points.map((one) => one.north))];
  const inner = {
    width: canvas.width - 2 * margin.x - mark.width,
    height: canvas.height - margin.top - margin.bottom - mark.height,
  };
  const scale = Math.min(inner.width / (east - west || Number.EPSILON), inner.height / (north - south || Number.EPSILON));
  const height = Math.max(minHeight, (north - south) * scale + margin.top + margin.bottom + mark.height);
  const middle = (height + margin.top - margin.bottom) / 2;
  return {
    places: points.map((one) => ({
      building: one.building,
      x: canvas.width / 2 + (one.east - (west + east) / 2) * scale,
      y: middle - (one.north - (south + north) / 2) * scale,
    })),
    width: canvas.width,
    height,
  };
}
