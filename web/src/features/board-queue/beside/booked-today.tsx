import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { bannedInLineQuery, bookedTodayQuery } from '../../../domain/vehicle/booked-today.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import controls from '../../../ui/button/text-button.module.css';
import { AttentionItem } from './attention-item.tsx';

/** Counts of today's trucks that may not get through, with links. */
export const useBookedToday = () => {
  const today = useToday();
  const { data: disputed = 0 } = useQuery(bookedTodayQuery(today, 'disputed'));
  const { data: unapproved = 0 } = useQuery(bookedTodayQuery(today, 'unapproved'));
  const { data: banned } = useQuery(bannedInLineQuery);
  return { disputed, unapproved, banned: { count: banned?.total ?? 0, first: banned?.content[0] } };
};

type BannedTrucks = ReturnType<typeof useBookedToday>['banned'];

type BannedProps = BannedTrucks & {
  readonly rows: readonly AdminQueueRow[];
  readonly onShow: (id: string) => void;
};

/** Leads to its row, where it can be cancelled or let through. */
export const BannedInLine = ({ count, first, rows, onShow }: BannedProps) => {
  const { t } = useTranslation();
  const plate = plateText(first?.registrationPlate ?? '');
  const row = rows.find(({ vehicleRegistrationPlate }) => plateText(vehicleRegistrationPlate) === plate);
  return (
    <AttentionItem
      icon="truck"
      tone="red"
      title={t('boardQueue.attention.banned', { count })}
      text={t('boardQueue.attention.bannedText', { plate })}
      action={
        row ? (
          <button type="button" className={controls.link} onClick={() => onShow(row.id)}>
            {t('boardQueue.attention.show')}
          </button>
        ) : (
          <Link to="/vehicles" search={{ tab: 'banned' }} className={controls.link}>
            {t('boardQueue.attention.show')}
          </Link>
        )
      }
    />
  );
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
        <Link to="/vehicles" search={{ tab: 'disputed' }} className={controls.link}>
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
        <Link to="/vehicles" search={{ tab: 'booked', approved: 'false' }} className={controls.link}>
          {t('boardQueue.attention.check')}
        </Link>
      }
    />
  );
};
