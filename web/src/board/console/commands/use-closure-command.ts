import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { inOtherLayout } from '#kernel/typing/other-layout.ts';
import { useMay } from '../../../domain/account/may.tsx';
import { readyReasonsQuery } from '../../../domain/reasons/ready-reasons.ts';
import type { ReasonTexts } from '../../../domain/reasons/reason-texts.ts';
import { type Command, isMeant } from '../../../domain/search/command.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useToday } from '../../../lib/time/time-zone.ts';

/** What was typed after the verb: for some hours from now, or between two hours of today. */
type TypedClosure = {
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

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

/** Completes `закр 3ч мет` to the form of closures with these hours and this reason. */
export const useClosureCommand = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const today = useToday();
  const isThere = useRouterState({ select: ({ location }) => location.pathname === '/closure' });
  const { data } = useQuery({ ...readyReasonsQuery('CLOSURE'), enabled: useMay('operator') });

  const addressOf = ({ period }: TypedClosure) =>
    'hours' in period
      ? { hours: period.hours }
      : { from: `${today}T${twoDigits(period.from)}:00`, to: `${twoDigits(period.to)}:00` };
  const wordsOf = ({ period }: TypedClosure) =>
    'hours' in period
      ? t('console.commands.closeFor', { count: period.hours })
      : t('console.commands.closeBetween', { from: twoDigits(period.from), to: twoDigits(period.to) });

  return (typed: string, icon: string): readonly Command[] => {
    const closure = readClosure(typed);
    if (!closure) return [];
    const ready = meantReasons(data?.content ?? [], closure.reason);
    const own = closure.reason === '' ? [undefined] : [{ RU: closure.reason, EN: '', CN: '' }];
    return (ready.length > 0 ? ready : own).map((reason) => {
      const words = reason && (reason[currentLanguage()] || reason.RU);
      return {
        id: `close-${words ?? ''}`.replaceAll(/\s/g, '-'),
        kind: 'act',
        title: words
          ? t('console.commands.closeBecause', { act: wordsOf(closure), words })
          : wordsOf(closure),
        icon,
        run: () =>
          void navigate({
            to: '/closure',
            search: { ...addressOf(closure), ...(reason && { reason: reason.RU }) },
            // The form reads the address only when it loads, so an open form has to be loaded again.
            reloadDocument: isThere,
          }),
      };
    });
  };
};
