import { expect, test } from 'vitest';
import { areLong, reasonSize } from './reason-size.ts';

test('a reason of a few words is big, a long one gets smaller, the longest stays legible', () => {
  expect(reasonSize('Ремонт весов', 3, true)).toBe(1.85);
  const long = reasonSize('я'.repeat(200), 3, true);
  expect(long).toBeGreaterThan(1.4);
  expect(long).toBeLessThan(1.6);
  expect(reasonSize('地'.repeat(200), 3, true)).toBeLessThan(1.2);
  expect(reasonSize('地'.repeat(500), 3, true)).toBeGreaterThanOrEqual(0.65);
});

test('above a line that waits a long reason is smaller', () => {
  expect(reasonSize('я'.repeat(200), 3, false)).toBeLessThan(reasonSize('я'.repeat(200), 3, true));
});

test('the title gives way to long reasons alone', () => {
  expect(areLong(null)).toBe(false);
  expect(areLong({ RU: 'Ремонт весов', EN: '', CN: '' })).toBe(false);
  expect(areLong({ RU: 'я'.repeat(100), EN: '', CN: '' })).toBe(true);
});
