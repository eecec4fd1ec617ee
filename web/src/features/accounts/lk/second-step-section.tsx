import { Switch } from '@mantine/core';
import '../../../ui/fields/switch-styles.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts/accounts.ts';
import { hasConsoleRole } from '#kernel/access.ts';
import { factorsQuery } from '../../../domain/account/factors.ts';
import { outdateProfile, profileQuery, savePersonalData } from '../../../domain/account/profile.ts';
import { withProofAgain } from '../../../domain/account/proof-again/with-proof-again.ts';
import { isStale } from '../../../lib/api-error.ts';
import { lazyOrNothing } from '../../../lib/screen/lazy-or-nothing.ts';
import { useSession } from '../../../lib/session/session.ts';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import { handleError } from '../../../ui/errors/handle-error.ts';
import layout from '../../../ui/layout/layout.module.css';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './lk.module.css';
import { StatusNote } from './section-form.tsx';

const Factors = lazyOrNothing(async () => (await import('../factors/factors.tsx')).Factors);

const SecondStepSwitch = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation();
  const change = useMutation({
    mutationFn: (secondStep: boolean) => withProofAgain(() => savePersonalData({ secondStep }, profile)),
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
      <StatusNote>
        {change.isSuccess && t(profile.secondStep ? 'accounts.secondStep.on' : 'accounts.secondStep.off')}
      </StatusNote>
      <div role="alert" className={layout.live}>
        {stale && <p className={text.dimmed}>{t('accounts.secondStep.stale')}</p>}
      </div>
    </>
  );
};

/** The switch for codes in messages is hidden once there is a factor, because those are then never sent. */
const Steps = ({ profile }: { readonly profile: Profile }) => {
  const { data: list, isPending } = useQuery(factorsQuery);
  const { credential } = useSession();
  if (isPending) return <SkeletonRows rows={2} height={72} />;
  return (
    <>
      {!list?.factors.length && <SecondStepSwitch profile={profile} />}
      <Suspense>
        {list && (
          <Factors list={list} mayChange={credential?.slot === 'admin' || !hasConsoleRole(profile.roles)} />
        )}
      </Suspense>
    </>
  );
};

export const SecondStepSection = () => {
  const { t } = useTranslation();
  const { data: profile } = useQuery(profileQuery);
  return (
    profile && (
      <SectionCard title={t('accounts.secondStep.title')}>
        <Steps profile={profile} />
      </SectionCard>
    )
  );
};
