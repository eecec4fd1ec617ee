import type { Flow } from './draw-moves.ts';
import { barWidth } from './lay-out.ts';

type Band = Flow & { readonly leavesY: number; readonly entersY: number };
type Point = { readonly x: number; readonly y: number };

/** Sizes in units of the drawing, whose width is that of the narrowest phone. */
const pillWidth = 15;
const pillHeight = 20;

/** Positions to try along a band, the middle first. */
const places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78];

/** A point on the band's centre line, a cubic Bézier curve. */
const pointAt = ({ leavesY, entersY }: Band, along: number): Point => {
  const back = 1 - along;
  const middle = 3 * back * along;
  const x = barWidth * back ** 3 + 50 * middle + (100 - barWidth) * along ** 3;
  const passed = along ** 3 + middle * along;
  return { x, y: leavesY + (entersY - leavesY) * passed };
};

const isClear = (point: Point, others: readonly Point[]) =>
  others.every(({ x, y }) => Math.abs(x - point.x) >= pillWidth || Math.abs(y - point.y) >= pillHeight);

/** Places the numbers without overlap. A number without room is left out, because the list names everybody. */
export const placePills = <T extends Band>(bands: readonly T[]): readonly (T & Point)[] => {
  const placed: (T & Point)[] = [];
  for (const band of bands) {
    const point = places.map((along) => pointAt(band, along)).find((one) => isClear(one, placed));
    if (point) placed.push({ ...band, ...point });
  }
  return placed;
};
