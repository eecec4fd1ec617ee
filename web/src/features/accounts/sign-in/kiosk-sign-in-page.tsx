import { useTranslation } from 'react-i18next';
import { FormCard } from '../form-card.tsx';
import { openKioskSession } from './open-session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { usePendingCode } from './use-pending-code.ts';

/** A kiosk is signed in once, by staff. Its session can record arrivals and nothing else, whoever opened it. */
export const KioskSignInPage = () => {
  const { t } = useTranslation();
  const code = usePendingCode('kiosk');
  if (code.pending !== null) {
    const { CodeStep, confirmation } = code.pending;
    return (
      <CodeStep
        confirmation={confirmation}
        onSignedIn={(answer) => {
          code.settle();
          openKioskSession(answer);
        }}
        onCancel={code.giveUp}
      />
    );
  }
  return (
    <FormCard title={t('accounts.kiosk.title')} text={t('accounts.kiosk.text')}>
      <SignInForm kind="terminal" onSignedIn={openKioskSession} onCodeNeeded={code.ask} />
    </FormCard>
  );
};
