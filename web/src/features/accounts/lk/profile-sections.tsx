import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Confirmation, Profile } from '#contract/accounts/accounts.ts';
import { confirmContact } from '../../../domain/account/contact/confirm-contact.ts';
import { useKeptContact } from '../../../domain/account/contact/use-kept-contact.ts';
import { profileQuery } from '../../../domain/account/profile.ts';
import { withProofAgain } from '../../../domain/account/proof-again/with-proof-again.ts';
import { call } from '../../../lib/api.ts';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { email } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { OfflineState } from '../../../ui/states/offline-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { type ContactFormProps, ContactSection } from './contact-section.tsx';
import { PersonalDataSection } from './personal-data-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { SectionForm } from './section-form.tsx';

const schema = z.object({ mail: email() });

const confirmMail = (confirmation: Confirmation, profile: Profile) =>
  confirmContact('mail', confirmation, profile, (code, signal) =>
    call('POST /users/change-mail-verification', { expect: 204, query: { code }, signal }),
  );

const EmailForm = ({ profile, onCancel, onChanged }: ContactFormProps) => {
  const { t } = useTranslation();
  const flow = useFormFlow({
    schema,
    defaultValues: { mail: '' },
    submit: async ({ mail }) => {
      const answer = await withProofAgain(() => call('PUT /users/mail', { expect: 200, query: { mail } }));
      const { confirmation } = answer.body;
      if (await confirmMail({ ...confirmation, target: mail }, profile)) onChanged();
    },
  });
  return (
    <SectionForm flow={flow} submitLabel={t('accounts.lk.getCode')} onCancel={onCancel}>
      <EmailField control={flow.control} name="mail" label={t('accounts.email.new')} />
    </SectionForm>
  );
};

const EmailSection = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation();
  useKeptContact('mail', (confirmation) => confirmMail(confirmation, profile));
  return (
    <ContactSection
      title={t('accounts.email.title')}
      shown={profile.email?.value ?? null}
      verified={profile.email?.verified === true}
      whenNone={t('accounts.email.none')}
      whenChanged={t('accounts.email.changed')}
      form={(form) => <EmailForm profile={profile} {...form} />}
    />
  );
};

export const ProfileSections = () => {
  const { data: profile, error, isPaused, refetch } = useQuery(profileQuery);
  if (profile) {
    return (
      <>
        <PersonalDataSection profile={profile} />
        <EmailSection profile={profile} />
        <PhoneSection profile={profile} />
      </>
    );
  }
  if (isPaused) return <OfflineState />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows height={160} />;
};
