import { expect, test } from 'vitest';
import { drawFaults } from '#kernel/draw/check-draw.ts';
import { outcomesOf } from './step-outcomes.ts';

test('a draw without faults passes every step', () => {
  expect(new Set(Object.values(outcomesOf([])))).toEqual(new Set(['passed']));
});

test('every fault fails a step', () => {
  for (const fault of drawFaults) expect.soft(Object.values(outcomesOf([fault])), fault).toContain('failed');
});

test('where nothing is left to compare with, what follows is not called right', () => {
  expect(outcomesOf(['LOG'])).toEqual({
    opened: 'failed',
    frozen: 'unknown',
    round: 'unknown',
    order: 'unknown',
    shown: 'unknown',
  });
  expect(outcomesOf(['FROZEN'])).toMatchObject({ opened: 'passed', frozen: 'failed', round: 'unknown' });
  expect(outcomesOf(['ROOT', 'RESULT'])).toMatchObject({
    frozen: 'failed',
    round: 'passed',
    order: 'failed',
  });
});
