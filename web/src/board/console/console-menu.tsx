import { VisuallyHidden } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { finalActs } from '../../domain/queue/acts/final-acts.ts';
import bar from '../../features/shell/bar.module.css';
import { useLogoutQuestion } from '../../features/shell/use-logout-question.ts';
import { logout } from '../../lib/session/logout.ts';
import { LanguageMenu } from '../../ui/language/language-menu.tsx';
import styles from './console-menu.module.css';

const item = `${bar.item} ${styles.item}`;

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
  const router = useRouter();
  const askToLogOut = useLogoutQuestion(async () => {
    await finalActs.flush();
    await logout();
    await router.navigate({ to: '/', ignoreBlocker: true });
  });
  return (
    <div id="console-menu" className={styles.menu} data-open={isOpen}>
      <nav className={styles.group} aria-label={t('console.navigation')}>
        {sections.map((section) => (
          <Link key={section} to={`/${section}`} className={item}>
            {t(`console.${section}.title`)}
          </Link>
        ))}
      </nav>
      <div className={styles.group}>
        <a href="/board/display" target="_blank" rel="noreferrer" className={item}>
          {t('console.display')}
          <span aria-hidden="true">↗</span>
          <VisuallyHidden>{t('console.newTab')}</VisuallyHidden>
        </a>
        <Link to="/log" className={item}>
          {t('boardLog.title')}
        </Link>
        <a href="/" className={item}>
          {t('console.toDriverApp')}
        </a>
        <LanguageMenu className={item} opens="up" />
        <button type="button" className={item} onClick={askToLogOut}>
          {t('console.logOut')}
        </button>
      </div>
    </div>
  );
};
