import { useTranslation } from 'react-i18next';
import { FormCard } from '../form-card.tsx';
import { openKioskSession } from './open-session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInWithCode } from './sign-in-with-code.tsx';

/** Staff sign in here once. Whoever they are, a kiosk session can only record arrivals. */
export const KioskSignInPage = () => {
  const { t } = useTranslation();
  return (
    <SignInWithCode place="kiosk" onSignedIn={openKioskSession}>
      {(askForCode) => (
        <FormCard title={t('accounts.kiosk.title')} text={t('accounts.kiosk.text')}>
          <SignInForm kind="terminal" onSignedIn={openKioskSession} onCodeNeeded={askForCode} />
        </FormCard>
      )}
    </SignInWithCode>
  );
};
