import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../domain/account/may.tsx';
import { appealCountsQuery } from '../../../domain/appeal/appeal-counts.ts';
import { shortWhen } from '../../../domain/checkpoint/checkpoint-words.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import controls from '../../../ui/button/text-button.module.css';
import { AttentionItem } from './attention-item.tsx';

const soonMs = 12 * 3_600_000;

export const useWaitingAppeals = () => useQuery(appealCountsQuery).data?.waiting ?? 0;

/** Red if an appeal was not decided in time, amber if its time is nearly over. */
export const AppealsToDecide = () => {
  const { t } = useTranslation();
  const isAdmin = useMay('admin');
  const { data } = useQuery(appealCountsQuery);
  if (!data?.waiting) return null;
  const { waiting, suspended, soonestDueAt } = data;
  const isSoon = soonestDueAt !== null && Date.parse(soonestDueAt) - serverNow() < soonMs;
  const calm = isSoon ? 'amber' : 'blue';
  return (
    <AttentionItem
      icon="appeal"
      tone={suspended > 0 ? 'red' : calm}
      title={t('boardQueue.attention.appeals', { count: waiting })}
      text={
        suspended > 0 || soonestDueAt === null
          ? t('boardQueue.attention.appealsSuspended', { count: suspended })
          : t('boardQueue.attention.appealsDue', { when: shortWhen(soonestDueAt) })
      }
      action={
        <Link to="/appeals" className={controls.link}>
          {t(`boardQueue.attention.${isAdmin ? 'decide' : 'show'}`)}
        </Link>
      }
    />
  );
};
