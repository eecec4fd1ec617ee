import { expect, test } from 'vitest';
import { parsePlate, plateGroups } from './parse-plate.ts';

test.each([
  ['А123ВК75', 'А 123 ВК', '75'],
  ['A123BK75', 'A 123 BK', '75'],
  ['а 123 вк 175', 'А 123 ВК', '175'],
  [' м900ат|03 ', 'М 900 АТ', '03'],
  ['x-777-xx-77', 'X 777 XX', '77'],
  ['Ａ１２３ＢＫ７５', 'A 123 BK', '75'],
])('%j is a Russian plate', (text, number, region) => {
  expect(parsePlate(text)).toEqual({ kind: 'russian', number, region });
});

test.each([
  ['黑B12345', '黑B 12345'],
  ['黑b·1N842', '黑B 1N842'],
  ['蒙Е 7С330', '蒙Е 7С330'],
  ['吉AD12345', '吉A D12345'],
  ['黑B1234挂', '黑B 1234挂'],
])('%j is a Chinese plate', (text, number) => {
  expect(parsePlate(text)).toEqual({ kind: 'chinese', number });
});

test.each([
  ['АВ123475', 'a Russian trailer'],
  ['А123ВК7', 'a region of one digit'],
  ['А123ВК7777', 'a region of four digits'],
  ['Б123ВК75', 'a letter Russian plates do not have'],
  ['D123BK75', 'a Latin letter without a Cyrillic twin'],
  ['1234 УБА', 'a Mongolian plate'],
  ['黑12345', 'no letter after the province'],
  ['龙B12345', 'no such province'],
  ['', 'nothing'],
])('%j is drawn plainly: %s', (text) => {
  expect(parsePlate(text)).toEqual({ kind: 'plain', number: text });
});

test('a plain plate keeps its separators and loses stray spaces', () => {
  expect(parsePlate('  kz  123-abc ')).toEqual({ kind: 'plain', number: 'KZ 123-ABC' });
});

test('for messages a plate is written in upper case and in its groups', () => {
  expect(plateGroups(' а 482мх|75 ')).toBe('А 482 МХ 75');
  expect(plateGroups('黑b·7k352')).toBe('黑B 7K352');
  expect(plateGroups('kz 123-abc')).toBe('KZ 123-ABC');
});
