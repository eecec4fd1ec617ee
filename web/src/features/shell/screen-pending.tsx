import { useTranslation } from 'react-i18next';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './screen-pending.module.css';

export const ScreenPending = () => {
  const { t } = useTranslation();
  return (
    <div className={`${card.card} ${layout.page} ${styles.pending}`} role="status">
      <div className={`${layout.stack} ${styles.seen}`}>
        <span />
        <span />
        <span className={text.hint}>{t('shell.loading')}</span>
      </div>
    </div>
  );
};
