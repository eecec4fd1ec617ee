import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts.ts';
import type { TimeSlot } from '#contract/time-slots.ts';
import type { Vehicle } from '#contract/vehicles.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Form } from '../../../ui/form/form.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Plate } from '../../../ui/plate/plate.tsx';
import { bookingParamsQuery } from '../booking-queries.ts';
import { longDay, wallDay, wallTime } from '../checkpoint-words.ts';
import styles from './new-booking.module.css';
import { ScheduleChoice } from './schedule-choice.tsx';
import { useNewBooking } from './use-new-booking.ts';

type SuggestionsProps = { readonly slots: readonly TimeSlot[]; readonly onChoose: (start: string) => void };

const Suggestions = ({ slots, onChoose }: SuggestionsProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.notice} role="alert">
      <p>{t('booking.new.full')}</p>
      {slots.length === 0 && <p>{t('booking.new.noneFree')}</p>}
      <ul className={styles.suggestions}>
        {slots.map(({ start }) => (
          <li key={start}>
            <Button variant="default" onClick={() => onChoose(start)}>
              {t('booking.mine.when', { day: longDay(wallDay(start)), time: wallTime(start) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};

const HoldHint = () => {
  const { t } = useTranslation();
  const { data } = useQuery(bookingParamsQuery);
  return data ? (
    <p className={styles.hint}>{t('booking.new.hold', { count: data.confirmationMinutes })}</p>
  ) : null;
};

type NewBookingProps = { readonly profile: Profile; readonly vehicles: readonly Vehicle[] };

export const NewBooking = ({ profile, vehicles }: NewBookingProps) => {
  const { t } = useTranslation();
  const { flow, schedule, cargoTypes, priority, suggestions, forgetSuggestions } = useNewBooking(
    profile,
    vehicles[0]?.id ?? '',
  );
  const chosenVehicle = vehicles.find(({ id }) => id === flow.form.watch('vehicleId'));
  const { slot } = schedule;
  return (
    <Form
      flow={flow}
      actions={
        <>
          {suggestions && (
            <Suggestions
              slots={suggestions}
              onChoose={(start) => {
                schedule.chooseSlot(start);
                forgetSuggestions();
              }}
            />
          )}
          <SubmitButton disabled={slot === null}>
            {slot === null
              ? t('booking.new.choose')
              : t('booking.new.submit', { day: longDay(wallDay(slot)), time: wallTime(slot) })}
          </SubmitButton>
          <HoldHint />
        </>
      }
    >
      <div className={styles.pair}>
        <SelectField
          control={flow.control}
          name="vehicleId"
          label={t('booking.new.vehicle')}
          data={vehicles.map(({ id, model, registrationPlate }) => ({
            value: id,
            label: `${model} / ${registrationPlate}`,
          }))}
        />
        <SelectField
          control={flow.control}
          name="cargoType"
          label={t('booking.new.cargo')}
          {...(priority && { description: t('booking.new.priority') })}
          data={cargoTypes.map(({ code, names }) => ({ value: code, label: names[currentLanguage()] }))}
        />
      </div>
      {chosenVehicle && (
        <p className={styles.chosen}>
          <Plate text={chosenVehicle.registrationPlate} /> {chosenVehicle.model}
        </p>
      )}
      <ScheduleChoice schedule={schedule} priority={priority} />
      <div className={styles.pair}>
        <TextField control={flow.control} name="lastName" label={t('booking.new.lastName')} />
        <TextField control={flow.control} name="firstName" label={t('booking.new.firstName')} />
        <TextField control={flow.control} name="patronymic" label={t('booking.new.patronymic')} />
        <PhoneField control={flow.control} name="phoneNumber" label={t('booking.new.phone')} />
      </div>
    </Form>
  );
};
