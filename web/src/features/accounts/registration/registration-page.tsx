import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import styles from '../accounts.module.css';
import { FormCard } from '../form-card.tsx';
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts';
import { usePendingCode } from '../sign-in/use-pending-code.ts';
import { RegistrationForm } from './registration-form.tsx';
import { useRegistration } from './use-registration.ts';

export const RegistrationPage = () => {
  const { t } = useTranslation();
  const finish = useFinishSignIn();
  const code = usePendingCode('registration');
  const registration = useRegistration(code.ask);
  const { isDirty } = registration.flow.form.formState;
  useUnsavedWork(() => code.pending === null && isDirty);

  if (code.pending !== null) {
    const { CodeStep, confirmation } = code.pending;
    return (
      <CodeStep
        confirmation={confirmation}
        onSignedIn={(answer) => {
          code.settle();
          registration.forget();
          void finish(answer, { registered: true });
        }}
        onCancel={code.giveUp}
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
