import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Confirmation, Profile } from '#contract/accounts/accounts.ts';
import { confirmContact, useKeptContact } from '../../../domain/account/contact/confirm-contact.ts';
import { confirmPhone, sendPhoneCode } from '../../../domain/account/contact/confirm-phone.ts';
import { profileQuery } from '../../../domain/account/profile.ts';
import { withProofAgain } from '../../../domain/account/proof-again/with-proof-again.ts';
import { call } from '../../../lib/api.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { loadPhoneMetadata, readablePhone } from '../../../ui/fields/phone-number.ts';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { email, phoneNumber } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { OfflineState } from '../../../ui/states/state-block.tsx';
import text from '../../../ui/text/text.module.css';
import { Expandable, type ExpandedFormProps } from './expandable.tsx';
import styles from './lk.module.css';
import { PersonalDataSection } from './personal-data-section.tsx';
import { SectionForm } from './section-form.tsx';

type ContactSectionProps = {
  readonly title: string;
  readonly shown: string | null;
  readonly verified: boolean;
  readonly whenNone: string;
  readonly whenChanged: string;
  readonly form: (form: ExpandedFormProps) => ReactNode;
};

const ContactSection = (props: ContactSectionProps) => {
  const { title, shown, verified, whenNone, whenChanged, form } = props;
  const { t } = useTranslation();
  return (
    <SectionCard title={title}>
      {shown === null ? (
        <p className={text.dimmed}>{whenNone}</p>
      ) : (
        <p className={`${layout.row} ${text.breaks} ${styles.contact}`}>
          {shown}
          <Badge tone={verified ? 'green' : 'amber'}>
            {t(verified ? 'accounts.lk.verified' : 'accounts.lk.unverified')}
          </Badge>
        </p>
      )}
      <Expandable
        label={t(shown === null ? 'accounts.lk.add' : 'accounts.lk.change')}
        whenChanged={whenChanged}
      >
        {form}
      </Expandable>
    </SectionCard>
  );
};

/** The number as its country writes it, once the phone metadata is loaded. */
const useReadablePhone = (number: string | undefined): string | null => {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    loadPhoneMetadata().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, []);
  return number === undefined ? null : readablePhone(number, currentLanguage());
};

const phoneSchema = z.object({ mobileNumber: phoneNumber() });

const PhoneForm = ({ onCancel, onChanged }: ExpandedFormProps) => {
  const { t } = useTranslation();
  const flow = useFormFlow({
    schema: phoneSchema,
    defaultValues: { mobileNumber: '' },
    submit: async ({ mobileNumber }) => {
      if (await confirmPhone(await sendPhoneCode(mobileNumber))) onChanged();
    },
  });
  return (
    <SectionForm flow={flow} submitLabel={t('accounts.lk.getCode')} onCancel={onCancel}>
      <PhoneField control={flow.control} name="mobileNumber" label={t('accounts.phone.new')} />
    </SectionForm>
  );
};

const PhoneSection = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation();
  const shown = useReadablePhone(profile.phone?.value);
  useKeptContact('phone', confirmPhone);
  return (
    <ContactSection
      title={t('accounts.phone.title')}
      shown={shown}
      verified={profile.phone?.verified === true}
      whenNone={t('accounts.phone.none')}
      whenChanged={t('accounts.phone.changed')}
      form={(form) => <PhoneForm {...form} />}
    />
  );
};

const schema = z.object({ mail: email() });

const confirmMail = (confirmation: Confirmation) =>
  confirmContact('mail', confirmation, (code, signal) =>
    call('POST /users/change-mail-verification', { expect: 204, query: { code }, signal }),
  );

const EmailForm = ({ onCancel, onChanged }: ExpandedFormProps) => {
  const { t } = useTranslation();
  const flow = useFormFlow({
    schema,
    defaultValues: { mail: '' },
    submit: async ({ mail }) => {
      const answer = await withProofAgain(() => call('PUT /users/mail', { expect: 200, query: { mail } }));
      const { confirmation } = answer.body;
      if (await confirmMail({ ...confirmation, target: mail })) onChanged();
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
  useKeptContact('mail', confirmMail);
  return (
    <ContactSection
      title={t('accounts.email.title')}
      shown={profile.email?.value ?? null}
      verified={profile.email?.verified === true}
      whenNone={t('accounts.email.none')}
      whenChanged={t('accounts.email.changed')}
      form={(form) => <EmailForm {...form} />}
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
