import type { Drawing, Flow, Row, SlotRow } from './draw-moves.ts';

/** Width of a bar in percent. In the whole drawing x is in percent and y in pixels. */
export const barWidth = 22;
const rightBar = 100 - barWidth;
const middle = 50;

const dayHeight = 26;
const gapHeight = 28;
const barGap = 10;

const slotHeights = [
  { upTo: 8, height: 88 },
  { upTo: 14, height: 62 },
  { upTo: 30, height: 46 },
] as const;
const lowest = 36;

export type Bar = { readonly top: number; readonly height: number; readonly cell: number };

const placesOf = ({ slot, bookedAfter }: SlotRow) => Math.max(slot.capacity, slot.booked, bookedAfter, 1);

const placeRows = (rows: readonly Row[]) => {
  const count = rows.filter(({ kind }) => kind === 'slot').length;
  const slotHeight = slotHeights.find(({ upTo }) => count <= upTo)?.height ?? lowest;
  const heights = { slot: slotHeight, day: dayHeight, gap: gapHeight };
  let top = 0;
  const placed = rows.map((row) => {
    const height = heights[row.kind];
    const place = { row, top, height };
    top += height;
    return place;
  });
  return { placed, height: top };
};

const bandBetween = (left: number, leftHeight: number, right: number, rightHeight: number) =>
  [
    `M${barWidth} ${left}`,
    `C${middle} ${left} ${middle} ${right} ${rightBar} ${right}`,
    `L${rightBar} ${right + rightHeight}`,
    `C${middle} ${right + rightHeight} ${middle} ${left + leftHeight} ${barWidth} ${left + leftHeight}`,
    'Z',
  ].join(' ');

export const layOut = ({ rows, flows }: Drawing) => {
  const { placed, height } = placeRows(rows);
  const bars = new Map<string, Bar>();
  for (const { row, top, height: rowHeight } of placed) {
    if (row.kind !== 'slot') continue;
    const barHeight = rowHeight - barGap;
    bars.set(row.slot.start, { top, height: barHeight, cell: barHeight / placesOf(row) });
  }
  const nowhere: Bar = { top: 0, height: 0, cell: 0 };
  const barAt = (start: string) => bars.get(start) ?? nowhere;
  return {
    rows: placed,
    barOf: ({ slot }: SlotRow) => barAt(slot.start),
    flows: flows.map((flow) => {
      const [left, right] = [barAt(flow.from), barAt(flow.to)];
      const [leavesY, entersY] = [
        left.top + flow.leavesAt * left.cell,
        right.top + flow.entersAt * right.cell,
      ];
      const [leftHeight, rightHeight] = [flow.count * left.cell, flow.count * right.cell];
      return {
        ...flow,
        path: bandBetween(leavesY, leftHeight, entersY, rightHeight),
        leavesY: leavesY + leftHeight / 2,
        entersY: entersY + rightHeight / 2,
      };
    }),
    height,
  };
};

type Band = Flow & { readonly leavesY: number; readonly entersY: number };
type Point = { readonly x: number; readonly y: number };

/** Sizes in units of the drawing, whose width is that of the narrowest phone. */
const pillWidth = 15;
const pillHeight = 20;

/** Positions to try along a band, the middle first. */
const places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78];

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
