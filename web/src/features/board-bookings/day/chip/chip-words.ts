import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { isNoShow } from '../../shown-groups.ts';

/** A change that waits for its code is shown like a new booking that waits for one. */
export const shownStates = ['booked', 'code', 'line', 'called', 'left', 'noShow', 'canceled'] as const;
export type ShownState = (typeof shownStates)[number];

const stateOfStatus = {
  WAITING_FOR_CONFIRMATION: 'code',
  WAITING_FOR_CHANGES_CONFIRMATION: 'code',
  BOOKED: 'booked',
  WAITING: 'line',
  GO_TO_GATE: 'called',
  LEFT_WAITING_ZONE: 'left',
  CANCELED: 'canceled',
} as const;

export const toneOfState = {
  booked: 'green',
  code: 'amber',
  line: 'blue',
  called: 'orange',
  left: 'grey',
  noShow: 'red',
  canceled: 'grey',
} as const;

export const stateOf = (booking: Pick<Booking, 'bookingStatus' | 'cancellationReason'>): ShownState =>
  isNoShow(booking) ? 'noShow' : stateOfStatus[booking.bookingStatus];

export const shownAnswers = ['ASKED', 'YES', 'NO'] as const;
const comingStates = [...shownAnswers, 'RECLAIMED'] as const;

export type ChipWords = Readonly<
  Record<ShownState | (typeof comingStates)[number] | 'priority' | 'separator', string>
>;

/** Translated once per day view, not once per chip. */
export const useChipWords = (): ChipWords => {
  const { t } = useTranslation();
  return useMemo(() => {
    const states = shownStates.map((state) => [state, t(`boardBookings.states.${state}`)]);
    const answers = comingStates.map((state) => [state, t(`boardBookings.coming.${state}`)]);
    return {
      ...Object.fromEntries([...states, ...answers]),
      priority: t('boardBookings.priority'),
      separator: t('common.listSeparator'),
    };
  }, [t]);
};
