import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useBanEnd } from '../../../domain/vehicle/use-ban-end.ts';
import { canBeBooked } from '../../../domain/vehicle/vehicle-rules.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import controls from '../../../ui/button/text-button.module.css';
import { Callout } from '../../../ui/callout/callout.tsx';

const BanCallout = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const { t } = useTranslation();
  const banEnd = useBanEnd();
  const { ban } = vehicle;
  return (
    <Callout tone="red" role="alert">
      <p>{t('boardBookingForm.truck.banned')}</p>
      {ban && <p>{t('booking.reason', { reason: ban.reasons[currentLanguage()] })}</p>}
      {ban && <p>{banEnd(ban)}</p>}
      <p>
        <Link to="/vehicles/$id" params={{ id: vehicle.id }} className={controls.link}>
          {t('boardBookingForm.truck.toVehicle')}
        </Link>
      </p>
    </Callout>
  );
};

export const BookedCallout = ({ booked }: { readonly booked: Booking }) => {
  const { t } = useTranslation();
  const when = whenWords(booked.dateBooked).replaceAll(' ', '\u00a0');
  return (
    <Callout role="alert">
      <p>{t('booking.new.alreadyBooked', { when })}</p>
      <p>
        <Link to="/bookings/$id" params={{ id: booked.id }} className={controls.link}>
          {t('boardBookingForm.truck.toBooking', { number: booked.formattedBookingNumber })}
        </Link>
      </p>
    </Callout>
  );
};

type Props = {
  readonly vehicle: Vehicle | undefined;
  readonly booked: Booking | null;
  readonly refusal: string | null;
};

export const TruckCallouts = ({ vehicle, booked, refusal }: Props) => (
  <>
    {vehicle && !canBeBooked(vehicle) && <BanCallout vehicle={vehicle} />}
    {booked && <BookedCallout booked={booked} />}
    {refusal !== null && !booked && (
      <Callout tone="red" role="alert">
        {refusal}
      </Callout>
    )}
  </>
);
