import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import styles from '../booking-form.module.css';
import { CallerSection } from '../caller/caller-section.tsx';
import { DocumentsSection } from '../documents-section.tsx';
import { TimeChoice } from '../time-choice.tsx';
import { TruckCallouts } from '../truck/truck-callouts.tsx';
import { TruckSection } from '../truck/truck-section.tsx';
import { CargoSection } from '../values/cargo-section.tsx';
import { DriverSection } from '../values/driver-section.tsx';
import { type NewBooking, useNewBooking } from './use-new-booking.ts';

const Actions = ({ state }: { readonly state: NewBooking }) => {
  const { t } = useTranslation();
  const { flow, schedule, canBook } = state;
  const { slot, firstFree } = schedule;
  return (
    <div className={`${layout.stack} ${styles.sticky}`}>
      <SubmitButton disabled={!canBook || slot === null}>
        {slot === null
          ? t('booking.new.choose')
          : t('boardBookingForm.new.submit', { when: whenWords(slot) })}
      </SubmitButton>
      <Button variant="light" fullWidth disabled={!canBook || flow.submitting} onClick={state.bookAsap}>
        {firstFree === null
          ? t('booking.new.asap')
          : t('booking.new.asapAt', { when: whenWords(firstFree).replaceAll(' ', '\u00a0') })}
      </Button>
    </div>
  );
};

type Props = { readonly onBooked: (booking: Booking) => void };

export const NewBookingForm = ({ onBooked }: Props) => {
  const { t } = useTranslation();
  const state = useNewBooking(onBooked);
  const { flow, caller, truck, cargo, refusals } = state;
  return (
    <Form flow={flow} actions={<Actions state={state} />}>
      <h2>{t('boardBookingForm.new.title')}</h2>
      <CallerSection control={flow.control} caller={caller} />
      <PanelSection title={t('boardBookingForm.truck.title')}>
        <TruckSection flow={flow} truck={truck} onTake={state.takeVehicle} />
        <TruckCallouts vehicle={truck.vehicle} booked={state.booked} refusal={refusals.truck} />
      </PanelSection>
      <PanelSection title={t('boardBookingForm.time.title')}>
        <TimeChoice state={state} />
      </PanelSection>
      <PanelSection title={t('boardBookingForm.cargo.title')}>
        <CargoSection flow={flow} cargo={cargo} />
      </PanelSection>
      <PanelSection title={t('boardBookingForm.driver.title')}>
        <DriverSection flow={flow} hasPhone={false} />
      </PanelSection>
      {caller.account && (
        <PanelSection title={t('boardBookingForm.documents.title')}>
          <DocumentsSection key={caller.account.id} documents={state.documents} />
        </PanelSection>
      )}
    </Form>
  );
};
