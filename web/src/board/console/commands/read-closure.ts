import { inOtherLayout } from '#kernel/typing/other-layout.ts';
import type { ReasonTexts } from '../../../domain/reasons/reason-texts.ts';
import { isMeant } from '../../../domain/search/command.ts';

/** What was typed after the verb: for some hours from now, or between two hours of today. */
export type TypedClosure = {
  readonly period: { readonly hours: number } | { readonly from: number; readonly to: number };
  readonly reason: string;
};

const verb = '(?:закр\\p{L}*|clos\\p{L}*|关闭|封闭)';
const hourUnit = '(?:(?:ч|час\\p{L}*|h|hrs?|hours?)(?!\\p{L})|个?小时)';
const pattern = new RegExp(
  `^${verb}\\s*(\\d{1,3})(?:\\s*[-–]\\s*(\\d{1,2})|\\s*${hourUnit})?(?:\\s+|(?=\\p{Script=Han})|$)(.*)$`,
  'iu',
);
const longestHours = 7 * 24;

const read = (typed: string): TypedClosure | null => {
  const [, first, last, reason = ''] = pattern.exec(typed) ?? [];
  if (first === undefined) return null;
  const [from, to] = [Number(first), last === undefined ? undefined : Number(last)];
  if (to === undefined) return from > 0 && from <= longestHours ? { period: { hours: from }, reason } : null;
  return from < to && to <= 24 ? { period: { from, to }, reason } : null;
};

/** Reads `закр 3ч метель`, `close 13-15 snow` or `关闭3小时`, in any language and in the wrong keyboard layout. */
export const readClosure = (typed: string): TypedClosure | null =>
  read(typed.trim()) ?? read(inOtherLayout(typed.trim()));

const fewestLetters = 3;
const isEnough = (typed: string) => typed.length >= fewestLetters || /\p{Script=Han}/u.test(typed);

/** Ready-made reasons whose words begin with the typed ones, in any of their languages. */
export const meantReasons = <R extends ReasonTexts>(ready: readonly R[], typed: string): readonly R[] => {
  if (!isEnough(typed)) return [];
  const isFound = (words: string) => (reason: R) =>
    [reason.RU, reason.EN, reason.CN].some((text) => isMeant(text, words));
  const found = ready.filter(isFound(typed));
  return found.length > 0 ? found : ready.filter(isFound(inOtherLayout(typed)));
};
