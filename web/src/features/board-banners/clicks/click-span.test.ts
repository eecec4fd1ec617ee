import { expect, test } from 'vitest';
import { clickSpan } from './click-span.ts';

test('thirty days end today, over the end of a month', () => {
  expect(clickSpan('day', '2026-03-05')).toEqual({ from: '2026-02-04', to: '2026-03-05', by: 'day' });
});

test('hours are those of yesterday and today', () => {
  expect(clickSpan('hour', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-03-01', by: 'hour' });
});
