import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { isHabitualNumber, isSaying } from './number-habits.ts';

const readWords = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'words', `${name}.txt`), 'utf8')
    .trim()
    .split(/\s+/);

const most = 10_000;

const listed: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, most));

/** The list is in lower case. */
const isListedPassword = (password: string): boolean => listed.has(password.toLowerCase());

const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const sameKey = "f,dult`;pbqrkvyjghcnea[wxio]sm'.z";
const inLatin = 'a b v g d e e zh z i y k l m n o p r s t u f h c ch sh sch  y  e yu ya'.split(' ');

const spell = (word: string, letters: string | readonly string[]) =>
  [...word].map((letter) => letters[cyrillic.indexOf(letter)] ?? letter).join('');

const endings = readWords('endings');

/** Letters before or after a count: a123456, 123456abc, qq123456. */
const fillers = new Set(
  `a aa aaa ab abc abcd as asd asdf b c d h k l li m n ok p q qa qaz qq qw qwe qwer qwert qwerty r s t v w
  wang wo ww www x y z za zx zxc zxcv zz z1 lol`.split(/\s+/),
);
const counts = new Set(
  '1234 12345 123456 1234567 12345678 123456789 1234567890 123123 112233 111111 000000 123321 321'.split(' '),
);

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
const reversed = (text: string) => [...text].reverse().join('');
const walks = readWords('keyboard-walks');

const pieces = (row: string) =>
  [row, reversed(row)].flatMap((line) =>
    [...line].flatMap((_, start) =>
      Array.from({ length: line.length - start }, (_unused, index) => line.slice(start, start + index + 1)),
    ),
  );

const buildWords = (): ReadonlySet<string> => {
  // The Russian words as they are written, typed on a Latin keyboard, and transliterated.
  const russian = [...readWords('russian'), ...readWords('site')].flatMap((word) => [
    word,
    spell(word, sameKey),
    spell(word, inLatin),
  ]);
  const walked = [...rows.flatMap(pieces).filter((piece) => piece.length >= 4), ...walks];
  const words = [...readWords('world'), ...russian, ...readWords('chinese'), ...walked];
  // Systems that truncated passwords to eight characters left such entries in leaks.
  return new Set(words.flatMap((word) => [word, word.slice(0, 8)]));
};

const words = buildWords();

const isHabitualWord = (text: string): boolean => {
  const half = text.slice(0, text.length / 2);
  return (
    words.has(text) ||
    (text === half + half && words.has(half)) ||
    (text.startsWith('123') && words.has(text.slice(3))) ||
    words.has(text.replace(/(19|20)\d\d$/, '')) ||
    endings.some((ending) => text.endsWith(ending) && words.has(text.slice(0, -ending.length)))
  );
};

/** a5201314, 1314520zz. */
const isFilledSaying = (text: string): boolean => {
  const digits = text.replace(/^[a-z]{1,3}|[a-z]{1,3}$/g, '');
  return digits.length >= 6 && /^\d+$/.test(digits) && isSaying(digits);
};

const isFilledCount = (text: string): boolean => {
  const [, before = '', count = '', after = ''] = /^([a-z]*|z1|lol)@?(\d+)([a-z]*)@?$/.exec(text) ?? [];
  const isFiller = (filler: string) => filler === '' || fillers.has(filler);
  return counts.has(count) && isFiller(before) && isFiller(after);
};

const plainLetters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
};
const withoutDisguise = (text: string) => text.replace(/[@430$5]/g, (sign) => plainLetters[sign] ?? sign);

const isOneThingRepeated = (text: string) => new Set(text).size <= 2 || /^(.{1,4}?)\1+$/s.test(text);

/**
 * Checks against a leaked list (mostly English) and against patterns: common words of three languages
 * with usual endings, keyboard walks, counting, dates and meaningful numbers.
 */
export const isCommonPassword = (password: string): boolean => {
  const text = password.normalize('NFKC').toLowerCase();
  if (isListedPassword(text)) return true;
  if (isHabitualNumber(text) || isOneThingRepeated(text) || isFilledCount(text) || isFilledSaying(text))
    return true;
  const [, stem = '', ending = ''] = /^(.*?)([\d!@#.]*)$/s.exec(text) ?? [];
  return [text, withoutDisguise(stem) + ending, withoutDisguise(text)].some(isHabitualWord);
};

/** The contract checks the length. */
export const requireUncommon = (field: string, password: string): void => {
  if (isCommonPassword(password)) throw invalidField(field, 'COMMON_PASSWORD');
};
