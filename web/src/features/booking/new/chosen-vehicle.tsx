import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { Plate } from '../../../domain/plate/plate.tsx';
import { PapersWord } from '../../../domain/vehicle/papers-word.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import styles from './new-booking.module.css';

/** The chosen truck's face, beside its name. */
export const ChosenVehicle = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const { registrationPlate, banStatus, ban } = vehicle;
  return (
    <div className={styles.chosen}>
      <Plate text={registrationPlate} />
      <PapersWord vehicle={vehicle} />
      {banStatus !== 'UNBANNED' && <StatusBadge status={banStatus} />}
      {banStatus === 'WARNED' && ban && (
        <span className={styles.reason}>{ban.reasons[currentLanguage()]}</span>
      )}
    </div>
  );
};
