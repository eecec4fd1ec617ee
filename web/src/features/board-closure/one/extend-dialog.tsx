import { Button } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosureView } from '#contract/bookings/closures.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { fetchBody } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import layout from '../../../ui/layout/layout.module.css';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { PlanTotals } from '../closure-bar.tsx';
import { ConcernedList } from '../plan/concerned-list.tsx';
import { PlanRefusal } from '../plan/plan-refusal.tsx';
import { closureQuery, remember } from './closure-calls.ts';

const extensionQuery = ({ id, version }: ClosureView, to: string) =>
  queryOptions({
    queryKey: [...closureQuery(id).queryKey, 'extension', to, version],
    queryFn: ({ signal }) =>
      fetchBody('PUT /closures/{id}', { params: { id }, body: { to, dryRun: true }, signal }),
    staleTime: 0,
    retry: false,
  });

type Props = { readonly closure: ClosureView; readonly to: string; readonly close: () => void };

export const ExtendDialog = ({ closure, to, close }: Props) => {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(extensionQuery(closure, to));
  const [isOther, setIsOther] = useState(false);
  const extend = useMutation({
    mutationFn: (plan: string) =>
      fetchBody('PUT /closures/{id}', {
        params: { id: closure.id },
        body: { to, plan, version: closure.version },
      }),
    networkMode: 'always',
    onSuccess: (outcome) => {
      remember(outcome.closure);
      close();
    },
    onError: async (refusal) => {
      if (!hasCode(refusal, 'PLAN_CHANGED')) return handleRefusal(refusal);
      setIsOther(true);
      void refetch();
    },
  });
  return (
    <DialogFrame
      size="lg"
      title={t('boardClosure.one.extendTitle', { when: whenWords(to) })}
      actions={
        <>
          <Button variant="default" disabled={extend.isPending} onClick={close} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button
            loading={extend.isPending}
            disabled={!data || isFetching || error !== null}
            onClick={() => data && extend.mutate(data.plan)}
          >
            {t('boardClosure.one.extendOk', { when: whenWords(to) })}
          </Button>
        </>
      }
    >
      {isOther && <Callout role="alert">{t('boardClosure.changed.title')}</Callout>}
      {error && <PlanRefusal error={error} onRetry={() => void refetch()} />}
      {data ? (
        <div className={layout.stack}>
          <PlanTotals plan={data} />
          <ConcernedList key={data.plan} plan={data} />
        </div>
      ) : (
        !error && <SkeletonRows rows={4} height={34} />
      )}
    </DialogFrame>
  );
};
