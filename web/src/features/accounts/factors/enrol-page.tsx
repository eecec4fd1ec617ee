import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { factorsQuery } from '../../../domain/account/factors.ts';
import { outdateProfile } from '../../../domain/account/profile.ts';
import { proveFactorAgain } from '../../../domain/account/proof-again/with-proof-again.ts';
import { tellRefusal } from '../../../ui/errors/handle-error.ts';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import text from '../../../ui/text/text.module.css';
import { FormCard } from '../form-card.tsx';
import { AddWays } from './add-ways.tsx';
import { useFactorActs } from './use-factor-acts.ts';

const Enrol = () => {
  const { t } = useTranslation();
  return (
    <>
      <AddWays acts={useFactorActs()} />
      <p className={text.hint}>{t('accounts.enrol.next')}</p>
    </>
  );
};

/** Asks for a factor that the account got in another session. */
const Prove = () => {
  const { t } = useTranslation();
  const proving = useMutation({
    mutationFn: proveFactorAgain,
    onSuccess: outdateProfile,
    onError: tellRefusal,
  });
  return (
    <Button fullWidth loading={proving.isPending} onClick={() => proving.mutate()}>
      {t('accounts.enrol.prove')}
    </Button>
  );
};

/** The only page of a console session until it has the factor that the installation demands. */
export const EnrolPage = ({ footer }: { readonly footer: ReactNode }) => {
  const { t } = useTranslation();
  const { data, isError, isPaused, refetch } = useQuery(factorsQuery);
  const hasFactor = data !== undefined && data.factors.length > 0;
  return (
    <FormCard
      title={t(hasFactor ? 'accounts.enrol.proveTitle' : 'accounts.enrol.title')}
      text={t(hasFactor ? 'accounts.enrol.proveText' : 'accounts.enrol.text')}
      footer={footer}
    >
      {data && (hasFactor ? <Prove /> : <Enrol />)}
      {!data && (isError || isPaused) && (
        <LoadFailure message={t('accounts.factors.loadFailed')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && !isPaused && <SkeletonRows rows={2} height={72} />}
    </FormCard>
  );
};
