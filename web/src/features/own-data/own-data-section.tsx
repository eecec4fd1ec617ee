import { Button, Loader } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DataCopy } from '#contract/accounts/own-data.ts';
import { whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { languageTag } from '../../lib/i18n.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { SectionCard } from '../../ui/card/section-card.tsx';
import { infoDialog, openLoaded } from '../../ui/dialogs/open-dialog.ts';
import { handleError, tellRefusal } from '../../ui/errors/handle-error.ts';
import layout from '../../ui/layout/layout.module.css';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import text from '../../ui/text/text.module.css';
import { copiesQuery, deleteAccount, fetchDeletionPreview, requestCopy, saveCopy } from './own-data-calls.ts';

/** Size in the reader's language, such as `3 kB` or `12 MB`. */
const sizeWords = (bytes: number): string => {
  const [unit, value] = bytes < 1_000_000 ? ['kilobyte', bytes / 1000] : ['megabyte', bytes / 1_000_000];
  const options = { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(languageTag(), options).format(Math.max(value, 0.1));
};

const ReadyCopy = ({ copy }: { readonly copy: DataCopy }) => {
  const { t } = useTranslation();
  const saving = useMutation({ mutationFn: () => saveCopy(copy.id), onError: handleError });
  return (
    <div className={`${layout.apart} ${layout.ruled}`}>
      <div>
        <p className={text.strong}>{t('ownData.copy.ready', { size: sizeWords(copy.size ?? 0) })}</p>
        {copy.expiresDate !== null && (
          <p className={text.hint}>{t('ownData.copy.until', { when: whenWords(copy.expiresDate) })}</p>
        )}
      </div>
      <Button loading={saving.isPending} onClick={() => saving.mutate()}>
        {t('ownData.copy.download')}
      </Button>
    </div>
  );
};

const CopyRow = ({ copy }: { readonly copy: DataCopy }) => {
  const { t } = useTranslation();
  if (copy.state === 'READY') return <ReadyCopy copy={copy} />;
  if (copy.state === 'FAILED')
    return (
      <Callout tone="red" role="alert">
        <p>{t('ownData.copy.failed')}</p>
      </Callout>
    );
  return (
    <div className={`${layout.row} ${layout.ruled}`} role="status">
      <Loader size="sm" aria-hidden />
      <p>{t('ownData.copy.making')}</p>
    </div>
  );
};

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
