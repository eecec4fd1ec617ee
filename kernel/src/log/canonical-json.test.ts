import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('names are ordered by their UTF-16 units, not by code points or by a language', () => {
  // The surrogate pair of the emoji sorts below U+FB33, though its code point is higher.
  const value = { '\u{1F600}': 1, '\uFB33': 2, ö: 3, '€': 4, b: 5, B: 6, '1': 7, '\r': 8 };
  expect(canonicalJson(value)).toBe('{"\\r":8,"1":7,"B":6,"b":5,"ö":3,"€":4,"\u{1F600}":1,"\uFB33":2}');
});

test('texts are escaped as little as possible, and nothing stands between values', () => {
  expect(canonicalJson(['"\\\b\f\n\r\t\u0007', 'Ж/挂\u2028', true, null, {}])).toBe(
    '["\\"\\\\\\b\\f\\n\\r\\t\\u0007","Ж/挂\u2028",true,null,{}]',
  );
});

test('numbers are written as JavaScript writes them', () => {
  expect(canonicalJson([0, -0, 1e21, 1e-7, 333333333.3333333, 4.5, 9007199254740991])).toBe(
    '[0,0,1e+21,1e-7,333333333.3333333,4.5,9007199254740991]',
  );
});

test('what has no canonical form is refused', () => {
  expect(() => canonicalJson(Number.NaN)).toThrow();
  expect(() => canonicalJson({ a: '\ud800' })).toThrow();
});
