import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '../../features/shell/language-menu.tsx';
import styles from './console-menu.module.css';
import { useLogoutQuestion } from './use-logout-question.ts';

const sections = [
  'queue',
  'bookings',
  'vehicles',
  'drivers',
  'parameters',
  'banners',
  'news',
  'reports',
] as const;

export const ConsoleMenu = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useTranslation();
  const askToLogOut = useLogoutQuestion();
  return (
    <div id="console-menu" className={styles.menu} data-open={isOpen}>
      <nav className={styles.group} aria-label={t('console.navigation')}>
        {sections.map((section) => (
          <Link key={section} to={`/${section}`} className={styles.item}>
            {t(`console.${section}.title`)}
          </Link>
        ))}
      </nav>
      <div className={styles.group}>
        <a href="/board/display" target="_blank" rel="noreferrer" className={styles.item}>
          {t('console.display')}
          <span aria-hidden="true">↗</span>
          <span className={styles.hint}>{t('console.newTab')}</span>
        </a>
        <a href="/" className={styles.item}>
          {t('console.toDriverApp')}
        </a>
        <LanguageMenu className={styles.item} opens="up" />
        <button type="button" className={styles.item} onClick={askToLogOut}>
          {t('console.logOut')}
        </button>
      </div>
    </div>
  );
};
