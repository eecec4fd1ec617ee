import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts.ts';
import { optionalText, requiredText } from '../../../ui/form/field-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { NameFields } from '../name-fields.tsx';
import { AccountSection, Done } from './account-section.tsx';
import { isStale, savePersonalData } from './profile-changes.ts';
import { StaleNotice } from './stale-notice.tsx';
import { useUnsaved } from './unsaved.ts';

const schema = z.object({
  lastName: requiredText(100),
  firstName: requiredText(100),
  patronymic: optionalText(100),
});

const namesOf = ({ lastName, firstName, patronymic }: Profile) => ({
  lastName,
  firstName,
  patronymic: patronymic ?? '',
});

const usePersonalData = (profile: Profile) => {
  const [saved, setSaved] = useState(false);
  const [stale, setStale] = useState(false);
  const flow = useFormFlow({
    schema,
    defaultValues: namesOf(profile),
    submit: async (names) => {
      await savePersonalData({ ...names, patronymic: names.patronymic || null }, profile);
      flow.form.reset(names);
      setSaved(true);
    },
    takeError: (error) => {
      if (isStale(error)) setStale(true);
      return isStale(error);
    },
  });
  const { reset, formState } = flow.form;
  // Read here, because only what is read is kept track of, and `keepDirtyValues` relies on it.
  const { isDirty, dirtyFields: _ } = formState;
  useUnsaved(isDirty);
  useEffect(() => reset(namesOf(profile), { keepDirtyValues: true }), [profile, reset]);
  return { flow, isDirty, saved: saved && !isDirty, stale, onReloaded: () => setStale(false) };
};

export const PersonalDataSection = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation();
  const { flow, isDirty, saved, stale, onReloaded } = usePersonalData(profile);
  return (
    <AccountSection title={t('accounts.personalData.title')}>
      <Form
        flow={flow}
        actions={
          <>
            {stale && <StaleNotice onReloaded={onReloaded} />}
            <div>
              <SubmitButton fullWidth={false} disabled={!isDirty || stale}>
                {t('common.save')}
              </SubmitButton>
            </div>
            <Done>{saved && t('accounts.lk.saved')}</Done>
          </>
        }
      >
        <NameFields control={flow.control} />
      </Form>
    </AccountSection>
  );
};
