import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { canBeEdited } from '../../../domain/booking/booking-rules.ts';
import { CargoField } from '../../../domain/booking/form/cargo-field.tsx';
import { DriverFields } from '../../../domain/booking/form/driver-fields.tsx';
import { fetchBooking } from '../../../domain/booking/own-bookings.ts';
import { ScheduleChoice } from '../../../domain/booking/schedule/schedule-choice.tsx';
import { Suggestions } from '../../../domain/booking/schedule/suggestions.tsx';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { VehicleDocuments } from '../../../domain/vehicle/vehicle-documents.tsx';
import { useNow } from '../../../lib/screen/use-now.ts';
import { StaleCallout } from '../../../ui/callout/stale-callout.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { UploadWidget } from '../../../ui/upload/upload-widget.tsx';
import { type MoveRule, moveRule } from './move-rule.ts';
import { type EditBooking, useEditBooking } from './use-edit-booking.ts';

type EditDocumentsProps = { readonly booking: Booking; readonly edit: EditBooking };

const EditDocuments = ({ booking, edit }: EditDocumentsProps) => {
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

const useRuleWords = () => {
  const { t } = useTranslation();
  return (rule: MoveRule) => {
    if (!rule.can) return t(`booking.edit.cannot.${rule.why}`);
    const until = whenWords(rule.until);
    return rule.left === null
      ? t('booking.edit.unlimited', { until })
      : t('booking.edit.left', { count: rule.left, until });
  };
};

const useMoveRule = (booking: Booking) => {
  const { data: params } = useQuery(bookingParamsQuery);
  const now = useNow();
  return params && moveRule(booking, params, now.getTime());
};

/** Moves the focus on, because the pressed button disappears when the times are loaded. */
const focusFirst = (times: HTMLElement | null) =>
  (times?.querySelector<HTMLElement>('input:checked') ?? times)?.focus();

type EditTimeProps = { readonly booking: Booking; readonly edit: EditBooking };

const EditTime = ({ booking, edit }: EditTimeProps) => {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const rule = useMoveRule(booking);
  const ruleWords = useRuleWords();
  return (
    <section className={layout.stack}>
      <div className={layout.row}>
        <h3>{whenWords(booking.dateBooked)}</h3>
        <Plate text={booking.vehicleRegistrationPlate} />
      </div>
      {rule && <p className={text.dimmed}>{ruleWords(rule)}</p>}
      {rule?.can && !choosing && (
        <Button variant="light" onClick={() => setChoosing(true)}>
          {t('booking.edit.chooseTime')}
        </Button>
      )}
      {rule?.can && choosing && (
        <div ref={focusFirst} className={layout.stack} tabIndex={-1}>
          <ScheduleChoice schedule={edit.schedule} priority={edit.cargo.priority} level={3} />
          <Suggestions schedule={edit.schedule} suggested={edit.suggested} />
          <p className={text.dimmed}>{t('booking.edit.holdsBoth')}</p>
        </div>
      )}
    </section>
  );
};

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
