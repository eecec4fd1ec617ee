import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { call } from '../../../lib/api.ts';
import { withCaptcha } from '../../../lib/captcha/captcha.ts';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { HiddenUsername } from '../../../ui/fields/hidden-username.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { currentPassword } from '../../../ui/form/field-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { profileQuery } from '../profile.ts';

const schema = z.object({ password: currentPassword() });

export const PasswordDialog = ({ close }: { readonly close: (given: boolean) => void }) => {
  const { t } = useTranslation();
  const formId = useId();
  const { data: profile } = useQuery(profileQuery);
  const flow = useFormFlow({
    schema,
    defaultValues: { password: '' },
    submit: async (body) => {
      await withCaptcha((captchaToken) =>
        call('POST /users/password-check', {
          body: { ...body, ...(captchaToken !== undefined && { captchaToken }) },
          expect: 204,
        }),
      );
      close(true);
    },
  });
  return (
    <DialogFrame
      size="sm"
      title={t('accounts.passwordAgain.title')}
      message={t('accounts.passwordAgain.text')}
      actions={
        <>
          <Button variant="default" onClick={() => close(false)}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={flow.submitting}>
            {t('accounts.passwordAgain.submit')}
          </Button>
        </>
      }
    >
      <Form flow={flow} id={formId}>
        <HiddenUsername value={profile?.phone?.value ?? profile?.email?.value ?? ''} />
        <PasswordField
          control={flow.control}
          name="password"
          label={t('accounts.fields.password')}
          autoComplete="current-password"
          data-autofocus
        />
      </Form>
    </DialogFrame>
  );
};
