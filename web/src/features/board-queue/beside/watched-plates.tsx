import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { arrivedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { PlateBooking } from '#contract/vehicles/vehicles.ts';
import type { WatchedPlate } from '#contract/vehicles/watch-list.ts';
import { shortWhen } from '../../../domain/checkpoint/checkpoint-words.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import { watchListQuery } from '../../../domain/vehicle/watch-list.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import controls from '../../../ui/button/text-button.module.css';
import { AttentionItem, ShowButton } from './attention-item.tsx';

type Seen = { readonly watched: WatchedPlate; readonly booking: PlateBooking };

export const useWatchedPlates = (): readonly Seen[] => {
  const { data = [] } = useQuery(watchListQuery);
  const now = useServerTime(60_000);
  return data
    .filter(({ until }) => until === undefined || Date.parse(until) > now)
    .flatMap((watched) => {
      const [booking] = watched.bookings;
      return booking ? [{ watched, booking }] : [];
    });
};

const stageOf = ({ id, bookingStatus }: PlateBooking, headId: string | undefined) => {
  if (id === headId) return 'next';
  if (bookingStatus === 'GO_TO_GATE') return 'called';
  return bookingStatus === 'WAITING' ? 'waiting' : 'booked';
};

type Props = {
  readonly watched: readonly Seen[];
  readonly headId: string | undefined;
  readonly onShow: (id: string) => void;
};

export const WatchedPlates = ({ watched: all, headId, onShow }: Props) => {
  const { t } = useTranslation();
  return all.map(({ watched, booking }) => (
    <AttentionItem
      key={booking.id}
      icon="truck"
      tone={booking.id === headId ? 'red' : 'amber'}
      title={t(`boardQueue.attention.watched.${stageOf(booking, headId)}`, {
        plate: plateText(watched.registrationPlate),
        when: shortWhen(booking.dateBooked),
      })}
      text={watched.reasons[currentLanguage()]}
      action={
        isOneOf(arrivedStatuses, booking.bookingStatus) ? (
          <ShowButton onShow={() => onShow(booking.id)} />
        ) : (
          <Link to="/bookings/$id" params={{ id: booking.id }} className={controls.link}>
            {t('boardQueue.attention.show')}
          </Link>
        )
      }
    />
  ));
};
