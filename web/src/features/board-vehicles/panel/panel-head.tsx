import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { useBanEnd } from '../../../domain/vehicle/use-ban-end.ts';
import { ApprovalMark } from '../../../domain/vehicle/vehicle-marks.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { RowMarks } from '../list/row-marks.tsx';
import { nearWords } from '../vehicle-words.ts';
import styles from './vehicle-panel.module.css';

export const PanelHead = ({ vehicle }: { readonly vehicle: OperatorVehicle }) => {
  const { t } = useTranslation();
  const today = useToday();
  const banEnd = useBanEnd();
  const { banStatus, ban, formerPlate, disapprovalReasons } = vehicle;
  return (
    <>
      <header className={`${layout.row} ${styles.head}`}>
        <Plate text={vehicle.registrationPlate} size="lg" />
        <div className={`${layout.stack} ${layout.tight} ${layout.words}`}>
          <h2 className={text.breaks}>{vehicle.model}</h2>
          <p className={text.hint}>
            {t('boardVehicles.panel.added', { when: nearWords(vehicle.createdDate, today) })}
          </p>
          <div className={`${layout.row} ${layout.tight}`}>
            <ApprovalMark vehicle={vehicle} />
            <RowMarks vehicle={vehicle} />
          </div>
        </div>
      </header>
      {formerPlate && <p>{t('boardVehicles.panel.formerPlate', { plate: plateText(formerPlate) })}</p>}
      {disapprovalReasons && (
        <p className={text.breaks}>
          {t('vehicles.refusedWhy', { reason: disapprovalReasons[currentLanguage()] })}
        </p>
      )}
      {ban && (
        <div className={text.breaks}>
          <p>
            {t(`boardVehicles.panel.${banStatus === 'BANNED' ? 'banned' : 'warned'}`, {
              reason: ban.reasons[currentLanguage()],
            })}
          </p>
          <p className={text.hint}>{banEnd(ban)}</p>
        </div>
      )}
    </>
  );
};
