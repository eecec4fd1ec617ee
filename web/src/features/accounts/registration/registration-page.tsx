import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import styles from '../form-card.module.css';
import { FormCard } from '../form-card.tsx';
import type { PendingCode } from '../sign-in/load-code-step.ts';
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts';
import { RegistrationForm } from './registration-form.tsx';
import { useRegistration } from './use-registration.ts';

export const RegistrationPage = () => {
  const { t } = useTranslation();
  const finish = useFinishSignIn();
  const [pending, setPending] = useState<PendingCode | null>(null);
  const registration = useRegistration(setPending);
  const { isDirty } = registration.flow.form.formState;
  useUnsavedWork(() => pending === null && isDirty);

  if (pending !== null) {
    const { CodeStep, confirmation } = pending;
    return (
      <CodeStep
        confirmation={confirmation}
        onSignedIn={(answer) => void finish(answer, { registered: true })}
        onCancel={() => setPending(null)}
      />
    );
  }
  return (
    <FormCard
      title={t('accounts.registration.title')}
      footer={
        <>
          <span>{t('accounts.registration.haveAccount')}</span>
          <Link to="/user/login" className={styles.link}>
            {t('accounts.registration.signIn')}
          </Link>
        </>
      }
    >
      <RegistrationForm registration={registration} />
    </FormCard>
  );
};
