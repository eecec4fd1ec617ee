import { longestPlate } from '#contract/vehicles/plate.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { platesByPinyin } from '#kernel/plates/province-pinyin.ts';
import { inOtherLayout } from '#kernel/typing/other-layout.ts';
import { parseIdentifier } from '../accounts/account/identifier.ts';
import { type HanName, namesByPinyin } from './names-by-pinyin.ts';

/** What the query may mean; all meanings are searched for. */
export type SearchTerms = {
  readonly plate?: string;
  /** Beginnings of Chinese plates whose province was typed in Latin letters. */
  readonly hanPlates?: readonly string[];
  readonly number?: string;
  readonly ending?: string;
  readonly phone?: string;
  /** Words of a name, normalised like `name_key` in the database. */
  readonly words?: readonly string[];
  /** Chinese names typed in Latin letters. */
  readonly hanNames?: readonly HanName[];
  readonly mail?: string;
};

const shortest = { plate: 2, number: 6, ending: 4, phone: 7, mail: 3 };

const plateOf = (text: string): SearchTerms => {
  const plate = plateKey(text);
  const { length } = [...plate];
  return length >= shortest.plate && length <= longestPlate ? { plate } : {};
};

/** yyMMdd-NNNN, the dash is optional; the date alone is a prefix. */
const numberOf = (text: string): SearchTerms => {
  const digits = /^(\d{6})-?(\d{0,5})$/.exec(text.replace(/\s/g, ''));
  return digits ? { number: digits[2] ? `${digits[1]}-${digits[2]}` : `${digits[1]}` } : {};
};

const digitsOf = (text: string): SearchTerms => {
  if (!/^[+\d\s().-]+$/.test(text)) return {};
  const digits = text.replace(/\D/g, '');
  return {
    ...numberOf(text),
    ...(digits.length >= shortest.ending && { ending: digits }),
    ...(digits.length >= shortest.phone && { phone: parseIdentifier(text).value }),
  };
};

/** ё is usually typed as е. */
const wordsOf = (text: string): SearchTerms => {
  if (/[\d@]/.test(text)) return {};
  const words = text
    .replaceAll('ё', 'е')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length > 0 ? { words } : {};
};

const hanOf = (text: string): SearchTerms => {
  const hanPlates = platesByPinyin(text);
  const hanNames = namesByPinyin(text.split(/\s+/));
  return { ...(hanPlates.length > 0 && { hanPlates }), ...(hanNames.length > 0 && { hanNames }) };
};

const mailOf = (text: string): SearchTerms =>
  text.length >= shortest.mail && /^[\w@.+-]*[a-z@][\w@.+-]*$/.test(text) ? { mail: text } : {};

export const readSearchTerms = (typed: string): SearchTerms => {
  const text = typed.normalize('NFKC').trim();
  const lower = text.toLowerCase();
  return { ...plateOf(text), ...digitsOf(text), ...wordsOf(lower), ...hanOf(lower), ...mailOf(lower) };
};

/** What was typed, and what it would be if the keyboard was left in the other language. */
export const readingsOf = (typed: string): SearchTerms[] => {
  const other = inOtherLayout(typed);
  const { mail: _, ...terms } = readSearchTerms(other);
  const isSame = plateKey(other) === plateKey(typed);
  return isSame ? [readSearchTerms(typed)] : [readSearchTerms(typed), terms];
};
