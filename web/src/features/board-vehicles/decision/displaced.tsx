import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { arrivedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { PlateClaim } from '#contract/vehicles/plate-claims.ts';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import styles from './decision.module.css';

type DisplacedProps = {
  readonly claims: readonly PlateClaim[];
  readonly chosen: OperatorVehicle;
  readonly holder: OperatorVehicle | undefined;
};

/** Side effects of the decision: lost approvals and cancelled bookings. */
export const Displaced = ({ claims, chosen, holder }: DisplacedProps) => {
  const { t } = useTranslation();
  const rivals = claims.filter(({ vehicle, booking }) => vehicle.id !== chosen.id && booking);
  return (
    <>
      {holder && (
        <p className={styles.effect}>{t('boardVehicles.loses', { name: shortName(holder.owner) })}</p>
      )}
      {rivals.map(({ vehicle, booking }) =>
        booking === undefined ? null : (
          <p key={vehicle.id} className={styles.effect}>
            <Trans
              i18nKey={
                isOneOf(arrivedStatuses, booking.bookingStatus)
                  ? 'boardVehicles.displacedNever'
                  : 'boardVehicles.displaced'
              }
              values={{ name: shortName(vehicle.owner), number: booking.formattedBookingNumber }}
              components={{ booking: <Link to="/bookings/$id" params={{ id: booking.id }} /> }}
            />
          </p>
        ),
      )}
    </>
  );
};
