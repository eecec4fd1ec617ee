import { expect, test } from 'vitest';
import { gridGap } from './fit-grid.ts';
import {
  calledRowHeight,
  heights,
  mostPages,
  nextRowHeight,
  planCalled,
  planWaiting,
  smallest,
} from './plan-board.ts';

/** The room that header and footer leave. See frame.module.css. */
const rooms = {
  landscape: { width: 171, height: 84.5 },
  portrait: { width: 93, height: 152 },
} as const;
const cells = (['landscape', 'portrait'] as const).flatMap((screen) =>
  [0, 1, 6, 12, 13, 27, 120, 300, 900].flatMap((waiting) =>
    [0, 1, 3, 4, 5, 8, 21].map((called) => ({ screen, waiting, called })),
  ),
);

test.each(cells)('$screen: $waiting wait and $called are called, letters are big enough', (cell) => {
  const room = rooms[cell.screen];
  const called = planCalled(room, cell.called, cell.waiting);
  const most = cell.screen === 'landscape' ? 8 : 4;
  if (cell.called > 0)
    expect(called.cap).toBeGreaterThanOrEqual(cell.called <= most ? smallest.called : smallest.manyCalled);
  expect(called.columns * called.rows).toBeGreaterThanOrEqual(cell.called);
  const used = cell.called === 0 ? heights.nobody : called.rows * (calledRowHeight(called) + 0.6);
  const { next, index } = planWaiting({ ...room, height: room.height - used }, cell.waiting);
  if (cell.waiting > 0) expect(next.cap).toBeGreaterThanOrEqual(smallest.next);
  expect(next.columns * next.rows).toBeGreaterThanOrEqual(Math.min(cell.waiting, 12));
  if (cell.waiting <= 12) expect(index).toBeNull();
  else {
    expect(index?.cap).toBeGreaterThanOrEqual(smallest.index);
    expect(index?.pages).toBeLessThanOrEqual(cell.waiting <= 300 ? mostPages : 4 * mostPages);
    // Nothing is drawn over the footer. The last row of each grid has no gap below.
    const rows = nextRowHeight(next) * next.rows + (index?.rows ?? 0) * (1.2 * (index?.cap ?? 0) + gridGap);
    const whole = used + 2 * heights.heading + next.rows * gridGap + rows;
    expect(whole).toBeLessThanOrEqual(room.height + 3 * gridGap);
    expect((index?.perPage ?? 0) * (index?.pages ?? 0)).toBeGreaterThanOrEqual(cell.waiting - 12);
  }
});

test('letters grow when there are few trucks', () => {
  const room = rooms.landscape;
  expect(planCalled(room, 1, 6).cap).toBeGreaterThan(8);
  expect(planWaiting({ ...room, height: 70 }, 3).next.cap).toBeGreaterThan(6);
  expect(planWaiting({ ...room, height: 70 }, 14).index?.cap).toBeGreaterThan(2);
});
