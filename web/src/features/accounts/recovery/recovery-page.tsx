import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  forgetConfirmation,
  keepConfirmation,
  readConfirmation,
} from '../../../domain/confirmation/kept-confirmation.ts';
import styles from '../accounts.module.css';
import { FormCard } from '../form-card.tsx';
import { rememberUsername } from '../username.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { ResetForm, type ResetRequest } from './reset-form.tsx';

const place = 'recovery';

type StoredRequest = Omit<ResetRequest, 'confirmation'>;

const keptRequest = (): ResetRequest | null => {
  const kept = readConfirmation<StoredRequest>(place);
  return kept && { ...kept.more, confirmation: kept.confirmation };
};

/** The requested reset code, kept in the tab's storage across reloads. */
const useResetRequest = () => {
  const [request, setRequest] = useState(keptRequest);
  return {
    request,
    ask: (next: ResetRequest) => {
      const { confirmation, ...more } = next;
      keepConfirmation<StoredRequest>(place, confirmation, more);
      setRequest(next);
    },
    forget: () => {
      forgetConfirmation(place);
      setRequest(null);
    },
  };
};

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
