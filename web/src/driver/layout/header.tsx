import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '../../features/shell/language-menu.tsx';
import { ProductMark } from '../../features/shell/product-mark.tsx';
import { useSession } from '../../lib/use-session.ts';
import styles from './header.module.css';
import { AccountIcon, BoardIcon, LogoutIcon } from './icons.tsx';
import { useLogoutQuestion } from './use-logout-question.ts';

const homeAddresses = ['/', '/user/login', '/booking'];

const current = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});

const SignedInButtons = ({ pathname }: { pathname: string }) => {
  const { t } = useTranslation();
  const askToLogOut = useLogoutQuestion();
  return (
    <>
      <a href="/board" className={styles.button}>
        <BoardIcon />
        <span className={styles.label}>{t('shell.board')}</span>
      </a>
      <Link to="/lk" className={styles.button} {...current(pathname === '/lk')}>
        <AccountIcon />
        <span className={styles.label}>{t('shell.account')}</span>
      </Link>
      <button type="button" className={styles.button} onClick={askToLogOut}>
        <LogoutIcon />
        <span className={styles.label}>{t('shell.logout')}</span>
      </button>
    </>
  );
};

export const Header = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isSignedIn = useSession().credential !== null;
  return (
    <header className={styles.header}>
      <Link
        to={isSignedIn ? '/booking' : '/user/login'}
        className={styles.logo}
        aria-label={t('shell.toHome')}
      >
        <ProductMark />
        <span className={styles.name}>{t('common.productName')}</span>
      </Link>
      <nav className={styles.buttons} aria-label={t('shell.mainNavigation')}>
        <Link
          to="/"
          activeOptions={{ exact: true }}
          className={`${styles.button} ${styles.wideOnly}`}
          {...current(homeAddresses.includes(pathname))}
        >
          {t('shell.home')}
        </Link>
        <Link
          to="/info/acp"
          className={`${styles.button} ${styles.wideOnly}`}
          {...current(pathname.startsWith('/info/'))}
        >
          {t('shell.info')}
        </Link>
        <LanguageMenu className={styles.button} />
        {isSignedIn && <SignedInButtons pathname={pathname} />}
      </nav>
    </header>
  );
};
