import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { useBanEnd } from '../../../domain/vehicle/use-ban-end.ts';
import { ApprovalMark, BanMark } from '../../../domain/vehicle/vehicle-marks.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { StateMark } from '../../../ui/badge/state-mark.tsx';
import { nearWords } from '../vehicle-words.ts';
import styles from './vehicle-panel.module.css';

export const PanelHead = ({ vehicle }: { readonly vehicle: OperatorVehicle }) => {
  const { t } = useTranslation();
  const today = useToday();
  const banEnd = useBanEnd();
  const { banStatus, ban, formerPlate, disapprovalReasons } = vehicle;
  return (
    <header className={styles.head}>
      <Plate text={vehicle.registrationPlate} size="lg" />
      <div className={styles.facts}>
        <h2>{vehicle.model}</h2>
        <p>{t('boardVehicles.panel.added', { when: nearWords(vehicle.createdDate, today) })}</p>
        <div className={styles.marks}>
          <ApprovalMark vehicle={vehicle} />
          <BanMark banStatus={banStatus} />
          {vehicle.disputed && <StateMark tone="amber">{t('boardVehicles.marks.disputed')}</StateMark>}
          {formerPlate && <StateMark tone="grey">{t('boardVehicles.marks.changedPlate')}</StateMark>}
        </div>
      </div>
      <div className={styles.state}>
        {formerPlate && <p>{t('boardVehicles.panel.formerPlate', { plate: plateText(formerPlate) })}</p>}
        {disapprovalReasons && (
          <p>{t('vehicles.refusedWhy', { reason: disapprovalReasons[currentLanguage()] })}</p>
        )}
        {ban && (
          <>
            <p>
              {t(`boardVehicles.panel.${banStatus === 'BANNED' ? 'banned' : 'warned'}`, {
                reason: ban.reasons[currentLanguage()],
              })}
            </p>
            <p className={styles.dim}>{banEnd(ban)}</p>
          </>
        )}
      </div>
    </header>
  );
};
