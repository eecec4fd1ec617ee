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
import styles from './account-page.module.css';

export const AccountPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('accounts.lk.title'));
  useMainContent();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('accounts.lk.title')}</h1>
      <div className={styles.wide}>
        <VehiclesSection />
      </div>
      <div className={styles.column}>
        <ProfileSections />
      </div>
      <div className={styles.column}>
        <PasswordSection />
        <SecondStepSection />
        <SessionsSection />
        <LanguageSection />
      </div>
      <div className={styles.wide}>
        <ReportSection />
      </div>
    </div>
  );
};
