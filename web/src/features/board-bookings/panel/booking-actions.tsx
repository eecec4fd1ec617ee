import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useArrivalWindow } from '../../../domain/booking/booking-words.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { callChosen } from '../../../domain/queue/acts/call-chosen.ts';
import { useFinalActs } from '../../../domain/queue/acts/final-acts.ts';
import {
  arrive,
  bookWithoutCode,
  callHead,
  markLeft,
  recall,
  undoArrival,
} from '../../../domain/queue/acts/line-acts.ts';
import { type LineAct, useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { useReturnActions } from '../../../domain/queue/acts/use-return-actions.ts';
import { useGate } from '../../../domain/queue/use-gate.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import buttons from '../../../ui/button/button.module.css';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import { newBookingAddress } from '../booking-search.ts';
import { seenBooking, useLineRow } from './booking-in-line.ts';
import styles from './booking-panel.module.css';

type Props = { readonly booking: Booking; readonly shown: string };

type ActProps = {
  readonly booking: Booking;
  /** While this act on the booking is under way, the button is busy. */
  readonly act?: LineAct;
  readonly look?: 'main' | 'accent';
  readonly isDisabled?: boolean;
  readonly onPress: () => unknown;
  readonly children: ReactNode;
};

const Act = ({ booking, act, look, isDisabled = false, onPress, children }: ActProps) => {
  const isUnderWay = useIsUnderWay(booking.id);
  return (
    <PlainButton
      data-main={look === 'main'}
      data-accent={look === 'accent'}
      disabled={isDisabled}
      aria-busy={act !== undefined && isUnderWay(act)}
      onClick={() => void onPress()}
    >
      {children}
    </PlainButton>
  );
};

const AwaitedActions = ({ booking }: Pick<Props, 'booking'>) => {
  const { t } = useTranslation();
  const window = useArrivalWindow(booking);
  const now = useServerTime(30_000);
  const seen = seenBooking(booking);
  const isDue = window !== undefined && Date.parse(window.from) <= now;
  if (booking.bookingStatus === 'WAITING_FOR_CONFIRMATION')
    return (
      <Act booking={booking} act="book" look="main" onPress={() => bookWithoutCode(seen)}>
        {t('boardBookings.panel.confirm')}
      </Act>
    );
  return (
    <>
      <Act booking={booking} act="arrive" {...(isDue && { look: 'main' })} onPress={() => arrive(seen)}>
        {t(isDue ? 'boardBookings.panel.arrive' : 'boardBookings.panel.arriveEarly')}
      </Act>
      {booking.bookingStatus === 'WAITING_FOR_CHANGES_CONFIRMATION' && (
        <Act booking={booking} act="book" onPress={() => bookWithoutCode(seen)}>
          {t('boardBookings.panel.keepTime')}
        </Act>
      )}
    </>
  );
};

/** The head of the queue is called directly. Others are called with a reason, and only while the queue is live. */
const WaitingActions = ({ booking }: Pick<Props, 'booking'>) => {
  const { t } = useTranslation();
  const { row, isHead, isLive } = useLineRow(booking.id);
  const { gate } = useGate();
  const seen = seenBooking(booking);
  const ahead = (row?.position ?? booking.queue?.position ?? 1) - 1;
  return (
    <>
      {isHead ? (
        <Act booking={booking} act="call" look="main" onPress={() => callHead(seen, gate)}>
          {t('boardBookings.panel.call')}
        </Act>
      ) : (
        <Act
          booking={booking}
          look="accent"
          isDisabled={!isLive}
          onPress={() => callChosen({ ...seen, ahead, gate })}
        >
          {t('boardBookings.panel.callChosen')}
        </Act>
      )}
      <Act booking={booking} act="undoArrival" onPress={() => undoArrival(seen)}>
        {t('boardBookings.panel.undoArrival')}
      </Act>
    </>
  );
};

const CalledActions = ({ booking }: Pick<Props, 'booking'>) => {
  const { t } = useTranslation();
  const { row } = useLineRow(booking.id);
  const seen = seenBooking(booking);
  const returns = useReturnActions({ ...seen, noAnswers: row?.noAnswers ?? 0, unseen: row?.unseen });
  const isUnderWay = useIsUnderWay(booking.id);
  return (
    <>
      <Act booking={booking} look="main" onPress={() => markLeft(seen)}>
        {t('boardBookings.panel.left')}
      </Act>
      <Act booking={booking} act="recall" onPress={() => recall(seen)}>
        {t('boardBookings.panel.recall')}
      </Act>
      <ActionMenu
        label={t('boardBookings.panel.returnWhom', { plate: plateText(seen.plate) })}
        className={buttons.button}
        isBusy={isUnderWay('return')}
        actions={returns}
      >
        {t('boardBookings.panel.return')}
      </ActionMenu>
    </>
  );
};

const BookAgain = ({ booking, shown }: Props) => {
  const { t } = useTranslation();
  const { vehicleRegistrationPlate: plate, userId } = booking;
  return (
    <a className={buttons.button} href={newBookingAddress({ plate, userId }, shown)}>
      {t('boardBookings.panel.again')}
    </a>
  );
};

const ByStatus = ({ booking, shown }: Props) => {
  switch (booking.bookingStatus) {
    case 'WAITING':
      return <WaitingActions booking={booking} />;
    case 'GO_TO_GATE':
      return <CalledActions booking={booking} />;
    case 'LEFT_WAITING_ZONE':
    case 'CANCELED':
      return <BookAgain booking={booking} shown={shown} />;
    default:
      return <AwaitedActions booking={booking} />;
  }
};

/** Only the most likely next act is a filled button. */
export const BookingActions = ({ booking, shown }: Props) => {
  const { t } = useTranslation();
  const leaving = useFinalActs().find(({ id }) => id === booking.id);
  if (leaving && leaving.stage !== 'unsure')
    return (
      <Callout tone="grey" role="status">
        {t(leaving.status === 'CANCELED' ? 'lineActs.bar.canceled' : 'lineActs.bar.left', {
          plate: plateText(booking.vehicleRegistrationPlate),
        })}
      </Callout>
    );
  return (
    <div className={`${layout.columns} ${styles.actions}`}>
      <ByStatus booking={booking} shown={shown} />
    </div>
  );
};
