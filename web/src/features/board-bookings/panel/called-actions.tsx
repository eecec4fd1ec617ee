import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { markLeft, recall } from '../../../domain/queue/acts/line-acts.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { useReturnActions } from '../../../domain/queue/acts/use-return-actions.ts';
import buttons from '../../../ui/button/button.module.css';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import { seenBooking } from './seen-booking.ts';
import { useLineRow } from './use-line-row.ts';

export const CalledActions = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const { row } = useLineRow(booking.id);
  const seen = seenBooking(booking);
  const returns = useReturnActions({ ...seen, noAnswers: row?.noAnswers ?? 0 });
  const isUnderWay = useIsUnderWay(booking.id);
  return (
    <>
      <button type="button" className={buttons.button} data-main="true" onClick={() => markLeft(seen)}>
        {t('boardBookings.panel.left')}
      </button>
      <button
        type="button"
        className={buttons.button}
        aria-busy={isUnderWay('recall')}
        onClick={() => void recall(seen)}
      >
        {t('boardBookings.panel.recall')}
      </button>
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
