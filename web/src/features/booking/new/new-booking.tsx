import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { CargoField } from '../../../domain/booking/form/cargo-field.tsx';
import { DriverSummary } from '../../../domain/booking/form/driver-summary.tsx';
import { type FullTime, ScheduleChoice } from '../../../domain/booking/schedule/schedule-choice.tsx';
import { Suggestions } from '../../../domain/booking/schedule/suggestions.tsx';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { PapersWord } from '../../../domain/vehicle/papers-word.tsx';
import { VehicleDocuments } from '../../../domain/vehicle/vehicle-documents.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { CaptchaCallout } from '../../../ui/captcha/captcha-callout.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import { InfoLabel } from '../../../ui/info-label/info-label.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import { askToWait } from '../waiting/ask-to-wait.ts';
import { useHasWaitingList } from '../waiting/waiting-entries.ts';
import styles from './new-booking.module.css';
import type { NeededDocuments } from './use-needed-documents.ts';
import { type NewBookingState, useNewBooking } from './use-new-booking.ts';
import { AnyVehicleSelect, TypedVehicle, VehicleCallouts } from './vehicle-choice.tsx';

const HoldHint = () => {
  const { t } = useTranslation();
  const { data } = useQuery(bookingParamsQuery);
  return data ? (
    <div className={styles.hold}>
      <InfoLabel
        text={t('booking.new.hold', { count: data.confirmationMinutes })}
        tooltip={t('booking.new.holdWhy')}
      />
    </div>
  ) : null;
};

type BookingActionsProps = { readonly state: NewBookingState; readonly blocked: boolean };

const BookingActions = ({ state, blocked }: BookingActionsProps) => {
  const { t } = useTranslation();
  const { flow, schedule, documents, suggested } = state;
  const { slot } = schedule;
  const cannot = blocked || documents.isBusy || !state.canBook;
  return (
    <>
      <Suggestions schedule={schedule} suggested={suggested} />
      <CaptchaCallout checking={state.checking} />
      <div className={layout.stack}>
        {!schedule.isDrawn && (
          <SubmitButton disabled={cannot || slot === null} isPressed={!state.isAsap}>
            {slot === null ? t('booking.new.choose') : t('booking.new.submit', { when: whenWords(slot) })}
          </SubmitButton>
        )}
        <Button
          variant="light"
          loading={state.isAsap}
          disabled={cannot || flow.submitting}
          onClick={state.bookAsap}
          fullWidth
        >
          {schedule.firstFree === null
            ? t('booking.new.asap')
            : t('booking.new.asapAt', { when: whenWords(schedule.firstFree) })}
        </Button>
      </div>
      <HoldHint />
    </>
  );
};

const ChosenVehicle = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const { approved, banStatus, ban } = vehicle;
  if (approved && banStatus === 'UNBANNED') return null;
  return (
    <div className={layout.row}>
      {!approved && <PapersWord vehicle={vehicle} />}
      {banStatus !== 'UNBANNED' && <StatusBadge status={banStatus} />}
      {banStatus === 'WARNED' && ban && (
        <span className={`${text.dimmed} ${text.breaks}`}>{ban.reasons[currentLanguage()]}</span>
      )}
    </div>
  );
};

const Documents = ({ documents }: { readonly documents: NeededDocuments }) => {
  const { t } = useTranslation();
  const { props, types } = documents;
  if (types.length === 0) return null;
  return (
    <VehicleDocuments
      {...props}
      types={types}
      otherHint={props.missing === 'OTHER' ? undefined : t('errors.PRIORITY_DOCUMENT_REQUIRED')}
    />
  );
};

type NewBookingProps = {
  readonly profile: Profile;
  readonly vehicles: readonly Vehicle[];
  readonly blocked: boolean;
  readonly onBooked: () => void;
};

export const NewBooking = ({ profile, vehicles, blocked, onBooked }: NewBookingProps) => {
  const { t } = useTranslation();
  const state = useNewBooking(profile, vehicles, onBooked);
  const { flow, schedule, cargo, vehicle, documents } = state;
  const hasWaitingList = useHasWaitingList();
  const onWait =
    hasWaitingList && !blocked
      ? (full: FullTime) => askToWait({ ...full, values: flow.form.getValues() })
      : undefined;
  useUnsavedWork(() => state.isHalfDone);
  const isFirst = vehicles.length === 0;
  return (
    <Form flow={flow} actions={<BookingActions state={state} blocked={blocked} />}>
      {isFirst && <p className={text.dimmed}>{t('booking.new.firstVehicle')}</p>}
      {isFirst && <TypedVehicle flow={flow} />}
      <div className={layout.columns}>
        {!isFirst && (
          <div className={layout.stack}>
            <AnyVehicleSelect flow={flow} vehicles={vehicles} />
            {vehicle && <ChosenVehicle vehicle={vehicle} />}
          </div>
        )}
        <div>
          <CargoField control={flow.control} cargo={cargo} />
          {cargo.priority && (
            <InfoLabel text={t('booking.form.priorityAbout')} tooltip={t('booking.form.priorityWhy')} />
          )}
        </div>
      </div>
      {vehicle && <VehicleCallouts vehicle={vehicle} booked={state.booked} />}
      {!isFirst && !vehicle && <TypedVehicle flow={flow} />}
      <Documents key={vehicle?.id} documents={documents} />
      <ScheduleChoice schedule={schedule} priority={cargo.priority} onWait={onWait} />
      <DriverSummary flow={flow} />
    </Form>
  );
};
