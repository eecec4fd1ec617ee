import { Link, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOrNothing } from '../../lib/screen/lazy-or-nothing.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './info-frame.module.css';

const DrawsLink = lazyOrNothing(async () => (await import('./draws-link.tsx')).DrawsLink);

/** Adds navigation between the pages of information, which the header lacks on phones. */
export const InfoFrame = () => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.stack} ${layout.page} ${styles.frame}`}>
      <nav className={`${layout.row} ${styles.sections}`} aria-label={t('info.navigation')}>
        <Link to="/info" activeOptions={{ exact: true }}>
          {t('news.title')}
        </Link>
        <Link to="/info/acp">{t('info.acp.title')}</Link>
        <Link to="/info/guide">{t('info.guide.title')}</Link>
        <Link to="/info/policy">{t('info.policy.title')}</Link>
        <Link to="/info/user-agreement">{t('info.userAgreement.title')}</Link>
        <Link to="/open">{t('info.openData.title')}</Link>
        <Suspense fallback={null}>
          <DrawsLink />
        </Suspense>
      </nav>
      <Outlet />
    </div>
  );
};
