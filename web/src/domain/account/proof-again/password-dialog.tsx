import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { call } from '../../../lib/api.ts';
import { withCaptcha } from '../../../lib/captcha/captcha.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { HiddenUsername } from '../../../ui/fields/hidden-username.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { currentPassword } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { profileQuery } from '../profile.ts';

const schema = z.object({ password: currentPassword() });

export const PasswordDialog = ({ close }: { readonly close: (given: boolean) => void }) => {
  const { t } = useTranslation();
  const { data: profile } = useQuery(profileQuery);
  const flow = useFormFlow({
    schema,
    defaultValues: { password: '' },
    submit: async (body) => {
      await withCaptcha((captcha) =>
        call('POST /users/password-check', { body: { ...body, ...captcha }, expect: 204 }),
      );
      close(true);
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('accounts.passwordAgain.title')}
      message={t('accounts.passwordAgain.text')}
      flow={flow}
      submitLabel={t('accounts.passwordAgain.submit')}
      onCancel={() => close(false)}
    >
      <HiddenUsername value={profile?.phone?.value ?? profile?.email?.value ?? ''} />
      <PasswordField
        control={flow.control}
        name="password"
        label={t('accounts.fields.password')}
        autoComplete="current-password"
        data-autofocus
      />
    </FormDialog>
  );
};
