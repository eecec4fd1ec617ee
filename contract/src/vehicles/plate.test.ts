import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { registrationPlate } from './plate.ts';

const alike = ['АA', 'ВB', 'ЕE', 'КK', 'МM', 'НH', 'ОO', 'РP', 'СC', 'ТT', 'УY', 'ХX'].map(
  ([cyrillic = '', latin = '']) => ({ cyrillic, latin }),
);
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));

const letter = fc.constantFrom(...'ABCEHKMOPTXYDFGZБГДЖЯЁӨҮ黑京粤挂');
const digit = fc.constantFrom(...'0123456789');
const plate = fc.string({ unit: fc.oneof(letter, digit), minLength: 3, maxLength: 15 });

/** How one character is disguised: Cyrillic, full width, lower case, followed by a separator. */
const disguise = fc.record({
  cyrillic: fc.boolean(),
  wide: fc.boolean(),
  small: fc.boolean(),
  after: fc.constantFrom('', ' ', '-', '.', '·', '—', '\u3000', ' / ', '_'),
});
const disguised = fc
  .tuple(plate, fc.array(disguise, { minLength: 15, maxLength: 15 }))
  .map(([text, ways]) => ({
    text,
    written: [...text]
      .map((one, place) => {
        const way = ways[place];
        const twin = way?.cyrillic ? alike.find(({ latin }) => latin === one)?.cyrillic : undefined;
        const cased = way?.small ? (twin ?? one).toLowerCase() : (twin ?? one);
        return `${way?.wide ? fullWidth(cased) : cased}${way?.after ?? ''}`;
      })
      .join(''),
  }));

describe('the normal form of a plate', () => {
  test('does not see script, width, case, spaces, dots and dashes', () => {
    fc.assert(
      fc.property(disguised, ({ text, written }) => {
        expect(plateKey(written)).toBe(plateKey(text));
      }),
    );
  });

  test('is its own normal form, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        expect(plateKey(plateKey(typed))).toBe(plateKey(typed));
      }),
      { numRuns: 3000 },
    );
  });

  test('holds letters and digits only, and no Cyrillic letter that looks Latin', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        expect(plateKey(typed)).toMatch(/^[\p{L}\p{Nd}]*$/u);
        expect(plateKey(typed)).not.toMatch(/[АВЕКМНОРСТУХ]/u);
      }),
    );
  });

  test('tells different plates apart', () => {
    fc.assert(
      fc.property(plate, plate, (one, other) => {
        fc.pre(one !== other);
        expect(plateKey(one)).not.toBe(plateKey(other));
      }),
    );
  });

  test.each([
    ['Y', 'Ү'],
    ['O', '0'],
    ['I', '1'],
    ['O', 'Ө'],
  ])('%s and %s are different letters', (one, other) => {
    expect(plateKey(`A12${one}`)).not.toBe(plateKey(`A12${other}`));
  });

  test.each([
    ['а 123 вк-75', 'A123BK75'],
    ['Ａ１２３ＢＫ７５', 'A123BK75'],
    ['黑B·12345', '黑B12345'],
    ['1234 убө', '1234YБӨ'],
    ['Á123 BÅ-ü', 'A123BAU'],
    ['Ａ①２', 'A12'],
    ['Й1Ё', 'Й1Ё'],
    ['a1l', 'A1L'],
    ['', ''],
  ])('of %j is %j', (typed, key) => {
    expect(plateKey(typed)).toBe(key);
  });
});

const faultsOf = (typed: unknown) =>
  registrationPlate
    .safeParse(typed)
    .error?.issues.map(({ message, code }) => (code === 'custom' ? message : code));

describe('a typed plate', () => {
  test('is accepted in every disguise and kept as typed', () => {
    fc.assert(
      fc.property(disguised, ({ written }) => {
        fc.pre([...written.trim()].length <= 30);
        expect(registrationPlate.parse(written)).toBe(written.trim());
      }),
    );
  });

  test.each([
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    ['A1', 'TOO_SHORT'],
    ['A - 1', 'TOO_SHORT'],
    ['A123456789012345', 'TOO_LONG'],
    [`A${' '.repeat(30)}123`, 'TOO_LONG'],
    ['Α123ВК75', 'INVALID_FORMAT'],
    ['І123ВК75', 'INVALID_FORMAT'],
    ['Đ123BK', 'INVALID_FORMAT'],
    ['Ð123BK', 'INVALID_FORMAT'],
    ['Ø123BK', 'INVALID_FORMAT'],
    ['A○123', 'INVALID_FORMAT'],
    ['A〇123', 'INVALID_FORMAT'],
    ['🅰123BK', 'INVALID_FORMAT'],
    ['A|23BK', 'INVALID_FORMAT'],
    ['А\u0301123', 'INVALID_FORMAT'],
    ['A123\u202eBK75', 'INVALID_FORMAT'],
    ['A123\u200bBK75', 'INVALID_FORMAT'],
    ['A123\nBK75', 'INVALID_FORMAT'],
    ['A١٢٣BK', 'INVALID_FORMAT'],
    [123, 'invalid_type'],
  ])('%j is %s', (typed, fault) => {
    expect(faultsOf(typed)).toEqual([fault]);
  });
});
