import { expect, test } from 'vitest';
import { meantReasons, readClosure } from './read-closure.ts';

test.each([
  ['закр 3ч метель', { hours: 3 }, 'метель'],
  ['закрыть 2 часа', { hours: 2 }, ''],
  ['закр 3 чистка дороги', { hours: 3 }, 'чистка дороги'],
  ['закр 13-15 метель', { from: 13, to: 15 }, 'метель'],
  ['pfrh 3x vtn', { hours: 3 }, 'мет'],
  ['close 3h snow', { hours: 3 }, 'snow'],
  ['сдщыу 3р ытщц', { hours: 3 }, 'snow'],
  ['关闭3小时暴风雪', { hours: 3 }, '暴风雪'],
  ['关闭 3 小时', { hours: 3 }, ''],
])('%s', (typed, period, reason) => {
  expect(readClosure(typed)).toEqual({ period, reason });
});

test.each([
  'закр',
  'закр метель',
  'закр 0ч',
  'закр 15-13',
  'закр 200ч',
  'к732ам',
  '3ч метель',
  'close 13-25',
])('%s closes nothing', (typed) => {
  expect(readClosure(typed)).toBeNull();
});

const storm = { RU: 'Метель: дорога закрыта', EN: 'Snowstorm: the road is closed', CN: '暴风雪，道路封闭' };
const works = { RU: 'Технические работы', EN: 'Maintenance', CN: '设备检修' };

test.each([
  ['мет', [storm]],
  ['snow', [storm]],
  ['vtn', [storm]],
  ['дор', [storm]],
  ['风雪', [storm]],
  ['тех раб', [works]],
  ['ме', []],
  ['пожар', []],
])('a ready-made reason is completed from three letters: %s', (typed, reasons) => {
  expect(meantReasons([storm, works], typed)).toEqual(reasons);
});
