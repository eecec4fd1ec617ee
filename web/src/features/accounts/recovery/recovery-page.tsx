import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from '../accounts.module.css';
import { FormCard } from '../form-card.tsx';
import { rememberUsername } from '../username.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { useResetRequest } from './use-reset-request.ts';

export const RecoveryPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { request, ask, forget } = useResetRequest();
  return (
    <FormCard
      title={t('accounts.recovery.title')}
      {...(request === null && { text: t('accounts.recovery.text') })}
      footer={
        <Link to="/user/login" className={styles.link}>
          {t('accounts.recovery.toLogin')}
        </Link>
      }
    >
      {request === null ? (
        <RecoveryForm onCodeSent={ask} />
      ) : (
        <ResetForm
          key={request.confirmation.id}
          request={request}
          onCancel={forget}
          onReset={() => {
            rememberUsername(request.username);
            forget();
            void navigate({ to: '/user/login', state: { passwordChanged: true }, ignoreBlocker: true });
          }}
        />
      )}
    </FormCard>
  );
};
