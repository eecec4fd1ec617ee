import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useActiveBookings } from '../../../domain/booking/own-bookings.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { showBooking } from '../mine/focus-bookings.ts';

/** Stands above the form and the cards, because the card with the question may be far below. */
export const AskedNow = () => {
  const { t } = useTranslation();
  const asked = useActiveBookings().filter(({ coming }) => coming?.state === 'ASKED');
  const [first] = asked;
  if (!first) return null;
  return (
    <Callout role="status">
      <div className={layout.apart}>
        <strong>{t('booking.coming.ask', { count: asked.length })}</strong>
        <Button variant="default" onClick={() => showBooking(first.id)}>
          {t('booking.coming.answer')}
        </Button>
      </div>
    </Callout>
  );
};
