import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { bookedTodayQuery } from '../../../domain/vehicle/booked-today.ts';
import { useToday } from '../../../lib/time-zone.ts';
import panel from '../panel.module.css';
import { AttentionItem } from './attention-item.tsx';

/** Trucks that come today and may not get through: how many, and where they are looked at. */
export const useBookedToday = () => {
  const today = useToday();
  const { data: disputed = 0 } = useQuery(bookedTodayQuery(today, 'disputed'));
  const { data: unapproved = 0 } = useQuery(bookedTodayQuery(today, 'unapproved'));
  return { disputed, unapproved };
};

export const DisputedToday = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation();
  return (
    <AttentionItem
      icon="truck"
      tone="amber"
      title={t('boardQueue.attention.disputed', { count })}
      text={t('boardQueue.attention.disputedText')}
      action={
        <Link to="/vehicles" search={{ tab: 'disputed' }} className={panel.link}>
          {t('boardQueue.attention.decide')}
        </Link>
      }
    />
  );
};

export const UnapprovedToday = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation();
  return (
    <AttentionItem
      icon="truck"
      tone="amber"
      title={t('boardQueue.attention.unapproved', { count })}
      text={t('boardQueue.attention.unapprovedText')}
      action={
        <Link to="/vehicles" search={{ tab: 'booked', approved: 'false' }} className={panel.link}>
          {t('boardQueue.attention.check')}
        </Link>
      }
    />
  );
};
