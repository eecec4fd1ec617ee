import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../accounts/form-card.module.css';
import { FormCard } from '../accounts/form-card.tsx';
import type { PendingCode } from '../accounts/sign-in/load-code-step.ts';
import { openSession } from '../accounts/sign-in/open-session.ts';
import { SignInForm } from '../accounts/sign-in/sign-in-form.tsx';

/** The console's own sign-in. The board goes on by itself as soon as there is a session. */
export const BoardSignInPage = () => {
  const { t } = useTranslation();
  const [pending, setPending] = useState<PendingCode | null>(null);
  if (pending !== null) {
    const { CodeStep, confirmation } = pending;
    return (
      <CodeStep confirmation={confirmation} onSignedIn={openSession} onCancel={() => setPending(null)} />
    );
  }
  return (
    <FormCard
      title={t('accounts.console.title')}
      text={t('accounts.console.text')}
      footer={
        <a href="/" className={styles.link}>
          {t('accounts.console.toDriverApp')}
        </a>
      }
    >
      <SignInForm onSignedIn={openSession} onCodeNeeded={setPending} />
    </FormCard>
  );
};
