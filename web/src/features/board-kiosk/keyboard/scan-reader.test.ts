import { expect, test } from 'vitest';
import { characterOf, createScanReader } from './scan-reader.ts';

const qr = '261121-0148-01234567';

const codeOf = (character: string) => {
  if (/\d/.test(character)) return `Digit${character}`;
  return character === '-' ? 'Minus' : `Key${character.toUpperCase()}`;
};

/** `keyOf` simulates a keyboard layout. */
const type = (text: string, gapMs: number, keyOf = (character: string) => character) => {
  const reader = createScanReader();
  let at = 1000;
  for (const character of text) {
    reader.add({ key: keyOf(character), code: codeOf(character), at });
    at += gapMs;
  }
  return reader.finish(at);
};

test('fast keys that end with Enter are a scan', () => {
  expect(type(qr, 4)).toBe(qr);
  expect(type(qr, 50)).toBe(qr);
});

test('a person is slower', () => {
  expect(type('X000XX00', 90)).toBeUndefined();
});

test('a slow scanner is known by the code of a pass', () => {
  expect(type(qr, 200)).toBe(qr);
  expect(type(`12${qr}`, 200)).toBe(qr);
  expect(type(`${qr}1`, 200)).toBeUndefined();
});

test('a few keys by chance at once are no scan', () => {
  expect(type('1234', 4)).toBeUndefined();
});

test('a layout that has signs where digits are does not matter', () => {
  expect(type(qr, 4, (character) => ({ '1': '&', '2': 'é', '-': ')' })[character] ?? character)).toBe(qr);
});

test('an input method that hides what was typed does not matter', () => {
  expect(type(qr, 4, () => 'Process')).toBe(qr);
});

const signed = `OKT1:eyJhbGciOiJFZERTQSJ9.eyJ2IjoxfQ.${'aB-_9'.repeat(17)}A`;

const strokesOf = (text: string) =>
  [...text].map((character) => ({
    code: { '-': 'Minus', _: 'Minus', '.': 'Period', ':': 'Semicolon' }[character] ?? codeOf(character),
    shift: /[A-Z_:]/.test(character),
  }));

test.each([
  ['fast', 4, 'Process'],
  ['slowly', 200, 'Process'],
  ['in another layout', 4, 'Ф'],
])('a signed pass that comes %s is read by its keys, with its small and big letters', (_, gapMs, key) => {
  const reader = createScanReader();
  const strokes = strokesOf(`12${signed}`);
  for (const [place, stroke] of strokes.entries()) reader.add({ ...stroke, key, at: place * gapMs });
  expect(reader.finish(strokes.length * gapMs)).toBe(signed);
});

test('letters come as the layout has them unless it is the code of a pass', () => {
  expect(type('abcdef', 4, () => 'ф')).toBe('фффффф');
});

test('what was typed by hand before is not part of the scan', () => {
  const reader = createScanReader();
  reader.add({ key: 'В', code: 'KeyD', at: 0 });
  for (const [index, character] of [...qr].entries())
    reader.add({ key: character, code: codeOf(character), at: 500 + index });
  expect(reader.finish(525)).toBe(qr);
});

test('Enter long after the keys is a person’s, and a second Enter finds nothing', () => {
  const reader = createScanReader();
  for (const [index, character] of [...qr].entries())
    reader.add({ key: character, code: codeOf(character), at: index });
  expect(reader.finish(5000)).toBeUndefined();
  expect(reader.finish(5001)).toBeUndefined();
});

test('keys that type nothing are no characters', () => {
  expect(characterOf({ key: 'Shift', code: 'ShiftLeft' })).toBeUndefined();
  expect(characterOf({ key: '蒙', code: '' })).toBe('蒙');
});
