import { useTranslation } from 'react-i18next';
import styles from '../code-fields.module.css';

/** Nothing can be tried any more: the time or the tries have run out. */
export const ProofOver = () => {
  const { t } = useTranslation();
  return (
    <p role="alert" className={styles.error}>
      {t('accounts.factorProof.over')}
    </p>
  );
};
