import { useTranslation } from 'react-i18next';
import { FormCard } from '../form-card.tsx';
import { openKioskSession } from './open-session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInWithCode } from './sign-in-with-code.tsx';

/** Signed in once by staff. A kiosk session can only record arrivals, whoever opened it. */
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
