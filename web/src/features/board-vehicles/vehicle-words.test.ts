import { expect, test } from 'vitest';
import { actOf } from './vehicle-words.ts';

test('what lifts a ban takes a mere warning back', () => {
  expect(actOf('unban', { banStatus: 'BANNED' })).toBe('unban');
  expect(actOf('unban', { banStatus: 'WARNED' })).toBe('unwarn');
  expect(actOf('warn', { banStatus: 'WARNED' })).toBe('warn');
});
