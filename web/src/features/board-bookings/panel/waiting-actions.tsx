import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { callChosen } from '../../../domain/queue/acts/call-chosen.ts';
import { callHead, undoArrival } from '../../../domain/queue/acts/line-acts.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { useGate } from '../../../domain/queue/use-gate.ts';
import buttons from '../../../ui/button/button.module.css';
import { seenBooking } from './seen-booking.ts';
import { useLineRow } from './use-line-row.ts';

/** The head of the queue is called directly, others only with a reason and while the queue is live. */
export const WaitingActions = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const { row, isHead, isLive } = useLineRow(booking.id);
  const { gate } = useGate();
  const seen = seenBooking(booking);
  const ahead = (row?.position ?? booking.queue?.position ?? 1) - 1;
  const isUnderWay = useIsUnderWay(booking.id);
  return (
    <>
      {isHead ? (
        <button
          type="button"
          className={buttons.button}
          data-main="true"
          aria-busy={isUnderWay('call')}
          onClick={() => void callHead(seen, gate)}
        >
          {t('boardBookings.panel.call')}
        </button>
      ) : (
        <button
          type="button"
          className={buttons.button}
          data-accent="true"
          disabled={!isLive}
          onClick={() => void callChosen({ ...seen, ahead, gate })}
        >
          {t('boardBookings.panel.callChosen')}
        </button>
      )}
      <button
        type="button"
        className={buttons.button}
        aria-busy={isUnderWay('undoArrival')}
        onClick={() => void undoArrival(seen)}
      >
        {t('boardBookings.panel.undoArrival')}
      </button>
    </>
  );
};
