import { useTranslation } from 'react-i18next';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import styles from './papers-word.module.css';
import { approvalOf } from './vehicle-rules.ts';

export const PapersWord = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const { t } = useTranslation();
  const approval = approvalOf(vehicle);
  return (
    <span className={styles.approval} data-approval={approval}>
      {t(`vehicles.approval.${approval}`)}
    </span>
  );
};
