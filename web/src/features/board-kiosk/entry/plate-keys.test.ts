import { describe, expect, test } from 'vitest';
import { registrationPlate } from '#contract/vehicles/plate.ts';
import { isWhole, keysOf, layouts, rowsOf, shownText, withKey, withoutLast } from './plate-keys.ts';

const typedOn = (layout: (typeof layouts)[number], keys: string) =>
  [...keys].reduce((typed, key) => withKey(layout, typed, key), '');

describe.each(layouts)('the keys of %s', (layout) => {
  test('reach every character of its examples', () => {
    for (const text of [keysOf[layout].example, keysOf[layout].pattern]) {
      const wanted = [...text].filter((character) => /[\p{L}\p{Nd}]/u.test(character));
      let typed = '';
      for (const character of wanted) {
        expect(rowsOf(layout, typed).join('')).toContain(character);
        typed = withKey(layout, typed, character);
      }
      expect(shownText(layout, typed).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      expect(isWhole(layout, typed)).toBe(true);
    }
  });

  test('stand once each', () => {
    for (const rows of [keysOf[layout].rows, keysOf[layout].first ?? []]) {
      const all = [...rows.join('')];
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

test('every key of a plate may stand on a plate', () => {
  for (const layout of layouts)
    for (const key of rowsOf(layout, 'x').join(''))
      expect(registrationPlate.safeParse(`${key}12`).success, key).toBe(true);
});

test('a Chinese plate begins with one of the 31 provinces, then come letters and digits', () => {
  expect([...rowsOf('china', '').join('')]).toHaveLength(31);
  expect(rowsOf('china', '蒙').join('')).not.toContain('蒙');
  expect(rowsOf('china', '蒙').join('')).not.toMatch(/[IO]/);
});

test.each([
  ['russia', 'В918МН7', 'В 918 МН 7'],
  ['china', '蒙', '蒙'],
  ['china', '蒙E', '蒙E'],
  ['china', '蒙E9D015', '蒙E 9D015'],
  ['mongolia', '3350УБЕ', '3350 УБЕ'],
  ['latin', '123ABC02', '123 ABC 02'],
  ['latin', 'AB12347', 'AB 12347'],
  ['number', '261121', '261121'],
  ['number', '2611210148', '261121-0148'],
] as const)('%s shows %s as %s', (layout, typed, shown) => {
  expect(shownText(layout, typed)).toBe(shown);
});

test('what fits nowhere is not typed, and nothing beyond the longest', () => {
  expect(typedOn('number', '26а1121-0148')).toBe('2611210148');
  expect(typedOn('russia', 'в 918-мн')).toBe('В918МН');
  expect(typedOn('china', '蒙E123456789')).toBe('蒙E123456');
});

test('erasing takes one character, however it is encoded', () => {
  expect(withoutLast('蒙E')).toBe('蒙');
  expect(withoutLast('')).toBe('');
});
