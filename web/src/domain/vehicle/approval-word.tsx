import { useTranslation } from 'react-i18next';
import styles from './approval-word.module.css';

/** Whether an operator has looked at the truck's papers and found them right. */
export const ApprovalWord = ({ isApproved }: { readonly isApproved: boolean }) => {
  const { t } = useTranslation();
  return (
    <span className={styles.approval} data-approved={isApproved}>
      {t(isApproved ? 'vehicles.approved' : 'vehicles.notApproved')}
    </span>
  );
};
