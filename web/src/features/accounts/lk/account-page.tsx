import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useLeaveCheck } from '../../shell/use-leave-check.ts';
import { VehiclesSection } from '../../vehicles/vehicles-section.tsx';
import styles from './account-page.module.css';
import { LanguageSection } from './language-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSections } from './profile-sections.tsx';
import { SecondStepSection } from './second-step-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { UnsavedContext } from './unsaved.ts';

/** The personal account, made of sections that know nothing of each other. */
export const AccountPage = () => {
  const { t } = useTranslation();
  const [unsaved] = useState(() => new Set<string>());
  usePageTitle(t('accounts.lk.title'));
  useLeaveCheck(() => unsaved.size === 0);
  return (
    <UnsavedContext value={unsaved}>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('accounts.lk.title')}</h1>
        <div className={styles.column}>
          <ProfileSections />
          <VehiclesSection />
        </div>
        <div className={styles.column}>
          <PasswordSection />
          <SecondStepSection />
          <SessionsSection />
          <LanguageSection />
        </div>
      </div>
    </UnsavedContext>
  );
};
