import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.ts';
import { LanguageMenu } from '../../ui/language/language-menu.tsx';
import { useBoardRole } from '../use-board-role.ts';
import styles from './display-frame.module.css';

/** The ways out, for those who did not come to stay. */
export const DisplayLinks = () => {
  const { t } = useTranslation();
  const { role } = useBoardRole();
  const isDriver = useSession().credential?.slot === 'user';
  return (
    <nav className={styles.links} aria-label={t('shell.mainNavigation')}>
      <LanguageMenu className={styles.link} opens="up" />
      <a href="/" className={styles.link}>
        {t('display.toBooking')}
      </a>
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
    </nav>
  );
};
