import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../form-card.module.css';
import { FormCard } from '../form-card.tsx';
import type { PendingCode } from './load-code-step.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';

export const LoginPage = () => {
  const { t } = useTranslation();
  const finish = useFinishSignIn();
  const passwordChanged = useLocation({ select: ({ state }) => state.passwordChanged === true });
  const [pending, setPending] = useState<PendingCode | null>(null);

  if (pending !== null) {
    const { CodeStep, confirmation } = pending;
    return (
      <CodeStep
        confirmation={confirmation}
        onSignedIn={(answer) => void finish(answer, { registered: confirmation.kind === 'AUTHORIZATION' })}
        onCancel={() => setPending(null)}
      />
    );
  }
  return (
    <FormCard
      title={t('accounts.login.title')}
      text={t('accounts.login.text')}
      footer={
        <>
          <span>{t('accounts.login.noAccount')}</span>
          <Link to="/user/registration" className={styles.link}>
            {t('accounts.login.register')}
          </Link>
        </>
      }
    >
      {passwordChanged && (
        <Notice tone="green" role="status">
          {t('accounts.login.passwordChanged')}
        </Notice>
      )}
      <SignInForm onSignedIn={(answer) => void finish(answer)} onCodeNeeded={setPending} />
      <Link to="/user/recovery" className={`${styles.link} ${styles.centered}`}>
        {t('accounts.login.forgot')}
      </Link>
    </FormCard>
  );
};
