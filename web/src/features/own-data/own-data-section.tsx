import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../ui/card/section-card.tsx';
import { infoDialog, openLoaded } from '../../ui/dialogs/open-dialog.ts';
import { handleError, tellRefusal } from '../../ui/errors/handle-error.ts';
import layout from '../../ui/layout/layout.module.css';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import text from '../../ui/text/text.module.css';
import { CopyRow } from './copy-row.tsx';
import { copiesQuery, deleteAccount, fetchDeletionPreview, requestCopy } from './own-data-calls.ts';

const loadDialog = async () => (await import('./deletion-dialog.tsx')).DeletionDialog;

const Copies = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(copiesQuery);
  const asking = useMutation({
    mutationFn: requestCopy,
    onError: handleError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: copiesQuery.queryKey }),
  });
  if (!data && isError)
    return <LoadFailure message={t('ownData.copy.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={1} height={44} />;
  const isMaking = data.some(({ state }) => state === 'MAKING');
  return (
    <>
      {data.map((copy) => (
        <CopyRow key={copy.id} copy={copy} />
      ))}
      {!isMaking && (
        <div>
          <Button variant="default" loading={asking.isPending} onClick={() => asking.mutate()}>
            {t(data.length === 0 ? 'ownData.copy.ask' : 'ownData.copy.askAgain')}
          </Button>
        </div>
      )}
    </>
  );
};

const Deletion = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const deleting = useMutation({
    mutationFn: async () => {
      const preview = await fetchDeletionPreview();
      const isSure = await openLoaded(loadDialog, { preview }, false);
      if (!isSure) return;
      await deleteAccount(preview.bookings.map(({ id }) => id));
      await infoDialog({ title: t('ownData.deletion.doneTitle'), message: t('ownData.deletion.done') });
      await navigate({ to: '/logout', replace: true });
    },
    onError: tellRefusal,
  });
  return (
    <div className={`${layout.apart} ${layout.ruled}`}>
      <p className={text.dimmed}>{t('ownData.deletion.hint')}</p>
      <Button variant="default" loading={deleting.isPending} onClick={() => deleting.mutate()}>
        {t('ownData.deletion.button')}
      </Button>
    </div>
  );
};

export const OwnDataSection = () => {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('ownData.title')} hint={t('ownData.copy.hint')}>
      <Copies />
      <Deletion />
    </SectionCard>
  );
};
