import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import bar from '../../features/shell/bar.module.css';
import { ProductMark } from '../../features/shell/product-mark.tsx';
import { useLogoutQuestion } from '../../features/shell/use-logout-question.ts';
import { useSession } from '../../lib/session/session.ts';
import { LanguageMenu } from '../../ui/language/language-menu.tsx';
import layout from '../../ui/layout/layout.module.css';
import styles from './header.module.css';

const button = `${bar.item} ${styles.button}`;

const homeAddresses = ['/', '/user/login', '/booking', '/booking/new'];

const current = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});

const SignedInButtons = ({ pathname }: { pathname: string }) => {
  const { t } = useTranslation();
  const router = useRouter();
  const askToLogOut = useLogoutQuestion(() => {
    const { pathname: shown, search } = router.state.location;
    return router.navigate({ to: '/logout', mask: { to: shown, search }, replace: true });
  });
  return (
    <>
      <a href="/board" className={button}>
        {t('shell.board')}
      </a>
      <Link to="/lk" className={button} {...current(pathname === '/lk')}>
        {t('shell.account')}
      </Link>
      <button type="button" className={button} onClick={askToLogOut}>
        {t('shell.logout')}
      </button>
    </>
  );
};

export const Header = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isSignedIn = useSession().credential !== null;
  return (
    <header className={`${layout.row} ${bar.bar} ${styles.header}`}>
      <Link to={isSignedIn ? '/booking' : '/user/login'} className={bar.logo} aria-label={t('shell.toHome')}>
        <ProductMark />
        <span className={styles.name}>{t('common.productName')}</span>
      </Link>
      <nav
        className={`${layout.row} ${layout.tight} ${styles.buttons}`}
        aria-label={t('shell.mainNavigation')}
      >
        <Link
          to="/"
          activeOptions={{ exact: true }}
          className={`${button} ${styles.wideOnly}`}
          {...current(homeAddresses.includes(pathname))}
        >
          {t('shell.home')}
        </Link>
        <Link
          to="/info/acp"
          className={`${button} ${styles.wideOnly}`}
          {...current(/^\/info(\/|$)/.test(pathname))}
        >
          {t('shell.info')}
        </Link>
        <LanguageMenu className={button} />
        {isSignedIn && <SignedInButtons pathname={pathname} />}
      </nav>
    </header>
  );
};
