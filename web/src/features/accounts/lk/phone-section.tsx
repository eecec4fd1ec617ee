import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts/accounts.ts';
import { confirmPhone, sendPhoneCode } from '../../../domain/account/contact/confirm-phone.ts';
import { useKeptContact } from '../../../domain/account/contact/use-kept-contact.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { loadPhoneMetadata, readablePhone } from '../../../ui/fields/phone-number.ts';
import { phoneNumber } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { type ContactFormProps, ContactSection } from './contact-section.tsx';
import { SectionForm } from './section-form.tsx';

/** The number formatted for its country; unformatted until the phone metadata is loaded. */
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

const schema = z.object({ mobileNumber: phoneNumber() });

const PhoneForm = ({ profile, onCancel, onChanged }: ContactFormProps) => {
  const { t } = useTranslation();
  const flow = useFormFlow({
    schema,
    defaultValues: { mobileNumber: '' },
    submit: async ({ mobileNumber }) => {
      if (await confirmPhone(await sendPhoneCode(mobileNumber), profile)) onChanged();
    },
  });
  return (
    <SectionForm flow={flow} submitLabel={t('accounts.lk.getCode')} onCancel={onCancel}>
      <PhoneField control={flow.control} name="mobileNumber" label={t('accounts.phone.new')} />
    </SectionForm>
  );
};

export const PhoneSection = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation();
  const shown = useReadablePhone(profile.phone?.value);
  useKeptContact('phone', (confirmation) => confirmPhone(confirmation, profile));
  return (
    <ContactSection
      title={t('accounts.phone.title')}
      shown={shown}
      verified={profile.phone?.verified === true}
      whenNone={t('accounts.phone.none')}
      whenChanged={t('accounts.phone.changed')}
      form={(form) => <PhoneForm profile={profile} {...form} />}
    />
  );
};
