import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { VehicleDocuments } from '../../../domain/vehicle/vehicle-documents.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { UploadWidget } from '../../../ui/upload/upload-widget.tsx';
import type { EditBooking } from './use-edit-booking.ts';

type EditDocumentsProps = { readonly booking: Booking; readonly edit: EditBooking };

/** Existing documents stay; more can be added. */
export const EditDocuments = ({ booking, edit }: EditDocumentsProps) => {
  const { t } = useTranslation();
  const { documents, types, cargo } = edit;
  const isAsking = cargo.needsDocument && documents.props.missing !== 'OTHER';
  const { upload, ...attached } = documents.props;
  return (
    <>
      {booking.documents.length > 0 && (
        <section className={layout.stack}>
          <h3>{t('booking.edit.attached')}</h3>
          <UploadWidget
            {...attached}
            label={t('booking.edit.attached')}
            value={booking.documents}
            onChange={() => undefined}
            onBusyChange={undefined}
            upload={(file, handlers) => upload('OTHER', file, handlers)}
            listPrevious={undefined}
            canAdd={false}
            canDelete={false}
          />
        </section>
      )}
      <VehicleDocuments
        {...documents.props}
        types={types}
        otherHint={isAsking ? t('errors.PRIORITY_DOCUMENT_REQUIRED') : undefined}
      />
    </>
  );
};
