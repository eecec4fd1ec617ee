import { expect, test } from 'vitest';
import { forecastWords, shortName } from './line-words.ts';

test('A driver is called by the last name and initials where names have letters', () => {
  expect(shortName('Цыренов Баир Дашиевич')).toBe('Цыренов\u00a0Б.\u00a0Д.');
  expect(shortName('王强')).toBe('王强');
  expect(shortName('Ganbaatar Bold')).toBe('Ganbaatar Bold');
});

test('A forecast is a range, one time, or nothing', () => {
  const at = (time: string) => `2026-11-20T${time}:00+09:00`;
  expect(forecastWords({ etaFrom: at('18:10'), etaTo: at('18:25') })).toBe('18:10–18:25');
  expect(forecastWords({ etaFrom: at('18:10'), etaTo: at('18:10') })).toBe('18:10');
  expect(forecastWords({ etaFrom: null, etaTo: null })).toBeNull();
});
