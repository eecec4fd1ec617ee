import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { BanMark } from '../../../domain/vehicle/vehicle-marks.tsx';
import { StateMark } from '../../../ui/badge/state-mark.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './vehicle-panel.module.css';

/** Plates that are easily confused: O and 0, I and 1. */
export const SimilarPlates = ({ vehicle }: { readonly vehicle: OperatorVehicle }) => {
  const { t } = useTranslation();
  const { similarPlates = [] } = vehicle;
  if (similarPlates.length === 0) return null;
  return (
    <Notice>
      <p>{t('boardVehicles.similar')}</p>
      <ul className={styles.similar}>
        {similarPlates.map(({ registrationPlate, banned, booked }) => (
          <li key={registrationPlate}>
            <Plate text={registrationPlate} size="sm" />
            {banned && <BanMark banStatus="BANNED" />}
            {booked && <StateMark tone="green">{t('boardVehicles.marks.booked')}</StateMark>}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
