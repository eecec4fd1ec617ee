import { expect, test } from 'vitest';
import { calledHeight, gaps, planRows } from './plan-rows.ts';

const wide = { width: 94.1, height: 44.9 };
const tall = { width: 54, height: 85 };
const rooms = { wide, tall, square: { width: 54, height: 42 } };

test('three called and six waiting rows stand on a wide screen', () => {
  const { called, waiting } = planRows(wide, 3, 27);
  expect(called).toMatchObject({ density: 'full', columns: 1, pages: 1 });
  expect(waiting).toMatchObject({ layout: 'wide', rows: 6, perPage: 6, pages: 5 });
});

test('many calls move closer together before any of them has to take turns', () => {
  expect(planRows(wide, 4, 27).called).toMatchObject({ density: 'full', pages: 1 });
  expect(planRows(wide, 8, 27).called).toMatchObject({ density: 'compact', columns: 2, pages: 1 });
  expect(planRows(wide, 60, 27).called.pages).toBeGreaterThan(1);
  expect(planRows(tall, 3, 27).called).toMatchObject({ density: 'stacked', columns: 1, pages: 1 });
  expect(planRows(tall, 9, 27).called).toMatchObject({ density: 'compact', columns: 1, pages: 1 });
});

test('a very long line gets a second column, a short one taller rows', () => {
  expect(planRows(wide, 3, 300).waiting).toMatchObject({ layout: 'columns', columns: 2 });
  const short = planRows(wide, 0, 6).waiting;
  expect(short).toMatchObject({ pages: 1, perPage: 9 });
  expect(short.rows).toBeLessThan(9);
  expect(short.rows).toBeGreaterThanOrEqual(6);
});

test.each(Object.entries(rooms))('nothing is higher than a %s room, whatever the numbers', (_name, room) => {
  for (let called = 0; called <= 40; called += 1)
    for (const count of [0, 1, 2, 3, 6, 27, 300]) {
      const { called: calls, waiting } = planRows(room, called, count);
      const rows = Math.min(count, waiting.rows) * (3.6 + gaps.waiting);
      const height = calledHeight(calls, called) + waiting.headingHeight + rows - gaps.waiting;
      expect(height, `${called} called, ${count} waiting`).toBeLessThanOrEqual(room.height);
      expect(calls.perPage * calls.pages).toBeGreaterThanOrEqual(called);
      expect(waiting.perPage * waiting.pages).toBeGreaterThanOrEqual(count);
    }
});
