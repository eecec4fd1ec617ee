import { expect, test } from 'vitest';
import { isQrOf, numberInQr, passQr } from './pass-qr.ts';

const token = 'AAAAAAAAAAAAAAAAAAAAAA';

test('the code holds the number and a check of its own, in digits that any scanner types', () => {
  const text = passQr('261120-0001', token);
  expect(text).toMatch(/^261120-0001-\d{8}$/);
  expect(numberInQr(` ${text}\n`)).toBe('261120-0001');
  expect(numberInQr(passQr('261120-12345', token))).toBe('261120-12345');
  expect(isQrOf(text, '261120-0001', token)).toBe(true);
});

test('a number alone, another booking and a renewed token are none', () => {
  expect(numberInQr('261120-0001')).toBeUndefined();
  const text = passQr('261120-0001', token);
  expect(isQrOf(text, '261120-0002', token)).toBe(false);
  for (const place of [0, 10, 21])
    expect(isQrOf(text, '261120-0001', `${token.slice(0, place)}B${token.slice(place + 1)}`)).toBe(false);
});
