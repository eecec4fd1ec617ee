import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { operatorBookingQuery } from '../../../domain/booking/operator-bookings.ts';
import { usePageTitle } from '../../../lib/screen/use-page-title.ts';
import { PanelContent } from '../../../ui/panel/panel-content.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { useWaysOut } from '../panel-address.ts';
import { EditBookingForm } from './edit-booking-form.tsx';

export const EditBookingPanel = () => {
  const { t } = useTranslation();
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  usePageTitle(t('boardBookingForm.edit.title'));
  const { toBooking } = useWaysOut();
  // Nothing is fetched again, because concurrent changes are told when the form is saved.
  const query = useQuery({
    ...operatorBookingQuery(id),
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
  return (
    <SidePanel label={t('boardBookingForm.edit.title')} width="wide" rowId={id} onClose={() => toBooking(id)}>
      <PanelContent query={query} notFound={t('boardBookingForm.edit.notFound')}>
        {(booking) => (
          <EditBookingForm key={booking.id} opened={booking} onSaved={() => toBooking(id, 'sure')} />
        )}
      </PanelContent>
    </SidePanel>
  );
};
