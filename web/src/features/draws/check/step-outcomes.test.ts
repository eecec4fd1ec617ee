import { expect, test } from 'vitest';
import { drawFaults } from '#kernel/draw/check-draw.ts';
import { outcomesOf } from './step-outcomes.ts';

test('a draw without faults passes every step; before it is drawn those that can be looked at', () => {
  expect(new Set(Object.values(outcomesOf([], true)))).toEqual(new Set(['passed']));
  expect(outcomesOf([], false)).toEqual({
    opened: 'passed',
    frozen: 'passed',
    round: 'unknown',
    order: 'unknown',
    shown: 'unknown',
  });
});

test('every fault fails a step', () => {
  for (const fault of drawFaults)
    expect.soft(Object.values(outcomesOf([fault], true)), fault).toContain('failed');
});

test('where nothing is left to compare with, what follows is not called right', () => {
  expect(outcomesOf(['LOG'], true)).toEqual({
    opened: 'failed',
    frozen: 'unknown',
    round: 'unknown',
    order: 'unknown',
    shown: 'unknown',
  });
  expect(outcomesOf(['FROZEN'], true)).toMatchObject({
    opened: 'passed',
    frozen: 'failed',
    round: 'unknown',
  });
  expect(outcomesOf(['ROOT', 'RESULT'], true)).toMatchObject({
    frozen: 'failed',
    round: 'passed',
    order: 'failed',
  });
});
