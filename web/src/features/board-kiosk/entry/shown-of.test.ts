import { expect, test } from 'vitest';
import { shownOf } from './shown-of.ts';

test('a plate is shown as a plate, a number or a pass’s code by the number', () => {
  expect(shownOf('В 918 МН 75')).toEqual({ plate: 'В 918 МН 75' });
  expect(shownOf('蒙B·H1032')).toEqual({ plate: '蒙B·H1032' });
  expect(shownOf('261121-0148')).toEqual({ number: '261121-0148' });
  expect(shownOf('261121-0148-01234567')).toEqual({ number: '261121-0148' });
});

test('of any other code nothing is printed on the public screen', () => {
  expect(shownOf('https://example.com/pass/Zk3v9Qw1')).toBeNull();
  expect(shownOf('WIFI:T:WPA;S:home;P:secret;;')).toBeNull();
  expect(shownOf('+79141234567')).toBeNull();
  expect(shownOf('OKT1:eyJhbGciOiJFZERTQSJ9.e30.c2lnbmVk')).toBeNull();
});
