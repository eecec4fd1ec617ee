import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSection } from '../../features/accounts/lk/language-section.tsx';
import { PasswordSection } from '../../features/accounts/lk/password-section.tsx';
import { ProfileSections } from '../../features/accounts/lk/profile-sections.tsx';
import { ReportSection } from '../../features/accounts/lk/report-section.tsx';
import { SecondStepSection } from '../../features/accounts/lk/second-step-section.tsx';
import { SessionsSection } from '../../features/accounts/lk/sessions/sessions-section.tsx';
import { VehiclesSection } from '../../features/vehicles/vehicles-section.tsx';
import { useMainContent } from '../../lib/screen/main-content.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import layout from '../../ui/layout/layout.module.css';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import styles from './account-page.module.css';

/** At the end of the page and rarely used, so its code comes after the rest. */
const AccountEnd = lazy(async () => ({ default: (await import('./account-end.tsx')).AccountEnd }));

export const AccountPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('accounts.lk.title'));
  useMainContent();
  return (
    <div className={`${layout.stack} ${layout.loose} ${layout.page} ${styles.page}`}>
      <h1>{t('accounts.lk.title')}</h1>
      <VehiclesSection />
      <div className={`${layout.stack} ${layout.loose} ${styles.column}`}>
        <ProfileSections />
        <LanguageSection />
      </div>
      <div className={`${layout.stack} ${layout.loose} ${styles.column}`}>
        <PasswordSection />
        <SecondStepSection />
        <SessionsSection />
      </div>
      <ReportSection />
      <Suspense fallback={<SkeletonRows rows={1} height={160} />}>
        <AccountEnd />
      </Suspense>
    </div>
  );
};
