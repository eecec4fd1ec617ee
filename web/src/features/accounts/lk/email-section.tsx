import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts.ts';
import { call } from '../../../lib/api.ts';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { email } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { confirmContact } from './confirm-contact.ts';
import { ContactSection } from './contact-section.tsx';
import { SectionForm } from './section-form.tsx';

type EmailFormProps = {
  readonly profile: Profile;
  readonly onCancel: () => void;
  readonly onChanged: () => void;
};

const schema = z.object({ mail: email() });

const EmailForm = ({ profile, onCancel, onChanged }: EmailFormProps) => {
  const { t } = useTranslation();
  const flow = useFormFlow({
    schema,
    defaultValues: { mail: '' },
    submit: async ({ mail }) => {
      const { confirmation } = (await call('PUT /users/mail', { expect: 200, query: { mail } })).body;
      const isConfirmed = await confirmContact(confirmation, profile, (code, signal) =>
        call('POST /users/change-mail-verification', { expect: 204, query: { code }, signal }),
      );
      if (isConfirmed) onChanged();
    },
  });
  return (
    <SectionForm flow={flow} submitLabel={t('accounts.lk.getCode')} onCancel={onCancel}>
      <EmailField control={flow.control} name="mail" label={t('accounts.email.new')} />
    </SectionForm>
  );
};

export const EmailSection = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation();
  return (
    <ContactSection
      title={t('accounts.email.title')}
      shown={profile.email?.value ?? null}
      verified={profile.email?.verified === true}
      whenNone={t('accounts.email.none')}
      whenChanged={t('accounts.email.changed')}
      form={(close, onChanged) => <EmailForm profile={profile} onCancel={close} onChanged={onChanged} />}
    />
  );
};
