import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { VehiclesSection } from '../../vehicles/vehicles-section.tsx';
import styles from './account-page.module.css';
import { LanguageSection } from './language-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSections } from './profile-sections.tsx';
import { SecondStepSection } from './second-step-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** The personal account, made of sections that know nothing of each other. */
export const AccountPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('accounts.lk.title'));
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
    </div>
  );
};
