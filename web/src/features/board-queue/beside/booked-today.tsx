import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { useMay } from '../../../domain/account/may.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import {
  bannedInLineQuery,
  bookedTodayQuery,
  vehicleCountsQuery,
} from '../../../domain/vehicle/vehicle-counts.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import controls from '../../../ui/button/text-button.module.css';
import { AttentionItem, ShowButton } from './attention-item.tsx';

const kinds = {
  disputed: { tone: 'amber', search: { tab: 'disputed' }, action: 'decide' },
  unapproved: { tone: 'amber', search: { tab: 'booked', approved: 'false' }, action: 'check' },
  unchecked: { tone: 'blue', search: {}, action: 'check' },
} as const;

/** Vehicles to decide about: disputed and unapproved ones with a booking for today, and those that wait for a check. */
export const useVehiclesToDecide = () => {
  const today = useToday();
  const { data: disputed = 0 } = useQuery(bookedTodayQuery(today, 'disputed'));
  const { data: unapproved = 0 } = useQuery(bookedTodayQuery(today, 'unapproved'));
  const { data: counts, isPending } = useQuery(vehicleCountsQuery);
  const found = { disputed, unapproved, unchecked: counts?.waiting ?? 0 };
  const items = (['disputed', 'unapproved', 'unchecked'] as const)
    .map((kind) => ({ kind, count: found[kind] }))
    .filter(({ count }) => count > 0);
  return { items, isPending };
};

type VehiclesProps = { readonly kind: keyof typeof kinds; readonly count: number };

export const VehiclesToDecide = ({ kind, count }: VehiclesProps) => {
  const { t } = useTranslation();
  const { tone, search, action } = kinds[kind];
  const mayDecide = useMay('operator');
  return (
    <AttentionItem
      icon="truck"
      tone={tone}
      title={t(`boardQueue.attention.${kind}`, { count })}
      text={t(`boardQueue.attention.${kind}Text`)}
      action={
        <Link to="/vehicles" search={search} className={controls.link}>
          {t(`boardQueue.attention.${mayDecide ? action : 'show'}`)}
        </Link>
      }
    />
  );
};

type BannedProps = { readonly rows: readonly AdminQueueRow[]; readonly onShow: (id: string) => void };

export const useBannedInLine = () => useQuery(bannedInLineQuery).data;

/** Leads to the truck's row, where it can be cancelled or let through. */
export const BannedInLine = ({ rows, onShow }: BannedProps) => {
  const { t } = useTranslation();
  const banned = useBannedInLine();
  const plate = plateText(banned?.content[0]?.registrationPlate ?? '');
  const row = rows.find(({ vehicleRegistrationPlate }) => plateText(vehicleRegistrationPlate) === plate);
  return (
    <AttentionItem
      icon="truck"
      tone="red"
      title={t('boardQueue.attention.banned', { count: banned?.total ?? 0 })}
      text={t('boardQueue.attention.bannedText', { plate })}
      action={
        row ? (
          <ShowButton onShow={() => onShow(row.id)} />
        ) : (
          <Link to="/vehicles" search={{ tab: 'banned' }} className={controls.link}>
            {t('boardQueue.attention.show')}
          </Link>
        )
      }
    />
  );
};
