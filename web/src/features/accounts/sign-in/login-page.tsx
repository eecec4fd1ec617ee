import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import controls from '../../../ui/button/text-button.module.css';
import { Callout } from '../../../ui/callout/callout.tsx';
import styles from '../accounts.module.css';
import { FormCard } from '../form-card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInWithCode } from './sign-in-with-code.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';

export const LoginPage = ({ level = 1 }: { readonly level?: 1 | 2 }) => {
  const { t } = useTranslation();
  const finish = useFinishSignIn();
  const passwordChanged = useLocation({ select: ({ state }) => state.passwordChanged === true });
  const sessionEnded = useLocation({ select: ({ state }) => state.sessionEnded === true });
  return (
    <SignInWithCode
      place="login"
      onSignedIn={(answer, { kind }) => void finish(answer, { registered: kind === 'AUTHORIZATION' })}
    >
      {(askForCode) => (
        <FormCard
          level={level}
          title={t('accounts.login.title')}
          text={t('accounts.login.text')}
          footer={
            <>
              <span>{t('accounts.login.noAccount')}</span>
              <Link to="/user/registration" className={`${controls.link} ${styles.link}`}>
                {t('accounts.login.register')}
              </Link>
            </>
          }
        >
          {sessionEnded && (
            <Callout tone="amber" role="status">
              {t('accounts.login.sessionEnded')}
            </Callout>
          )}
          {passwordChanged && (
            <Callout tone="green" role="status">
              {t('accounts.login.passwordChanged')}
            </Callout>
          )}
          <SignInForm onSignedIn={(answer) => void finish(answer)} onCodeNeeded={askForCode} />
          <Link to="/user/recovery" className={`${controls.link} ${styles.link}`}>
            {t('accounts.login.forgot')}
          </Link>
        </FormCard>
      )}
    </SignInWithCode>
  );
};
