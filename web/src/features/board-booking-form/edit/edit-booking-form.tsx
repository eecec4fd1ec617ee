import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { phoneWords } from '../../../domain/account/phone-words.ts';
import { canBeEdited } from '../../../domain/booking/booking-rules.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import foot from '../../../ui/layout/foot.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';
import { CargoSection, DocumentsSection, DrawSale, DriverSection, TimeChoice } from '../form-sections.tsx';
import { TruckCallouts } from '../truck/truck-callouts.tsx';
import { TypedTruck } from '../truck/typed-truck.tsx';
import type { BookingDifference } from './booking-differences.ts';
import { type EditBooking, type Overtaken, useEditBooking } from './use-edit-booking.ts';

const useValueWords = () => {
  const { t } = useTranslation();
  const cargoName = useCargoName();
  return (name: BookingDifference['name'], value: BookingDifference['after']): string => {
    if (value === null || value === '') return t('boardBookingForm.overtaken.none');
    if (typeof value === 'boolean')
      return t(value ? 'boardBookingForm.cargo.yes' : 'boardBookingForm.cargo.no');
    switch (name) {
      case 'bookingStatus':
        return t(`status.${value as 'BOOKED'}`);
      case 'dateBooked':
        return whenWords(value);
      case 'vehicleRegistrationPlate':
        return plateText(value);
      case 'phoneNumber':
        return phoneWords(value);
      case 'cargoType':
        return cargoName(value);
      case 'language':
        return t(`language.${value as 'RU'}`);
      default:
        return value;
    }
  };
};

/** Lists what another operator or the driver saved first. The local input stays. */
const OvertakenCallout = ({ overtaken }: { readonly overtaken: Overtaken }) => {
  const { t } = useTranslation();
  const valueWords = useValueWords();
  const callout = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (overtaken) callout.current?.scrollIntoView({ block: 'nearest' });
  }, [overtaken]);
  const { by, differences } = overtaken;
  return (
    <Callout ref={callout} role="alert">
      <p>
        {by?.name
          ? t('boardBookingForm.overtaken.by', { name: by.name, time: by.time })
          : t('boardBookingForm.overtaken.bySomebody')}
      </p>
      <ul>
        {differences.map(({ name, before, after }) => (
          <li key={name}>
            {t('boardBookingForm.overtaken.change', {
              field: t(`boardBookingForm.overtaken.fields.${name}`),
              before: valueWords(name, before),
              after: valueWords(name, after),
            })}
          </li>
        ))}
      </ul>
      {differences.length === 0 && <p>{t('boardBookingForm.overtaken.unseen')}</p>}
      <p>{t('boardBookingForm.overtaken.kept')}</p>
    </Callout>
  );
};

type StateProps = { readonly state: EditBooking };

const TimeSection = ({ state }: StateProps) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(state.wantsTime);
  return (
    <PanelSection title={t('boardBookingForm.time.title')}>
      <p className={layout.row}>
        <strong>{whenWords(state.base.dateBooked)}</strong>
        {!isOpen && (
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {t('booking.edit.chooseTime')}
          </Button>
        )}
      </p>
      <TimeChoice state={state} isOpen={isOpen} />
      {state.isSale && <DrawSale control={state.flow.control} />}
    </PanelSection>
  );
};

const TruckFields = ({ state: { flow, refusals } }: StateProps) => {
  const { t } = useTranslation();
  return (
    <PanelSection title={t('boardBookingForm.truck.title')}>
      <TypedTruck flow={flow} />
      <TruckCallouts vehicle={undefined} booked={null} refusal={refusals.truck} />
    </PanelSection>
  );
};

const Actions = ({ state }: StateProps) => {
  const { t } = useTranslation();
  const { schedule, isChanged, documents } = state;
  return (
    <div className={`${layout.stack} ${foot.foot}`}>
      <SubmitButton disabled={!isChanged || documents.isBusy}>
        {schedule.slot === null
          ? t('common.save')
          : t('booking.edit.move', { when: whenWords(schedule.slot) })}
      </SubmitButton>
      <p className={text.hint}>{t('boardBookingForm.edit.told')}</p>
    </div>
  );
};

type Props = { readonly opened: Booking; readonly onSaved: (booking: Booking) => void };

/** Once the truck has arrived only its plate and cargo can be changed. */
export const EditBookingForm = ({ opened, onSaved }: Props) => {
  const { t } = useTranslation();
  const state = useEditBooking(opened, onSaved);
  const { flow, base, cargo, overtaken } = state;
  const isOpen = canBeEdited(base) || base.bookingStatus === 'WAITING';
  return (
    <Form flow={flow} actions={isOpen && <Actions state={state} />}>
      <h2>{t('booking.edit.title', { number: base.formattedBookingNumber })}</h2>
      <div className={layout.row}>
        <Plate text={base.vehicleRegistrationPlate} />
        <StatusBadge status={base.bookingStatus} />
      </div>
      {overtaken && <OvertakenCallout overtaken={overtaken} />}
      {!isOpen && (
        <Callout tone="red" role="alert">
          {t('boardBookingForm.edit.over')}
        </Callout>
      )}
      {canBeEdited(base) && <TimeSection state={state} />}
      {isOpen && !canBeEdited(base) && <p className={text.hint}>{t('boardBookingForm.edit.arrived')}</p>}
      {isOpen && (
        <PanelSection title={t('boardBookingForm.cargo.title')}>
          <CargoSection flow={flow} cargo={cargo} kept={base.cargoType} />
        </PanelSection>
      )}
      {isOpen && <TruckFields state={state} />}
      {canBeEdited(base) && (
        <PanelSection title={t('boardBookingForm.driver.title')}>
          <DriverSection flow={flow} hasPhone />
        </PanelSection>
      )}
      {canBeEdited(base) && (
        <PanelSection title={t('boardBookingForm.documents.title')}>
          <DocumentsSection documents={state.documents} />
        </PanelSection>
      )}
    </Form>
  );
};
