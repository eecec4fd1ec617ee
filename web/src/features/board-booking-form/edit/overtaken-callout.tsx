import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneWords } from '../../../domain/account/phone-words.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import type { BookingDifference } from './booking-differences.ts';
import type { Overtaken } from './use-edit-booking.ts';

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

/** Lists the changes another operator or the driver saved first. The local input stays. */
export const OvertakenCallout = ({ overtaken }: { readonly overtaken: Overtaken }) => {
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
