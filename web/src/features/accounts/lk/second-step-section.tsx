import { Switch } from '@mantine/core';
import '../../../ui/fields/switch-styles.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts/accounts.ts';
import { withPasswordAgain } from '../../../domain/account/password-again/with-password-again.ts';
import { outdateProfile, profileQuery, savePersonalData } from '../../../domain/account/profile.ts';
import { isStale } from '../../../lib/api-error.ts';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import { handleError } from '../../../ui/errors/handle-error.ts';
import form from '../../../ui/form/form.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../accounts.module.css';
import { Done } from './section-form.tsx';

const SecondStepSwitch = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation();
  const change = useMutation({
    mutationFn: (secondStep: boolean) => withPasswordAgain(() => savePersonalData({ secondStep }, profile)),
    onError: (error) => (isStale(error) ? outdateProfile() : handleError(error)),
  });
  const shown = change.isPending ? change.variables : profile.secondStep;
  const stale = change.isError && isStale(change.error);
  return (
    <>
      <p className={text.dimmed}>{t('accounts.secondStep.text')}</p>
      <Switch
        size="md"
        label={t('accounts.secondStep.switch')}
        checked={shown}
        classNames={{ body: styles.switchBody ?? '', label: styles.switchLabel ?? '' }}
        onChange={(event) => !change.isPending && change.mutate(event.currentTarget.checked)}
      />
      <Done>
        {change.isSuccess && t(profile.secondStep ? 'accounts.secondStep.on' : 'accounts.secondStep.off')}
      </Done>
      <div role="alert" className={form.alert}>
        {stale && <p className={text.dimmed}>{t('accounts.secondStep.stale')}</p>}
      </div>
    </>
  );
};

export const SecondStepSection = () => {
  const { t } = useTranslation();
  const { data: profile } = useQuery(profileQuery);
  return (
    profile && (
      <SectionCard title={t('accounts.secondStep.title')}>
        <SecondStepSwitch profile={profile} />
      </SectionCard>
    )
  );
};
