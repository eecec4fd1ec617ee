import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts/accounts.ts';
import { NameFields } from '../../../domain/account/name-fields.tsx';
import { reloadProfile, savePersonalData } from '../../../domain/account/profile.ts';
import { isStale } from '../../../lib/api-error.ts';
import { StaleCallout } from '../../../ui/callout/stale-callout.tsx';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import { optionalText, requiredText } from '../../../ui/form/field-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import { StatusNote } from './section-form.tsx';

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
  // `keepDirtyValues` works only if `dirtyFields` is read, because reading subscribes.
  const { isDirty, dirtyFields: _ } = formState;
  useUnsavedWork(() => isDirty);
  useEffect(() => reset(namesOf(profile), { keepDirtyValues: true }), [profile, reset]);
  return {
    flow,
    isDirty,
    saved: saved && !isDirty,
    stale,
    reload: () => reloadProfile().then(() => setStale(false)),
  };
};

export const PersonalDataSection = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation();
  const { flow, isDirty, saved, stale, reload } = usePersonalData(profile);
  return (
    <SectionCard title={t('accounts.personalData.title')}>
      <Form
        flow={flow}
        actions={
          <>
            {stale && (
              <StaleCallout
                isAnswer
                text={t('accounts.lk.stale')}
                action={t('accounts.lk.reload')}
                onTake={reload}
              />
            )}
            <div>
              <SubmitButton fullWidth={false} disabled={!isDirty || stale}>
                {t('common.save')}
              </SubmitButton>
            </div>
            <StatusNote>{saved && t('accounts.lk.saved')}</StatusNote>
          </>
        }
      >
        <NameFields control={flow.control} />
      </Form>
    </SectionCard>
  );
};
