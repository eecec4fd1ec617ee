import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { BanMark } from '../../../domain/vehicle/vehicle-marks.tsx';
import { StateMark } from '../../../ui/badge/state-mark.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { papersOf } from '../vehicle-words.ts';
import styles from './vehicles-list.module.css';

const sheet = 'M14 3H7a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V7zM14 3v4h4';

export const PapersMark = ({ documents }: Pick<OperatorVehicle, 'documents'>) => {
  const { t } = useTranslation();
  const { hasCertificate, others } = papersOf(documents);
  const word = hasCertificate ? t('boardVehicles.papers.sts') : t('boardVehicles.papers.none');
  return (
    <span className={`${styles.papers} ${hasCertificate ? text.dimmed : text.toned}`} data-tone="red">
      <Icon size={18} path={hasCertificate ? sheet : `${sheet}M10 12l4 4M14 12l-4 4`} />
      {others > 0 ? t('boardVehicles.papers.more', { word, count: others }) : word}
    </span>
  );
};

export const RowMarks = ({ vehicle }: { readonly vehicle: OperatorVehicle }) => {
  const { t } = useTranslation();
  const { banStatus, disputed, formerPlate } = vehicle;
  return (
    <span className={`${layout.row} ${layout.tight}`}>
      <BanMark banStatus={banStatus} />
      {disputed && <StateMark tone="amber">{t('boardVehicles.marks.disputed')}</StateMark>}
      {formerPlate && <StateMark tone="grey">{t('boardVehicles.marks.changedPlate')}</StateMark>}
    </span>
  );
};
