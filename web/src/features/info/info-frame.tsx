import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './info-frame.module.css';

/** Adds navigation between the pages, which the header lacks on phones. */
export const InfoFrame = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <nav className={styles.sections} aria-label={t('info.navigation')}>
        <Link to="/info" activeOptions={{ exact: true }} className={styles.section}>
          {t('news.title')}
        </Link>
        <Link to="/info/acp" className={styles.section}>
          {t('info.acp.title')}
        </Link>
        <Link to="/info/policy" className={styles.section}>
          {t('info.policy.title')}
        </Link>
        <Link to="/info/user-agreement" className={styles.section}>
          {t('info.userAgreement.title')}
        </Link>
      </nav>
      <Outlet />
    </div>
  );
};
