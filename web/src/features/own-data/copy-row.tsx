import { Button, Loader } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DataCopy } from '#contract/accounts/own-data.ts';
import { whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { languageTag } from '../../lib/i18n.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { handleError } from '../../ui/errors/handle-error.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { saveCopy } from './own-data-calls.ts';

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
