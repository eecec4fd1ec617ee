import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CaptchaCallout, useCaptcha } from '../../../ui/captcha/captcha-callout.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { requiredText } from '../../../ui/form/field-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { requestPasswordReset } from '../account-calls.ts';
import { rememberedUsername, rememberUsername } from '../username.ts';
import type { ResetRequest } from './reset-form.tsx';

type RecoveryFormProps = { readonly onCodeSent: (request: ResetRequest) => void };

const schema = z.object({ userName: requiredText(254) });

/** The answer is the same whether the account exists or not, so that accounts cannot be enumerated. */
export const RecoveryForm = ({ onCodeSent }: RecoveryFormProps) => {
  const { t } = useTranslation();
  const { checking, guarded } = useCaptcha();
  const flow = useFormFlow({
    schema,
    defaultValues: { userName: rememberedUsername() },
    submit: async ({ userName }) => {
      const { body } = await guarded((captchaToken) => requestPasswordReset(userName, captchaToken));
      rememberUsername(userName);
      const confirmation = { ...body.confirmation, target: userName };
      onCodeSent({ userId: body.userId, confirmation, username: userName });
    },
  });
  return (
    <Form
      flow={flow}
      actions={
        <>
          <SubmitButton>{t('accounts.recovery.submit')}</SubmitButton>
          <CaptchaCallout checking={checking} />
        </>
      }
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
