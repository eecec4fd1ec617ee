import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CheckedSubmit, useCaptcha } from '../../../ui/captcha/captcha-callout.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { currentPassword, requiredText } from '../../../ui/form/field-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { requestSignIn, type SessionKind } from '../account-calls.ts';
import { rememberedUsername, rememberUsername } from '../username.ts';
import type { SignInAnswer } from './open-session.ts';
import { takeOverPageForm, typedInPage } from './page-form.ts';
import { loadCodeStep, type PendingCode } from './sign-in-with-code.tsx';

type SignInFormProps = {
  readonly onSignedIn: (answer: SignInAnswer) => void;
  /** Called if the password was right and a code or a factor is required. */
  readonly onCodeNeeded: (pending: PendingCode) => void;
  readonly kind?: SessionKind;
  readonly takesFocus?: boolean;
};

const schema = z.object({ username: requiredText(254), password: currentPassword() });

const firstValues = () => {
  const { username = rememberedUsername(), password = '' } = typedInPage();
  rememberUsername(username);
  return { username, password };
};

export const SignInForm = ({ onSignedIn, onCodeNeeded, kind, takesFocus = false }: SignInFormProps) => {
  const { t } = useTranslation();
  const { checking, guarded } = useCaptcha();
  const [first] = useState(firstValues);
  const flow = useFormFlow({
    schema,
    defaultValues: first,
    submit: async (credentials) => {
      const answer = await guarded((captcha) => requestSignIn(credentials, kind, captcha));
      if (answer.status === 200) return onSignedIn(answer);
      const { confirmation } = answer.body;
      // The code for an unconfirmed account goes to the username just typed, a code for a sign-in maybe elsewhere.
      const shown =
        confirmation.kind === 'AUTHORIZATION'
          ? { ...confirmation, target: credentials.username }
          : confirmation;
      onCodeNeeded({ confirmation: shown, CodeStep: await loadCodeStep() });
    },
  });
  // A layout effect, because it must run before the paint that removes the static form.
  useLayoutEffect(() => {
    // Takes what was typed into the static form since this one was first rendered.
    const { username = first.username, password = first.password } = typedInPage();
    if (username !== first.username) flow.form.setValue('username', username);
    if (password !== first.password) flow.form.setValue('password', password);
    takeOverPageForm(flow.formRef.current);
  }, [first, flow.form, flow.formRef]);
  useEffect(() => {
    const inputs = takesFocus ? [...(flow.formRef.current?.querySelectorAll('input') ?? [])] : [];
    inputs.find(({ value }) => value === '')?.focus();
  }, [takesFocus, flow.formRef]);
  return (
    <Form
      flow={flow}
      actions={<CheckedSubmit checking={checking}>{t('accounts.login.submit')}</CheckedSubmit>}
    >
      <TextField
        control={flow.control}
        name="username"
        label={t('accounts.login.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onInput={(event) => rememberUsername(event.currentTarget.value)}
      />
      <PasswordField
        control={flow.control}
        name="password"
        label={t('accounts.login.password')}
        autoComplete="current-password"
      />
    </Form>
  );
};
