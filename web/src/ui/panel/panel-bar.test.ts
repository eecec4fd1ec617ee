import { expect, test } from 'vitest';
import { shortAddress } from './panel-bar.tsx';

test('an identifier in an address is shortened to its end', () => {
  expect(shortAddress('/board/bookings/0193f2a8-7c11-7abc-9def-0123456f4c1e')).toBe('/board/bookings/…4c1e');
  expect(shortAddress('/board/bookings/0193f2a8-7c11-7abc-9def-0123456f4c1e/edit')).toBe(
    '/board/bookings/…4c1e/edit',
  );
});

test('an address without one stays as it is', () => {
  expect(shortAddress('/board/bookings/new')).toBe('/board/bookings/new');
});
