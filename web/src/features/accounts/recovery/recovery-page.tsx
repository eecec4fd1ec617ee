import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import {
  forgetConfirmation,
  keepConfirmation,
  readConfirmation,
} from '../../../domain/confirmation/kept-confirmation.ts';
import controls from '../../../ui/button/text-button.module.css';
import { CheckedSubmit, useCaptcha } from '../../../ui/captcha/captcha-callout.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { requiredText } from '../../../ui/form/field-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { requestPasswordReset } from '../account-calls.ts';
import styles from '../accounts.module.css';
import { FormCard } from '../form-card.tsx';
import { rememberedUsername, rememberUsername } from '../username.ts';
import { ResetForm, type ResetRequest } from './reset-form.tsx';

type RecoveryFormProps = { readonly onCodeSent: (request: ResetRequest) => void };

const schema = z.object({ userName: requiredText(254) });

/** Shows the same for known and unknown accounts, so that nobody can find out which accounts exist. */
const RecoveryForm = ({ onCodeSent }: RecoveryFormProps) => {
  const { t } = useTranslation();
  const { checking, guarded } = useCaptcha();
  const flow = useFormFlow({
    schema,
    defaultValues: { userName: rememberedUsername() },
    submit: async ({ userName }) => {
      const { body } = await guarded((captcha) => requestPasswordReset(userName, captcha));
      rememberUsername(userName);
      const confirmation = { ...body.confirmation, target: userName };
      onCodeSent({ userId: body.userId, confirmation, username: userName });
    },
  });
  return (
    <Form
      flow={flow}
      actions={<CheckedSubmit checking={checking}>{t('accounts.recovery.submit')}</CheckedSubmit>}
    >
      <TextField
        control={flow.control}
        name="userName"
        label={t('accounts.login.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </Form>
  );
};

const place = 'recovery';

type StoredRequest = Omit<ResetRequest, 'confirmation'>;

const keptRequest = (): ResetRequest | null => {
  const kept = readConfirmation<StoredRequest>(place);
  return kept && { ...kept.more, confirmation: kept.confirmation };
};

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
        <Link to="/user/login" className={`${controls.link} ${styles.link}`}>
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
