import { useTranslation } from 'react-i18next';
import styles from './board-vehicles.module.css';

export const Approval = ({ isApproved }: { readonly isApproved: boolean }) => {
  const { t } = useTranslation();
  return (
    <span className={styles.approval} data-approved={isApproved}>
      {t(isApproved ? 'vehicles.approved' : 'vehicles.notApproved')}
    </span>
  );
};
