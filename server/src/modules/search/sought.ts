import { longestPlate } from '#contract/vehicles/plate.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { parseIdentifier } from '../accounts/account/identifier.ts';

/** What a few typed characters may be; each of them is looked for. */
export type Sought = {
  /** Normal form of a plate or of a part of it. */
  readonly plate?: string;
  /** A booking's number, whole or its beginning. */
  readonly number?: string;
  /** The last digits of a number or of a phone. */
  readonly ending?: string;
  /** A whole phone number, as it is kept. */
  readonly phone?: string;
  /** Words of a name, as `name_key` of the database writes them. */
  readonly words?: readonly string[];
  /** An e-mail address or a part of it. */
  readonly mail?: string;
};

const shortest = { plate: 2, number: 6, ending: 4, phone: 7, mail: 3 };

const plateOf = (text: string): Sought => {
  const plate = plateKey(text);
  const { length } = [...plate];
  return length >= shortest.plate && length <= longestPlate ? { plate } : {};
};

/** yyMMdd-NNNN, with or without its dash; the day alone is a beginning. */
const numberOf = (text: string): Sought => {
  const digits = /^(\d{6})-?(\d{0,5})$/.exec(text.replace(/\s/g, ''));
  return digits ? { number: digits[2] ? `${digits[1]}-${digits[2]}` : `${digits[1]}` } : {};
};

const digitsOf = (text: string): Sought => {
  if (!/^[+\d\s().-]+$/.test(text)) return {};
  const digits = text.replace(/\D/g, '');
  return {
    ...numberOf(text),
    ...(digits.length >= shortest.ending && { ending: digits }),
    ...(digits.length >= shortest.phone && { phone: parseIdentifier(text).value }),
  };
};

/** The dots of ё are seldom typed. */
const wordsOf = (text: string): Sought => {
  if (/[\d@]/.test(text)) return {};
  const words = text
    .replaceAll('ё', 'е')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length > 0 ? { words } : {};
};

const mailOf = (text: string): Sought =>
  text.length >= shortest.mail && /^[\w@.+-]*[a-z@][\w@.+-]*$/.test(text) ? { mail: text } : {};

export const readSought = (typed: string): Sought => {
  const text = typed.normalize('NFKC').trim();
  const lower = text.toLowerCase();
  return { ...plateOf(text), ...digitsOf(text), ...wordsOf(lower), ...mailOf(lower) };
};
