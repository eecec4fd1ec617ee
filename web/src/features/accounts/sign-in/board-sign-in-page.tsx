import { useTranslation } from 'react-i18next';
import { useWorker } from '../../../lib/session/forget-other-account.ts';
import controls from '../../../ui/button/text-button.module.css';
import { Callout } from '../../../ui/callout/callout.tsx';
import styles from '../accounts.module.css';
import { FormCard } from '../form-card.tsx';
import { openSession } from './open-session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInWithCode } from './sign-in-with-code.tsx';

/** Does not navigate, because the board renders itself again once there is a session. */
export const BoardSignInPage = () => {
  const { t } = useTranslation();
  const isInterrupted = useWorker()?.slot === 'admin';
  return (
    <SignInWithCode place="board" onSignedIn={openSession}>
      {(askForCode) => (
        <FormCard
          title={t('accounts.console.title')}
          text={t('accounts.console.text')}
          footer={
            <a href="/" className={`${controls.link} ${styles.link}`}>
              {t('accounts.console.toDriverApp')}
            </a>
          }
        >
          {isInterrupted && <Callout role="status">{t('accounts.console.sessionEnded')}</Callout>}
          <SignInForm onSignedIn={openSession} onCodeNeeded={askForCode} takesFocus />
        </FormCard>
      )}
    </SignInWithCode>
  );
};
