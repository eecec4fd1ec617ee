import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLogoutQuestion } from '../../features/shell/use-logout-question.ts';
import { logout } from '../../lib/session/logout.ts';
import { useSession } from '../../lib/session/session.ts';
import { LanguageMenu } from '../../ui/language/language-menu.tsx';
import { useBoardRole } from '../use-board-role.ts';
import styles from './display-frame.module.css';

/** The ways out: a driver's back to booking, an operator's to the console; the hall's own account signs out. */
export const DisplayLinks = () => {
  const { t } = useTranslation();
  const { role } = useBoardRole();
  const isDriver = useSession().credential?.slot === 'user';
  const isScreen = role === 'viewer' && !isDriver;
  const askToLogOut = useLogoutQuestion(logout);
  return (
    <nav className={styles.links} aria-label={t('shell.mainNavigation')}>
      <LanguageMenu className={styles.link} opens="up" />
      {isDriver && (
        <a href="/" className={styles.link}>
          {t('display.toBooking')}
        </a>
      )}
      {isDriver && (
        <Link to="/sign-in" className={styles.link}>
          {t('display.operator')}
        </Link>
      )}
      {role === 'operator' && (
        <Link to="/" className={styles.link}>
          {t('display.toConsole')}
        </Link>
      )}
      <Link to="/log" className={styles.link}>
        {t('boardLog.title')}
      </Link>
      {isScreen && (
        <button type="button" className={styles.link} onClick={askToLogOut}>
          {t('console.logOut')}
        </button>
      )}
    </nav>
  );
};
