import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { markLeft, recall } from '../../../domain/queue/acts/line-acts.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { useReturnActions } from '../../../domain/queue/acts/use-return-actions.ts';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import styles from './booking-panel.module.css';
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
      <Button px={12} onClick={() => markLeft(seen)}>
        {t('boardBookings.panel.left')}
      </Button>
      <Button px={12} variant="default" aria-busy={isUnderWay('recall')} onClick={() => void recall(seen)}>
        {t('boardBookings.panel.recall')}
      </Button>
      <ActionMenu
        label={t('boardBookings.panel.returnWhom', { plate: plateText(seen.plate) })}
        className={styles.action}
        isBusy={isUnderWay('return')}
        actions={returns}
      >
        {t('boardBookings.panel.return')}
      </ActionMenu>
    </>
  );
};
