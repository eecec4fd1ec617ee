import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../form-card.module.css';
import { FormCard } from '../form-card.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { ResetForm, type ResetRequest } from './reset-form.tsx';

export const RecoveryPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [request, setRequest] = useState<ResetRequest | null>(null);
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
        <RecoveryForm onCodeSent={setRequest} />
      ) : (
        <ResetForm
          key={request.confirmation.id}
          request={request}
          onCancel={() => setRequest(null)}
          onReset={() =>
            void navigate({ to: '/user/login', state: { passwordChanged: true }, ignoreBlocker: true })
          }
        />
      )}
    </FormCard>
  );
};
