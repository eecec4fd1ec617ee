import { useTranslation } from 'react-i18next';
import card from '../../ui/card/card.module.css';
import styles from './screen-pending.module.css';

export const ScreenPending = () => {
  const { t } = useTranslation();
  return (
    <div className={`${card.card} ${styles.pending}`} role="status">
      <div className={styles.seen}>
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.words}>{t('shell.loading')}</span>
      </div>
    </div>
  );
};
