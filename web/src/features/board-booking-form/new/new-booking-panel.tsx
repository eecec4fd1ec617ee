import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { usePageTitle } from '../../../lib/screen/use-page-title.ts';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { useWaysOut } from '../panel-address.ts';
import { BookedCard } from './booked-card.tsx';
import { NewBookingForm } from './new-booking-form.tsx';

export const NewBookingPanel = () => {
  const { t } = useTranslation();
  usePageTitle(t('boardBookingForm.new.title'));
  const { toList } = useWaysOut();
  const [booked, setBooked] = useState<Booking | null>(null);
  return (
    <SidePanel label={t('boardBookingForm.new.title')} width="wide" onClose={toList}>
      {booked ? (
        <BookedCard booking={booked} onAnother={() => setBooked(null)} />
      ) : (
        <NewBookingForm onBooked={setBooked} />
      )}
    </SidePanel>
  );
};
