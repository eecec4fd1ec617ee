import { Button, Loader } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DataCopy } from '#contract/accounts/own-data.ts';
import { whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { handleError } from '../../ui/errors/handle-error.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { saveCopy } from './own-data-calls.ts';
import { sizeWords } from './size-words.ts';

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

export const CopyRow = ({ copy }: { readonly copy: DataCopy }) => {
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
