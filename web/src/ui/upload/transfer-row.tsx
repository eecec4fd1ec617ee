import { ActionIcon, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import { useTranslation } from 'react-i18next';
import { ApiError, NetworkError } from '../../lib/api-error.ts';
import type { Words } from '../errors/words.ts';
import { wordsIn } from '../errors/words.ts';
import { CrossIcon } from '../icons/icon.tsx';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import { FileIcon } from './file-icon.tsx';
import { shortenName } from './file-words.ts';
import styles from './upload.module.css';
import type { Transfer } from './upload-queue.ts';

const uploadFailureOf = (error: unknown): Words => {
  if (error instanceof NetworkError) return { key: 'upload.noConnection' };
  const message =
    error instanceof ApiError ? (error.fieldErrors[0]?.message ?? error.body?.message) : undefined;
  return message ? { text: message } : { key: 'upload.failed' };
};

type TransferRowProps = {
  readonly transfer: Transfer;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
};

const Progress = ({ transfer }: { readonly transfer: Transfer }) => {
  const { t } = useTranslation();
  const percent = Math.round(transfer.progress * 100);
  return (
    <>
      <progress
        className={styles.progress}
        max={100}
        value={percent}
        aria-label={t('upload.progress', { name: transfer.file.name })}
      />
      <span className={`${text.hint} ${text.figures}`}>{percent}%</span>
    </>
  );
};

export const TransferRow = ({ transfer, onCancel, onRetry }: TransferRowProps) => {
  const { t } = useTranslation();
  const { file, state, error } = transfer;
  const { name } = file;
  return (
    <li className={`${layout.line} ${styles.row}`}>
      <FileIcon name={name} />
      <div className={`${layout.row} ${layout.grow}`}>
        <span className={styles.name} title={name}>
          {shortenName(name)}
        </span>
        {state === 'uploading' && <Progress transfer={transfer} />}
        {state === 'waiting' && <span className={`${text.hint} ${text.figures}`}>{t('upload.waiting')}</span>}
        {state === 'failed' && (
          <>
            <span role="alert" className={styles.alert}>
              {wordsIn(t, uploadFailureOf(error))}
            </span>
            <Button variant="default" aria-label={t('upload.retry', { name })} onClick={onRetry}>
              {t('common.retry')}
            </Button>
          </>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(state === 'failed' ? 'upload.discard' : 'upload.cancel', { name })}
        onClick={onCancel}
      >
        <CrossIcon />
      </ActionIcon>
    </li>
  );
};
