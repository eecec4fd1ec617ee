import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../domain/account/may.tsx';
import { readyReasonsQuery } from '../../../domain/reasons/ready-reasons.ts';
import type { Command } from '../../../domain/search/command.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { meantReasons, readClosure, type TypedClosure } from './read-closure.ts';

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
