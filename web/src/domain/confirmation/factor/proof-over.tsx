import { useTranslation } from 'react-i18next';
import styles from '../code-fields.module.css';

export const ProofOver = () => {
  const { t } = useTranslation();
  return (
    <p role="alert" className={styles.error}>
      {t('accounts.factorProof.over')}
    </p>
  );
};
