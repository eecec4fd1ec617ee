import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { canBeEdited } from '../../../domain/booking/booking-rules.ts';
import { CargoField } from '../../../domain/booking/form/cargo-field.tsx';
import { DriverFields } from '../../../domain/booking/form/driver-fields.tsx';
import { fetchBooking } from '../../../domain/booking/own-bookings.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { StaleCallout } from '../../../ui/callout/stale-callout.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { EditDocuments } from './edit-documents.tsx';
import { EditTime } from './edit-time.tsx';
import { useEditBooking } from './use-edit-booking.ts';

type Close = (changed: Booking | null) => void;

type EditFormProps = {
  readonly booking: Booking;
  readonly close: Close;
  readonly onFresh: (booking: Booking) => void;
};

const EditForm = ({ booking, close, onFresh }: EditFormProps) => {
  const { t } = useTranslation();
  const edit = useEditBooking(booking, close);
  const { flow, schedule, documents } = edit;
  const { isDirty } = flow.form.formState;
  return (
    <FormDialog
      size="lg"
      title={t('booking.edit.title', { number: booking.formattedBookingNumber })}
      flow={flow}
      submitLabel={
        schedule.slot === null ? t('common.save') : t('booking.edit.move', { when: whenWords(schedule.slot) })
      }
      canSubmit={!documents.isBusy && !edit.stale}
      onCancel={() => close(null)}
      isUnsaved={isDirty || schedule.slot !== null || documents.ids.length > 0 || documents.isBusy}
    >
      {edit.stale && (
        <StaleCallout
          isAnswer
          text={t('booking.edit.stale')}
          action={t('booking.edit.showFresh')}
          onTake={async () => onFresh(await fetchBooking(booking.id))}
        />
      )}
      <EditTime booking={booking} edit={edit} />
      <CargoField control={flow.control} cargo={edit.cargo} />
      <DriverFields control={flow.control} />
      <EditDocuments booking={booking} edit={edit} />
    </FormDialog>
  );
};

type EditDialogProps = { readonly booking: Booking; readonly close: Close };

export const EditDialog = ({ booking: opened, close }: EditDialogProps) => {
  const [booking, setBooking] = useState(opened);
  const takeFresh = (fresh: Booking) => (canBeEdited(fresh) ? setBooking(fresh) : close(null));
  return <EditForm key={booking.version} booking={booking} close={close} onFresh={takeFresh} />;
};
