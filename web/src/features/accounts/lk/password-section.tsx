import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { profileQuery } from '../../../domain/account/profile.ts';
import { outdateSessions } from '../../../domain/account/sessions.ts';
import { call } from '../../../lib/api.ts';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import { HiddenUsername } from '../../../ui/fields/hidden-username.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { currentPassword, newPassword } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import text from '../../../ui/text/text.module.css';
import { NewPasswordField } from '../new-password-field.tsx';
import { Expandable, type ExpandedFormProps } from './expandable.tsx';
import { SectionForm } from './section-form.tsx';

const schema = z.object({ currentPassword: currentPassword(), newPassword: newPassword() });

const PasswordForm = ({ onCancel, onChanged }: ExpandedFormProps) => {
  const { t } = useTranslation();
  const { data: profile } = useQuery(profileQuery);
  const username = profile?.phone?.value ?? profile?.email?.value ?? '';
  const flow = useFormFlow({
    schema,
    defaultValues: { currentPassword: '', newPassword: '' },
    submit: async (passwords) => {
      await call('PUT /users/password', { expect: 204, body: passwords });
      await outdateSessions();
      onChanged();
    },
  });
  return (
    <SectionForm flow={flow} submitLabel={t('accounts.password.submit')} onCancel={onCancel}>
      <HiddenUsername value={username} />
      <PasswordField
        control={flow.control}
        name="currentPassword"
        label={t('accounts.fields.currentPassword')}
        autoComplete="current-password"
      />
      <NewPasswordField
        control={flow.control}
        name="newPassword"
        label={t('accounts.fields.newPassword')}
        known={[username, profile?.lastName ?? '', profile?.firstName ?? '']}
      />
    </SectionForm>
  );
};

export const PasswordSection = () => {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('accounts.password.title')}>
      <p className={text.dimmed}>{t('accounts.password.text')}</p>
      <Expandable label={t('accounts.password.submit')} whenChanged={t('accounts.password.changed')}>
        {(form) => <PasswordForm {...form} />}
      </Expandable>
    </SectionCard>
  );
};
